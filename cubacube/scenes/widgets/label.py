"""A line of text."""

import pygame

from cubacube.scenes.canvas import AnyBox, TextStyle, View
from cubacube.scenes.canvas.reading import write_fitting
from cubacube.scenes.canvas.theme import CREAM
from cubacube.scenes.canvas.view import Anchor
from cubacube.scenes.widgets.widget import Widget

LABEL = TextStyle(colour=CREAM)


class Label(Widget):
    """Text at the size of the settings if there is room; it cannot be pressed."""

    focusable = False

    def __init__(
        self, box: AnyBox, words: str, style: TextStyle = LABEL, anchor: Anchor = "center"
    ) -> None:
        super().__init__(box)
        self.words = words
        self._style = style
        self._anchor = anchor

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the words."""
        point = getattr(self.box, self._anchor)
        write_fitting(surface, view, self.words, point, self._style, self._anchor, self.box.size)
