"""Hidden information is never on screen in a replay, or behind a curtain after an undo.

Two matches that differ only in hidden information look the same. The difference is visible
only to the player behind their own open curtain.
"""

from random import Random
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.rules import NOBODY, Action, replace
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.live.undo import before_last
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Curtain, Showing
from cubacube.scenes.stage.inputs import KeyPress
from cubacube.scenes.stage.scene import Push, Scene
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup
from tests.random_matches import entry_for
from tests.scrambling import scrambled
from tests.test_secrets import DISCREET, WAYS, matches, ways

SIZE = (640, 360)
MOST = 60
"""Actions per match."""
PLACES = (20, 41, 58)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


@pytest.fixture(scope="module")
def view() -> View:
    return View(SIZE)


def entered(name: str) -> tuple[MatchSetup, tuple[Action, ...]]:
    """Return the setup and log of a match of people."""
    way = WAYS[name]
    entry = entry_for(way.game, way.seats, way.options, way.seeds[0])
    people = tuple(replace(seat, bot=None) for seat in entry.seats)
    return replace(entry, seats=people), matches(name)[0].actions()[:MOST]


def exchange(scene: MatchScene[Any], count: int) -> bool:
    """Scramble all secrets after `count` actions; return whether anything changed."""
    live = scene.live
    moment = live.past[count]
    turn = moment.match.turns[-1]
    other = scrambled(live.entry.game, turn.state, NOBODY, Random(3))
    turns = moment.match.turns.first(count - 1).added(replace(turn, state=other))
    match = replace(moment.match, turns=turns)
    live.past._moments[count] = replace(moment, match=match)
    return bool(other != turn.state)


def picture(scene: Scene, view: View) -> bytes:
    surface = pygame.Surface(SIZE)
    scene.draw(surface, view)
    return pygame.image.tobytes(surface, "RGB")


@ways(*DISCREET)
def test_of_a_match_that_is_looked_at_no_picture_depends_on_a_secret(name: str, view: View) -> None:
    entry, log = entered(name)
    table = catalogue.table(entry.game)
    one, other = (table.open_watched(entry, log) for _ in range(2))
    compared = 0
    for count in PLACES:
        compared += exchange(other, count)
        for scene in (one, other):
            scene.viewing.show_moment(count)
        assert picture(one, view) == picture(other, view)
        assert picture(rulings(one), view) == picture(rulings(other), view)
    assert compared


def rulings(scene: MatchScene[Any]) -> Scene:
    """Open the page of rulings."""
    change = scene.handle(KeyPress("l"))
    assert isinstance(change, Push)
    return change.scene


def opened(scene: MatchScene[Any]) -> None:
    """Open the curtain for the player who is asked."""
    scene.update(0.5)
    scene.handle(KeyPress("y"))
    assert not isinstance(scene.mode, Curtain)


def taken_back(scene: MatchScene[Any]) -> None:
    """Undo; everybody who is asked agrees."""
    change = scene.handle(KeyPress("z"))
    if isinstance(change, Push) and change.then is not None:
        change.then(True)


@ways("race", "smugglers", "marketeers")
def test_after_an_undo_a_secret_is_seen_only_by_who_opens_the_curtain_again(
    name: str, view: View
) -> None:
    entry, log = entered(name)
    curtains = differ = 0
    for length in range(30, len(log), 4):
        one, other = (
            catalogue.table(entry.game).open_scene(entry, book=Book(None, log[:length]))
            for _ in range(2)
        )
        count = before_last(one.live)
        if isinstance(one.mode, Showing) or count is None:
            continue
        exchanged = exchange(other, count)
        for scene in (one, other):
            if isinstance(scene.mode, Curtain):
                opened(scene)
            taken_back(scene)
        if not (isinstance(one.mode, Curtain) and exchanged):
            continue
        curtains += 1
        assert picture(one, view) == picture(other, view)
        for scene in (one, other):
            opened(scene)
        differ += picture(one, view) != picture(other, view)
        if differ:
            break
    assert curtains
    assert differ
