"""Predict when two dice will overlap, from the corners of one die and a face of the other."""

from math import sqrt
from typing import Final, TypeAlias

from cubacube.table.distances import facing, square_gap
from cubacube.table.flight import Flight, Own
from cubacube.table.level import Level

_LINGERING_MM_S: Final = 1.0
"""Dice that touch push each other unless they separate at least as fast as this."""

_MATTERS: Final = 1.0
"""Largest change of the closing speed, divided by it, for which a simple bound is enough.

The change is the one that is possible within the time of the simple bound. If it is
larger, a finer bound is computed from the braking of each die.
"""

_AHEAD_S: Final = 1 / 120
"""Seconds for which braking is computed as if the dice kept their present angles."""

_SLACK_MM_S2: Final = 1.0
"""Lower limit of the acceleration, to avoid a division by zero."""

Parted: TypeAlias = tuple[float, float, float]
"""What separates two dice: a direction as x and y, and a distance.

The distance is the one between the centres, measured along the direction, when the dice
touch.
"""

_Ends: TypeAlias = tuple[float, float, float, float]
"""Gap and closing speed of the nearest corner, then the same for the second nearest corner.

Both are measured from the face of the other die.
"""

_Moved: TypeAlias = tuple[Own, Flight, float, tuple[float, float]]
"""One die of a pair: the die, its flight, a sign, and a factor for each of two corners.

The sign is 1 if motion along the facing direction brings this die nearer to the other one,
else -1. The spin times a factor is the closing speed of that corner.
"""


