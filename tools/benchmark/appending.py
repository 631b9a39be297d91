"""Compare the cost of the 10,000th action of a match with that of the 10th."""

from statistics import median
from time import process_time

from cubacube.rules import Action, Choice, OneOf, Outcome, Step, frozen
from cubacube.session.play.match import Match

EARLY, LATE, AROUND = 10, 10_000, 9
"""Numbers of the compared actions; the median is taken over `AROUND` actions on each side."""


@frozen
class Counted(Action):
    """Increase the count by one."""


class Counting:
    """Rules that cost almost nothing, so that only the match itself is measured."""

    def setup(self, box: object, seats: int) -> int:
        """Return the start state, 0."""
        del box, seats
        return 0

    def choices(self, state: int) -> tuple[Choice, ...]:
        """Return the only choice; the game never ends."""
        del state
        return (OneOf(0, (Counted(0),)),)

    def apply(self, state: int, action: Action) -> Step[int]:
        """Return the next number."""
        del action
        return Step(state + 1)

    def outcome(self, state: int) -> Outcome | None:
        """Return None: nobody ever wins."""
        del state
        return None

    def seen_by(self, state: int, seat: int) -> int:
        """Return the state unchanged: nothing is secret."""
        del seat
        return state


def measure() -> dict[str, float]:
    """Return the figure by its name in the report, a ratio without a unit."""
    match = Match(Counting(), 0)
    times = []
    for _ in range(LATE + AROUND):
        began = process_time()
        match = match.play(Counted(0))
        times.append(process_time() - began)
    late, early = (median(times[at - AROUND : at + AROUND]) for at in (LATE, EARLY))
    return {"match_append_10000_over_10": round(late / early, 1)}
