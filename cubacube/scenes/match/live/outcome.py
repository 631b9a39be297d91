"""Who has won a match on the screen."""

from typing import Any

from cubacube.rules import Seat
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.session.play.setup import SeatEntry


def winner(live: LiveMatch[Any]) -> SeatEntry | None:
    """Return the winner; None if nobody or more than one player has won."""
    winners = _winners(live)
    return live.entry.seats[winners[0]] if len(winners) == 1 else None


def won(live: LiveMatch[Any]) -> bool:
    """Return whether a person has won; always True if only computer players play."""
    seats = live.entry.seats
    alone = all(seat.bot is not None for seat in seats)
    return alone or any(seats[seat].bot is None for seat in _winners(live))


def _winners(live: LiveMatch[Any]) -> tuple[Seat, ...]:
    """Return the seats of the winners; empty before the end."""
    outcome = live.match.rules.outcome(live.match.state)
    return () if outcome is None else tuple(outcome.winners)
