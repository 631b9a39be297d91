"""Matches of computers and the options they considered."""

from collections.abc import Iterator
from typing import Any, Final

from cubacube.games import catalogue
from cubacube.rules import Action, Value
from cubacube.scenes.flicking.considered import FlicksConsidered
from cubacube.scenes.match.considered import Considered
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.inputs import Do, KeyPress
from cubacube.scenes.stage.scene import Close, Push
from cubacube.session.play.players import BOT_NAMES
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import InlineThinker

FRAME_S: Final = 1 / 60
_STEP_S: Final = 1.5


def table(
    name: str, strict: bool = False, options: tuple[tuple[str, Value], ...] = ()
) -> MatchScene[Any]:
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(BOT_NAMES[seat], SIDES[seat // game.crew], 1)
        for seat in range(max(2, game.fewest))
    )
    entry = MatchSetup(name, seats, seed=4, options=options, strict=strict)
    scene = catalogue.table(name).open_scene(entry, InlineThinker)
    assert isinstance(scene, MatchScene)
    return scene


def moments(scene: MatchScene[Any], most: int = 400) -> Iterator[MatchScene[Any]]:
    for _ in range(most):
        scene.handle(Do("confirm"))
        if isinstance(scene.update(_STEP_S), Close):
            return
        yield scene


def opened(scene: MatchScene[Any]) -> Considered:
    change = scene.handle(KeyPress("c"))
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


def last(scene: MatchScene[Any]) -> Action | None:
    found = scene.last_of_computer
    return None if found is None else found[1]


def weighs(scene: MatchScene[Any]) -> bool:
    """Whether the computer compared several options before its last choice."""
    if scene.last_of_computer is None:
        return False
    thoughts = known(opened(scene)).thoughts
    assert thoughts is not None
    return len(thoughts.worths) > 1


def told(scene: MatchScene[Any]) -> Considered | None:
    """Return the page of considered options, if there were any."""
    if last(scene) is None:
        return None
    page = known(opened(scene))
    return page if page.rows else None
