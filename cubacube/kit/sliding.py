"""The law of sliding on bare cloth: how far a die slides from a start speed."""

from math import sqrt


def stop_mm(speed_mm_s: float, slowdown_mm_s2: float) -> float:
    """Return how far a die slides from this start speed, without spin: v^2 / (2 a)."""
    return speed_mm_s * speed_mm_s / (2 * slowdown_mm_s2)


def speed_to_mm_s(stop_mm: float, slowdown_mm_s2: float) -> float:
    """Return the start speed from which a die slides this far."""
    return sqrt(2 * slowdown_mm_s2 * stop_mm)


def slowdown_of(speed_mm_s: float, slid_mm: float) -> float:
    """Return the deceleration in mm/s² of a die that slid this far from a start speed."""
    return speed_mm_s * speed_mm_s / (2 * slid_mm)
