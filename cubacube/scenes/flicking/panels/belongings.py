"""Rows with the belongings of a player: Life and Damage, Bumpers, Goods cards."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from pygame import FRect

from cubacube.kit.cards import Symbol
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle
from cubacube.session.language.translation import _

_HURT: theme.Colour = (206, 56, 46)
_TIMES = TextStyle(theme.SMALLEST_TEXT, theme.TEAL, "black")
Told: TypeAlias = Callable[[Symbol], tuple[str, str]]
"""A function that returns the tip of a symbol: its title, and what it is used for."""
_GAP, _SHAPE = 7, 0.8
"""Gap between Goods cards; ratio of their width to their height."""
_CARD = PanelStyle(theme.PAPER, theme.TEAL, 7, shadow=0.3, blur=6)


def draw_life(
    brush: Brush, life: int, damage: int, at: Point, room: float, ground: theme.Colour, tip: str
) -> float:
    """Draw Life as keys, with a burst over one key for each Damage.

    Return the x of the right end. `at` is the middle of the left end, `room` the available
    width, and `ground` the background colour. `tip` is the text of the tooltip.
    """
    x, y = at
    count = max(life, damage)
    step = min(36.0, (room - 32) / max(1, count - 1))
    for n in range(count):
        middle = x + 16 + n * step, y
        if n < life:
            brush.icon("key", middle, 32, theme.TEAL if n >= damage else theme.TRACK, ground)
        if n < damage:
            brush.icon("burst", middle, 26, _HURT, theme.CREAM)
    end = x + 32 + (count - 1) * step
    words = _("Life {life}, Damage {damage}").format(life=life, damage=damage)
    brush.explain((x, y - 18, end - x, 36), words, tip)
    return end


def draw_bumpers(
    brush: Brush, held: int, most: int, at: Point, ground: theme.Colour, tip: str
) -> None:
    """Draw a player's Bumper cards; those the player may still get are pale.

    `held` is the number of cards the player has, `most` the largest possible number. `tip`
    is the text of the tooltip.
    """
    words = _("Bumpers: {held} of {most}").format(held=held, most=most)
    brush.explain((at[0], at[1] - 18, max(held, most) * 40, 36), words, tip)
    for n in range(max(held, most)):
        figure = theme.DUSK if n < held else theme.TRACK
        brush.icon("bumper", (at[0] + 16 + n * 40, at[1]), 34, figure, ground)


def draw_goods(
    brush: Brush, goods: Sequence[Symbol], row: FRect, tip: Told, none: str = ""
) -> None:
    """Draw one picture for each kind of Goods card; the row shrinks if it is too long.

    `tip` returns the tip of each Good. `none` is the text for a player without cards.
    """
    if not goods:
        brush.write(
            none or _("none"), row.midleft, TextStyle(theme.SMALL, theme.GREY, "medium"), "midleft"
        )
        return
    held = Counter(goods).items()
    excess = max(0, goods_width(brush, goods, row.h) - row.w)
    width = row.h * _SHAPE - excess / len(held)
    box = FRect(row.x, 0, width, width / _SHAPE)
    box.centery = row.centery
    for kind, count in held:
        brush.explain(box, *tip(kind))
        box.x = _draw_kind(brush, kind, count, box) + _GAP


def goods_width(brush: Brush, goods: Sequence[Symbol], height: float) -> float:
    """Return the width of the cards at this height."""
    counts = Counter(goods).values()
    numbers = sum(brush.width(_times(count), _TIMES) + 3 for count in counts if count > 1)
    return len(counts) * (height * _SHAPE + _GAP) - _GAP + numbers


def draw_cargo(
    brush: Brush, goods: Sequence[Symbol], cargo: int, row: FRect, tip: Told, free_tip: str
) -> None:
    """Draw one row with a place for every Goods card a Vehicle can carry, filled or free.

    `tip` returns the tip of each Good; `free_tip` is the tip of the free places.
    """
    places = max(cargo, len(goods))
    if not places:
        return
    width = min(row.h * _SHAPE, (row.w + _GAP) / places - _GAP)
    free = PanelStyle((*theme.TRACK, 90), theme.TRACK, 7, shadow=0)
    for n in range(places):
        box = FRect(row.x + n * (width + _GAP), 0, width, width / _SHAPE)
        box.centery = row.centery
        brush.panel(box, _CARD if n < len(goods) else free)
        free_words = _("Cargo {n}").format(n=cargo), free_tip
        brush.explain(box, *(tip(goods[n]) if n < len(goods) else free_words))
        if n < len(goods):
            brush.icon(goods[n], box.center, box.h * 0.58, theme.INK, theme.PAPER)


def _draw_kind(brush: Brush, kind: Symbol, count: int, box: FRect) -> float:
    """Draw one kind of Goods card and how many there are; return where it ends."""
    brush.panel(box, _CARD)
    brush.icon(kind, box.center, box.h * 0.58, theme.INK, theme.PAPER)
    if count == 1:
        return box.right
    return brush.write(_times(count), (box.right + 3, box.centery), _TIMES, "midleft").right


def _times(count: int) -> str:
    return f"×{count}"
