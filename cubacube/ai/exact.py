"""The end of a game searched to its last action: everybody does what is best for themselves."""

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from cubacube.rules import Seat

M = TypeVar("M", bound=Hashable)
Worth: TypeAlias = tuple[float, ...]
"""What an end is worth to each seat."""


class Position(Hashable, Protocol[M]):
    """How a game without chance stands; equal positions have equal ends."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        ...

    def moves(self) -> Sequence[M]:
        """What they may do; nothing when the game is over."""
        ...

    def after(self, move: M, /) -> "Position[M]":
        """The position after a move."""
        ...

    def worth(self) -> Worth:
        """What the end is worth to everybody."""
        ...


class TooManyError(Exception):
    """There are more positions than were to be looked at."""


def values(position: Position[M], positions: int) -> dict[M, float] | None:
    """What each move brings its seat against the best play; None if it takes more positions."""
    known: dict[Position[M], Worth] = {}
    try:
        found = {move: _best(position.after(move), known, positions) for move in position.moves()}
    except TooManyError:
        return None
    return {move: worth[position.seat] for move, worth in found.items()}


def _best(position: Position[M], known: dict[Position[M], Worth], most: int) -> Worth:
    """What comes of a position; of equal moves the first is played."""
    if position in known:
        return known[position]
    if len(known) >= most:
        raise TooManyError
    moves, seat = position.moves(), position.seat
    if not moves:
        worth = position.worth()
    else:
        worth = max(
            [_best(position.after(move), known, most) for move in moves], key=lambda w: w[seat]
        )
    known[position] = worth
    return worth
