"""How a return match is entered: "Play again" at the end of a match."""

from cubacube.rules import replace
from cubacube.session.play.setup import MatchSetup


def same_seats(entry: MatchSetup) -> MatchSetup:
    """For a game in which chance names who begins, or it does not matter."""
    return entry


def seats_move_on(entry: MatchSetup) -> MatchSetup:
    """The next seat is the first one, with its role; names, colours and order stay."""
    first, *others = entry.seats
    return replace(entry, seats=(*others, first))
