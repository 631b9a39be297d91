"""Independent accounts of what players own, based only on what the referee says.

Each game counts money, Damage, cards and kilometres in `tests/games/<name>/books.py`, and
says what each event claims to change. An event without a sentence claims nothing. After
every action the accounts must equal the state.
"""

import re
from collections.abc import Hashable, Iterator, Mapping
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar

from cubacube.rules import Event, frozen
from cubacube.session.play.game import Game
from cubacube.session.play.match import PlayedAction

S = TypeVar("S")
Book: TypeAlias = Mapping[Hashable, int]


NAMES = ("Ana", "Bea", "Cai", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida", "Jan")
"""Names without digits, which could be confused with the numbers in a sentence."""


@frozen
class Claim:
    """What an event says about one count: the change, and whether the sentence has the number."""

    key: Hashable
    change: int
    numbered: bool = False


class Books(Generic[S]):
    """The counts of one game, and what its events claim."""

    def of(self, state: S) -> dict[Hashable, int]:
        """Return all counts in a state."""
        raise NotImplementedError

    def claims(self, event: Event, book: Book, state: S) -> Iterator[Claim]:
        """Yield the changes that an event claims.

        `book` holds the counts before the event, `state` is the state at the end of the
        action.
        """
        raise NotImplementedError


class Bookkeeper:
    """Follows the events of a match, and compares the counts with the state."""

    def __init__(self, game: Game, seats: int, start: Any) -> None:
        self._tell, self._names = game.tell, NAMES[:seats]
        self._books = books_of(game)
        self._book = self._books.of(start)

    def hear(self, turn: PlayedAction[Any]) -> None:
        """Apply the events of one action and compare.

        Raises:
            AssertionError: A change has no sentence, or a sentence is false.
        """
        for event in turn.events:
            words = self._tell(event, self._names, turn.state)
            for claim in self._books.claims(event, dict(self._book), turn.state):
                assert words or not claim.change, f"{event} is not told"
                said = numbers_in(words)
                assert not claim.numbered or abs(claim.change) in (0, *said), (words, claim)
                self._book[claim.key] = self._book.get(claim.key, 0) + claim.change
        truth = self._books.of(turn.state)
        wrong = {key: (self._book.get(key, 0), n) for key, n in truth.items()}
        wrong = {key: pair for key, pair in wrong.items() if pair[0] != pair[1]}
        assert not wrong, f"told and true differ in {wrong} after {turn.action}: {turn.events}"


def numbers_in(words: str) -> set[int]:
    """Return the numbers in a sentence, with or without thousands separators."""
    return {int(re.sub(r"\D", "", each)) for each in re.findall(r"\d+(?:,\d{3})*", words)}


def books_of(game: Game) -> Books[Any]:
    """The books of a game."""
    books: Books[Any] = import_module(f"tests.games.{game.name}.books").TheBooks()
    return books


def cleared(book: Book, *keys: Hashable) -> Iterator[Claim]:
    """Claim that these counts become zero."""
    return (Claim(key, -book.get(key, 0)) for key in keys)


def put_to(book: Book, key: Hashable, count: int) -> Claim:
    """Claim that a count is set to this value."""
    return Claim(key, count - book.get(key, 0))
