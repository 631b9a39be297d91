"""Predict which dice will touch next, and when.

For every pair of dice the predictor knows a time before which they cannot touch. It takes
the pair with the earliest time, moves both dice along their flights to that time, and
computes a new time. This repeats until two dice touch. The bounds become finer: first the
dice count as discs, then the last separating direction is used, and at last they are
turning squares (`Approach`).

A die that nothing pushes moves straight. It slides and turns slower and slower. So along
any fixed direction it never approaches faster than now. On a slope, the weight makes it
approach faster, but only by its pull there.
"""

from functools import cache
from itertools import combinations
from math import inf, sqrt
from typing import Final, TypeAlias

from cubacube.table.approach import Approach, until_closed
from cubacube.table.flight import Flight, Own
from cubacube.table.level import Level
from cubacube.table.trajectory import State

SHORTEST: Final = 1 / 256
"""Minimum time between two checks of a pair of dice, as a fraction of `steps.longest_s`."""

_FAR_S: Final = 1 / 60
"""If the coarsest bound for two dice is at least this time in seconds, it is not refined.

In the coarsest bound, dice count as discs.
"""

NEAR_S: Final = 1 / 1000
"""If the quick bound for two dice is less than this time in seconds, faces are measured."""

_MARGIN: Final = 1.05
"""Safety factor for rounding errors in the motion of dice."""

_CRAWL_MM_S: Final = 1.0
"""Lower limit of the speed, to avoid dividing by a rounding error."""

_Known: TypeAlias = tuple[float, float, float, float, float]
"""What separated two dice at the last measurement, and the angle of each die at that time."""


