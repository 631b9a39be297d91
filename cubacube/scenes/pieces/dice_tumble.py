"""A die during a quarter turn, seen from above: two foreshortened faces."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.paint import blank, reduced, rounded, tinted
from cubacube.scenes.canvas.theme import WHITE, Colour, darker
from cubacube.scenes.pieces.dice_faces import Face, body_colour
from cubacube.scenes.pieces.dice_light import facing, skirt_px

LARGE: Final = 2
"""Prints are rotated at this multiple of their size, then reduced."""
_CORNER = 0.15
_REACH = 0.9
"""Distance from the middle of a die to its farthest corner, in edge lengths."""


@frozen
class Roll:
    """A quarter turn of a die towards a direction, from face `before` to face `after`."""

    before: Face
    before_rad: float
    after: Face
    after_rad: float
    toward_rad: float


def rolling(
    edge_px: int, roll: Roll, turn_rad: float, prints: Callable[[Face, float], pygame.Surface]
) -> pygame.Surface:
    """Return the die turned by `turn_rad` (0 .. pi / 2); it is centred horizontally.

    `prints` returns the print of a face, rotated by an angle. The print is premultiplied
    and `LARGE` times as large as on the die.
    """
    edge = LARGE * edge_px
    reach = math.ceil(edge_px * _REACH) + 2
    canvas = blank((LARGE * 2 * reach, LARGE * 2 * reach))
    seen = math.cos(turn_rad), math.sin(turn_rad)
    length = round(edge * sum(seen))
    colour = body_colour(roll.before)
    left, top = canvas.width // 2 - length // 2, canvas.height // 2 - edge // 2
    canvas.blit(_slab((length, edge), edge * _CORNER, darker(colour, 0.3)), (left, top))
    going, coming = (
        _side(edge, colour, _shade(roll, seen, ahead), prints(face, angle_rad - roll.toward_rad))
        for face, angle_rad, ahead in (
            (roll.before, roll.before_rad, 1),
            (roll.after, roll.after_rad, -1),
        )
    )
    width = round(edge * seen[0])
    if width:
        slanted = pygame.transform.smoothscale(going, (width, edge))
        canvas.blit(slanted, (left + length - width, top))
    if length > width:
        slanted = pygame.transform.smoothscale(coming, (length - width, edge))
        canvas.blit(slanted, (left, top))
    return _with_skirt(_turned(canvas, roll.toward_rad, reach), edge_px, colour)


def _shade(roll: Roll, seen: tuple[float, float], ahead: int) -> float:
    """Return the brightness of one of the two visible faces during a quarter turn.

    `ahead` is 1 for the face that turns away, and -1 for the face that comes into view.
    """
    cos, sin = seen if ahead > 0 else (seen[1], seen[0])
    along = ahead * sin
    x, y = along * math.cos(roll.toward_rad), -along * math.sin(roll.toward_rad)
    return facing(x, y, cos)


def _side(edge: int, colour: Colour, shade: float, turned: pygame.Surface) -> pygame.Surface:
    """Return a picture of one face, before it is rotated to the direction of the roll."""
    red, green, blue = (min(255, round(part * shade)) for part in colour)
    whole = _slab((edge, edge), edge * _CORNER, (red, green, blue))
    middle = turned.get_rect(center=(edge // 2, edge // 2))
    whole.blit(turned, middle, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def _slab(size: tuple[int, int], radius: float, colour: Colour) -> pygame.Surface:
    """Return a picture of a box with round corners, filled with `colour`.

    It is made from a white box, which is cached.
    """
    slab = _white(size, radius).copy()
    slab.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return slab


@lru_cache(maxsize=64)
def _white(size: tuple[int, int], radius: float) -> pygame.Surface:
    return rounded(size, radius, WHITE)


def _turned(canvas: pygame.Surface, toward_rad: float, reach: int) -> pygame.Surface:
    turned = pygame.transform.rotozoom(canvas, math.degrees(toward_rad), 1)
    square = blank(canvas.size)
    square.blit(turned, turned.get_rect(center=(canvas.width // 2, canvas.height // 2)))
    return reduced(square, (2 * reach, 2 * reach))


def _with_skirt(top: pygame.Surface, edge_px: int, colour: Colour) -> pygame.Surface:
    depth = skirt_px(edge_px)
    dark = tinted(top, darker(colour, 0.55))
    whole = blank((top.width, top.height + depth + 2))
    for down in range(depth, 0, -1):
        whole.blit(dark, (0, down))
    whole.blit(top, (0, 0))
    return whole
