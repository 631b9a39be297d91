"""What the 10,000th action of a match costs over the 10th: a long match must not grow slow."""

from statistics import median
from time import process_time

from cubacube.rules import Action, Choice, OneOf, Outcome, Step, frozen
from cubacube.session.play.match import Match

EARLY, LATE, AROUND = 10, 10_000, 9
"""Actions; the median of so many round them is taken."""


@frozen
class Counted(Action):
    """One more."""


class Counting:
    """Rules that cost next to nothing, so that the match is what is measured."""

    def setup(self, box: object, seats: int) -> int:
        """Nothing is counted yet."""
        del box, seats
        return 0

    def choices(self, state: int) -> tuple[Choice, ...]:
        """It never ends."""
        del state
        return (OneOf(0, (Counted(0),)),)

    def apply(self, state: int, action: Action) -> Step[int]:
        """Count."""
        del action
        return Step(state + 1)

    def outcome(self, state: int) -> Outcome | None:
        """Nobody ever wins."""
        del state
        return None

    def seen_by(self, state: int, seat: int) -> int:
        """There are no secrets."""
        del seat
        return state


def measure() -> dict[str, float]:
    """The figure by the name of the report; a ratio without a unit."""
    match = Match(Counting(), 0)
    times = []
    for _ in range(LATE + AROUND):
        began = process_time()
        match = match.play(Counted(0))
        times.append(process_time() - began)
    late, early = (median(times[at - AROUND : at + AROUND]) for at in (LATE, EARLY))
    return {"match_append_10000_over_10": round(late / early, 1)}
