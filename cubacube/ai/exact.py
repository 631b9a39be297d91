"""Search the end of a game exhaustively: every seat plays its own best move."""

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from cubacube.rules import Seat

M = TypeVar("M", bound=Hashable)
Worth: TypeAlias = tuple[float, ...]
"""Final value for each seat."""


class Position(Hashable, Protocol[M]):
    """State of a game without randomness; equal positions have equal outcomes."""

    @property
    def seat(self) -> Seat:
        """Seat to move."""
        ...

    def moves(self) -> Sequence[M]:
        """Return the legal moves; empty when the game is over."""
        ...

    def after(self, move: M, /) -> "Position[M]":
        """Return the position after `move`."""
        ...

    def worth(self) -> Worth:
        """Return the final value for each seat."""
        ...


class TooManyError(Exception):
    """The search reached its limit of positions."""


def values(position: Position[M], positions: int) -> dict[M, float] | None:
    """Return the value of each move for the seat to move, if every seat plays its best.

    Returns None if the search needs more than `positions` positions.
    """
    known: dict[Position[M], Worth] = {}
    try:
        found = {move: _best(position.after(move), known, positions) for move in position.moves()}
    except TooManyError:
        return None
    return {move: worth[position.seat] for move, worth in found.items()}


def _best(position: Position[M], known: dict[Position[M], Worth], most: int) -> Worth:
    """Return the value of a position; if several moves are equally good, play the first."""
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
