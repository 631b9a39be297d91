"""How a return match is entered: "Play again" at the end of a match."""

from typing import Any

from cubacube.rules import replace
from cubacube.session.play.setup import MatchSetup


def same_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """For a game in which nobody begins, or it does not matter."""
    return entry


def rotate_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """The next seat is the first one, with its role; names, colours and order stay."""
    first, *others = entry.seats
    return replace(entry, seats=(*others, first))


def next_begins(entry: MatchSetup, state: Any) -> MatchSetup:
    """Begun by the seat after the one that began last, for a game in which chance names who does.

    `state` is that at the end of the match.
    """
    return replace(entry, first=(state.starter + 1) % len(entry.seats))
