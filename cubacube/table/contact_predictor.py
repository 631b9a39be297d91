"""Which dice will touch next, and when.

For every pair of dice the predictor knows a time before which they cannot touch. The pair whose
time comes first is looked at again, there where its flights will have taken it by then, until two
dice touch: by ever finer bounds, as discs, along a direction that kept them apart before, at last
as squares that turn (`Approach`).

A die that nothing pushes goes straight on, ever slower, and turns ever slower. So along any fixed
direction it never comes faster nearer than now.
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
"""Dice are not looked at again before this share of `steps.longest_s` of the level."""

_FAR_S: Final = 1 / 60
"""Dice that are free for so long as discs need no better bound."""

NEAR_S: Final = 1 / 1000
"""Dice that may be free for less are measured by their faces."""

_MARGIN: Final = 1.05
"""For what rounding may add to the motion of dice."""

_CRAWL_MM_S: Final = 1.0
"""So that what rounding leaves of motion is no divisor."""

_Known: TypeAlias = tuple[float, float, float, float, float]
"""What parted two dice, and the angles at which they then lay."""


class ContactPredictor:
    """Watches the pairs of dice on their `flights` during one flick."""

    def __init__(self, level: Level, flights: list[Flight]) -> None:
        """Dice are known by their numbers in `flights`; those that move are to be looked at."""
        dice = level.dice
        self._approach = Approach(level)
        self._flights = flights
        self._rim = (dice.edge_mm / 2 - dice.corner_mm) * sqrt(2)
        self._circles = 2 * (self._rim + dice.corner_mm)
        self._sliding = 2 * level.roughest * level.cloth.gravity_mm_s2
        self._shortest_s = level.steps.longest_s * SHORTEST
        self._gyration2 = dice.edge_mm**2 / 6
        # Of each pair: when it is to be looked at, and so too whatever pushes its dice; and when
        # they will begin to push each other, if that is known.
        self._pairs, self._of = _pairs(len(flights))
        self._due = [inf] * len(self._pairs)
        self._sure = [0.0] * len(self._pairs)
        self._contacts: dict[int, float] = {}
        self._parted: list[_Known | None] = [None] * len(self._pairs)
        self._fastest = 0.0
        self._pushing: list[int] = []

    def pushed(self, dice: list[int]) -> None:
        """Forget what was known of dice whose velocities have jumped."""
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
        """Watch a die no longer."""
        self.pushed([die])
        for number in self._of[die]:
            self._due[number] = self._sure[number] = inf

    def arrived(self, now: float) -> bool:
        """Whether dice begin to push each other at the end of a step."""
        arrived = [number for number, at_s in self._contacts.items() if at_s <= now]
        for number in arrived:
            del self._contacts[number]
        self._pushing += arrived
        return bool(arrived)

    def in_touch(self) -> set[int]:
        """The dice that push each other now."""
        return {die for number in self._pushing for die in self._pairs[number]}

    def next_step(
        self, state: State, now: float, moving: list[int], then: float
    ) -> tuple[float, bool]:
        """When a step to `then` has to end, and whether dice push each other before it.

        Dice push that are in touch and do not part.
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
        while due and (at_s := min(due)) < then:
            number = due.index(at_s)
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
            # Dice in touch are looked at in every step.
            due[number] = now
        return then, bool(pushing)

    def _look(
        self, own: Own, its: Own, number: int, at_s: float, now: float | None
    ) -> tuple[float, bool]:
        """How long two dice do not push each other from a time on, and whether they do then.

        A time that is not `now` is foretold by their flights.
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
        """A bound of how fast two dice will ever near each other: motion is never won."""
        motion = 0.0
        for die in moving:
            _, _, _, vx, vy, spin = state[die]
            motion += vx * vx + vy * vy + self._gyration2 * spin * spin
        return max(_MARGIN * sqrt(2 * motion), _CRAWL_MM_S)

    def _bound(self, one: Own, other: Own, number: int, now: float | None) -> float:
        """How long two dice are sure not to meet, without a look at their faces."""
        x, y, angle, vx, vy, spin = one
        its_x, its_y, its_angle, ovx, ovy, its_spin = other
        dx, dy = its_x - x, its_y - y
        free, far = 0.0, sqrt(dx * dx + dy * dy)
        gap = far - self._circles
        if gap > 0.0:
            if now is not None:
                self._sure[number] = now + gap / self._fastest
            ahead, back = dx * vx + dy * vy, dx * ovx + dy * ovy
            if ahead <= 0.0 <= back:
                return inf
            free = self._straight(gap, ahead / far, back / far, 0.0)
            if free >= _FAR_S:
                return free
        if parted := self._parted[number]:
            nx, ny, least, own_angle, was_angle = parted
            gap = nx * dx + ny * dy - least
            gap -= self._rim * (abs(angle - own_angle) + abs(its_angle - was_angle))
            if gap > 0.0:
                turning = self._rim * (abs(spin) + abs(its_spin))
                ahead, back = nx * vx + ny * vy, nx * ovx + ny * ovy
                free = max(free, self._straight(gap, ahead, back, turning))
        return free if vx or vy or spin or ovx or ovy or its_spin else inf

    def _straight(self, gap: float, ahead: float, back: float, turning: float) -> float:
        """How long a gap along a fixed direction lasts.

        One die goes `ahead` into it, the other `back` from it, both turn into it, in mm/s.
        """
        closing = turning + (ahead if ahead > 0.0 else 0.0) - (back if back < 0.0 else 0.0)
        if closing <= 0.0:
            return inf
        free = gap / closing
        if ahead * back > 0.0:
            # One goes after the other, and both may brake.
            free = max(free, until_closed(gap, turning + ahead - back, self._sliding))
        return free


@cache
def _pairs(count: int) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """All pairs of so many dice, and for each die the numbers of those it belongs to."""
    pairs = list(combinations(range(count), 2))
    return pairs, [[n for n, pair in enumerate(pairs) if die in pair] for die in range(count)]
