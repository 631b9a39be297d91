"""Draw the things that flicks do not change: cloth, zones, border and Cities."""

from typing import TypeAlias

import pygame

from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import Backdrop, fill_backdrop
from cubacube.scenes.canvas.theme import STITCHES
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.dress import border, dress, is_light
from cubacube.scenes.cloth.obstacle_art import draw_obstacles, draw_shadows
from cubacube.scenes.cloth.zone_art import draw_zones
from cubacube.scenes.flicking.panels.cities import CityLook, draw_city, draw_reach
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.table.level import Look

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
