"""Zones with a friction of their own, and when a sliding die meets the border of a zone."""

from math import hypot, inf

from cubacube.kit.terrain import NOWHERE_MM, border_mm, zone_at
from cubacube.table.flight import Flight, Own, flight, still
from cubacube.table.level import Level

_ROUNDS = 60
"""Maximum number of iterations to find a border; four are nearly always enough."""


class Terrain:
    """The zones of a table. Flights end at the next border, so that no die skips one."""

    def __init__(self, level: Level, count: int) -> None:
        """Prepare for `count` dice."""
        self._zones = level.terrain
        gravity = level.cloth.gravity_mm_s2
        frictions = (*(zone.friction for zone in self._zones), level.cloth.friction)
        self._slow = [friction * gravity for friction in frictions]
        self._edge_mm = level.dice.edge_mm
        self.border_s = [inf] * count
        """When each die meets the next border, if nothing pushes it."""

    def next_border_s(self, moving: list[int]) -> float:
        """Return when the first of these dice meets a border."""
        return min((self.border_s[die] for die in moving), default=inf)

    def begin(self, now: float, die: int, own: Own) -> Flight:
        """Return the flight of a die from now on, with the friction of its zone."""
        x, y, angle, vx, vy, spin = own
        if not (vx or vy or spin):
            self.border_s[die] = inf
            return still(now, x, y, angle)
        speed = hypot(vx, vy)
        way = (vx / speed, vy / speed) if speed else (0.0, 0.0)
        number = zone_at(self._zones, (x, y), way)
        made = flight(now, own, self._slow[-1 if number is None else number], self._edge_mm)
        far_mm = border_mm(self._zones, (x, y), way) if speed else inf
        self.border_s[die] = _when(made, far_mm)
        return made


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
