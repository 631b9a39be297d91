"""Illustrations of rules pages: drawn by the games with the same code that draws their tables."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.brush import Brush
from cubacube.scenes.paint import masked
from cubacube.scenes.theme import PAPER
from cubacube.scenes.view import View

_RADIUS = 14.0


@frozen
class Figure:
    """`draw` fills the box from (0, 0) to (`width`, `height`), in logical units."""

    width: float
    height: float
    draw: Callable[[Brush], None]


Figures: TypeAlias = Mapping[str, Figure]
"""The figures of a game by the names that its rules text uses."""


def figure_picture(view: View, figure: Figure) -> pygame.Surface:
    """A figure at the scale of the window, with round corners."""
    picture = pygame.Surface((view.px(figure.width), view.px(figure.height)))
    picture.fill(PAPER)
    with view.moved(*view.to_logical((0, 0))):
        figure.draw(Brush(picture, view))
    return masked(picture, view.px(_RADIUS))
