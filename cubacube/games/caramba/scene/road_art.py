"""Draw the road: surfaces, kerb, seams, numbers and names."""

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal, TypeAlias

import pygame

from cubacube.games.caramba.rules.box import Box
from cubacube.games.caramba.scene import road
from cubacube.games.caramba.scene.places import CLOTH
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Layer, Point, TextStyle, View, theme
from cubacube.scenes.canvas.paint import blank, reduced
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.shipped import folder

Surface: TypeAlias = Literal["stone", "pebbles", "clay"]
_KERB: theme.Colour = (240, 226, 194)
_KERB_EDGE: theme.Tint = (120, 84, 60, 180)
_SEAM: theme.Tint = (255, 248, 228, 235)
_SEAM_SHADE: theme.Tint = (70, 48, 36, 90)
_NUMBER = PanelStyle((252, 244, 224, 235), (150, 116, 84), 15, shadow=0)
_NUMBER_STYLE = TextStyle(theme.SMALL + 1, theme.INK, "black")
_OVERSIZE = 2
_TILT: theme.Colour = (246, 250, 250)


@frozen
class Stretch:
    """A part of the road with one surface, its last space, its name and its colour."""

    surface: Surface
    last: int
    name: str
    colour: theme.Colour


def stretches(box: Box) -> tuple[Stretch, ...]:
    """Return the three stretches, from Acapulco to the mine."""
    return (
        Stretch("stone", box.stone, N_("Stone"), (226, 226, 220)),
        Stretch("pebbles", box.stone + box.pebbles, N_("Pebbles"), (250, 232, 180)),
        Stretch("clay", box.last, N_("Clay"), (255, 232, 216)),
    )


_NAME_X = (CLOTH[0] + 430, CLOTH[0] + 480, CLOTH[0] + 430)


def draw_road(brush: Brush, box: Box) -> None:
    """Draw the whole road with the names of its stretches."""
    brush.surface.blit(_road(brush.view, box), brush.view.rect(CLOTH))
    course = road.Road(box.last)
    for number in range(1, box.last + 1):
        x, y = course.space(number)
        width = 36.0 if number < 10 else 42.0
        brush.panel((x - width / 2, y - 17, width, 34), _NUMBER)
        brush.write(str(number), (x, y), _NUMBER_STYLE, "center")
    for row, stretch in enumerate(stretches(box)):
        _draw_name(brush, box, stretch, (_NAME_X[row], road.gap_y(row)))


def _draw_name(brush: Brush, box: Box, stretch: Stretch, where: tuple[float, float]) -> None:
    """Draw the name of a stretch, and how many dice an ambush rolls there."""
    name = TextStyle(theme.LARGE, stretch.colour, "title")
    end = brush.write(_(stretch.name), where, name, "midleft").right
    dice = box.ambush_dice(stretch.last)
    said = _n("ambush: {n} extra die", "ambush: {n} extra dice", dice).format(n=dice)
    brush.write(said, (end + 16, where[1] + 3), TextStyle(theme.SMALL, _TILT), "midleft")


def _road(view: View, box: Box) -> pygame.Surface:
    """Return a transparent picture of the cloth's size with the surfaces and lines of the road."""
    place = view.rect(CLOTH)

    def make() -> pygame.Surface:
        with view.moved(-place.x / view.scale, -place.y / view.scale):
            shade, lines = _shade(), _lines(road.Road(box.last))
            shade.pictures(view)
            pieces = list(_pieces(view, box))
            lines.pictures(view)

            def joined() -> pygame.Surface:
                whole = blank(place.size)
                shade.draw(whole, view)
                whole.blits(pieces)
                lines.draw(whole, view)
                return whole

            return view.step(joined)

    return view.cached(("road", place.size, box.stone, box.pebbles, box.clay), make)


def _pieces(view: View, box: Box) -> Iterator[tuple[pygame.Surface, Point]]:
    """Yield the three stretches of road and their positions on the cloth."""
    start = -road.LEAD
    for stretch in stretches(box):
        end = road.LENGTH * stretch.last / box.last
        end += road.LEAD * (stretch.last == box.last)
        yield _piece(view, stretch.surface, start, end)
        start = end


def _piece(view: View, surface: Surface, start: float, end: float) -> tuple[pygame.Surface, Point]:
    """Return one stretch, cut from the picture of its surface, and its position."""
    size = view.rect(CLOTH).size
    corners = [view.to_px(point) for point in road.outline(start, end)]
    box = _box_round(corners).clip((0, 0), size)

    def large_mask() -> pygame.Surface:
        large = blank((box.w * _OVERSIZE, box.h * _OVERSIZE))
        inside = [((x - box.x) * _OVERSIZE, (y - box.y) * _OVERSIZE) for x, y in corners]
        pygame.draw.polygon(large, theme.WHITE, inside)
        return large

    def mask() -> pygame.Surface:
        large = view.cached(("large road mask", size, start, end), large_mask, passing=True)
        return view.step(lambda: reduced(large, box.size))

    def make() -> pygame.Surface:
        whole = _surface(view, surface, size)
        inside = view.cached(("road mask", size, start, end), mask, passing=True)

        def cut_out() -> pygame.Surface:
            piece = whole.subsurface(box).convert_alpha()
            piece.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return piece

        return view.step(cut_out)

    return view.cached(("road piece", size, surface, start, end), make), box.topleft


def _surface(view: View, surface: Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a surface, scaled to the cloth."""

    def make() -> pygame.Surface:
        picture = view.read(folder("assets") / "pictures" / f"road_{surface}.jpg")
        return pygame.transform.smoothscale(picture.convert(), size)

    return view.cached(("road surface", surface, size), make, passing=True)


def _box_round(points: list[Point]) -> pygame.Rect:
    """Return the smallest pixel rectangle around some points, with a margin of one pixel."""
    left, top = (math.floor(min(way)) - 1 for way in zip(*points, strict=True))
    right, foot = (math.ceil(max(way)) + 1 for way in zip(*points, strict=True))
    return pygame.Rect(left, top, right - left, foot - top)


@cache
def _shade() -> Layer:
    """Return the shadow of the road on the cloth."""
    layer = Layer(blur=12)
    layer.polygon(
        (*theme.BLACK, 110),
        [(x + 3, y + 6) for x, y in road.outline(-road.LEAD, road.LENGTH + road.LEAD)],
    )
    return layer


@lru_cache(maxsize=1)
def _lines(course: road.Road) -> Layer:
    """Return the seams between the spaces, and the kerb on both sides."""
    layer = Layer(kept=True)
    for number in range(course.spaces + 1):
        distance = number * course.step
        ends = road.at(distance, road.HALF_WIDTH), road.at(distance, -road.HALF_WIDTH)
        shade = road.at(distance + 3.5, road.HALF_WIDTH), road.at(distance + 3.5, -road.HALF_WIDTH)
        layer.line(_SEAM_SHADE, *shade, 2)
        layer.line(_SEAM, *ends, 4.5)
    layer.add(_KERB_LINES)
    return layer


def _kerb_lines() -> Layer:
    layer = Layer()
    for side in (road.HALF_WIDTH + 3, -road.HALF_WIDTH - 3):
        layer.path(_KERB_EDGE, road.edge(side), 11)
        layer.path(_KERB, road.edge(side), 8)
    return layer


_KERB_LINES = _kerb_lines()
"""The kerb lines; they are drawn only once, because drawing them is slow.

They do not depend on the components of a game.
"""
