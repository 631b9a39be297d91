"""Prints on the faces of the dice, flat, as a square of 100 x 100 units."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Pen
from cubacube.scenes.canvas.icons import ICONS
from cubacube.scenes.canvas.theme import BODIES, PIP, Colour, darker, lighter
from cubacube.scenes.pieces.sides import draw_car
from cubacube.session.language.translation import _p
from cubacube.session.settings.model import DiceMarks

_SYMBOLS: Mapping[DiceMarks, tuple[float, float]] = {
    "usual": (0.68, 50.0),
    "large": (0.56, 50.0),
    "letters": (0.5, 70.0),
}
"""Size of the symbol, and the middle of it in both directions; the marks get the rest."""
_CAR_SHARE = 0.90
_PLATE_SHARE = 0.78
_ON_PLATE_SHARE = 0.62
_PIP = 9.5
_CORNERS = ((28.0, 28.0), (72.0, 72.0), (72.0, 28.0), (28.0, 72.0))
_MIDDLE = ((50.0, 50.0),)
_PIPS_AT = (
    (),
    _MIDDLE,
    _CORNERS[:2],
    _CORNERS[:2] + _MIDDLE,
    _CORNERS,
    _CORNERS + _MIDDLE,
)


@frozen
class GateFace:
    """A face of a Gate die: its colour and its symbol; grey means any colour."""

    colour: str
    symbol: str | None = None


@frozen
class VehicleFace:
    """A face of a white Vehicle die with the car of a side; None means any side."""

    side: str | None


@frozen
class PlateFace:
    """A face of a white die: a symbol on a coloured plate."""

    plate: Colour
    symbol: str
    ink: Colour
    detail: Colour


@frozen
class PipFace:
    """A face of a white die: blank, or 1 to 5 pips."""

    pips: int


Face: TypeAlias = GateFace | VehicleFace | PlateFace | PipFace


def body_colour(face: Face) -> Colour:
    """Return the colour of the die's plastic."""
    return BODIES[face.colour if isinstance(face, GateFace) else "white"].colour


def printed(face: Face, edge_px: int, marks: DiceMarks = "usual") -> pygame.Surface:
    """Return the print on a face, `edge_px` wide; the rest is transparent. A car points right.

    A Gate die also shows its colour by a mark or a letter. Red has one dot in a corner, blue
    has two bars, green has four marked corners, and yellow has a ring.
    """
    pen = Pen(edge_px)
    match face:
        case GateFace():
            return _gate_print(pen, edge_px, face, marks)
        case PlateFace(plate, symbol, ink, detail):
            margin, width = 50 * (1 - _PLATE_SHARE), 100 * _PLATE_SHARE
            pen.box(plate, margin, margin, width, width, 15)
            inner = Pen(round(edge_px * _ON_PLATE_SHARE), ink, detail)
            return _in_the_middle(pen, inner, ICONS[symbol])
        case PipFace(pips):
            _pips(pen, pips)
            return pen.picture()
        case VehicleFace(side):
            draw = ICONS["vehicle"] if side is None else partial(draw_car, side=side)
            inner = Pen(round(edge_px * _CAR_SHARE), BODIES["grey"].colour)
            return _in_the_middle(pen, inner, draw)


def _in_the_middle(
    pen: Pen, inner: Pen, draw: Callable[[Pen], None], middle: float = 50
) -> pygame.Surface:
    """Return what is drawn so far, with the drawing of a smaller pen in its middle."""
    draw(inner)
    whole, part = pen.picture(), inner.picture()
    at = round(whole.width * middle / 100)
    whole.blit(part, part.get_rect(center=(at, at)))
    return whole


def _gate_print(pen: Pen, edge_px: int, face: GateFace, marks: DiceMarks) -> pygame.Surface:
    """Return the print of a Gate die: rim, mark or letter, and symbol."""
    body, (share, middle) = BODIES[face.colour], _SYMBOLS[marks]
    if body.rim is not None:
        pen.frame(body.rim, (1, 1, 98, 98), 15, 4)
    letter = _letter(face.colour) if marks == "letters" else ""
    if letter:
        at, size = (29, 1.0) if face.symbol else (50, 1.5)
        pen.disc(body.print, at, at, 25 * size)
        pen.letter(darker(body.colour, 0.3), letter, (at, at), 42 * size)
    else:
        _mark(pen, face.colour, 50 - 50 * share)
    if face.symbol is None:
        return pen.picture()
    inner = Pen(round(edge_px * share), body.print)
    return _in_the_middle(pen, inner, ICONS[face.symbol], middle)


def _letter(colour: str) -> str:
    """Return the letter of a Gate die; empty for grey, which stands for any colour."""
    letters = {
        "red": _p("red die", "R"),
        "blue": _p("blue die", "B"),
        "green": _p("green die", "G"),
        "yellow": _p("yellow die", "Y"),
    }
    return letters.get(colour, "")


def _pips(pen: Pen, pips: int) -> None:
    """Draw pips as hollows: dark at the upper left, where no light reaches."""
    for x, y in _PIPS_AT[pips]:
        pen.disc(darker(PIP, 0.35), x, y, _PIP)
        pen.disc(PIP, x + 0.7, y + 0.9, _PIP - 1.2)
        pen.disc(lighter(PIP, 0.22), x + 1.6, y + 2.2, _PIP - 5.5)


def _mark(pen: Pen, colour: str, margin: float) -> None:
    """Draw the mark of a colour as large as the margin beside the symbol allows."""
    ink, near = BODIES[colour].print, 4.0
    wide, far = margin - near, 100 - near
    match colour:
        case "red":
            pen.disc(ink, near + 0.75 * wide, near + 0.75 * wide, 0.75 * wide)
        case "blue":
            for x in (near, far - wide):
                pen.box(ink, x, 16, wide, 68, 3)
        case "green":
            for x, y in product((0, 100), repeat=2):
                legs = ((near, near), (near + 1.7 * wide, near), (near, near + 1.7 * wide))
                pen.polygon(ink, [(abs(x - a), abs(y - b)) for a, b in legs])
        case "yellow":
            pen.frame(ink, (9, 9, 82, 82), 12, 0.75 * wide)
