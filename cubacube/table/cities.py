"""[R4] City cards that the flicked die enters: flat, so nothing but geometry."""

from collections.abc import Iterable, Iterator
from math import hypot, sqrt

from cubacube.kit.geometry import TOUCHING_MM
from cubacube.rules import CityCard, EnteredCity
from cubacube.table.gaps import card_gap
from cubacube.table.level import Level
from cubacube.table.motion import Moment, Track


def entered(track: Track, cards: Iterable[CityCard], level: Level) -> Iterator[EnteredCity]:
    """The City cards on which a die comes to lie on its way, each once (R4)."""
    xs, ys = [moment[1] for moment in track], [moment[2] for moment in track]
    edge = level.dice.edge_mm  # more than any die reaches from its centre
    left, right, low, high = min(xs) - edge, max(xs) + edge, min(ys) - edge, max(ys) + edge
    for card in cards:
        across = left < card.x_mm + card.width_mm and card.x_mm < right
        if across and low < card.y_mm + card.height_mm and card.y_mm < high:
            at = _entry(track, card, level)
            if at is not None:
                yield EnteredCity(at, card.city)


def _entry(track: Track, card: CityCard, level: Level) -> float | None:
    """The first time that a die overlaps a card, after it was clear of it."""
    dice = level.dice
    half, rounding = dice.edge_mm / 2 - dice.corner_mm, dice.corner_mm + TOUCHING_MM
    rim = half * sqrt(2)
    wide, high = card.width_mm / 2, card.height_mm / 2
    middle_x, middle_y = card.x_mm + wide, card.y_mm + high
    box = (middle_x, middle_y, wide, high)
    before: Moment | None = None
    clear = 0.0
    for moment in track:
        _, x, y, angle = moment
        # A gap that is too small or, near the card, right: enough to pass over most steps.
        gap = max(abs(x - middle_x) - wide, abs(y - middle_y) - high) - rim - rounding
        if gap < rim:
            gap = card_gap(x, y, angle, half, box) - rounding
        if before and clear >= 0:
            way = hypot(x - before[1], y - before[2]) + abs(angle - before[3]) * rim
            if gap + clear < way:
                at = _first_overlap(before, moment, way, box, level)
                if at is not None:
                    return at
        before, clear = moment, gap
    return None


def _first_overlap(
    begin: Moment, finish: Moment, way: float, box: tuple[float, float, float, float], level: Level
) -> float | None:
    """When a die that starts clear of a card first overlaps it on a straight way, if at all.

    Advances by the way that the die may go without reaching the card, so that no dip is missed.
    """
    half, rounding = (
        level.dice.edge_mm / 2 - level.dice.corner_mm,
        level.dice.corner_mm + TOUCHING_MM,
    )
    (t0, x0, y0, a0), (t1, x1, y1, a1) = begin, finish
    share = 0.0
    while share <= 1.0:
        x, y, a = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, a0 + (a1 - a0) * share
        gap = card_gap(x, y, a, half, box) - rounding
        if gap < 0:
            return t0 + (t1 - t0) * share
        share += (gap + TOUCHING_MM) / way
    return None
