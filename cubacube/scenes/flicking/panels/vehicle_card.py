"""A Vehicle card: its picture, Level and name, and what a better one would change."""

from collections.abc import Sequence

from pygame import FRect

from cubacube.kit.cards import VehicleCard
from cubacube.kit.upgrading import VehicleChange, VehicleNumber
from cubacube.scenes.canvas import Brush, Point, TextStyle, theme
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.parts import CARD, flat, pill
from cubacube.scenes.canvas.styles import BADGE
from cubacube.scenes.flicking.panels.button_face import Paint
from cubacube.session.language.numbers import signed
from cubacube.session.language.translation import _

_TOP, _HIGH = 0.2, 0.6
"""The part of its square drawing that a Vehicle may fill, measured from the top."""
_SIGNS: dict[VehicleNumber, str] = {
    "life": "key",
    "bumpers": "bumper",
    "cargo": "crate",
    "price": "coin",
}
_BETTER: theme.Colour = (20, 104, 74)
_WORSE: theme.Colour = (166, 40, 32)
_FACE, _SIGN, _ROW, _ROWS = 92.0, 19.0, 25.0, 54.0
"""Width of the picture, size of a sign, and height of a row and of all rows at most."""


def draw_portrait(
    brush: Brush, card: VehicleCard, middle: Point, width: float, colour: theme.Colour
) -> FRect:
    """Draw the picture of a Vehicle in its owner's colour; it is 0.6 times as high as wide."""
    square = icon(brush.view, f"vehicle_{card.id}", width, colour)
    edge = square.width
    band = square.subsurface(0, round(edge * _TOP), edge, round(edge * _HIGH))
    return brush.put(band, middle, "center")


def draw_level(brush: Brush, card: VehicleCard, middle: Point) -> None:
    """Draw a tag with the Level of a Vehicle."""
    level = _("Level {level}").format(level=card.numeral)
    tag = brush.tag(level, middle, pill(theme.INK), BADGE.capped_at(theme.SMALL))
    tip = _("Its card shows its Life, Cargo and Bumpers.")
    over = tag.x - 8, tag.y - 50, tag.w + 16, tag.h + 54
    brush.explain(over, _("{name}, {level}").format(name=card.name, level=level), tip)


def draw_vehicle(brush: Brush, card: VehicleCard, colour: theme.Colour, box: FRect) -> None:
    """Draw a Vehicle card: picture, Level and name."""
    brush.panel(box, CARD)
    sky = flat(theme.lighter(colour, 0.72), 10)
    brush.panel((box.x + 2, box.y + 2, box.w - 4, box.h * 0.6), sky)
    width = min(box.w - 12, box.h * 0.72)
    draw_portrait(brush, card, (box.centerx, box.y + box.h * 0.29), width, colour)
    draw_level(brush, card, (box.centerx, box.y + box.h * 0.61))
    at = box.centerx, box.y + box.h * 0.85
    style = TextStyle(theme.NORMAL, theme.INK, "title").capped_at(theme.NORMAL + 3)
    brush.write(card.name, at, style, "center", box.w - 10)


def better_vehicle(
    change: VehicleChange, colour: theme.Colour, *rows: Sequence[VehicleNumber]
) -> Paint:
    """Return a function that draws a Vehicle to choose: picture, name, and what it changes.

    `rows` hold the numbers of the card that count in this match.
    """

    def paint(brush: Brush, box: FRect) -> None:
        pitch = min(_ROW, _ROWS / len(rows))
        name = TextStyle(theme.NORMAL, theme.INK, "title")
        brush.write(change.card.name, (box.x + 14, box.y + 18), name, "midleft", box.w - 66)
        middle = box.x + 6 + _FACE / 2, box.bottom - 30
        draw_portrait(brush, change.card, middle, _FACE, colour)
        for at, row in enumerate(rows):
            x, y = box.x + _FACE + 13, box.bottom - 33 + pitch * (at - (len(rows) - 1) / 2)
            for each in row:
                sign = brush.icon(_SIGNS[each], (x + _SIGN / 2, y), _SIGN, theme.INK, theme.CREAM)
                words, style = _difference(change.by(each))
                room = box.right - 6 - sign.right
                x = brush.write(words, (sign.right + 2, y), style, "midleft", room).right + 5

    return paint


def _difference(by: int) -> tuple[str, TextStyle]:
    """Return what to write for a number that changes by `by`: with its sign, or that it stays."""
    colour = theme.GREY if not by else _BETTER if by > 0 else _WORSE
    style = TextStyle(theme.SMALLEST_TEXT, colour, "heavy").capped_at(theme.SMALL)
    return signed(by) if by else "=", style
