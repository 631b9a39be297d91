"""Counts of what teams own, as in the game that the teams play."""

from collections.abc import Hashable, Iterator
from typing import Any

from cubacube.games.cobbers.rules.state import State
from cubacube.games.race.rules.state import State as RaceState
from cubacube.rules import Event
from tests.books import Book, Books, Claim
from tests.games.race.books import TheBooks as RaceBooks
from tests.games.smugglers.books import TheBooks as SmugglersBooks


class TheBooks(Books[State]):
    """The counts of the game that the teams play."""

    def of(self, state: State) -> dict[Hashable, int]:
        return _inside(state).of(state.inner)

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        return _inside(state).claims(event, book, state.inner)


def _inside(state: State) -> Books[Any]:
    return RaceBooks() if isinstance(state.inner, RaceState) else SmugglersBooks()
