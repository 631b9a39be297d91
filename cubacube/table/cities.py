"""[R4] City cards that the flicked die enters: flat, so nothing but geometry."""

from collections.abc import Iterator
from math import hypot, sqrt

from cubacube.kit.geometry import TOUCHING_MM
from cubacube.rules import CityCard, EnteredCity
from cubacube.table.gaps import card_gap
from cubacube.table.level import Level
from cubacube.table.motion import Moment, Track


def entries(track: Track, card: CityCard, level: Level) -> Iterator[EnteredCity]:
    """The first time a die comes to lie on a City card, after it was clear of it (R4)."""
    dice = level.dice
    half, round_ = dice.edge_mm / 2 - dice.corner_mm, dice.corner_mm + TOUCHING_MM
    rim = half * sqrt(2)
    wide, high = card.width_mm / 2, card.height_mm / 2
    middle_x, middle_y = card.x_mm + wide, card.y_mm + high
    box = (middle_x, middle_y, wide, high)
    before: Moment | None = None
    clear = 0.0
    for moment in track:
        _, x, y, angle = moment
        # A gap that is too small or, near the card, right: enough to pass over most steps.
        gap = max(abs(x - middle_x) - wide, abs(y - middle_y) - high) - rim - round_
        if gap < rim:
            gap = card_gap(x, y, angle, half, box) - round_
        if before and clear >= 0:
            way = hypot(x - before[1], y - before[2]) + abs(angle - before[3]) * rim
            if gap + clear < way:
                at = _first_overlap(before, moment, way, box, level)
                if at is not None:
                    yield EnteredCity(at, card.city)
                    return
        before, clear = moment, gap


def _first_overlap(
    begin: Moment, finish: Moment, way: float, box: tuple[float, float, float, float], level: Level
) -> float | None:
    """When a die that starts clear of a card first overlaps it on a straight way, if at all.

    Advances by the way that the die may go without reaching the card, so that no dip is missed.
    """
    half, round_ = level.dice.edge_mm / 2 - level.dice.corner_mm, level.dice.corner_mm + TOUCHING_MM
    (t0, x0, y0, a0), (t1, x1, y1, a1) = begin, finish
    share = 0.0
    while share <= 1.0:
        x, y, a = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, a0 + (a1 - a0) * share
        gap = card_gap(x, y, a, half, box) - round_
        if gap < 0:
            return t0 + (t1 - t0) * share
        share += (gap + TOUCHING_MM) / way
    return None
