"""The cloth of the workshop's level and the dice on it, redrawn when the level changes."""

from collections.abc import Mapping

import pygame

from cubacube.kit.shot import CityCard, Die, Layout
from cubacube.kit.terrain import Zone
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, View
from cubacube.scenes.canvas.pictures import Backdrop, fill_backdrop
from cubacube.scenes.canvas.theme import STITCHES
from cubacube.scenes.cloth.cloth_view import ClothView, Owner, draw_pawns
from cubacube.scenes.cloth.dress import border, dress
from cubacube.scenes.cloth.obstacle_art import draw_obstacles, draw_shadows
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.cloth.zone_art import draw_zones
from cubacube.scenes.flicking.panels.cities import CityLook, draw_city
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.scenes.match.pictures.still_layer import Painted, StillLayer
from cubacube.session.files.cards import load_cards
from cubacube.session.language.referee import Cast
from cubacube.session.play.setup import SIDES
from cubacube.session.workshop.dice import cards_at
from cubacube.table.level import Level, Look

_BACKDROP: Backdrop = "race_table"


@frozen
class WorkshopVisit:
    """What the workshop takes over from the match that opened it, if any."""

    owners: Mapping[Die, Owner]
    """The owners of the Vehicle dice."""
    pawns: Mapping[str, str]
    """The sides of the Pawns."""
    cast: Cast
    words: str = ""
    """The first message."""


def is_foreign() -> WorkshopVisit:
    """Return the `WorkshopVisit` of a workshop that was opened without a match."""
    names = ("A", "B", "C", "D", "E")
    sides = tuple(zip(names, SIDES, strict=False))
    owners = {f"V{name}": Owner(name, side) for name, side in sides}
    pawns = {f"P{name}": side for name, side in sides}
    return WorkshopVisit(owners, pawns, Cast(names, load_cards()))


@frozen
class _Bare:
    """The contents of the still layer: the table without dice and obstacles."""

    area_mm: float
    look: Look
    zones: tuple[Zone, ...]
    cards: tuple[CityCard, ...]


class BenchCloth:
    """Draws the current level; caches its cloth."""

    def __init__(self, visit: WorkshopVisit) -> None:
        self._cards, self._visit = load_cards(), visit
        self._laid: tuple[Level, ClothView] | None = None
        self._bare: _Bare | None = None
        self._still = StillLayer(_painted)

    def cloth_view(self, level: Level) -> ClothView:
        """Return the `ClothView` that draws dice on this level."""
        if self._laid is None or self._laid[0] != level:
            measures = level.measures()
            where, owners = ground(measures.area_mm), self._visit.owners
            cloth_view = ClothView(where, self._cards, measures.edge_mm, owners, level.fixed)
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
        draw_pawns(brush, cloth_view.ground, layout.pawns, self._visit.pawns, level.pawns.base_mm)
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
