"""Puzzle results, and streaks of daily puzzles."""

from datetime import date, timedelta
from operator import attrgetter
from typing import Annotated, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace
from cubacube.session.households.practised import FARTHEST_TENTH_MM, MadeFlick, merged_first
from cubacube.session.language.translation import _

MOST_PUZZLED = 120
"""Maximum puzzles per person; the one tried longest ago is dropped."""
Stands: TypeAlias = Literal["open", "solved", "shown"]
"""State of a puzzle: unsolved, solved, or its solution was shown before it was solved.

The states "solved" and "shown" are final.
"""

_Many = Annotated[int, Interval(ge=0, le=1_000_000)]


@frozen
class Puzzled:
    """The results of one puzzle.

    `tries` counts the tries so far; it stops when the puzzle is solved or its solution is
    shown. Of the flicks that solved it, the one nearest to the optimum is saved.
    """

    puzzle: Annotated[str, Len(1, 40)]
    tries: _Many
    stands: Stands = "open"
    near_tenth_mm: Annotated[int, Interval(ge=0, le=FARTHEST_TENTH_MM)] = FARTHEST_TENTH_MM
    flick: MadeFlick | None = None


@frozen
class Days:
    """A person's streaks of daily puzzles, in days, and the day of the last one solved.

    The day is a date such as 2026-11-22, or empty.
    """

    last: Annotated[str, Len(0, 10)] = ""
    streak: _Many = 0
    longest: _Many = 0

    def streak_on(self, today: date) -> int:
        """Return the current streak in days, or 0 if it ended before yesterday."""
        on = today.isoformat(), (today - timedelta(1)).isoformat()
        return self.streak if self.last in on else 0

    def with_solved(self, today: date) -> "Days":
        """Return the streaks after the puzzle of `today` was solved.

        If `today` is not later than the last day solved, nothing changes.
        """
        if self.last >= today.isoformat():
            return self
        streak = min(self.streak_on(today) + 1, 1_000_000)
        return Days(today.isoformat(), streak, max(self.longest, streak))


def fault_in_days(days: Days) -> str:
    """Return why the last day is invalid; empty if it is valid."""
    try:
        sound = not days.last or date.fromisoformat(days.last).isoformat() == days.last
    except ValueError:
        sound = False
    return "" if sound else _("must be a date such as 2026-11-22, or empty")


def merge_tries(before: Puzzled, now: Puzzled) -> Puzzled:
    """Add more tries at a puzzle to its earlier results.

    Once the puzzle is solved or its solution is shown, the number of tries and the state no
    longer change.
    """
    nearer = min(before, now, key=lambda each: each.near_tenth_mm)
    if before.stands != "open":
        return replace(nearer, tries=before.tries, stands=before.stands)
    tries = min(before.tries + now.tries, 1_000_000)
    return replace(nearer, tries=tries, stands=now.stands)


def with_tries(all_: tuple[Puzzled, ...], now: Puzzled) -> tuple[Puzzled, ...]:
    """Return all results with more tries at one puzzle; this puzzle then comes first."""
    return merged_first(now, all_, merge_tries, attrgetter("puzzle"), MOST_PUZZLED)
