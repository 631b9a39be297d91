"""What somebody has reached in puzzles, and on how many days on end."""

from datetime import date, timedelta
from typing import Annotated, Final, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace
from cubacube.session.households.practised import FARTHEST_TENTH_MM, MadeFlick

MOST_PUZZLED: Final = 120
"""Puzzles of one person; the one that was tried longest ago is forgotten."""
Stands: TypeAlias = Literal["open", "solved", "shown"]
"""Not solved yet; solved; or its way was shown before it was, and then it stays so."""

_Many = Annotated[int, Interval(ge=0, le=1_000_000)]


@frozen
class Puzzled:
    """One puzzle: so many tries until it was solved or shown, or as yet.

    Of the flicks that solved it the one is kept that came nearest to what is best.
    """

    puzzle: Annotated[str, Len(1, 40)]
    tries: _Many
    stands: Stands = "open"
    near_tenth_mm: Annotated[int, Interval(ge=0, le=FARTHEST_TENTH_MM)] = FARTHEST_TENTH_MM
    flick: MadeFlick | None = None


@frozen
class Days:
    """Puzzles of the day: when the last one was solved, as in 2026-11-22, and how many on end."""

    last: Annotated[str, Len(0, 10)] = ""
    streak: _Many = 0
    longest: _Many = 0

    def streak_on(self, today: date) -> int:
        """So many days on end, until today or yesterday."""
        on = today.isoformat(), (today - timedelta(1)).isoformat()
        return self.streak if self.last in on else 0

    def with_solved(self, today: date) -> "Days":
        """With that of today; a clock that was put back takes nothing away."""
        if self.last >= today.isoformat():
            return self
        streak = min(self.streak_on(today) + 1, 1_000_000)
        return Days(today.isoformat(), streak, max(self.longest, streak))


def fault_in_days(days: Days) -> str:
    """What no range tells: a day that is none; empty if all is well."""
    try:
        sound = not days.last or date.fromisoformat(days.last).isoformat() == days.last
    except ValueError:
        sound = False
    return "" if sound else "a day as in 2026-11-22 is wanted, or nothing"


def merge_tries(before: Puzzled | None, now: Puzzled) -> Puzzled:
    """A puzzle after somebody sat down to it once more: once it is solved or shown, it is that."""
    if before is None:
        return now
    nearer = min(before, now, key=lambda each: each.near_tenth_mm)
    if before.stands != "open":
        return replace(nearer, tries=before.tries, stands=before.stands)
    tries = min(before.tries + now.tries, 1_000_000)
    return replace(nearer, tries=tries, stands=now.stands)


def with_tries(all_: tuple[Puzzled, ...], now: Puzzled) -> tuple[Puzzled, ...]:
    """All that was reached, with one more sitting; its puzzle stands first then."""
    before = next((each for each in all_ if each.puzzle == now.puzzle), None)
    others = tuple(each for each in all_ if each.puzzle != now.puzzle)
    return (merge_tries(before, now), *others)[:MOST_PUZZLED]
