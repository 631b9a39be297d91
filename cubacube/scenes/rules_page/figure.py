"""Illustrations of rules pages: drawn by the games with the same code that draws their tables."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.theme import PAPER, RADIUS
from cubacube.scenes.canvas.view import View


@frozen
class Figure:
    """`draw` fills the box from (0, 0) to (`width`, `height`), in logical units."""

    width: float
    height: float
    draw: Callable[[Brush], None]


Figures: TypeAlias = Mapping[str, Figure]
"""The figures of a game by the names that its rules text uses."""


def cut_out(box: Bounds, draw: Callable[[Brush], None]) -> Figure:
    """A part of the canvas, drawn as if all of it were."""
    x, y, width, height = box

    def paint(brush: Brush) -> None:
        with brush.view.moved(-x, -y):
            draw(brush)

    return Figure(width, height, paint)


def figure_picture(view: View, figure: Figure) -> pygame.Surface:
    """A figure at the scale of the window, with round corners."""
    picture = pygame.Surface((view.px(figure.width), view.px(figure.height)))
    picture.fill(PAPER)
    with view.moved(*view.to_logical((0, 0))):
        figure.draw(Brush(picture, view))
    return masked(picture, view.px(RADIUS))
