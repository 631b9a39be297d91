"""Which dice may meet next, and how long a step may be so that they do not pass that moment.

For every pair of dice the predictor knows a time before which they cannot touch. Only pairs whose
time has come are looked at again, by ever finer bounds: as discs, along a direction that kept them
apart before, at last as squares that turn.

A die that nothing pushes goes straight on, ever slower, and turns ever slower. So along any fixed
direction it never comes faster nearer than now.
"""

from collections.abc import Iterable
from math import inf, sqrt
from operator import itemgetter
from typing import TypeAlias

from cubacube.table.distances import facing, square_gap
from cubacube.table.engine import WIDTH
from cubacube.table.level import Level
from cubacube.table.trajectory import State

SHORTEST = 1 / 256
"""No step is shorter than this share of the longest one."""

_LINGERING_MM_S = 1.0
"""Dice in touch that part more slowly are about to push again, for the cloth brakes them."""

_MARGIN = 1.05
"""For what rounding may add to the motion of dice."""

_CRAWL_MM_S = 1.0
"""So that what rounding leaves of motion is no divisor."""

_BY_TIME = itemgetter(1, 0)

_Apart: TypeAlias = tuple[float, float, float, float, float]
"""A direction from one die to another along which a line parted them, how far along it their
middles then had to be apart, and the angles at which they then lay."""


