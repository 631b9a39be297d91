"""C shows what a computer considered before its last choice, in all games; the match goes on."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Flick
from cubacube.rules import Action, Value
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.considered import FlicksConsidered
from cubacube.scenes.match.considered import MOST, Considered
from cubacube.scenes.match.key_help import KeyHelp
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.inputs import Do, Key
from cubacube.scenes.stage.scene import Close, Push
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.play.players import BOT_NAMES
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce

FRAME_S, LONG_S = 1 / 60, 3.0
FLICKING = ("race", "smugglers", "couriers", "cobbers")
BOARDS = ("calavera", "caramba", "atacama", "marketeers")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def table(
    name: str, strict: bool = False, options: tuple[tuple[str, Value], ...] = ()
) -> MatchScene[Any]:
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(BOT_NAMES[seat], SIDES[seat // game.crew], 1)
        for seat in range(max(2, game.fewest))
    )
    entry = MatchSetup(name, seats, seed=4, options=options, strict=strict)
    scene = catalogue.table(name).open_scene(entry, AtOnce)
    assert isinstance(scene, MatchScene)
    return scene


def moments(scene: MatchScene[Any], most: int = 400) -> Iterator[MatchScene[Any]]:
    for _ in range(most):
        scene.handle(Do("confirm"))
        if isinstance(scene.update(LONG_S / 2), Close):
            return
        yield scene


def opened(scene: MatchScene[Any]) -> Considered:
    change = scene.handle(Key("c"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Considered)
    return change.scene


def known(page: Considered) -> Considered:
    for _ in range(3000):
        page.update(FRAME_S)
        if page.thoughts is not None and not (
            isinstance(page, FlicksConsidered) and not page.trials.whole
        ):
            return page
    raise AssertionError("it never knows")


@pytest.mark.parametrize("name", FLICKING)
def test_the_flicks_are_shown_that_a_computer_tried(name: str) -> None:
    scene = next(each for each in moments(table(name)) if isinstance(last(each), Flick))
    page = known(opened(scene))

    assert page.thoughts is not None
    assert page.thoughts.chosen == last(scene)
    assert isinstance(page, FlicksConsidered)
    assert len(page.trials.ways) == len(page.thoughts.flicks) > 5
    assert 0 < len(page.rows) <= MOST
    assert 0 < sum(row.share for row in page.rows) <= 1.001
    assert str(len(page.thoughts.flicks)) in page._told(page.thoughts)


@pytest.mark.parametrize("name", BOARDS)
def test_the_choices_are_shown_that_a_computer_weighed(name: str) -> None:
    scene = next(each for each in moments(table(name)) if weighs(each))
    page = known(opened(scene))

    assert page.thoughts is not None
    assert page.thoughts.chosen == last(scene)
    (best,) = [row for row in page.rows if row.chosen]
    assert best.share == max(row.share for row in page.rows) == 1.0
    assert all(row.words for row in page.rows)


def last(scene: MatchScene[Any]) -> Action | None:
    found = scene._of_computers
    return None if found is None else found[1]


def weighs(scene: MatchScene[Any]) -> bool:
    """Whether the computer compared several things before its last choice."""
    if scene._of_computers is None:
        return False
    thoughts = known(opened(scene)).thoughts
    assert thoughts is not None
    return len(thoughts.worths) > 1


@pytest.mark.parametrize("name", ["race", "cobbers", "calavera", "marketeers"])
def test_the_match_goes_on_as_if_nobody_had_asked(name: str) -> None:
    def log(asks: bool) -> tuple[Action, ...]:
        scene = table(name)
        for number, each in enumerate(moments(scene, 40)):
            change = each.handle(Key("c")) if asks and number % 7 == 3 else None
            if isinstance(change, Push) and number % 2:
                change.scene.update(FRAME_S)
        return scene.live.match.actions()

    plain = log(asks=False)
    assert len(plain) > 5
    assert log(asks=True) == plain


@pytest.mark.parametrize("name", ["race", "calavera"])
def test_it_is_drawn_and_left_by_its_key_or_esc(name: str) -> None:
    scene = next(each for each in moments(table(name)) if last(each) is not None)
    view = View((640, 360))
    for leaves in (Key("c"), Do("back")):
        page = opened(scene)
        page.draw(pygame.Surface(view.size), view)
        known(page).draw(pygame.Surface(view.size), view)
        assert page.handle(leaves) == Close()


def test_a_row_shows_on_the_table_what_it_would_look_like() -> None:
    scene = next(each for each in moments(table("calavera")) if weighs(each))
    page = known(opened(scene))
    page.handle(Do("down"))
    page.handle(Do("down"))
    page.update(FRAME_S)

    assert page.table.mode.wish in [row.action for row in page.rows[1:]]


def test_what_a_computer_hides_is_not_told_by_its_reasons() -> None:
    closed = table("marketeers", options=(("hidden_hands", True),))
    scene = next(each for each in moments(closed) if last(each) is not None)
    change = scene.handle(Key("c"))

    assert isinstance(change, Push)
    assert isinstance(change.scene, Dialogue)


def test_in_a_strict_match_nobody_is_asked_for_reasons() -> None:
    for scene in moments(table("race", strict=True), 40):
        assert scene.handle(Key("c")) is None


def test_the_page_of_all_keys_names_it() -> None:
    scene = next(each for each in moments(table("race")) if last(each) is not None)
    change = scene.handle(Key("f3"))

    assert isinstance(change, Push)
    assert isinstance(change.scene, KeyHelp)
    assert "C" in [key for key, _words in change.scene.hints]
