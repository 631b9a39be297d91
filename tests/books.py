"""Books of what players own, kept by nothing but what the referee tells.

Each game counts in `tests/games/<name>/books.py` what changes hands, money, Damage, cards,
kilometres, and says what each of its events claims of it. An event without a sentence claims
nothing; after every action the books must say what the state says.
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
"""Names without numbers, which could be taken for those of a sentence."""


@frozen
class Claim:
    """An event's word on one count: how it changes, and whether its sentence says the number."""

    key: Hashable
    change: int
    numbered: bool = False


class Books(Generic[S]):
    """What one game counts, and what its events claim."""

    def of(self, state: S) -> dict[Hashable, int]:
        """Everything that is counted, as the state has it."""
        raise NotImplementedError

    def claims(self, event: Event, book: Book, state: S) -> Iterator[Claim]:
        """What an event changes; `book` is as all before it left it, `state` as at the end."""
        raise NotImplementedError


class Bookkeeper:
    """Hears what is told of one match, and compares."""

    def __init__(self, game: Game, seats: int, start: Any) -> None:
        self._tell, self._names = game.tell, NAMES[:seats]
        self._books = books_of(game)
        self._book = self._books.of(start)

    def hear(self, turn: PlayedAction[Any]) -> None:
        """Enter what is told of one action.

        Raises:
            AssertionError: Something changed that no sentence tells, or was told and is not so.
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
    """The numbers of a sentence; thousands may be set apart."""
    return {int(re.sub(r"\D", "", each)) for each in re.findall(r"\d[\d\u00a0]*", words)}


def books_of(game: Game) -> Books[Any]:
    """The books of a game."""
    books: Books[Any] = import_module(f"tests.games.{game.name}.books").TheBooks()
    return books


def cleared(book: Book, *keys: Hashable) -> Iterator[Claim]:
    """Nothing is left of these."""
    return (Claim(key, -book.get(key, 0)) for key in keys)


def put_to(book: Book, key: Hashable, count: int) -> Claim:
    """So many of this from now on, as the rules have it."""
    return Claim(key, count - book.get(key, 0))
