"""The table of a flicking game as a picture, for where there is no window."""

import pygame

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.felt import Felt, draw_pawns, resting
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.places import ground
from cubacube.scenes.flicking.panels.turn_panel import TurnWords
from cubacube.scenes.flicking.still import Contents, StillLayer
from cubacube.scenes.flicking.words import S, Snapshot
from cubacube.scenes.match.live_match import NOBODY
from cubacube.session.play.setup import SIDES, SeatEntry


def flick_picture(
    board: FlickBoard[S], state: S, names: tuple[str, ...], size: tuple[int, int], result: str = ""
) -> pygame.Surface:
    """How the table looks now; the display may be the dummy driver's, but must have a mode.

    `result` is what the referee says of the end, if it is over.
    """
    seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
    measures, owners = state.box.measures, board.owners(state, seats)
    felt = Felt(ground(measures.area_mm), state.box.cards, measures.edge_mm, owners)
    view = View(size)
    surface = pygame.Surface(size)
    said = (result,) if result else ()
    contents = Contents(Snapshot(state, seats, NOBODY), TurnWords(None, result), said=said)
    StillLayer(board, felt).draw(surface, view, contents)
    brush = Brush(surface, view)
    felt.draw_dice(brush, resting(state.layout))
    sides = board.pawn_sides(seats)
    draw_pawns(brush, felt.ground, state.layout.pawns, sides, measures.pawn_mm)
    felt.draw_names(brush, state.layout, resting(state.layout))
    return surface
