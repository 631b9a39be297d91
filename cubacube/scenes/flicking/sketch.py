"""A small preview of a level: cloth, zones, Cities, and all dice thrown on it."""

from random import Random

import pygame

from cubacube.kit.cards import Cards
from cubacube.kit.shot import Layout
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.cloth_view import ClothView, resting
from cubacube.scenes.flicking.bare_table import bare_table
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.table import TableError, throw
from cubacube.table.level import Level


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
