"""The panel of a player: name, money, tags, and rows of belongings."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from pygame import FRect

from cubacube.kit.cards import Symbol
from cubacube.rules import Seat, frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, centred, grid, theme
from cubacube.scenes.canvas.parts import PANEL, RESTING, PanelStyle, pill
from cubacube.scenes.canvas.styles import BADGE, FIGURES, LABEL, TINY_NOTE
from cubacube.scenes.flicking.panels.places import GAP
from cubacube.scenes.match.pictures.lines import rise
from cubacube.scenes.match.words import Snapshot
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry

EDGE = 14
"""Free margin at the right edge of a panel."""
_TAG_STEP = 36
"""Distance between tags that are icons."""
_HURT: theme.Colour = (206, 56, 46)
_TIMES = TextStyle(theme.SMALLEST_TEXT, theme.TEAL, "black")
Told: TypeAlias = Callable[[Symbol], tuple[str, str]]
"""A function that returns the tip of a symbol: its title, and what it is used for."""
_GAP, _SHAPE = 7, 0.8
"""Gap between Goods cards; ratio of their width to their height."""
_CARD = PanelStyle(theme.PAPER, theme.TEAL, 7, shadow=0.3, blur=6)


@frozen
class PlayerPanel:
    """The panel of one player: the player, its box and its background colour."""

    entry: SeatEntry
    box: FRect
    ground: theme.Colour

    @property
    def colour(self) -> theme.Colour:
        """The player's colour."""
        return theme.SIDES[self.entry.side].colour


@frozen
class PlayerTag:
    """A player's status: a word on a colour, or only an icon if there is little room.

    `icon` is a name from `scenes.icons`; `tip` is the text of the tip.
    """

    icon: str
    words: str
    fill: theme.Colour
    tip: str = ""


def draw_players(
    brush: Brush,
    snapshot: Snapshot[Any],
    area: Bounds,
    draw: Callable[[Brush, Any, Seat, SeatEntry, Bounds], None],
) -> None:
    """Draw the panels of 2 players below each other, those of 3 to 5 players in two columns.

    They leave the room at the foot free into which the referee's line may grow.
    """
    seats, (x, y, width, height) = snapshot.seats, area
    boxes = grid((x, y, width, height - rise()), len(seats), 1 if len(seats) <= 2 else 2, GAP)
    for seat, (entry, box) in enumerate(zip(seats, boxes, strict=True)):
        draw(brush, snapshot.state, seat, entry, box)


def draw_panel(brush: Brush, entry: SeatEntry, box: Bounds, *, now: bool) -> PlayerPanel:
    """Draw the empty panel, highlighted if it is the player's turn (`now`)."""
    brush.panel(box, PANEL if now else RESTING, theme.GOLD if now else None)
    return PlayerPanel(entry, FRect(box), theme.CREAM if now else theme.SAND)


def draw_heading(
    brush: Brush, panel: PlayerPanel, place: str, money: int | None, tags: Sequence[PlayerTag] = ()
) -> None:
    """Draw a player's name, place, money and tags.

    `place` says where the player is, such as "at the start". `money` is None if it is hidden.
    """
    box = panel.box
    brush.put(swatch(brush.view, panel.entry.side, 40), (box.x + 14, box.y + 9))
    coin = _draw_money(brush, (box.right - EDGE - 1, box.y + 28), money)
    room = coin.x - box.x - 82 - _TAG_STEP * len(tags)
    at = box.x + 66, box.y
    style = TextStyle(theme.LARGE - 4, theme.INK, "black")
    name = brush.write(panel.entry.name, at, style, "topleft", room)
    brush.explain((*at, room, 46), panel.entry.name, place)
    where = brush.write(place, (box.x + 66, box.y + 32), TINY_NOTE)
    _draw_tags(brush, tags, max(name.right, where.right) + 12, coin.x - 4, box.y + 29)


def _draw_money(brush: Brush, right_middle: Point, money: int | None) -> FRect:
    """Draw an amount and, to the right of it, a coin; return the box of the amount.

    `money` is None if it is hidden.
    """
    x, y = right_middle
    coin = brush.icon("coin", (x - 15, y), 30, theme.COIN, theme.CREAM)
    at = coin.x - 6, coin.centery
    words = "?" if money is None else written(money)
    left = brush.write(words, at, FIGURES, "midright")
    tip = _("Hidden from the others.") if money is None else _("Everybody sees it.")
    brush.explain((left.x, coin.y, coin.right - left.x, coin.h), _("Money in Pesos"), tip)
    return left


def draw_label(brush: Brush, words: str, at: Point, width: float) -> None:
    """Draw the label in front of a row of belongings."""
    brush.write(words, at, LABEL, "midleft", width)


def _draw_tags(
    brush: Brush, tags: Sequence[PlayerTag], left: float, right: float, y: float
) -> None:
    """Draw tags with words if all of them fit, else only icons."""
    widths = [brush.width(each.words, BADGE) + 26 for each in tags]
    if left + sum(widths) <= right:
        for each, width in zip(tags, widths, strict=True):
            box = brush.tag(each.words, (left, y), pill(each.fill), BADGE, "midleft")
            brush.explain(box, each.words, each.tip)
            left += width
        return
    for each in tags:
        brush.panel(centred((left + 16, y), 32), pill(each.fill))
        brush.explain(centred((left + 16, y), 32), each.words, each.tip)
        brush.icon(each.icon, (left + 16, y), 22, theme.CREAM, each.fill)
        left += _TAG_STEP


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
        style = TextStyle(theme.SMALL, theme.GREY, "medium")
        brush.write(none or _("none"), row.midleft, style, "midleft")
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
