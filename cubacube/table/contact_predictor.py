"""Which dice may meet next, and how long a step may be so that they do not pass that moment.

For every pair of dice the predictor knows a time before which they cannot touch. Only pairs whose
time has come are looked at again, by ever finer bounds: as discs, along a direction that kept them
apart before, at last as squares that turn (`Approach`).

A die that nothing pushes goes straight on, ever slower, and turns ever slower. So along any fixed
direction it never comes faster nearer than now.
"""

from functools import cache
from itertools import combinations
from math import inf, sqrt
from typing import Final, TypeAlias

from cubacube.table.approach import Approach, until_closed
from cubacube.table.engine import WIDTH
from cubacube.table.flight import Flight
from cubacube.table.level import Level
from cubacube.table.trajectory import State

AHEAD_S: Final = 1 / 60
"""So far ahead contacts are looked for at once: what is near by then is measured."""

SHORTEST: Final = 1 / 256
"""No step is shorter than this share of the longest one of the level."""

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
        self._ahead_s = AHEAD_S
        self._approach = Approach(level, flights)
        self._rim = (dice.edge_mm / 2 - dice.corner_mm) * sqrt(2)
        self._circles = 2 * (self._rim + dice.corner_mm)
        self._sliding = 2 * level.roughest * level.cloth.gravity_mm_s2
        self._shortest_s = level.steps.longest_s * SHORTEST
        self._gyration2 = dice.edge_mm**2 / 6
        # Of each pair: when it is to be looked at, and so too whatever pushes its dice.
        self._pairs, self._of = _pairs(len(flights))
        self._due = [inf] * len(self._pairs)
        self._sure = [0.0] * len(self._pairs)
        self._parted: list[_Known | None] = [None] * len(self._pairs)
        self._fastest = 0.0
        self.pushing: list[int] = []
        """The pairs that pushed each other when they were looked at last."""

    def pushed(self, dice: list[int]) -> None:
        """Forget what was known of dice whose velocities have jumped."""
        self._fastest = 0.0
        due, sure = self._due, self._sure
        for die in dice:
            for number in self._of[die]:
                due[number] = sure[number]

    def gone(self, die: int) -> None:
        """Watch a die no longer."""
        for number in self._of[die]:
            self._due[number] = self._sure[number] = inf

    def in_touch(self) -> set[int]:
        """The dice that pushed each other when they were looked at last."""
        return {die for number in self.pushing for die in self._pairs[number]}

    def next_step(self, state: State, now: float, moving: list[int]) -> tuple[float, bool]:
        """How many seconds the next step may last, and whether dice push before it.

        Dice push that are in touch and do not part.
        """
        seconds, due, pushing = self._ahead_s, self._due, []
        if not self._fastest:
            self._fastest = self._find_fastest(state, moving)
        then = now + seconds
        soon = [number for number, at_s in enumerate(due) if at_s < then]
        for number in sorted(soon, key=due.__getitem__):
            if due[number] >= now + seconds:
                continue
            one, other = self._pairs[number]
            free = self._bound(state, now, number, WIDTH * one, WIDTH * other)
            if free < seconds:
                free, pushes, parted = self._approach.until(state, (one, other), now, seconds)
                self._parted[number] = *parted, state[WIDTH * one + 2], state[WIDTH * other + 2]
                seconds = min(seconds, free)
                if pushes:
                    pushing.append(number)
                    free = inf
            due[number] = now + free
        for number in pushing:
            # Dice in touch are measured in every step.
            due[number] = now
        self.pushing = pushing
        self._ahead_s = min(AHEAD_S, max(4 * seconds, 1 / 240))
        return max(seconds, self._shortest_s), bool(pushing)

    def _find_fastest(self, state: State, moving: list[int]) -> float:
        """A bound of how fast two dice will ever near each other: motion is never won."""
        motion = 0.0
        for die in moving:
            vx, vy, spin = state[WIDTH * die + 3 : WIDTH * die + WIDTH]
            motion += vx * vx + vy * vy + self._gyration2 * spin * spin
        return max(_MARGIN * sqrt(2 * motion), _CRAWL_MM_S)

    def _bound(self, state: State, now: float, number: int, i: int, j: int) -> float:
        """How long two dice are sure not to meet, without a look at their faces."""
        x, y, angle, vx, vy, spin = state[i : i + WIDTH]
        its_x, its_y, its_angle, ovx, ovy, its_spin = state[j : j + WIDTH]
        dx, dy = its_x - x, its_y - y
        free = 0.0
        if parted := self._parted[number]:
            nx, ny, least, own_angle, was_angle = parted
            gap = nx * dx + ny * dy - least
            gap -= self._rim * (abs(angle - own_angle) + abs(its_angle - was_angle))
            if gap > 0.0:
                turning = self._rim * (abs(spin) + abs(its_spin))
                free = self._straight(gap, nx * vx + ny * vy, nx * ovx + ny * ovy, turning)
                if free >= AHEAD_S:
                    return free
        far = sqrt(dx * dx + dy * dy)
        gap = far - self._circles
        if gap > 0.0:
            self._sure[number] = now + gap / self._fastest
            ahead, back = dx * vx + dy * vy, dx * ovx + dy * ovy
            return max(free, self._straight(gap, ahead / far, back / far, 0.0))
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
