"""Figures for rules pages, cut out of the table of a board game."""

from collections.abc import Callable
from typing import TypeVar

from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas import Bounds, Brush
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.words import Frame
from cubacube.scenes.rules_page import Figure, cut_out
from cubacube.session.play.setup import SeatEntry

S = TypeVar("S")

SEATS = (
    SeatEntry("Ana", "orange"),
    SeatEntry("Bruno", "black"),
    SeatEntry("Carla", "purple"),
    SeatEntry("Dario", "pink"),
)
"""The players in figures."""


def piece_of_table(look: Callable[[], tuple[Board[S], Frame[S]]], box: Bounds) -> Figure:
    """Return a figure that shows the part `box` of the table in the frame from `look`."""

    def draw(brush: Brush) -> None:
        board, frame = look()
        brush.surface.blit(backdrop(brush.view, board.backdrop), brush.view.canvas)
        board.draw_still(brush, frame.snapshot)
        board.draw(brush, frame)
        page = SpotPage()
        page.show(frame.spots, lambda _spot: None)
        page.draw(brush)

    return cut_out(box, draw)
