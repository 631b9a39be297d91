"""Illustrations of rules pages that are cut out of the table of a board game."""

from collections.abc import Callable
from typing import TypeVar

from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.words import Frame
from cubacube.scenes.rules_page import Figure

S = TypeVar("S")


def piece_of_table(look: Callable[[], tuple[Board[S], Frame[S]]], box: Box) -> Figure:
    """A part of the canvas of a board game at the moment that `look` tells of."""
    x, y, width, height = box

    def draw(brush: Brush) -> None:
        board, frame = look()
        view = brush.view
        with view.moved(-x, -y):
            brush.surface.blit(backdrop(view, board.backdrop), view.canvas)
            board.draw_still(brush, frame.snapshot)
            board.draw(brush, frame)
            page = SpotPage()
            page.show(frame.spots, lambda _spot: None)
            page.draw(brush)

    return Figure(width, height, draw)