class ContactPredictor:
    """Watches the pairs of `count` dice during one flick."""

    def __init__(self, count: int, level: Level) -> None:
        """Know nothing yet: every pair is to be looked at."""
        dice, steps = level.dice, level.steps
        self._half = dice.edge_mm / 2 - dice.corner_mm
        self._rim = self._half * sqrt(2)
        self._corners = 2 * dice.corner_mm
        self._circles = 2 * self._rim + self._corners
        brake = level.roughest * level.cloth.gravity_mm_s2
        # Both dice braked against each other; and their spins, at the rim.
        self._sliding, self._braking = 2 * brake, 5 * brake
        # Half of what is allowed: the rest is for turning corners and braking dice.
        self._tolerance = steps.contact_mm / 2
        self._longest_s = steps.longest_s
        # Of each pair: unless something pushes them, and whatever pushes them.
        self._free_until, self._free_anyway = _table(count), _table(count)
        self._gyration2 = dice.edge_mm**2 / 6
        self._fastest = 0.0
        self._apart: list[list[_Apart | None]] = [[None] * count for _ in range(count)]
        self._look_at = [0.0] * count
        self._pushed: list[int] = []
        self._close: dict[tuple[int, int], float] = {}
        self._pushing = False

    def pushed(self, dice: list[int]) -> None:
        """Forget what was known of dice whose velocities have jumped."""
        for row, sure in zip(self._free_until, self._free_anyway, strict=True):
            for die in dice:
                row[die] = sure[die]
        for die in dice:
            self._free_until[die] = self._free_anyway[die][:]
        self._pushed = dice

    def gone(self, die: int) -> None:
        """Watch a die no longer."""
        for row in (*self._free_until, *self._free_anyway):
            row[die] = inf
        self._close = {pair: due for pair, due in self._close.items() if die not in pair}

    def next_step(self, state: State, now: float, moving: list[int]) -> tuple[float, bool]:
        """How many seconds the next step may last, and whether dice push before it.

        Dice push that are in touch and do not part.
        """
        seconds = longest = self._longest_s
        self._pushing = False
        if self._close:
            for (die, other), due in sorted(self._close.items(), key=_BY_TIME):
                if due < now + seconds:
                    del self._close[die, other]
                    seconds = self._measure(state, now, die, ((other, 0.0),), seconds)
        if self._pushed or not self._fastest:
            self._fastest = self._find_fastest(state, moving)
        for die in self._pushed:
            self._look_at[die] = 0.0
            if die not in moving:
                seconds = self._look(state, now, die, seconds)
        self._pushed = []
        for die in moving:
            if self._look_at[die] < now + seconds:
                seconds = self._look(state, now, die, seconds)
        return max(seconds, longest * SHORTEST), self._pushing

    def _look(self, state: State, now: float, die: int, seconds: float) -> float:
        """The length of the step, now that all pairs of a die are known."""
        row = self._free_until[die]
        seconds = self._measure(state, now, die, enumerate(row), seconds)
        self._look_at[die] = min(row)
        return seconds

    def _find_fastest(self, state: State, moving: list[int]) -> float:
        """A bound of how fast two dice will ever near each other: motion is never won."""
        motion = 0.0
        for die in moving:
            vx, vy, spin = state[WIDTH * die + 3 : WIDTH * die + WIDTH]
            motion += vx * vx + vy * vy + self._gyration2 * spin * spin
        return max(_MARGIN * sqrt(2 * motion), _CRAWL_MM_S)

    def _measure(
        self,
        state: State,
        now: float,
        die: int,
        others: Iterable[tuple[int, float]],
        seconds: float,
    ) -> float:
        """The length of the step, now that the pairs of a die whose time has come are known."""
        row, look_at = self._free_until[die], self._look_at
        own = state[WIDTH * die : WIDTH * die + WIDTH]
        for other, free_until in others:
            if free_until >= now + seconds:
                continue
            free = self._bound(state, now, die, own, other, seconds)
            if free < seconds:
                free, pushing = self._closer(state, WIDTH * die, WIDTH * other, seconds)
                self._pushing = self._pushing or pushing
                if free < seconds:
                    # Dice in touch are measured in every step.
                    pair = (die, other) if die < other else (other, die)
                    self._close[pair] = 0.0 if pushing else now + free
                    seconds, free = free, inf
            row[other] = self._free_until[other][die] = until = now + free
            look_at[other] = min(look_at[other], until)
            look_at[die] = min(look_at[die], until)
        return seconds

    def _bound(
        self, state: State, now: float, die: int, own: State, other: int, seconds: float
    ) -> float:
        """How long two dice are sure not to meet, without a look at their faces."""
        x, y, angle, vx, vy, spin = own
        j = WIDTH * other
        dx, dy, ovx, ovy, its_spin = state[j] - x, state[j + 1] - y, *state[j + 3 : j + WIDTH]
        free = 0.0
        if parted := self._apart[die][other]:
            nx, ny, least, own_angle, its_angle = parted
            gap = nx * dx + ny * dy - least
            gap -= self._rim * (abs(angle - own_angle) + abs(state[j + 2] - its_angle))
            if gap > 0.0:
                turning = self._rim * (abs(spin) + abs(its_spin))
                free = self._straight(gap, nx * vx + ny * vy, nx * ovx + ny * ovy, turning)
                if free >= seconds:
                    return free
        far = sqrt(dx * dx + dy * dy)
        gap = far - self._circles
        if gap > 0.0:
            sure = now + gap / self._fastest
            self._free_anyway[die][other] = self._free_anyway[other][die] = sure
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
            free = max(free, _until(gap, turning + ahead - back, self._sliding))
        return free

    def _closer(self, state: State, i: int, j: int, seconds: float) -> tuple[float, bool]:
        """How long two dice will not overlap by more than the tolerance, and whether they push."""
        half, rounding, tolerance = self._half, self._corners, self._tolerance
        face, corner, nx, ny, gap, along, gap2, along2 = facing(state, i, j, half)
        face_x, face_y, _, face_vx, face_vy, face_spin = state[face : face + WIDTH]
        x, y, _, vx, vy, spin = state[corner : corner + WIDTH]
        gap -= rounding
        gap2 -= rounding
        self._part(state, face, corner, nx, ny, nx * (x - face_x) + ny * (y - face_y) - gap)
        # How fast each corner comes nearer to the face, which turns itself.
        turn = face_spin - spin
        rvx, rvy = face_vx - vx, face_vy - vy
        closing = nx * rvx + ny * rvy + spin * (ny * (x - face_x) - nx * (y - face_y))
        closing2 = closing - turn * along2
        closing -= turn * along
        # And how much faster at worst while both turn and the cloth brakes them.
        face_spin, spin = abs(face_spin), abs(spin)
        rim = spin * self._rim
        bend = self._braking
        if turn or spin:
            speed = sqrt(rvx * rvx + rvy * rvy)
            bend += face_spin * (face_spin * (half + abs(gap)) + 2 * (speed + rim)) + spin * rim
        free = _until((gap if gap > 0.0 else 0.0) + tolerance, closing, bend)
        if turn:
            free = min(free, _until((gap2 if gap2 > 0.0 else 0.0) + tolerance, closing2, bend))
        nearing = closing > -_LINGERING_MM_S or (gap2 <= 0.0 and closing2 > -_LINGERING_MM_S)
        pushing = gap <= 0.0 and nearing
        if free < seconds and gap > -rounding and not -half <= along <= half:
            gap, nx, ny = square_gap(state, i, j, half)
            closing = (face_spin + spin) * self._rim
            closing -= nx * (state[j + 3] - state[i + 3]) + ny * (state[j + 4] - state[i + 4])
            gap -= rounding
            pushing = gap <= 0.0 and closing > -_LINGERING_MM_S
            free = max(free, _until(max(gap, 0.0) + tolerance, closing, self._braking))
        return free, pushing

    def _part(
        self, state: State, face: int, corner: int, nx: float, ny: float, least: float
    ) -> None:
        """Remember a direction that parts two dice."""
        one, other = face // WIDTH, corner // WIDTH
        own, its = state[face + 2], state[corner + 2]
        self._apart[one][other] = nx, ny, least, own, its
        self._apart[other][one] = -nx, -ny, least, its, own


def _table(count: int) -> list[list[float]]:
    """A time of each pair: now; a die and itself never."""
    rows = [[0.0] * count for _ in range(count)]
    for die, row in enumerate(rows):
        row[die] = inf
    return rows


def _until(gap: float, closing: float, bend: float) -> float:
    """The least time in which a gap closes at a speed that grows by at most `bend` mm/s^2."""
    root = sqrt(closing * closing + 2 * bend * gap)
    return 2 * gap / (closing + root) if closing > 0.0 else (root - closing) / bend
