"""Figures on rules pages, drawn by the same code as the tables of the games."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, View
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.theme import PAPER, RADIUS


@frozen
class Figure:
    """A figure; `draw` fills the box from (0, 0) to (`width`, `height`), in logical units."""

    width: float
    height: float
    draw: Callable[[Brush], None]


Figures: TypeAlias = Mapping[str, Figure]
"""The figures of a game by their names in its rules text."""


def cut_out(box: Bounds, draw: Callable[[Brush], None]) -> Figure:
    """Return a part of the canvas as a figure; `draw` draws the whole canvas."""
    x, y, width, height = box

    def paint(brush: Brush) -> None:
        with brush.view.moved(-x, -y):
            draw(brush)

    return Figure(width, height, paint)


def figure_picture(view: View, figure: Figure) -> pygame.Surface:
    """Return a picture of a figure at the window's scale, with round corners."""
    picture = pygame.Surface((view.px(figure.width), view.px(figure.height)))
    picture.fill(PAPER)
    with view.moved(*view.to_logical((0, 0))):
        figure.draw(Brush(picture, view))
    return masked(picture, view.px(RADIUS))
