"""Convert a match as the rules see it into the match that the table shows."""

from typing import Any, Generic, TypeVar

from cubacube.rules import TABLE, Choice, Rules, Seat
from cubacube.session.play.match import Match
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import SeatEntry, Seats

S = TypeVar("S")


class Adapter(Generic[S]):
    """Turns a match into the match that is drawn; by default they are the same.

    The rules have one seat for each person. The table may have fewer seats, if people share
    them.
    """

    greeting: tuple[str, ...] = ()
    """A notice before the match begins: title and lines."""

    def seats(self, players: Seats) -> Seats:
        """Return the seats of the table; by default, one for each player."""
        return players

    def seat(self, person: Seat) -> Seat:
        """Convert a seat of the rules to the seat at the table."""
        return person

    def choice(self, choice: Choice) -> Choice:
        """Convert the seat in a choice of the rules to the seat at the table."""
        return choice

    def who(self, choice: Choice, players: Seats, state: Any) -> SeatEntry | None:
        """Return who acts while the rules wait for `choice`; None for the dealer."""
        del state
        return None if choice.seat == TABLE else players[choice.seat]

    def state(self, state: Any) -> S:
        """Return the state that is drawn."""
        drawn: S = state
        return drawn

    def rules(self, match: Match[Any]) -> Rules[S]:
        """Return the rules that fit the drawn states."""
        return match.rules

    def match(self, match: Match[Any]) -> Match[S]:
        """Return the match with its drawn states."""
        return match

    def ended(self, result: MatchResult) -> MatchResult:
        """Convert a result of the rules to the result that is shown."""
        return result
