"""The head of a player's panel (name, money, tags) and the Vehicle card in it."""

from collections.abc import Sequence

from pygame import FRect

from cubacube.kit.cards import VehicleCard
from cubacube.rules import frozen
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, Point, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import CARD, PANEL, RESTING, TextStyle, flat, pill
from cubacube.scenes.canvas.styles import BADGE, FIGURES, LABEL, TINY_NOTE
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry

LEVELS = ("I", "II", "III", "IV")
EDGE = 14
"""Free margin at the right edge of a panel."""
_TAG_STEP = 36
"""Distance between tags that are icons."""


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


def draw_panel(brush: Brush, entry: SeatEntry, box: Bounds, *, now: bool) -> PlayerPanel:
    """Draw the empty panel, highlighted if it is the player's turn (`now`)."""
    brush.panel(box, PANEL if now else RESTING, theme.GOLD if now else None)
    return PlayerPanel(entry, FRect(box), theme.CREAM if now else theme.SAND)


def draw_heading(
    brush: Brush,
    panel: PlayerPanel,
    place: str,
    money: int | str | None,
    tags: Sequence[PlayerTag] = (),
) -> None:
    """Draw a player's name, place, money and tags.

    `place` says where the player is, such as "at the start". `money` is None if it is hidden;
    a text is shown as it is.
    """
    box = panel.box
    brush.put(swatch(brush.view, panel.entry.side, 40), (box.x + 14, box.y + 9))
    coin = draw_money(brush, (box.right - EDGE - 1, box.y + 28), money)
    room = coin.x - box.x - 82 - _TAG_STEP * len(tags)
    at = box.x + 66, box.y + 3
    name = brush.write(
        panel.entry.name, at, TextStyle(theme.LARGE - 4, theme.INK, "black"), "topleft", room
    )
    brush.explain((*at, room, 46), panel.entry.name, place)
    where = brush.write(place, (box.x + 66, box.y + 31), TINY_NOTE)
    _draw_tags(brush, tags, max(name.right, where.right) + 12, coin.x - 4, box.y + 29)


def draw_money(brush: Brush, right_middle: Point, money: int | str | None) -> FRect:
    """Draw an amount and, to the right of it, a coin; return the box of the amount.

    `money` is None if it is hidden.
    """
    x, y = right_middle
    coin = brush.icon("coin", (x - 15, y), 30, theme.COIN, theme.CREAM)
    at = coin.x - 6, coin.centery
    left = brush.write(amount(money), at, FIGURES, "midright")
    tip = _("Hidden from the others.") if money is None else _("Everybody sees it.")
    brush.explain((left.x, coin.y, coin.right - left.x, coin.h), _("Money in Pesos"), tip)
    return left


def amount(money: int | str | None) -> str:
    """Return Pesos as text; a question mark for hidden money."""
    if money is None:
        return "?"
    return money if isinstance(money, str) else written(money)


def draw_label(brush: Brush, words: str, at: Point, width: float) -> None:
    """Draw the label in front of a row of belongings."""
    brush.write(words, at, LABEL, "midleft", width)


def draw_level(brush: Brush, card: VehicleCard, middle: Point) -> None:
    """Draw a tag with the Level of a Vehicle."""
    level = _("Level {level}").format(level=LEVELS[card.level - 1])
    tag = brush.tag(level, middle, pill(theme.INK), BADGE.capped_at(theme.SMALL))
    tip = _("Its card shows its Life, Cargo and Bumpers.")
    over = tag.x - 8, tag.y - 50, tag.w + 16, tag.h + 54
    brush.explain(over, _("{name}, {level}").format(name=card.name, level=level), tip)


def draw_vehicle(brush: Brush, card: VehicleCard, colour: theme.Colour, box: FRect) -> None:
    """Draw a Vehicle card: picture, Level and name."""
    brush.panel(box, CARD)
    sky = flat(theme.lighter(colour, 0.72), 10)
    brush.panel((box.x + 2, box.y + 2, box.w - 4, box.h * 0.6), sky)
    brush.icon("vehicle", (box.centerx, box.y + box.h * 0.30), box.h * 0.6, colour, theme.PAPER)
    draw_level(brush, card, (box.centerx, box.y + box.h * 0.61))
    at = box.centerx, box.y + box.h * 0.85
    brush.write(
        card.name,
        at,
        TextStyle(theme.NORMAL, theme.INK, "title").capped_at(theme.NORMAL + 3),
        "center",
        box.w - 10,
    )


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
