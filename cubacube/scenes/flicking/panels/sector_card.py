"""Draw a Sector card, either for driving (Gate, kilometres, City and Goods) or as a Job."""

from pygame import FRect

from cubacube.kit.cards import SectorCard, Side
from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, row_offset, theme
from cubacube.scenes.canvas.parts import CARD, flat
from cubacube.scenes.canvas.styles import LABEL
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import Face, GateFace, VehicleFace
from cubacube.session.language.translation import _

FULL_HEIGHT = 172.0
"""The height of a card at full size; it is about 137 wide then."""
GATE_HEIGHT = 106.0
"""The height of a full-size card that shows only the Gate."""
_HEAD = 102.0
ROAD: theme.Colour = (206, 228, 220)
GOAL: theme.Colour = (250, 220, 150)
_DIM: theme.Colour = (222, 214, 196)


@frozen
class SectorLook:
    """How a Sector card is shown.

    `label`: text at its upper edge. `lit`: the card matters now. `dim`: the card does not
    matter any more. `gate_only`: leave out City and Goods, so the card needs less height.
    `km`: show the kilometres.
    """

    label: str = ""
    lit: bool = False
    dim: bool = False
    gate_only: bool = False
    km: bool = True


def side_face(side: Side) -> Face:
    """Return how one side of a Sector card's Gate is drawn."""
    return VehicleFace(None) if side == "vehicle" else GateFace(side)


def draw_sector(brush: Brush, card: SectorCard, box: Bounds, look: SectorLook) -> None:
    """Draw a Sector card for driving; in a small box it shrinks, but its text stays readable.

    Its full height is `FULL_HEIGHT`, or `GATE_HEIGHT` if only the Gate is shown.
    """
    if look.gate_only:
        unit = min(1.0, box[3] / GATE_HEIGHT)
        place = _blank(brush, box, look, ROAD, box[3] - 4)
        _draw_gate(brush, card, place, unit, km=look.km)
        return
    place = draw_card(brush, box, look, ROAD)
    _draw_gate(brush, card, place, _unit(place), km=look.km)
    draw_city_name(brush, _(card.city), place)
    _draw_goods(brush, card, place)


def draw_job(brush: Brush, card: SectorCard, box: Bounds) -> None:
    """Draw the card as a Job: destination, distance, Goods and points."""
    place = draw_card(brush, box, SectorLook(), GOAL)
    unit = _unit(place)
    brush.icon("flag", (place.centerx + 4, place.y + 50 * unit), 44 * unit, theme.INK, theme.CORAL)
    distance = _("{km} km").format(km=card.distance)
    at = place.centerx, place.y + 86 * unit
    brush.write(distance, at, _number(unit), "center", place.w - 10)
    draw_city_name(brush, _(card.city), place)
    _draw_goods(brush, card, place)
    middle = place.right - 26 * unit, place.y + 44 * unit
    brush.icon("star", middle, 46 * unit, theme.COIN, theme.CREAM)
    brush.write(str(card.value), middle, _number(unit), "center")


def draw_card(brush: Brush, box: Bounds, look: SectorLook, fill: theme.Colour) -> FRect:
    """Draw a card with a coloured head and a label; return its box.

    The card may be a Sector card or another card in the same style.
    """
    head = _HEAD * min(1.0, box[3] / FULL_HEIGHT)
    return _blank(brush, box, look, fill, head)


def draw_city_name(brush: Brush, words: str, place: FRect) -> None:
    """Draw the name of a City below the head of a card."""
    unit = _unit(place)
    at = place.centerx, place.y + (_HEAD + 17) * unit
    size = max(theme.SMALLEST_TEXT, (theme.SMALL + 2) * unit)
    brush.write(words, at, TextStyle(size, theme.INK, "title"), "center", place.w - 6)


def _blank(brush: Brush, box: Bounds, look: SectorLook, fill: theme.Colour, head: float) -> FRect:
    """Draw the paper of a card, its head and its label."""
    place = FRect(box)
    brush.panel(place, CARD, theme.lighter(theme.OPEN_FILL, 0.25) if look.lit else None)
    tint = flat(_DIM if look.dim else fill, 10)
    brush.panel((place.x + 2, place.y + 2, place.w - 4, head), tint)
    brush.write(look.label, (place.centerx, place.y + 3), LABEL, "midtop", place.w - 10)
    return place


def _draw_gate(brush: Brush, card: SectorCard, place: FRect, unit: float, *, km: bool) -> None:
    """Draw the two dice of the Gate, and the kilometres below them."""
    art = DiceArt(brush.view, 40 * unit)
    y = place.y + 49 * unit
    for shift, side in zip((-27, 27), card.gate, strict=True):
        still = art.still(side_face(side), 38 * unit)
        brush.put(still, (place.centerx + shift * unit, y), "center")
    plus = replace(_number(unit), fixed=True)
    if brush.width("+", plus) < 16 * unit:  # no room between dice on the smallest cards
        brush.write("+", (place.centerx, y), plus, "center")
    if km:
        kilometres = _("{km} km").format(km=card.km)
        at = place.centerx, place.y + 86 * unit
        brush.write(kilometres, at, _number(unit), "center")


def _draw_goods(brush: Brush, card: SectorCard, place: FRect) -> None:
    unit = _unit(place)
    for n, good in enumerate(card.goods):
        at = place.centerx + row_offset(n, len(card.goods), 31 * unit), place.bottom - 22 * unit
        brush.icon(good, at, 26 * unit, theme.INK, theme.PAPER)


def _number(unit: float) -> TextStyle:
    return TextStyle(max(theme.SMALLEST_TEXT, theme.SMALL * unit), theme.INK, "black")


def _unit(place: FRect) -> float:
    """Return the scale of a card, 1.0 at full size."""
    return min(1.0, place.h / FULL_HEIGHT)
