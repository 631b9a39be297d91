"""[R4, R42] Flat things that the flicked die slides over: only geometry."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import hypot, sqrt
from typing import TypeAlias

from cubacube.kit.geometry import TOUCHING_MM
from cubacube.kit.shot import CityCard, EnteredCity, Pawn, TouchedPawn
from cubacube.table.distances import card_gap, disc_gap
from cubacube.table.level import Level
from cubacube.table.trajectory import Moment, Track

_Box: TypeAlias = tuple[float, float, float, float]
"""A flat thing: x and y of its centre, then its half width and half height."""

_Gap: TypeAlias = Callable[[float, float, float, float, _Box], float]
"""The gap between a square (x, y, angle, half edge) and a flat thing."""


def entered(track: Track, cards: Iterable[CityCard], level: Level) -> Iterator[EnteredCity]:
    """Yield the City cards that a die moves onto, each once (R4)."""
    for city, at_s in _overlapped(track, list(map(_card, cards)), card_gap, level):
        yield EnteredCity(at_s, city)


def touched_pawns(track: Track, pawns: Iterable[Pawn], level: Level) -> Iterator[TouchedPawn]:
    """Yield the Pawns whose bases a die moves onto, each once (R42)."""
    radius = level.pawns.base_mm / 2
    discs = [(each.pawn, (each.x_mm, each.y_mm, radius, radius)) for each in pawns]
    for pawn, at_s in _overlapped(track, discs, disc_gap, level):
        yield TouchedPawn(at_s, pawn)


def _card(card: CityCard) -> tuple[str, _Box]:
    wide, high = card.width_mm / 2, card.height_mm / 2
    return card.city, (card.x_mm + wide, card.y_mm + high, wide, high)


def _overlapped(
    track: Track, flats: Sequence[tuple[str, _Box]], gap_of: _Gap, level: Level
) -> Iterator[tuple[str, float]]:
    """Yield the flat things that a die moves onto, with the first time of each."""
    if not flats:
        return
    xs, ys = [moment[1] for moment in track], [moment[2] for moment in track]
    edge = level.dice.edge_mm  # more than any die extends from its centre
    left, right, low, high = min(xs) - edge, max(xs) + edge, min(ys) - edge, max(ys) + edge
    for name, box in flats:
        x, y, half_width, half_height = box
        across = left < x + half_width and x - half_width < right
        if across and low < y + half_height and y - half_height < high:
            at = _entry(track, box, gap_of, level)
            if at is not None:
                yield name, at


def _entry(track: Track, box: _Box, gap_of: _Gap, level: Level) -> float | None:
    """Return the time at which a die first overlaps a flat thing; None if it never does.

    An overlap counts only after the die has been clear of the thing.
    """
    dice = level.dice
    half, rounding = dice.edge_mm / 2 - dice.corner_mm, dice.corner_mm + TOUCHING_MM
    rim = half * sqrt(2)
    middle_x, middle_y, wide, high = box
    before: Moment | None = None
    clear = 0.0
    for moment in track:
        _, x, y, angle = moment
        # The exact gap near the thing, else a lower bound: that is enough to skip most steps.
        gap = max(abs(x - middle_x) - wide, abs(y - middle_y) - high) - rim - rounding
        if gap < rim:
            gap = gap_of(x, y, angle, half, box) - rounding
        if before and clear >= 0:
            way = hypot(x - before[1], y - before[2]) + abs(angle - before[3]) * rim
            if gap + clear < way:
                at = _first_overlap(before, moment, way, (gap_of, box), level)
                if at is not None:
                    return at
        before, clear = moment, gap
    return None


def _first_overlap(
    begin: Moment, finish: Moment, way: float, flat: tuple[_Gap, _Box], level: Level
) -> float | None:
    """Return when a die first overlaps a flat thing on a straight path; None if it never does.

    The die is clear at the beginning. Each step of the search is too short to reach the thing,
    so even a short overlap is not missed.
    """
    half, rounding = (
        level.dice.edge_mm / 2 - level.dice.corner_mm,
        level.dice.corner_mm + TOUCHING_MM,
    )
    gap_of, box = flat
    (t0, x0, y0, a0), (t1, x1, y1, a1) = begin, finish
    share = 0.0
    while share <= 1.0:
        x, y, a = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, a0 + (a1 - a0) * share
        gap = gap_of(x, y, a, half, box) - rounding
        if gap < 0:
            return t0 + (t1 - t0) * share
        share += (gap + TOUCHING_MM) / way
    return None
