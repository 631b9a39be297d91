"""The tables of all games at many moments of a match, while a person is asked."""

from collections.abc import Iterator
from typing import Any

from cubacube.games import catalogue
from cubacube.rules import TABLE, replace
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.match.live.past import Past
from cubacube.scenes.match.live.undo import go_to
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Asking, Curtain
from cubacube.session.keeping.book import Book
from tests.random_matches import entry_for
from tests.test_secrets import WAYS, matches

PAST_GUARD_S = 0.5


def moments(name: str, most: int) -> Iterator[MatchScene[Any]]:
    """Yield the table at questions to people, spread over a match of `WAYS`, curtains open."""
    way, log = WAYS[name], matches(name)[0].actions()
    entry = entry_for(way.game, way.seats, way.options, way.seeds[0])
    entry = replace(entry, seats=tuple(replace(seat, bot=None) for seat in entry.seats))
    scene = catalogue.table(way.game.name).open_scene(entry, book=Book(None, log))
    asked = [count for count, action in enumerate(log) if action.seat != TABLE]
    whole = scene.live.past
    for count in asked[:: max(1, len(asked) // most)]:
        at_moment(scene, whole, count)
        if isinstance(scene.mode, Asking):
            yield scene


def at_moment(scene: MatchScene[Any], whole: Past, count: int) -> None:
    """Set a table to the state after `count` actions of a whole match."""
    scene.live.past = whole.copy(whole.length)
    go_to(scene.live, count)
    ask_anew(scene)


def ask_anew(scene: MatchScene[Any]) -> None:
    """Reset the current question, as if nothing had been pressed, with the curtain open."""
    if isinstance(scene, BoardScene):
        type(scene.board).__init__(scene.board)
    scene._reopened()
    if isinstance(scene.mode, Curtain):
        scene.situation.viewer = scene.mode.seat
        scene.sequence.begin(scene.sequence.next_mode())
    scene.update(PAST_GUARD_S)
