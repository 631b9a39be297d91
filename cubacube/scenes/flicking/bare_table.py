"""Draw a table before its first flick: the bare cloth, and small previews of levels."""

from random import Random
from typing import TypeAlias

import pygame

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard, Layout
from cubacube.rules import replace
from cubacube.scenes.canvas import Brush, View
from cubacube.scenes.canvas.pictures import Backdrop, fill_backdrop
from cubacube.scenes.canvas.theme import STITCHES
from cubacube.scenes.cloth.cloth_view import ClothView, resting
from cubacube.scenes.cloth.dress import border, dress, is_light
from cubacube.scenes.cloth.obstacle_art import draw_obstacles, draw_shadows
from cubacube.scenes.cloth.zone_art import draw_zones
from cubacube.scenes.flicking.panels.cities import CityLook, draw_city, draw_reach
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.table import TableError, throw
from cubacube.table.level import Level, Look

Looks: TypeAlias = tuple[tuple[CityCard, CityLook], ...]
"""The City cards, each with the way it is drawn."""


def bare_table(
    view: View, backdrop: Backdrop, look: Look, measures: Measures, cities: Looks
) -> pygame.Surface:
    """Return a picture of the table without dice and Pawns, as large as the window."""
    painted, place = pygame.Surface(view.size), ground(measures.area_mm)
    brush = Brush(painted, view)
    fill_backdrop(painted, view, backdrop)
    dress(brush, CLOTH, look)
    draw_zones(brush, place, measures.zones)
    draw_shadows(brush, place, measures.obstacles)
    border(place, STITCHES[look.border]).draw(painted, view)
    for card, shown in cities:
        draw_reach(brush, place, card, replace(shown, on_light=is_light(look)))
    for card, shown in cities:
        draw_city(brush, place, card, shown)
    # `ClothView.draw_dice` draws obstacles again over the shadows of dice. Here they may be
    # painted over several frames.
    draw_obstacles(brush, place, measures.obstacles)
    return painted


def sketch_view(edge_px: int) -> View:
    """Return a view for square sketches of this size; reuse it, because it caches pictures."""
    scale = edge_px / CLOTH[2]
    return View((round(1920 * scale), round(1080 * scale)))


def as_thrown(level: Level, cards: Cards) -> Layout:
    """Return a layout with all dice thrown, or without dice if they do not fit.

    The same level always gives the same layout.
    """
    dice = (*(each.die for each in cards.gate_dice), *(each.die for each in cards.vehicle_dice))
    spots = zip(level.measures().spots, cards.cities, strict=True)
    layout = Layout((), tuple(replace(spot, city=city) for spot, city in spots))
    try:
        return Layout(throw(dice, layout, level, Random(level.name)), layout.cities)
    except TableError:
        return layout


def sketch(view: View, level: Level, layout: Layout, cards: Cards) -> pygame.Surface:
    """Return a picture of the cloth with its pieces, drawn as in a match."""
    measures = level.measures()
    cities = tuple((card, CityLook()) for card in layout.cities)
    table = bare_table(view, "race_table", level.look, measures, cities)
    cloth_view = ClothView(
        ground(measures.area_mm), cards, measures.edge_mm, {}, measures.obstacles
    )
    cloth_view.draw_dice(Brush(table, view), resting(layout))
    return table.subsurface(view.rect(CLOTH)).copy()
