"""Zones with a friction of their own or a slope, and when a die meets the border of a zone."""

from math import hypot, inf, sqrt

from cubacube.kit.terrain import (
    NOWHERE_MM,
    Polygon,
    Zone,
    ahead,
    border_gap_mm,
    border_mm,
    borders_mm,
    holds,
    zone_at,
)
from cubacube.table.flight import Flight, Own, flight, still
from cubacube.table.level import Level
from cubacube.table.slope import SlopeFlight

_ROUNDS = 60
"""Maximum number of iterations to find a border; four are nearly always enough."""


_CRAWL_MM_S = 1.0
"""Lower limit of the speed, to avoid dividing by a rounding error."""


class Terrain:
    """The zones of a table. Flights end at the next border, so that no die skips one."""

    def __init__(self, level: Level, count: int) -> None:
        """Prepare for `count` dice."""
        self._zones = self._borders = level.terrain
        gravity = level.cloth.gravity_mm_s2
        frictions = (*(zone.friction for zone in self._zones), level.cloth.friction)
        self._slow = [friction * gravity for friction in frictions]
        self._edge_mm, self._longest_s = level.dice.edge_mm, level.steps.longest_s
        self._pulls = [
            (px * gravity, py * gravity) for px, py in (zone.pull for zone in self._zones)
        ]
        self._grips = [zone.grip * gravity for zone in self._zones]
        side = level.area.side_mm
        self._area = Polygon(((0.0, 0.0), (side, 0.0), (side, side), (0.0, side)))
        if level.pull_mm_s2:
            # Outside the area nothing slopes: so a die that left it does not come back.
            self._borders = Zone("", "", 0.0, self._area), *self._zones
        self.border_s = [inf] * count
        """When each die meets the next border, if nothing pushes it."""

    def next_border_s(self, moving: list[int]) -> float:
        """Return when the first of these dice meets a border."""
        return min((self.border_s[die] for die in moving), default=inf)

    def begin(self, now: float, die: int, own: Own) -> Flight:
        """Return the flight of a die from now on, with the friction and slope of its zone."""
        x, y, angle, vx, vy, spin = own
        if not (vx or vy or spin):
            self.border_s[die] = inf
            return still(now, x, y, angle)
        speed = hypot(vx, vy)
        way = (vx / speed, vy / speed) if speed else (0.0, 0.0)
        number = zone_at(self._zones, (x, y), way)
        if (
            number is not None
            and self._zones[number].slope_deg
            and holds(self._area, ahead((x, y), way))
        ):
            sloping = SlopeFlight(now, own, self._grips[number], self._pulls[number], self._edge_mm)
            self.border_s[die] = self._leaves(sloping)
            return sloping
        made = flight(now, own, self._slow[-1 if number is None else number], self._edge_mm)
        far_mm = border_mm(self._borders, (x, y), way) if speed else inf
        self.border_s[die] = _when(made, far_mm)
        return made

    def _leaves(self, made: SlopeFlight) -> float:
        """Return when a die on a slope meets a border; infinity if it rests before.

        Far from all borders, it moves on by a time in which it surely meets none. Near one, a
        path of `steps.longest_s` counts as straight.
        """
        at_s, own = made.from_s, made.at(made.from_s)
        while at_s < made.until_s:
            x, y, _, vx, vy, spin = own
            room_mm = min([border_gap_mm(zone.shape, (x, y)) for zone in self._borders])
            # A slide can gain speed from a spin, but the energy of both never rises.
            fastest = max(hypot(vx, vy, spin * self._edge_mm / sqrt(6)), _CRAWL_MM_S)
            then = at_s + max(room_mm / fastest, self._longest_s)
            own = made.at(then)
            x1, y1, _, _, _, _ = own
            length = hypot(x1 - x, y1 - y)
            if room_mm < length:
                far_mm = border_mm(self._borders, (x, y), ((x1 - x) / length, (y1 - y) / length))
                if far_mm <= length + NOWHERE_MM:
                    return self._meets(made, at_s, at_s + far_mm / length * (then - at_s))
            at_s = then
        return inf

    def _meets(self, made: SlopeFlight, after_s: float, guess_s: float) -> float:
        """Return when a die on a slope meets the border that is nearest at `guess_s`."""
        at_s = guess_s
        for _ in range(_ROUNDS):
            x, y, _, vx, vy, _ = made.at(at_s)
            speed = hypot(vx, vy)
            if not speed:
                break
            way = vx / speed, vy / speed
            fars = [far for zone in self._borders for far in borders_mm(zone.shape, (x, y), way)]
            missing_mm = min(fars, key=abs, default=0.0)
            if abs(missing_mm) < NOWHERE_MM / 1000:
                break
            at_s += missing_mm / speed
            if not after_s < at_s < made.until_s:
                return guess_s
        return at_s


def _when(made: Flight, far_mm: float) -> float:
    """Return when a die has slid `far_mm`; infinity if it rests before."""
    x, y = made.start[:2]
    if hypot(made.end[0] - x, made.end[1] - y) <= far_mm:
        return inf
    # Newton's method from before the border: a die that slows down never overshoots it.
    at_s = made.from_s
    for _ in range(_ROUNDS):
        x1, y1, _, vx, vy, _ = made.at(at_s)
        missing_mm, speed = far_mm - hypot(x1 - x, y1 - y), hypot(vx, vy)
        if missing_mm < NOWHERE_MM / 1000 or not speed:
            break
        at_s += missing_mm / speed
    return at_s
