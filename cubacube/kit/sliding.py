"""The law of sliding: how far a die slides from a start speed, on bare cloth and over zones."""

from collections.abc import Iterator
from math import dist, hypot, sqrt

from cubacube.kit.measures import Measures
from cubacube.kit.terrain import Point, border_mm, zone_at


def stop_mm(speed_mm_s: float, slowdown_mm_s2: float) -> float:
    """Return how far a die slides from this start speed, without spin: v^2 / (2 a)."""
    return speed_mm_s * speed_mm_s / (2 * slowdown_mm_s2)


def speed_to_mm_s(stop_mm: float, slowdown_mm_s2: float) -> float:
    """Return the start speed from which a die slides this far."""
    return sqrt(2 * slowdown_mm_s2 * stop_mm)


def speed_over_mm_s(start: Point, stop: Point, measures: Measures) -> float:
    """Return the start speed from which a die slides straight from one point to another."""
    if not measures.zones:
        return speed_to_mm_s(dist(start, stop), measures.friction * measures.gravity_mm_s2)
    return hypot(*(speed_to_mm_s(*each) for each in _stretches(start, stop, measures)))


def reach_mm(start: Point, stop: Point, measures: Measures) -> float:
    """Return how far the hardest flick takes a die towards a point, at most to the point."""
    # Most ways are short enough on any zone; finding the zones of each would take long.
    fastest, way_mm = measures.launch.fastest_mm_s, dist(start, stop)
    if way_mm <= stop_mm(fastest, measures.roughest * measures.gravity_mm_s2):
        return way_mm
    slid, energy = 0.0, float(fastest) ** 2
    for length, slowdown in _stretches(start, stop, measures):
        if 2 * slowdown * length >= energy:
            return slid + energy / (2 * slowdown)
        slid, energy = slid + length, energy - 2 * slowdown * length
    return slid


def _stretches(start: Point, stop: Point, measures: Measures) -> Iterator[tuple[float, float]]:
    """Yield the length in mm and the deceleration in mm/s² of each part of a straight way."""
    (x, y), left = start, dist(start, stop)
    if left == 0:
        return
    way = (stop[0] - x) / left, (stop[1] - y) / left
    zones = measures.zones
    while left > 0:
        number = zone_at(zones, (x, y), way)
        braking = measures.friction if number is None else zones[number].braking(way)
        length = min(border_mm(zones, (x, y), way), left)
        yield length, braking * measures.gravity_mm_s2
        x, y, left = x + length * way[0], y + length * way[1], left - length
