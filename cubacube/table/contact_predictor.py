"""Which dice may meet next, and how long a step may be so that they do not pass that moment.

For every pair of dice the lookout knows a time before which they cannot touch: their gap, how fast
it can close along its own direction, and how much the cloth may add to that. Only pairs whose time
has come are measured again.
"""

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
        seconds = longest = self._longest_s
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
        return max(seconds, longest * SHORTEST), self._touching

    def _measure(self, state: State, now: float, die: int, other: int, seconds: float) -> float:
        """The length of the step, now that one more pair is known."""
        i, j = WIDTH * die, WIDTH * other
        dx, dy = state[j] - state[i], state[j + 1] - state[i + 1]
        rx, ry = state[j + 3] - state[i + 3], state[j + 4] - state[i + 4]
        speed = sqrt(rx * rx + ry * ry)
        if speed == 0.0 and state[i + 5] == 0.0 and state[j + 5] == 0.0:
            free = self._longest_s
        else:
            free = _until(sqrt(dx * dx + dy * dy) - self._circles, speed, self._braking)
        if free < seconds:
            free, gap = self._closer(state, i, j, speed, seconds)
            if gap <= 0.0:
                self._touching = True
            if free < seconds:
                # Dice in touch are measured in every step.
                self._close.append((now + free if gap > 0.0 else 0.0, die, other))
                seconds = free
        self._free_until[die][other] = self._free_until[other][die] = now + free
        return seconds

    def _closer(
        self, state: State, i: int, j: int, speed: float, seconds: float
    ) -> tuple[float, float]:
        """How long two dice are sure not to overlap by more than the tolerance, and their gap."""
        half, corners, tolerance = self._half, self._corners, self._tolerance
        face, corner, nx, ny, gap, along, gap2, along2 = facing(state, i, j, half)
        face_spin, spin = state[face + 5], state[corner + 5]
        # How fast each corner comes nearer to the face, which turns itself.
        turn = face_spin - spin
        closing = (
            nx * (state[face + 3] - state[corner + 3])
            + ny * (state[face + 4] - state[corner + 4])
            + spin
            * (ny * (state[corner] - state[face]) - nx * (state[corner + 1] - state[face + 1]))
        )
        # And how much faster at worst while both turn and the cloth brakes them.
        face_spin, spin = abs(face_spin), abs(spin)
        rim = spin * self._rim
        bend = (
            self._braking
            + face_spin * (face_spin * (half + abs(gap)) + 2 * (speed + rim))
            + spin * rim
        )
        gap -= corners
        free = min(
            _until(max(gap, 0.0) + tolerance, closing - turn * along, bend),
            _until(max(gap2 - corners, 0.0) + tolerance, closing - turn * along2, bend),
        )
        if free < seconds and gap > -corners and not -half <= along <= half:
            gap, nx, ny = square_gap(state, i, j, half)
            closing = (face_spin + spin) * self._rim
            closing -= nx * (state[j + 3] - state[i + 3]) + ny * (state[j + 4] - state[i + 4])
            gap -= corners
            free = max(free, _until(max(gap, 0.0) + tolerance, closing, self._braking))
        return free, gap


def _until(gap: float, closing: float, bend: float) -> float:
    """The least time in which a gap closes at a speed that grows by at most `bend` mm/s^2."""
    if gap <= 0.0:
        return 0.0
    return 2 * gap / (closing + sqrt(closing * closing + 2 * bend * gap))
