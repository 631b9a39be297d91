"""Illustrations of rules pages: drawn by the games with the same code that draws their tables."""

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

import pygame

from cubacube.rules import frozen
from cubacube.scenes.board.board_page import BoardPage
from cubacube.scenes.board.words import Board, Frame
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.canvas.theme import PAPER, RADIUS
from cubacube.scenes.canvas.view import View

S = TypeVar("S")


@frozen
class Figure:
    """`draw` fills the box from (0, 0) to (`width`, `height`), in logical units."""

    width: float
    height: float
    draw: Callable[[Brush], None]


Figures: TypeAlias = Mapping[str, Figure]
"""The figures of a game by the names that its rules text uses."""


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
            page = BoardPage()
            page.show(frame.spots, lambda _spot: None)
            page.draw(brush)

    return Figure(width, height, draw)


def figure_picture(view: View, figure: Figure) -> pygame.Surface:
    """A figure at the scale of the window, with round corners."""
    picture = pygame.Surface((view.px(figure.width), view.px(figure.height)))
    picture.fill(PAPER)
    with view.moved(*view.to_logical((0, 0))):
        figure.draw(Brush(picture, view))
    return masked(picture, view.px(RADIUS))
