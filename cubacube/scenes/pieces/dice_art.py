"""Draw dice from above at any angle: lit bodies, prints, shadows and quarter turns.

Angles are those of the table: counter-clockwise in radians from the right of the screen.
For a Vehicle die this is the heading of the car on top. Draw all shadows before the first
die.
"""

import math
from collections.abc import Callable, Hashable
from functools import lru_cache, partial

import numpy as np
import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Point, View
from cubacube.scenes.canvas.paint import blank, picture, reduced, rounded, tinted
from cubacube.scenes.canvas.theme import WHITE, Colour, darker
from cubacube.scenes.pieces.dice_faces import Face, VehicleFace, body_colour, printed
from cubacube.scenes.pieces.dice_light import (
    QUARTER,
    STEP_DEG,
    facing,
    light,
    shadow,
    skirt_px,
    step_of,
)
from cubacube.session.settings.chosen import settings

_SHADOW_STRENGTH = 0.75
FILM_STEPS = 12
"""Steps in the animation of one quarter turn."""
_LARGE = 2
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


class DiceArt:
    """Draws dice with an edge of `edge` logical units; the view caches the sprites."""

    def __init__(self, view: View, edge: float) -> None:
        self._view = view
        self._edge = edge

    def shadow(
        self, surface: pygame.Surface, at_px: Point, angle_rad: float, lift: float = 0
    ) -> None:
        """Draw the shadow of a die at pixel `at_px`, `lift` logical units above the cloth."""
        edge_px = self._view.px(self._edge)
        blur_px = max(3, round(edge_px * 0.24 + lift * self._view.scale * 0.3))
        step = step_of(angle_rad) % QUARTER

        def make() -> pygame.Surface:
            opacity = shadow(edge_px, step, blur_px) * _SHADOW_STRENGTH
            return picture(np.zeros((*opacity.shape, 3), np.float32), opacity)

        sprite = self._cached(("die shadow", edge_px, step, blur_px), make)
        aside = edge_px * 0.09 + lift * self._view.scale * 0.4
        below = edge_px * 0.20 + lift * self._view.scale * 0.8
        x, y = at_px[0] + aside - sprite.width / 2, at_px[1] + below - sprite.height / 2
        surface.blit(sprite, (round(x), round(y)))

    def die(
        self, surface: pygame.Surface, at_px: Point, angle_rad: float, face: Face, lift: float = 0
    ) -> None:
        """Draw a die that is raised `lift` logical units above the cloth.

        Without lift, the middle of its top face is at pixel `at_px`.
        """
        edge_px = self._view.px(self._edge)
        sprite = self._sprite(edge_px, step_of(angle_rad), face)
        _blit(surface, sprite, (at_px[0], at_px[1] - lift * self._view.scale))

    def tumble(self, surface: pygame.Surface, at_px: Point, roll: Roll, progress: float) -> None:
        """Draw a die during a quarter turn; `progress` is 0 before it and 1 after it."""
        edge_px = self._view.px(self._edge)
        film_step = round(progress * FILM_STEPS)
        turn = _turn_rad(film_step)
        rise = (math.cos(turn) + math.sin(turn) - 1) / 2 * edge_px
        _blit(surface, self.tumbling(roll, film_step), (at_px[0], at_px[1] - rise))

    def tumbling(self, roll: Roll, film_step: int) -> pygame.Surface:
        """Return picture number `film_step` (0 .. `FILM_STEPS`) of a quarter turn.

        Paint the picture if it is not cached.
        """
        edge_px = self._view.px(self._edge)
        return self._cached(
            ("tumble", edge_px, roll, film_step),
            lambda: rolling(
                edge_px, roll, _turn_rad(film_step), partial(self._turned_print, edge_px)
            ),
        )

    def still(self, face: Face, edge: float) -> pygame.Surface:
        """Return a die that lies straight, `edge` logical units wide, for cards and panels."""
        return self._sprite(self._view.px(edge), 0, face)

    def _cached(
        self,
        key: tuple[Hashable, ...],
        make: Callable[[], pygame.Surface],
        *,
        passing: bool = False,
    ) -> pygame.Surface:
        """Return a picture from the view's cache; other marks or letters are other pictures."""
        chosen = settings()
        key = *key, chosen.screen.dice_marks, chosen.language
        return self._view.cached(key, make, passing=passing)

    def _sprite(self, edge_px: int, step: int, face: Face) -> pygame.Surface:
        return self._cached(
            ("die", edge_px, step, face), lambda: self._with_print(edge_px, step, face)
        )

    def _with_print(self, edge_px: int, step: int, face: Face) -> pygame.Surface:
        colour = body_colour(face)
        body = self._cached(
            ("die body", edge_px, step % QUARTER, colour),
            lambda: _lit_body(edge_px, step % QUARTER, colour),
        )
        sprite = body.copy()
        turned = pygame.transform.rotozoom(self._print(edge_px, face), step * STEP_DEG, 1)
        ground = blank((_LARGE * body.width, _LARGE * body.width))
        ground.blit(turned, turned.get_rect(center=(body.width, body.width)))
        small = pygame.transform.smoothscale(ground, (body.width, body.width))
        sprite.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return sprite

    def _print(self, edge_px: int, face: Face) -> pygame.Surface:
        """Return the print, premultiplied so that rotation does not darken its edges."""
        return self._cached(
            ("print", edge_px, face),
            lambda: printed(face, _LARGE * edge_px, settings().screen.dice_marks).premul_alpha(),
        )

    def _turned_print(self, edge_px: int, face: Face, angle_rad: float) -> pygame.Surface:
        """Return a rotated print; it is cached, because each quarter turn reuses two of them."""
        return self._cached(
            ("print", edge_px, face, angle_rad),
            lambda: pygame.transform.rotozoom(
                self._print(edge_px, face), math.degrees(angle_rad), 1
            ),
            passing=True,
        )


def _turn_rad(film_step: int) -> float:
    return film_step / FILM_STEPS * math.pi / 2


def _blit(surface: pygame.Surface, sprite: pygame.Surface, at_px: Point) -> None:
    """Blit a sprite so that the middle of the top face is at `at_px`."""
    half = sprite.width / 2
    surface.blit(sprite, (round(at_px[0] - half), round(at_px[1] - half)))


def _lit_body(edge_px: int, step: int, colour: Colour) -> pygame.Surface:
    falling = light(edge_px, step)
    body = np.array(colour, np.float32)
    rgb = falling.shade[..., None] * body + falling.shine[..., None] * 255
    return picture(rgb, falling.opacity)


def rolling(
    edge_px: int, roll: Roll, turn_rad: float, prints: Callable[[Face, float], pygame.Surface]
) -> pygame.Surface:
    """Return the die turned by `turn_rad` (0 .. pi / 2); it is centred horizontally.

    `prints` returns the print of a face, rotated by an angle. The print is premultiplied
    and `_LARGE` times as large as on the die.
    """
    edge = _LARGE * edge_px
    reach = math.ceil(edge_px * _REACH) + 2
    canvas = blank((_LARGE * 2 * reach, _LARGE * 2 * reach))
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


def vehicle_die(view: View, side: str, size: float) -> pygame.Surface:
    """Return the Vehicle die of a side, lying straight, at a logical size."""
    return DiceArt(view, size).still(VehicleFace(side), size)
