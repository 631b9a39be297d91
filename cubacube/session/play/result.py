"""The result of a match, which the scene of a game passes to the results page."""

from cubacube.rules import Outcome, frozen
from cubacube.session.play.setup import MatchSetup, SeatEntry


@frozen
class ScoreColumn:
    """One column of the results, such as a race: its title and a score per seat."""

    title: str
    scores: tuple[int, ...]


@frozen
class MatchResult:
    """The end of a match; names and colours are those of the setup."""

    outcome: Outcome
    parts: tuple[ScoreColumn, ...] = ()
    """Partial scores that explain the final ones; empty if there are none."""
    lines: tuple[str, ...] = ()
    """More sentences about the match, in the chosen language."""
    headline: str = ""
    """How it ended, in a few translated words; if empty, the winner is shown."""
    together: bool = False
    """Whether everybody has the same score, and all win or lose together."""
    again: MatchSetup | None = None
    """The setup of the return match; None for the same setup."""


def places(seats: tuple[SeatEntry, ...], outcome: Outcome) -> tuple[int, ...]:
    """Return the place of each seat, counted from 1.

    All winners get place 1. Equal scores share a place.
    """
    won = outcome.winners
    merits = {
        entry.side: (seat in won, 0 if seat in won else outcome.scores[seat])
        for seat, entry in enumerate(seats)
    }
    return tuple(
        1 + sum(other > merits[entry.side] for other in merits.values()) for entry in seats
    )
