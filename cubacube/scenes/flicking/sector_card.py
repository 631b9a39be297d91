"""A Sector card in a box: its Gate, kilometres, City, Goods, and what a game adds to them."""

from pygame import FRect

from cubacube.kit.cards import SectorCard, Side
from cubacube.rules import frozen
from cubacube.scenes.brush import Brush
from cubacube.scenes.dice_art import DiceArt
from cubacube.scenes.dice_faces import Face, GateFace, VehicleFace
from cubacube.scenes.ground import Box
from cubacube.scenes.parts import CARD, Look, Style, pill
from cubacube.scenes.theme import (
    BROWN,
    CREAM,
    DUSK,
    INK,
    OPEN_FILL,
    PAPER,
    SMALL,
    SMALLEST_TEXT,
    Colour,
    lighter,
)
from cubacube.session.words import _

FULL_HEIGHT = 172.0
"""At this height a card shows everything in its full size; it is about 137 wide."""
_HEAD = 102.0
ROAD: Colour = (206, 228, 220)
GOAL: Colour = (250, 220, 150)
_DIM: Colour = (222, 214, 196)
_LABEL = Style(SMALLEST_TEXT, BROWN, "heavy")


@frozen
class SectorLook:
    """How a Sector card is shown.

    `label` stands at its upper edge. `lit`: it is the one that matters now; `dim`: it does not
    matter any more. Distance and point value are printed on every card, but only some games use
    them.
    """

    label: str = ""
    lit: bool = False
    dim: bool = False
    distance: bool = False
    value: bool = False
    goods: bool = True


def side_face(side: Side) -> Face:
    """How one side of a Sector card's Gate is drawn."""
    return VehicleFace(None) if side == "vehicle" else GateFace(side)


def draw_sector(brush: Brush, card: SectorCard, box: Box, look: SectorLook | None = None) -> None:
    """The whole card. Lower than `FULL_HEIGHT`, everything is smaller, down to letters to read."""
    look = look or SectorLook()
    place = draw_card(brush, box, look.label, ROAD, lit=look.lit, dim=look.dim)
    unit = min(1.0, place.h / FULL_HEIGHT)
    _draw_gate(brush, card, place, unit)
    draw_city_name(brush, _city(card, look), place)
    foot = place.bottom - 22 * unit
    if look.goods:
        for n, good in enumerate(card.goods):
            at = place.centerx + (n - (len(card.goods) - 1) / 2) * 31 * unit, foot
            brush.icon(good, at, 26 * unit, INK, PAPER)
    if look.value:
        style = Style(SMALLEST_TEXT, CREAM, "heavy")
        brush.tag(str(card.value), (place.right - 18, foot), pill(DUSK), style)


def draw_card(
    brush: Brush, box: Box, label: str, fill: Colour, *, lit: bool = False, dim: bool = False
) -> FRect:
    """A card with a coloured head and a label on it, for a Sector or what belongs to a Sector."""
    place = FRect(box)
    brush.panel(place, CARD, lighter(OPEN_FILL, 0.25) if lit else None)
    head = Look(_DIM if dim else fill, radius=10, border=None, shadow=0)
    height = _HEAD * min(1.0, place.h / FULL_HEIGHT)
    brush.panel((place.x + 2, place.y + 2, place.w - 4, height), head)
    brush.write(label, (place.centerx, place.y + 3), _LABEL, "midtop", place.w - 10)
    return place


def draw_city_name(brush: Brush, words: str, place: FRect) -> None:
    """The name of a City below the head of a card."""
    unit = min(1.0, place.h / FULL_HEIGHT)
    at = place.centerx, place.y + (_HEAD + 17) * unit
    size = max(SMALLEST_TEXT, (SMALL + 2) * unit)
    brush.write(words, at, Style(size, INK, "title"), "center", place.w - 6)


def _city(card: SectorCard, look: SectorLook) -> str:
    """The City, perhaps with how far it is."""
    if not look.distance:
        return _(card.city)
    return _("{city} {distance}").format(city=_(card.city), distance=card.distance)


def _draw_gate(brush: Brush, card: SectorCard, place: FRect, unit: float) -> None:
    """Its two dice, and the kilometres below them."""
    number = Style(max(SMALLEST_TEXT, SMALL * unit), INK, "black")
    art = DiceArt(brush.view, 40 * unit)
    y = place.y + 49 * unit
    for shift, side in zip((-27, 27), card.gate, strict=True):
        still = art.still(side_face(side), 38 * unit)
        brush.put(still, (place.centerx + shift * unit, y), "center")
    brush.write("+", (place.centerx, y), number, "center")
    kilometres = _("{km} km").format(km=card.km)
    brush.write(kilometres, (place.centerx, place.y + 86 * unit), number, "center")
