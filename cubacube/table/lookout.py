"""Which dice may meet next, and how long a step may be so that they do not pass that moment.

For every pair of dice the lookout knows a time before which they cannot touch: their gap, how fast
it can close along its own direction, and how much the cloth may add to that. Only pairs whose time
has come are measured again.
"""

from math import inf, sqrt

from cubacube.table.engine import WIDTH
from cubacube.table.gaps import square_gap, square_gap_bound
from cubacube.table.level import Level
from cubacube.table.motion import State

_SHORTEST = 1 / 256
"""No step is shorter than this share of the longest one."""


class Lookout:
    """Watches the pairs of `count` dice during one flick."""

    def __init__(self, count: int, level: Level) -> None:
        """Know nothing yet: every pair is to be measured."""
        dice, steps = level.dice, level.steps
        self._half = dice.edge_mm / 2 - dice.corner_mm
        self._rim = self._half * sqrt(2)
        self._corners = 2 * dice.corner_mm
        self._circles = 2 * self._rim + self._corners
        self._slow = level.slowdown_mm_s2
        self._steps = steps
        self._unknown = [0.0] * count
        self._free_until = [self._unknown[:] for _ in range(count)]
        for die, row in enumerate(self._free_until):
            row[die] = inf
        self._look_at = [0.0] * count
        self._close: list[tuple[float, int, int]] = []
        self._touching = False

    def pushed(self, die: int) -> None:
        """Forget what was known of a die whose velocity has jumped."""
        for row in self._free_until:
            row[die] = 0.0
        self._free_until[die] = self._unknown[:]
        self._free_until[die][die] = inf
        self._look_at = self._unknown[:]

    def gone(self, die: int) -> None:
        """Watch a die no longer."""
        self._unknown[die] = inf
        for row in self._free_until:
            row[die] = inf
        self._close = [pair for pair in self._close if die not in pair[1:]]

    def next_step(self, state: State, now: float, moving: list[int]) -> tuple[float, bool]:
        """How many seconds the next step may last, and whether dice are in touch before it."""
        seconds = longest = self._steps.longest_s
        close, self._close = self._close, []
        self._touching = False
        for due, die, other in sorted(close):
            if due < now + seconds:
                seconds = self._measure(state, now, die, other, seconds)
        for die in moving:
            if self._look_at[die] < now + seconds:
                row = self._free_until[die]
                for other, due in enumerate(row):
                    if due < now + seconds:
                        seconds = self._measure(state, now, die, other, seconds)
                self._look_at[die] = min(row)
        return max(seconds, longest * _SHORTEST), self._touching

    def _measure(self, state: State, now: float, die: int, other: int, seconds: float) -> float:
        """The length of the step, now that one more pair is known."""
        i, j = WIDTH * die, WIDTH * other
        dx, dy = state[j] - state[i], state[j + 1] - state[i + 1]
        rx, ry = state[j + 3] - state[i + 3], state[j + 4] - state[i + 4]
        gap = sqrt(dx * dx + dy * dy) - self._circles
        free = self._free_s(gap, sqrt(rx * rx + ry * ry))
        if free < seconds:
            turning = (abs(state[i + 5]) + abs(state[j + 5])) * self._rim
            gap, nx, ny, cornered = square_gap_bound(state, i, j, self._half)
            closing = turning - rx * nx - ry * ny
            free = self._free_s(gap - self._corners, closing)
            if cornered and free < seconds:
                gap, nx, ny = square_gap(state, i, j, self._half)
                closing = turning - rx * nx - ry * ny
                free = self._free_s(gap - self._corners, closing)
            if free < seconds:
                free = self._limit(gap - self._corners, closing)
                # Dice in touch are measured in every step.
                self._close.append((now + free if gap > self._corners else 0.0, die, other))
                seconds = min(seconds, free)
        self._free_until[die][other] = self._free_until[other][die] = now + free
        return seconds

    def _free_s(self, gap: float, closing: float) -> float:
        """The time that a gap needs to close, if the cloth brakes both dice at worst for it."""
        if gap <= 0.0:
            return 0.0
        return 2 * gap / (closing + sqrt(closing * closing + 4 * self._slow * gap))

    def _limit(self, gap: float, closing: float) -> float:
        """How long a step may be that ends with two dice in touch, or goes on from there."""
        steps = self._steps
        if gap <= 0.0:
            self._touching = True
        if closing <= 0.0:
            return steps.longest_s
        return ((gap + steps.contact_mm) if gap > 0.0 else steps.closing_mm) / closing
