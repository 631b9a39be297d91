"""Icons by name in two tints, one for the figure and one for its details.

The drawings are in assets/pictures/icons.toml, those of the Vehicle cards in vehicles.toml.
Clear details are cut out, so that the ground shows through.
"""

import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

import pygame

from cubacube.scenes.canvas.pen import Pen, Unit
from cubacube.scenes.canvas.theme import CLEAR, INK, Tint, darker, lighter
from cubacube.scenes.canvas.view import View
from cubacube.session.shipped import folder

Drawing: TypeAlias = Callable[[Pen], None]
Picture: TypeAlias = Callable[[View, float], pygame.Surface]
"""A function that paints a picture at any logical size."""
_FILES = "icons.toml", "vehicles.toml"
_SHADE, _GLOSS = 0.3, 0.42


def _draw(rows: Sequence[str], pen: Pen) -> None:
    """Draw an icon; a row is a tint, a shape, its numbers, and its points `x,y`."""
    for row in rows:
        word, shape, *values = row.split()
        tint = _tint(word, pen)
        points = [_point(each) for each in values if "," in each]
        numbers = [float(each) for each in values if "," not in each]
        match shape:
            case "polygon":
                pen.polygon(tint, points)
            case "line":
                pen.line(tint, points, *numbers)
            case "frame":
                x, y, width, height, radius, line = numbers
                pen.frame(tint, (x, y, width, height), radius, line)
            case _:
                getattr(pen, shape)(tint, *numbers)


def _tint(word: str, pen: Pen) -> Tint:
    """Return a tint of the icon, or a colour such as `#34a0b0`, perhaps with an opacity."""
    match word:
        case "figure":
            return pen.figure
        case "detail":
            return pen.detail
        case "shade":
            return darker(pen.figure[:3], _SHADE)
        case "gloss":
            return lighter(pen.figure[:3], _GLOSS)
        case _:
            red, green, blue, *opacity = bytes.fromhex(word[1:])
            return red, green, blue, *(opacity or (255,))


def _point(word: str) -> Unit:
    x, y = word.split(",")
    return float(x), float(y)


def _drawings() -> dict[str, Drawing]:
    """Read the drawings; in the file a long row goes on in the next line, after two spaces."""
    pictures = folder("assets") / "pictures"
    texts = ((pictures / name).read_text(encoding="utf-8") for name in _FILES)
    found = {name: rows for text in texts for name, rows in tomllib.loads(text).items()}
    rows = {name: text.replace("\n  ", " ").splitlines() for name, text in found.items()}
    return {name: partial(_draw, each) for name, each in rows.items()}


ICONS = MappingProxyType(_drawings())
"""All icons by name; the first seven are the Gate dice symbols, as the rules name them."""


def icon(
    view: View, name: str, size: float, figure: Tint = INK, detail: Tint = CLEAR
) -> pygame.Surface:
    """Return the icon `name` at a logical size; a clear `detail` is cut out.

    Raises:
        KeyError: There is no such icon.
    """
    edge_px = view.px(size)

    def make() -> pygame.Surface:
        pen = Pen(edge_px, figure, detail)
        ICONS[name](pen)
        return pen.picture()

    return view.cached(("icon", name, edge_px, figure, detail), make)


def icon_picture(name: str, figure: Tint = INK, detail: Tint = CLEAR) -> Picture:
    """Return the icon `name` as a picture that a widget draws at its own size."""
    return lambda view, size: icon(view, name, size, figure, detail)
