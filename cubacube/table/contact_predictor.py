"""Which dice may meet next, and how long a step may be so that they do not pass that moment.

For every pair of dice the lookout knows a time before which they cannot touch: their gap, how fast
it can close along its own direction, and how much the cloth may add to that. Only pairs whose time
has come are measured again.
"""

from collections.abc import Iterable
from math import inf, sqrt

from cubacube.table.distances import facing, square_gap
from cubacube.table.engine import WIDTH
from cubacube.table.level import Level
from cubacube.table.trajectory import State

SHORTEST = 1 / 256
"""No step is shorter than this share of the longest one."""


class ContactPredictor:
    """Watches the pairs of `count` dice during one flick."""

    def __init__(self, count: int, level: Level) -> None:
        """Know nothing yet: every pair is to be measured."""
        dice, steps = level.dice, level.steps
        self._half = dice.edge_mm / 2 - dice.corner_mm
        self._rim = self._half * sqrt(2)
        self._corners = 2 * dice.corner_mm
        self._circles = 2 * self._rim + self._corners
        # Both dice braked against each other, and their spins, at the rim.
        self._braking = 5 * level.roughest * level.cloth.gravity_mm_s2
        # Half of what is allowed: the rest is for turning corners and braking dice.
        self._tolerance = steps.contact_mm / 2
        self._longest_s = steps.longest_s
        self._unknown = [0.0] * count
        self._free_until = [self._unknown[:] for _ in range(count)]
        for die, row in enumerate(self._free_until):
            row[die] = inf
        self._look_at = [0.0] * count
        self._close: list[tuple[float, int, int]] = []
        self._touching = False

    def pushed(self, dice: list[int]) -> None:
        """Forget what was known of dice whose velocities have jumped."""
        for row in self._free_until:
            for die in dice:
                row[die] = 0.0
        for die in dice:
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
        seconds = longest = self._longest_s
        self._touching = False
        if self._close:
            close, self._close = self._close, []
            for free_until, die, other in sorted(close):
                if free_until < now + seconds:
                    seconds = self._measure(state, now, die, ((other, 0.0),), seconds)
        for die in moving:
            if self._look_at[die] < now + seconds:
                row = self._free_until[die]
                seconds = self._measure(state, now, die, enumerate(row), seconds)
                self._look_at[die] = min(row)
        return max(seconds, longest * SHORTEST), self._touching

    def _measure(
        self,
        state: State,
        now: float,
        die: int,
        others: Iterable[tuple[int, float]],
        seconds: float,
    ) -> float:
        """The length of the step, now that the pairs of a die whose time has come are known."""
        i, row, circles, bend = WIDTH * die, self._free_until[die], self._circles, self._braking
        x, y, _, vx, vy, spin = state[i : i + WIDTH]
        for other, free_until in others:
            if free_until >= now + seconds:
                continue
            j = WIDTH * other
            dx, dy, rx, ry = state[j] - x, state[j + 1] - y, state[j + 3] - vx, state[j + 4] - vy
            speed = sqrt(rx * rx + ry * ry)
            gap = sqrt(dx * dx + dy * dy) - circles
            free = 2 * gap / (speed + sqrt(speed * speed + 2 * bend * gap)) if gap > 0.0 else 0.0
            if speed == 0.0 and spin == 0.0 and state[j + 5] == 0.0:
                free = self._longest_s
            if free < seconds:
                free, gap = self._closer(state, i, j, speed, seconds)
                if gap <= 0.0:
                    self._touching = True
                if free < seconds:
                    # Dice in touch are measured in every step.
                    self._close.append((now + free if gap > 0.0 else 0.0, die, other))
                    seconds = free
            row[other] = self._free_until[other][die] = now + free
        return seconds

    def _closer(
        self, state: State, i: int, j: int, speed: float, seconds: float
    ) -> tuple[float, float]:
        """How long two dice are sure not to overlap by more than the tolerance, and their gap."""
        half, rounding, tolerance = self._half, self._corners, self._tolerance
        face, corner, nx, ny, gap, along, gap2, along2 = facing(state, i, j, half)
        face_x, face_y, _, face_vx, face_vy, face_spin = state[face : face + WIDTH]
        x, y, _, vx, vy, spin = state[corner : corner + WIDTH]
        # How fast each corner comes nearer to the face, which turns itself.
        turn = face_spin - spin
        closing = (
            nx * (face_vx - vx)
            + ny * (face_vy - vy)
            + spin * (ny * (x - face_x) - nx * (y - face_y))
        )
        # And how much faster at worst while both turn and the cloth brakes them.
        face_spin, spin = abs(face_spin), abs(spin)
        rim = spin * self._rim
        bend = (
            self._braking
            + face_spin * (face_spin * (half + abs(gap)) + 2 * (speed + rim))
            + spin * rim
        )
        gap -= rounding
        free = _until((gap if gap > 0.0 else 0.0) + tolerance, closing - turn * along, bend)
        if turn:
            gap2 -= rounding
            free2 = _until((gap2 if gap2 > 0.0 else 0.0) + tolerance, closing - turn * along2, bend)
            free = min(free, free2)
        if free < seconds and gap > -rounding and not -half <= along <= half:
            gap, nx, ny = square_gap(state, i, j, half)
            closing = (face_spin + spin) * self._rim
            closing -= nx * (state[j + 3] - state[i + 3]) + ny * (state[j + 4] - state[i + 4])
            gap -= rounding
            free = max(free, _until(max(gap, 0.0) + tolerance, closing, self._braking))
        return free, gap


def _until(gap: float, closing: float, bend: float) -> float:
    """The least time in which a gap closes at a speed that grows by at most `bend` mm/s^2."""
    return 2 * gap / (closing + sqrt(closing * closing + 2 * bend * gap))
