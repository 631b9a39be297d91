"""Set up the return match for "Play again" at the end of a match."""

from typing import Any

from cubacube.rules import replace
from cubacube.session.play.setup import MatchSetup


def same_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """Return the same setup, for a game in which it does not matter who begins."""
    return entry


def rotate_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """Move the first player to the last seat, so that the second player begins.

    Each player keeps their name and colour, and the order of the players stays the same.
    """
    first, *others = entry.seats
    return replace(entry, seats=(*others, first))


def next_begins(entry: MatchSetup, state: Any) -> MatchSetup:
    """Let the next seat begin, in a game that draws the first player at random.

    `state` is the state at the end of the last match. It holds the seat that began that
    match.
    """
    return replace(entry, first=(state.starter + 1) % len(entry.seats))