class Approach:
    """Computes when two dice of a level may overlap."""

    def __init__(self, level: Level) -> None:
        dice = level.dice
        self._half = dice.edge_mm / 2 - dice.corner_mm
        self._rim = self._half * sqrt(2)
        self._corners = 2 * dice.corner_mm
        # Both dice brake against each other, and so do their spins, at the rim.
        self._braking = 5 * level.roughest * level.cloth.gravity_mm_s2
        # Half of what is allowed: the rest is left for turning corners and braking dice.
        self._tolerance = level.steps.contact_mm / 2

    def until(
        self, one: Own, other: Own, flights: tuple[Flight, Flight], now: float
    ) -> tuple[float, bool, Parted]:
        """Return how long two dice surely do not overlap by more than the tolerance.

        The second result says whether the dice push each other now. The third result is
        what separates them.
        """
        half, rounding = self._half, self._corners
        first, nx, ny, gap, along, gap2, along2 = facing(one, other, half)
        face, corner = (one, other) if first else (other, one)
        face_x, face_y, _, face_vx, face_vy, face_spin = face
        x, y, _, vx, vy, spin = corner
        gap -= rounding
        gap2 -= rounding
        dx, dy = x - face_x, y - face_y
        least = nx * dx + ny * dy - gap
        parted = (nx, ny, least) if first else (-nx, -ny, least)
        # How fast each corner approaches the face, which turns itself.
        turn, lever = face_spin - spin, ny * dx - nx * dy
        rvx, rvy = face_vx - vx, face_vy - vy
        straight = nx * rvx + ny * rvy
        closing = straight + spin * lever - turn * along
        closing2 = straight + spin * lever - turn * along2
        # How much faster it can get while both dice turn and the cloth brakes them.
        face_spin, spin = abs(face_spin), abs(spin)
        bend = 0.0
        if face_spin or spin:
            speed, rim = sqrt(rvx * rvx + rvy * rvy), spin * self._rim
            reach = half + rounding + max(abs(gap), abs(gap2))
            bend = face_spin * (face_spin * reach + 2 * (speed + rim)) + spin * rim
        most = bend + self._braking
        ends = gap, closing, gap2, closing2
        free = self._free(ends, most, most)
        if free < _AHEAD_S and free * most > _MATTERS * closing:
            arms = (-along, -along2), (along + lever, along2 + lever)
            own, its = flights if first else (flights[1], flights[0])
            moved = (face, own, 1.0, arms[0]), (corner, its, -1.0, arms[1])
            free = self._braked(moved, (nx, ny), ends, (now, free, bend))
        nearing = closing > -_LINGERING_MM_S or (gap2 <= 0.0 and closing2 > -_LINGERING_MM_S)
        pushing = gap <= 0.0 and nearing
        if gap > -rounding and not -half <= along <= half:
            # Corner faces corner.
            gap, nx, ny = square_gap(face, corner, half)
            closing = nx * rvx + ny * rvy + (face_spin + spin) * self._rim
            gap -= rounding
            pushing = gap <= 0.0 and closing > -_LINGERING_MM_S
            free = max(free, until_closed(max(gap, 0.0) + self._tolerance, closing, self._braking))
        return free, pushing, parted

    def _free(self, ends: _Ends, bend: float, bend2: float) -> float:
        """Return how long the two corners surely do not enter the face by more than the tolerance.

        `bend` and `bend2` are limits for the acceleration of each corner towards the face,
        in mm/s^2.
        """
        gap, closing, gap2, closing2 = ends
        return min(
            until_closed(max(gap, 0.0) + self._tolerance, closing, bend),
            until_closed(max(gap2, 0.0) + self._tolerance, closing2, bend2),
        )

    def _braked(
        self,
        moved: tuple[_Moved, _Moved],
        normal: tuple[float, float],
        ends: _Ends,
        times: tuple[float, float, float],
    ) -> float:
        """Return a finer bound for how long two dice surely do not overlap too far.

        "Too far" means by more than the tolerance. The bound uses the present braking of each die.
        `times` has three values: the time now, the bound found before, and the greatest
        acceleration of the dice towards each other that their turning can cause.
        """
        now, free, bend = times
        (nx, ny), (gap, near, gap2, near2) = normal, ends
        bend2, end = bend, now + _AHEAD_S
        one, other = moved
        # Compiled, this is faster than a loop over the pair.
        for number in range(2):
            (_, _, _, vx, vy, spin), flight, sign, (arm, arm2) = other if number else one
            if flight.until_s <= now:
                continue
            into, turns, turns2 = sign * (nx * vx + ny * vy), spin * arm, spin * arm2
            until, least, most, twist, most_twist = flight.brakes(now)
            px, py = flight.pull
            if px or py:
                if until < now + free:
                    return free
                # The other part is for a path that bends.
                weight = sign * (nx * px + ny * py) + sqrt(px * px + py * py) / 2
                bend += weight
                bend2 += weight
            elif until < now + free:
                # It rests so soon that its whole motion may be gone.
                lost = into if into < 0.0 else 0.0
                near -= lost + (turns if turns < 0.0 else 0.0)
                near2 -= lost + (turns2 if turns2 < 0.0 else 0.0)
                continue
            end = min(end, until)
            if into:
                slide = into / sqrt(vx * vx + vy * vy) * (least if into > 0.0 else most)
                bend -= slide
                bend2 -= slide
            if spin:
                wheel = abs(spin)
                loose = (most + most_twist * self._rim) * wheel * _AHEAD_S
                bend += loose - turns / wheel * (twist if turns > 0.0 else most_twist)
                bend2 += loose - turns2 / wheel * (twist if turns2 > 0.0 else most_twist)
        ends = gap, near, gap2, near2
        tight = self._free(ends, max(bend, _SLACK_MM_S2), max(bend2, _SLACK_MM_S2))
        return max(free, min(tight, end - now))


def until_closed(gap: float, closing: float, bend: float) -> float:
    """Return the shortest time in which a gap can close.

    `closing` is the closing speed now. It grows by at most `bend` mm/s^2.
    """
    root = sqrt(closing * closing + 2 * bend * gap)
    return 2 * gap / (closing + root) if closing > 0.0 else (root - closing) / bend
