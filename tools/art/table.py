"""The empty tables of all games, and the blurred picture behind the menus."""

import pygame

from art.floor import floor, palm_shade
from art.garland import hang
from art.palette import (
    BLUE,
    BLUE_HEM,
    GREEN,
    GREEN_HEM,
    TERRACOTTA,
    TERRACOTTA_HEM,
    THREAD,
    VIOLET,
    VIOLET_HEM,
)
from art.texture import cloth, surface_of
from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.paint import masked, soft_shadow
from cubacube.scenes.canvas.pictures import postcard
from cubacube.scenes.canvas.theme import OPEN, OPEN_EDGE, Colour
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import Face, GateFace, VehicleFace

_TILE = 93


@frozen
class Cloth:
    """Box and colours of a cloth."""

    box: tuple[float, float, float, float]
    colour: Colour
    hem: Colour


_RACE = Cloth((34, 92, 912, 912), GREEN, GREEN_HEM)
_CARAMBA = Cloth((34, 92, 1388, 912), BLUE, BLUE_HEM)
_ATACAMA = Cloth((34, 92, 1180, 912), TERRACOTTA, TERRACOTTA_HEM)
_CALAVERA = Cloth((34, 92, 1290, 912), VIOLET, VIOLET_HEM)
_MARKET = Cloth((34, 92, 1388, 912), GREEN, GREEN_HEM)
_MENU = Cloth((120, 120, 1680, 840), GREEN, GREEN_HEM)
_MENU_CARDS = (
    ("La Habana", 190, 200),
    ("Bayamo", 1500, 190),
    ("Trinidad", 210, 640),
    ("Santiago de Cuba", 1480, 650),
)
_MENU_DICE: tuple[tuple[float, float, float, Face], ...] = (
    (700, 330, 0.4, GateFace("red", "diamond")),
    (1190, 420, -0.5, GateFace("blue", "case")),
    (830, 700, 0.9, GateFace("green", "statue")),
    (1260, 780, 0.2, GateFace("yellow", "weapons")),
    (560, 560, 1.9, VehicleFace("purple")),
    (980, 850, 0.7, VehicleFace("orange")),
    (1030, 250, 2.6, VehicleFace("turquoise")),
)


def race_table(size: tuple[int, int]) -> pygame.Surface:
    """Paint the floor and a square green cloth."""
    return _laid(View(size), _RACE)


def caramba_table(size: tuple[int, int]) -> pygame.Surface:
    """Paint the floor and a blue cloth."""
    return _laid(View(size), _CARAMBA)


def atacama_table(size: tuple[int, int]) -> pygame.Surface:
    """Paint the floor and a terracotta cloth."""
    return _laid(View(size), _ATACAMA)


def calavera_table(size: tuple[int, int]) -> pygame.Surface:
    """Paint the floor and a violet cloth with a garland of cut paper."""
    view = View(size)
    surface = _laid(view, _CALAVERA)
    x, y, width, _height = _CALAVERA.box
    hang(surface, view, (x + 16, x + width - 16), y + 22)
    return surface


def market_table(size: tuple[int, int]) -> pygame.Surface:
    """Paint the floor and a wide green cloth."""
    return _laid(View(size), _MARKET)


def menu(size: tuple[int, int]) -> pygame.Surface:
    """Paint a game in full swing, out of focus."""
    view = View(size)
    surface = _laid(view, _MENU)
    for city, left, top in _MENU_CARDS:
        view.put(surface, postcard(view, city, 250, 250), (left, top))
    start, end = _MENU_DICE[0][:2], _MENU_DICE[1][:2]
    glow, dashes = Layer(blur=14), Layer()
    glow.line(OPEN, start, end, 30)
    dashes.dashes(OPEN_EDGE, [start, end], 7, 22, 12)
    glow.draw(surface, view)
    dashes.draw(surface, view)
    dice = DiceArt(view, 74)
    for x, y, angle, _ in _MENU_DICE:
        dice.shadow(surface, view.to_px((x, y)), angle)
    for x, y, angle, face in _MENU_DICE:
        dice.die(surface, view.to_px((x, y)), angle, face)
    for _ in range(3):
        surface = pygame.transform.gaussian_blur(surface, view.px(6))
    return surface


def _laid(view: View, laid: Cloth) -> pygame.Surface:
    """Paint the floor, the cloth with its stitched hem, and the shadow of palms."""
    surface = surface_of(floor(*view.size, view.px(_TILE), seed=5))
    place = view.rect(laid.box)
    blur = view.px(50)
    shade = soft_shadow(place.size, view.px(26), blur, 0.75)
    surface.blit(shade, (place.x - blur + view.px(8), place.y - blur + view.px(20)))
    surface.blit(_cloth(view, place, laid), place)
    _stitches(laid.box).draw(surface, view)
    surface.blit(palm_shade(*view.size, opacity=38), (0, 0))
    return surface


def _cloth(view: View, place: pygame.Rect, laid: Cloth) -> pygame.Surface:
    woven = surface_of(cloth(place.w, place.h, laid.colour, 1.5 * view.scale, seed=3))
    hem = pygame.Surface(woven.size)
    tones = zip(laid.hem, laid.colour, strict=True)
    hem.fill([min(255, round(255 * dark / light)) for dark, light in tones])
    edge = view.px(14)
    pygame.draw.rect(hem, (255, 255, 255), hem.get_rect().inflate(-2 * edge, -2 * edge))
    woven.blit(hem, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return masked(woven, view.px(20))


def _stitches(cloth_box: AnyBox) -> Layer:
    """Return the stitches along the hem."""
    x, y, width, height = cloth_box
    left, top, right, foot = x + 7, y + 7, x + width - 7, y + height - 7
    layer = Layer()
    corners = [(left, top), (right, top), (right, foot), (left, foot), (left, top)]
    layer.dashes(THREAD, corners, 2, 8, 6)
    return layer
