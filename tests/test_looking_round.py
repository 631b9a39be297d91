"""In every game, all drawn dice, symbols, cards and chips have tips, also by keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.canvas.boxes import Bounds, Point, centre, holds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.canvas.tips import Tip, merged
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.help.look_round import LookRound
from cubacube.scenes.match.help.resting import REST_S, TooltipTracker
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.pictures.lines import HINTS, REFEREE
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.stage.inputs import Do, KeyPress, Pointer
from cubacube.scenes.stage.scene import Close, Push
from tests.moments import moments
from tests.test_secrets import WAYS, ways

VIEW = View((1280, 720))
ORNAMENT = {"check", "cross", "star", "lock", "person"}
"""Icons on buttons and next to sentences, which need no tip."""
FREE = ("race", "cobbers-race", "cobbers-smugglers", "smugglers", "couriers")
"""Games that do not offer forbidden choices, or explain them on the cloth."""


_WAYS = (Do("right"), 1, 0), (Do("down"), 0, 1), (Do("left"), -1, 0), (Do("up"), 0, -1)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


@contextmanager
def drawn_things(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, Point]]]:
    """Record every symbol and die that is drawn, with its centre on the canvas."""
    found: list[tuple[str, Point]] = []
    icon, die = Brush.icon, DiceArt.die

    def noted(self: Brush, name: str, middle: Point, *rest: Any, **named: Any) -> Any:
        found.append((name, middle))
        return icon(self, name, middle, *rest, **named)

    def noted_die(self: DiceArt, surface: Any, at: Point, *rest: Any, **named: Any) -> Any:
        found.append(("die", VIEW.to_logical(at)))
        return die(self, surface, at, *rest, **named)

    with monkeypatch.context() as patched:
        patched.setattr(Brush, "icon", noted)
        patched.setattr(DiceArt, "die", noted_die)
        yield found


def seen(scene: MatchScene[Any]) -> None:
    scene.summons.banner = None
    scene.draw(pygame.Surface(VIEW.size), VIEW)


@ways(*WAYS)
def test_all_that_is_drawn_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing: dict[str, set[str]] = {}
    for number, scene in enumerate(moments(name, 12)):
        assert isinstance(scene, BoardScene | FlickScene)
        scene.presenter.still._kept = None
        with drawn_things(monkeypatch) as things:
            for _ in range(2):
                seen(scene)
        tips = opened(scene).tips
        for thing, at in things:
            frame = holds(REFEREE, at) or holds(HINTS, at) or thing in ORNAMENT
            if not frame and not any(holds(tip.box, at) for tip in tips):
                missing.setdefault(thing, set()).add(f"{number} {at[0]:.0f} {at[1]:.0f}")
    assert not missing


def opened(scene: MatchScene[Any]) -> LookRound:
    change = scene.handle(KeyPress("f7"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, LookRound)
    return change.scene


def rounded(box: Bounds) -> tuple[int, ...]:
    return tuple(round(each) for each in box)


@ways(*WAYS)
def test_keys_go_to_every_tip_and_back_and_to_what_may_not_be_chosen(name: str) -> None:
    barred = 0
    for scene in moments(name, 5):
        seen(scene)
        looking = opened(scene)
        everything = {rounded(tip.box) for tip in scene.tips.all}
        assert {rounded(tip.box) for tip in looking.tips} == everything
        assert all(tip.title for tip in looking.tips)
        for step in (Do("next"), Do("prev")):
            found = set()
            for _ in looking.tips:
                found.add(rounded(looking.tip.box))
                assert looking.handle(step) is None
            assert found == everything
        barred += sum(bool(tip.why) for tip in looking.tips)
        for tip in looking.tips:
            x, y, width, height = tip.box
            assert 0 <= x + width / 2 <= WIDTH
            assert 0 <= y + height / 2 <= HEIGHT
    assert barred or name in FREE


@ways(*WAYS)
def test_an_arrow_goes_on_in_its_direction(name: str) -> None:
    scene = next(moments(name, 1))
    seen(scene)
    looking = opened(scene)
    for key, across, down in _WAYS:
        steps = 0
        while steps < 200:
            before = centre(looking.tip.box)
            looking.handle(key)
            after = centre(looking.tip.box)
            if after == before:
                break
            assert (after[0] - before[0]) * across + (after[1] - before[1]) * down > 0
            steps += 1
        assert 0 < steps < 200, key


@pytest.mark.parametrize("away", [Do("back"), Do("confirm"), KeyPress("f7"), Pointer("down", 5, 5)])
def test_it_is_left_and_nothing_has_happened(away: Any) -> None:
    scene = next(moments("calavera", 1))
    seen(scene)
    before = scene.live.match, scene.mode
    looking = opened(scene)
    assert looking.handle(KeyPress("r")) is None
    assert looking.handle(away) == Close()
    assert (scene.live.match, scene.mode) == before


def test_it_begins_at_the_ring() -> None:
    scene = next(moments("atacama", 1))
    seen(scene)
    scene.handle(Do("next"))
    scene.handle(Do("next"))
    ring = scene.mode.ring
    assert ring is not None
    assert opened(scene).tip.box == ring


def test_what_is_told_twice_of_a_thing_is_one_tip() -> None:
    box = (0.0, 0.0, 50.0, 50.0)
    told = Tip(box, "Die 1", "A skull."), Tip(box, "", "Keep it.", "A skull stays."), Tip(box, "")
    assert merged(told) == (Tip(box, "Die 1", "Keep it. A skull.", "A skull stays."),)
    assert merged([Tip(box, "", "Go here.")]) == (Tip(box, "Go here."),)
    assert merged([Tip(box, "", "", "Not here.")])[0].title == "Not here."


def test_the_mouse_is_not_told_what_is_quiet() -> None:
    resting = TooltipTracker()
    resting.hear(Pointer("move", 5, 5, 0))
    resting.update(REST_S)
    loud, quiet = Tip((0, 0, 9, 9), "loud"), Tip((0, 0, 9, 9), "quiet", quiet=True)
    assert resting.on((loud, quiet)) == loud


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["smugglers", "marketeers", "atacama"])
def test_no_tip_leaves_the_window(
    size: tuple[int, int], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, scene = View(size), next(moments(name, 1))
    scene.draw(pygame.Surface(size), view)
    looking = opened(scene)
    boxes: list[Any] = []
    monkeypatch.setattr(Brush, "put", lambda _s, text, at, *_a: boxes.append((text, at)))
    for _ in looking.tips:
        looking.draw(pygame.Surface(size), view)
        looking.handle(Do("next"))
    assert boxes
    for text, (x, y) in boxes:
        assert 0 <= x <= x + text.width / view.scale <= WIDTH + 1
        assert 0 <= y <= y + text.height / view.scale <= HEIGHT + 1
