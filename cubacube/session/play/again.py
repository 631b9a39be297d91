"""Set up the return match for "Play again" at the end of a match."""

from typing import Any

from cubacube.rules import replace
from cubacube.session.play.setup import MatchSetup


def same_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """Keep the setup, for a game in which nobody begins or it does not matter."""
    return entry


def rotate_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """Move the first player to the last seat; the next one gets the first role.

    Names, colours and order stay.
    """
    first, *others = entry.seats
    return replace(entry, seats=(*others, first))


def next_begins(entry: MatchSetup, state: Any) -> MatchSetup:
    """Let the seat after the last starter begin, in a game that draws the starter.

    `state` is the state at the end of the match.
    """
    return replace(entry, first=(state.starter + 1) % len(entry.seats))
