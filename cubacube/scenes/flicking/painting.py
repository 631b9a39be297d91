"""Draw all still parts of a flicking game's table: cloth, panels and text lines."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.kit.shot import Gate, Pawn
from cubacube.rules import frozen
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.cloth_view import ClothView, draw_pawns
from cubacube.scenes.cloth.dress import is_light
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.obstacle_art import obstacle_boxes
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.cloth.zone_art import zone_box
from cubacube.scenes.flicking.bare_table import bare_table
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.places import STEPPER, ground
from cubacube.scenes.flicking.panels.turn_panel import draw_turn
from cubacube.scenes.flicking.words import S
from cubacube.scenes.match.pictures.lines import FREE_X, Lines, draw_foot, draw_title
from cubacube.scenes.match.pictures.stepper import draw_stepper
from cubacube.scenes.match.pictures.still_layer import Painted
from cubacube.scenes.match.words import Snapshot
from cubacube.session.language.numbers import exact, written
from cubacube.session.language.translation import N_, _, phrase
from cubacube.session.play.setup import Seats
from cubacube.session.settings.chosen import settings

_DIAL_X = 812.0
"""Where the dial of the flick preview begins, with its key."""
_GATE = N_(
    "A Gate for your current card. Drive between its dice. Click it or press its "
    "number to declare it."
)

_SHUT = N_(
    "Blocked: something is between the dice of this Gate. A drive through it is no crossing. "
    "Flicking a coloured die may open it."
)

_HARMLESS = N_("Fixed: dice bounce off it. It blocks any Gate it lies in.")
_HURTS = N_(
    "Fixed: dice bounce off it. It blocks any Gate it lies in. A Vehicle that drives "
    "into it takes 1 Damage, unless a Bumper protects it."
)


@frozen
class ClothContents:
    """What the still layer shows; equal contents are not drawn again."""

    snapshot: Snapshot[Any]
    lines: Lines
    gates: GateMarks | None = None
    declared: Gate | None = None
    quiet: bool = False
    """Whether only the declared Gate has its label; all other Gates have none."""


def cloth_view_of(board: FlickBoard[S], state: S, seats: Seats) -> ClothView:
    """Return the view of the cloth with the dice, cards and obstacles of a state."""
    measures, owners = state.box.measures, board.owners(state, seats)
    laid, cards = ground(measures.area_mm), state.box.cards
    return ClothView(laid, cards, measures.edge_mm, owners, measures.obstacles)


def draw_pieces(
    brush: Brush,
    board: FlickBoard[S],
    cloth_view: ClothView,
    snapshot: Snapshot[S],
    shown: tuple[Shown, ...],
    pawns: tuple[Pawn, ...],
) -> None:
    """Draw dice, Pawns and the names of the Vehicles."""
    state, sides = snapshot.state, board.pawn_sides(snapshot.seats)
    cloth_view.draw_dice(brush, shown)
    draw_pawns(brush, cloth_view.ground, pawns, sides, state.box.measures.pawn_mm)
    cloth_view.draw_names(brush, state.layout, shown)


class TablePainter:
    """Draws still layers; caches the bare table."""

    def __init__(self, board: FlickBoard[Any], cloth_view: ClothView) -> None:
        self._board, self._cloth_view = board, cloth_view
        self._table: tuple[object, pygame.Surface] | None = None

    def at_moment(self, cloth_view: ClothView) -> "TablePainter":
        """Return a painter for the same table at an earlier or later moment of the match.

        It draws with `cloth_view`, and shares the cached table.
        """
        other = TablePainter(self._board, cloth_view)
        other._table = self._table
        return other

    def paint(self, view: View, contents: ClothContents) -> Painted:
        """Draw everything that does not move."""
        brush, lines = self.cloth(view, contents), contents.lines
        self._explain(brush, contents)
        self._draw_top(brush, contents.snapshot, lines)
        draw_turn(brush, self._board.turn_box, lines)
        self._board.paint(brush, contents.snapshot)
        draw_foot(brush, lines)
        return Painted(brush.surface, tuple(brush.tips))

    def cloth(
        self, view: View, contents: ClothContents, below: Callable[[Brush], None] | None = None
    ) -> Brush:
        """Draw only the table with its Gates; return the brush for further drawing.

        `below` draws under the Gates.
        """
        brush, state = Brush(pygame.Surface(view.size), view), contents.snapshot.state
        brush.surface.blit(self._bare_table(view, state), (0, 0))
        if below is not None:
            below(brush)
        self._cloth_view.lines = () if contents.gates is None else tuple(contents.gates.ends)
        if contents.gates is not None:
            self._label(brush, state, contents.gates, contents.declared)
            light = is_light(self._board.look)
            contents.gates.draw(brush, contents.declared, quiet=contents.quiet, on_light=light)
        return brush

    def _label(self, brush: Brush, state: Any, gates: GateMarks, declared: Gate | None) -> None:
        """Place the labels of the Gates, if the settings show them."""
        if not settings().aids.gate_labels:
            gates.bare()
            return
        dice, names = self._cloth_view.piece_boxes(state.layout), self._cloth_view.name_boxes
        gates.place(brush, dice + names(brush, state.layout), declared)

    def _explain(self, brush: Brush, contents: ClothContents) -> None:
        """Add the tips of Cities, Gates, zones, obstacles, dice and Pawns."""
        snapshot, board = contents.snapshot, self._board
        state = snapshot.state
        names = tuple(seat.name for seat in snapshot.seats)
        for card in state.layout.cities:
            words = board.describe_city(state, card.city)
            brush.explain(self._cloth_view.ground.card(card), _(card.city), words or "")
        if contents.gates is not None and not contents.quiet:
            places = contents.gates.boxes or contents.gates.middles
            for box, mark in zip(places, contents.gates.marks, strict=True):
                why = "" if mark.standing.is_passable() else _(_SHUT)
                brush.explain(box, mark.words, _(_GATE), why)
        for zone in state.box.measures.zones:
            words = _("Friction here: {friction}, unlike the rest of the cloth.")
            if zone.slope_deg:
                words = _("Friction here: {friction}. It slopes {slope}° down, see the arrows.")
            box = zone_box(self._cloth_view.ground, zone.shape)
            told = words.format(friction=written(zone.friction, 2), slope=exact(zone.slope_deg))
            brush.explain(box, _(zone.name), told)
        for obstacle in state.box.measures.obstacles:
            words = _(_HURTS if obstacle.damage else _HARMLESS)
            for box in obstacle_boxes(self._cloth_view.ground, obstacle.shape):
                brush.explain(box, phrase(obstacle.name, "obstacle"), words)
        boxes = self._cloth_view.piece_boxes(state.layout)
        for pose, box in zip(state.layout.dice, boxes, strict=False):
            brush.explain(box, *board.describe_die(state, pose, names))
        for pawn, box in zip(state.layout.pawns, boxes[len(state.layout.dice) :], strict=False):
            title = _("{name}'s Pawn").format(name=names["ABCDE".index(pawn.pawn[1])])
            brush.explain(box, title, board.describe_pawn(state, pawn, names) or "")

    def _bare_table(self, view: View, state: Any) -> pygame.Surface:
        """Return the cached table without pieces: cloth, border, Cities and their reach."""
        cards = state.layout.cities
        looks = tuple((card, self._board.city_look(state, card.city)) for card in cards)
        key = view.size, looks
        if self._table is None or self._table[0] != key:
            board, measures = self._board, state.box.measures
            self._table = key, bare_table(view, board.backdrop, board.look, measures, looks)
        return self._table[1]

    def _draw_top(self, brush: Brush, snapshot: Snapshot[Any], lines: Lines) -> None:
        """Draw the title, the progress of the match, and the steps of the turn."""
        board, state = self._board, snapshot.state
        until = FREE_X if lines.watched else _DIAL_X
        draw_title(brush, _(board.heading), board.subtitle(snapshot), lines.mark, until)
        if lines.watched:
            return
        draw_stepper(brush, STEPPER, *board.steps(state))
