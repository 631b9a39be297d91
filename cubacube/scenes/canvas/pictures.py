"""The painted pictures: tables, the Cities' postcards, and a road."""

from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.theme import CREAM, DIM, INK, SMALLEST_TEXT
from cubacube.scenes.canvas.view import View
from cubacube.session.shipped import folder

Backdrop: TypeAlias = Literal[
    "race_table", "caramba_table", "atacama_table", "calavera_table", "market_table"
]
CITY_FILES = {
    "La Habana": "la_habana.png",
    "Trinidad": "trinidad.png",
    "Bayamo": "bayamo.png",
    "Santiago de Cuba": "santiago_de_cuba.png",
    "Acapulco": "acapulco.png",
}
_TILES = 0.24
"""Share of the width of a table at its right that shows only tiles."""
_MARGIN = 0.055
_PICTURE_SHARE = 0.74
_NAME_SIZE = 0.13


def backdrop(view: View, name: Backdrop) -> pygame.Surface:
    """Return a picture that fills the canvas; blit it to `view.canvas`."""
    size = view.canvas.size

    def make() -> pygame.Surface:
        return view.read(_path(f"{name}.jpg"), size).convert()

    return view.cached(("backdrop", name, size), make)


def fill_backdrop(surface: pygame.Surface, view: View, name: Backdrop) -> None:
    """Fill the whole window with a picture; beside the canvas there are darker tiles."""
    canvas, picture = view.canvas, backdrop(view, name)
    if canvas.size != surface.size:
        _fill_tiles(surface, canvas, picture)
    surface.blit(picture, canvas)


def _fill_tiles(surface: pygame.Surface, canvas: pygame.Rect, picture: pygame.Surface) -> None:
    """Fill the window with the tiles at the right of the cloth, mirrored from field to field."""
    wide, high = round(canvas.w * _TILES), canvas.h
    tiles = picture.subsurface((canvas.w - wide, 0, wide, high))
    for column in range(-1 - canvas.right // wide, 1 + canvas.left // wide):
        for row in (-1, 0, 1):
            field = pygame.transform.flip(tiles, column % 2 == 0, row != 0)
            surface.blit(field, (canvas.right + column * wide, canvas.top + row * high))
    surface.fill(DIM, None, pygame.BLEND_RGB_MULT)


def painting(
    view: View, file: str, width: float, height: float, radius: float = 0
) -> pygame.Surface:
    """Return the middle of a picture that covers a box of a logical size, with round corners."""

    def make() -> pygame.Surface:
        covering = _covering(view.read(_path(file)), (view.px(width), view.px(height)))
        return masked(covering, view.px(radius)) if radius else covering

    return view.cached(("painting", file, width, height), make)


def postcard(view: View, city: str, width: float, height: float) -> pygame.Surface:
    """Return the card of a City with its name, at a logical size.

    A City without a picture gets an empty card with its name.
    """

    def make() -> pygame.Surface:
        card = pygame.Surface((view.px(width), view.px(height)), pygame.SRCALPHA)
        card.fill(CREAM)
        margin = round(card.width * _MARGIN)
        inside = card.width - 2 * margin, round(card.height * _PICTURE_SHARE)
        place = pygame.Rect((margin, margin), inside)
        if city in CITY_FILES:
            card.blit(_covering(view.read(_path(CITY_FILES[city])), place.size), place)
        pygame.draw.rect(card, INK, place, view.px(1))
        size = max(SMALLEST_TEXT, min(height * _NAME_SIZE, width * 0.16))
        name = view.text(city, size, "title", INK, width * 0.9)
        middle = card.width // 2, (place.bottom + card.height) // 2
        card.blit(name, name.get_rect(center=middle))
        return masked(card, card.width * 0.05)

    return view.cached(("postcard", city, width, height), make)


def _path(name: str) -> Path:
    return folder("assets") / "pictures" / name


def _covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scale `picture` to cover a box and crop it evenly."""
    scale = max(size[0] / picture.width, size[1] / picture.height)
    width, height = round(picture.width * scale), round(picture.height * scale)
    scaled = pygame.transform.smoothscale(picture, (max(width, size[0]), max(height, size[1])))
    return scaled.subsurface(
        pygame.Rect((0, 0), size).move(
            (scaled.width - size[0]) // 2, (scaled.height - size[1]) // 2
        )
    )
