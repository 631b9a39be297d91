"""The cloth of the workshop's level and the dice on it, redrawn when the level changes."""

from collections.abc import Mapping
from typing import Final

import pygame

from cubacube.kit.cards import Cards
from cubacube.kit.shot import CityCard, Die, Layout
from cubacube.kit.terrain import Zone
from cubacube.rules import frozen
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import Backdrop, fill_backdrop
from cubacube.scenes.canvas.theme import STITCHES
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.cloth_view import ClothView, Owner, draw_pawns
from cubacube.scenes.cloth.dress import border, dress
from cubacube.scenes.cloth.obstacle_art import draw_obstacles, draw_shadows
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.cloth.zone_art import draw_zones
from cubacube.scenes.flicking.panels.cities import CityLook, draw_city
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.scenes.match.pictures.still_layer import Painted, StillLayer
from cubacube.session.workshop.dice import cards_at
from cubacube.table.level import Level, Look

_BACKDROP: Final[Backdrop] = "race_table"


@frozen
class Owners:
    """The owners of the Vehicle dice and the looks of the Pawns."""

    dice: Mapping[Die, Owner]
    pawns: Mapping[str, str]


@frozen
class _Bare:
    """The contents of the still layer: the table without dice and obstacles."""

    area_mm: float
    look: Look
    zones: tuple[Zone, ...]
    cards: tuple[CityCard, ...]


class BenchCloth:
    """Draws the current level; caches its cloth."""

    def __init__(self, cards: Cards, owners: Owners) -> None:
        self._cards, self._owners = cards, owners
        self._laid: tuple[Level, ClothView] | None = None
        self._bare: _Bare | None = None
        self._still = StillLayer(_painted)

    def cloth_view(self, level: Level) -> ClothView:
        """Return the `ClothView` that draws dice on this level."""
        if self._laid is None or self._laid[0] != level:
            measures = level.measures()
            where = ground(measures.area_mm)
            cloth_view = ClothView(
                where, self._cards, measures.edge_mm, self._owners.dice, level.fixed
            )
            self._laid = level, cloth_view
        return self._laid[1]

    def draw(self, brush: Brush, level: Level, layout: Layout, *, dragging: bool) -> None:
        """Draw the table without dice; during a drag its zones and Cities may be out of date."""
        cards = cards_at(level, layout)
        bare = _Bare(level.area.side_mm, level.look, level.terrain, cards)
        if not dragging or self._bare is None or self._bare.area_mm != bare.area_mm:
            self._bare = bare
        self._still.draw(brush.surface, brush.view, self._bare)
        where = self.cloth_view(level).ground
        draw_shadows(brush, where, level.fixed)
        draw_obstacles(brush, where, level.fixed)

    def draw_pieces(
        self, brush: Brush, level: Level, layout: Layout, shown: tuple[Shown, ...]
    ) -> None:
        """Draw dice, Pawns and names."""
        cloth_view = self.cloth_view(level)
        cloth_view.draw_dice(brush, shown)
        draw_pawns(brush, cloth_view.ground, layout.pawns, self._owners.pawns, level.pawns.base_mm)
        cloth_view.draw_names(brush, layout, shown)


def _painted(view: View, bare: _Bare) -> Painted:
    """Draw cloth, zones, border and Cities; obstacles are drawn above, as they can be dragged."""
    where, painted = ground(bare.area_mm), pygame.Surface(view.size)
    brush = Brush(painted, view)
    fill_backdrop(painted, view, _BACKDROP)
    dress(brush, CLOTH, bare.look)
    draw_zones(brush, where, bare.zones)
    border(where, STITCHES[bare.look.border]).draw(painted, view)
    for card in bare.cards:
        draw_city(brush, where, card, CityLook())
    return Painted(painted)