class ContactPredictor:
    """Predicts contacts of dice that move along `flights`, during one flick."""

    def __init__(self, level: Level, flights: list[Flight]) -> None:
        """Start without pending checks: call `pushed` with the dice that move.

        Dice are identified by their numbers in `flights`.
        """
        dice = level.dice
        self._approach = Approach(level)
        self._flights = flights
        self._rim = (dice.edge_mm / 2 - dice.corner_mm) * sqrt(2)
        self._circles = 2 * (self._rim + dice.corner_mm)
        self._sliding = 2 * level.roughest * level.cloth.gravity_mm_s2
        self._shortest_s = level.steps.longest_s * SHORTEST
        self._gyration2 = dice.edge_mm**2 / 6
        # For each pair: when to check it (`_due`); the same, whatever pushes its dice (`_sure`);
        # and when the dice will begin to push each other, if known (`_contacts`).
        self._pairs, self._of = _pairs(len(flights))
        self._due = [inf] * len(self._pairs)
        self._sure = [0.0] * len(self._pairs)
        self._contacts: dict[int, float] = {}
        self._parted: list[_Known | None] = [None] * len(self._pairs)
        self._fastest = 0.0
        self._pushing: list[int] = []

    def pushed(self, dice: list[int]) -> None:
        """Drop the predictions for these dice, because their velocities have changed suddenly."""
        self._fastest = 0.0
        due, sure = self._due, self._sure
        for die in dice:
            for number in self._of[die]:
                due[number] = sure[number]
        for number in list(self._contacts):
            one, other = self._pairs[number]
            if one in dice or other in dice:
                del self._contacts[number]

    def gone(self, die: int) -> None:
        """Stop watching a die."""
        self.pushed([die])
        for number in self._of[die]:
            self._due[number] = self._sure[number] = inf

    def arrived(self, now: float) -> bool:
        """Return whether any dice begin to push each other at the time `now`."""
        arrived = [number for number, at_s in self._contacts.items() if at_s <= now]
        for number in arrived:
            del self._contacts[number]
        self._pushing += arrived
        return bool(arrived)

    def in_touch(self) -> set[int]:
        """Return the dice that push each other now."""
        return {die for number in self._pushing for die in self._pairs[number]}

    def next_step(
        self, state: State, now: float, moving: list[int], then: float
    ) -> tuple[float, bool]:
        """Return when the next step must end, and whether dice push each other now.

        The step ends at `then` at the latest. Dice push each other if they touch and do not
        separate.
        """
        due, contacts = self._due, self._contacts
        if not self._fastest:
            self._fastest = self._find_fastest(state, moving)
        self._pushing = pushing = []
        for number in [number for number, at_s in enumerate(due) if at_s <= now]:
            one, other = self._pairs[number]
            free, pushes = self._look(state[one], state[other], number, now, now)
            due[number] = now + free
            if pushes:
                pushing.append(number)
                then = min(then, now + free)
        while due and (at_s := due[number := _first(due)]) < then:
            if number in contacts:
                then = at_s
                break
            one, other = self._pairs[number]
            own, its = self._flights[one].at(at_s), self._flights[other].at(at_s)
            free, pushes = self._look(own, its, number, at_s, None)
            due[number] = at_s + free
            if pushes:
                due[number] = contacts[number] = at_s
        for number in pushing:
            # Dice in touch are checked in every step.
            due[number] = now
        return then, bool(pushing)

    def _look(
        self, own: Own, its: Own, number: int, at_s: float, now: float | None
    ) -> tuple[float, bool]:
        """Return for how long after `at_s` two dice surely do not begin to push each other.

        The second result says whether they push each other at `at_s` itself. `number` is the index
        of the pair. `now` is None if the states of the dice at `at_s` were predicted from their
        flights.
        """
        free = self._bound(own, its, number, now)
        if free >= NEAR_S:
            return free, False
        one, other = self._pairs[number]
        flights = self._flights[one], self._flights[other]
        free, pushes, parted = self._approach.until(own, its, flights, at_s)
        self._parted[number] = *parted, own[2], its[2]
        return max(free, self._shortest_s), pushes

    def _find_fastest(self, state: State, moving: list[int]) -> float:
        """Return an upper bound for the speed at which any two dice can approach each other.

        The bound comes from the energy of all moving dice, because dice never gain energy.
        """
        motion = 0.0
        for die in moving:
            _, _, _, vx, vy, spin = state[die]
            motion += vx * vx + vy * vy + self._gyration2 * spin * spin
        return max(_MARGIN * sqrt(2 * motion), _CRAWL_MM_S)

    def _bound(self, one: Own, other: Own, number: int, now: float | None) -> float:
        """Return how long two dice surely do not meet; this is quick, as no faces are measured."""
        x, y, angle, vx, vy, spin = one
        its_x, its_y, its_angle, ovx, ovy, its_spin = other
        pull, dx, dy = self._pull(number), its_x - x, its_y - y
        free, far = 0.0, sqrt(dx * dx + dy * dy)
        gap = far - self._circles
        if gap > 0.0:
            if now is not None:
                self._sure[number] = now + gap / self._fastest
            ahead, back = dx * vx + dy * vy, dx * ovx + dy * ovy
            if ahead <= 0.0 <= back and not pull:
                return inf
            free = self._straight(gap, ahead / far, back / far, 0.0, pull)
            if free >= _FAR_S:
                return free
        if parted := self._parted[number]:
            nx, ny, least, own_angle, was_angle = parted
            gap = nx * dx + ny * dy - least
            gap -= self._rim * (abs(angle - own_angle) + abs(its_angle - was_angle))
            if gap > 0.0:
                turning = self._rim * (abs(spin) + abs(its_spin))
                ahead, back = nx * vx + ny * vy, nx * ovx + ny * ovy
                free = max(free, self._straight(gap, ahead, back, turning, pull))
        return free if vx or vy or spin or ovx or ovy or its_spin else inf

    def _pull(self, number: int) -> float:
        """Return how much faster slopes let two dice approach each other each second."""
        one, other = self._pairs[number]
        (px, py), (its_px, its_py) = self._flights[one].pull, self._flights[other].pull
        if px or py or its_px or its_py:
            return sqrt(px * px + py * py) + sqrt(its_px * its_px + its_py * its_py)
        return 0.0

    def _straight(
        self, gap: float, ahead: float, back: float, turning: float, pull: float
    ) -> float:
        """Return how long a gap along a fixed direction surely stays open.

        The first die closes the gap with the speed `ahead`. The second die opens the gap
        with the speed `back`. The turning of both dice closes the gap with the speed
        `turning`. All speeds are in mm/s, and `pull` of the slopes is in mm/s^2.
        """
        closing = turning + (ahead if ahead > 0.0 else 0.0) - (back if back < 0.0 else 0.0)
        if pull:
            free = until_closed(gap, closing, pull)
        elif closing > 0.0:
            free = gap / closing
        else:
            return inf
        if ahead * back > 0.0:
            # Both move the same way, and both may brake.
            free = max(free, until_closed(gap, turning + ahead - back, self._sliding))
        return free


def _first(due: list[float]) -> int:
    """Return the index of the least value; compiled, this loop is faster than `min`."""
    first, least = 0, due[0]
    for number, at_s in enumerate(due):
        if at_s < least:
            first, least = number, at_s
    return first


@cache
def _pairs(count: int) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """Return all pairs of `count` dice, and for each die the numbers of its pairs."""
    pairs = list(combinations(range(count), 2))
    return pairs, [[n for n, pair in enumerate(pairs) if die in pair] for die in range(count)]
