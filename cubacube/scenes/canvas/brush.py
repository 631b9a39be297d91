"""A surface and the view it is drawn through, so that pages name both once."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pygame

from cubacube.scenes.canvas import parts
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.theme import CREAM, INK, Colour
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import Anchor, View


class Brush:
    """The parts of every screen on one surface: `write`, `panel`, `tag`, `keycap`, as in `parts`.

    All lengths are logical; what a method returns is the box it has filled.
    """

    def __init__(self, surface: pygame.Surface, view: View) -> None:
        self.surface = surface
        self.view = view
        self.write = partial(parts.write, surface, view)
        self.panel = partial(parts.panel, surface, view)
        self.tag = partial(parts.tag, surface, view)
        self.keycap = partial(parts.keycap, surface, view)
        self.tips: list[Tip] = []
        """What is told about the things drawn so far."""

    def explain(
        self, box: AnyBox, title: str, text: str = "", why: str = "", *, quiet: bool = False
    ) -> None:
        """Tell what a thing is, and what it does, when the mouse rests on its box.

        `why` is why it may not be chosen now. If `quiet` only to who looks round by keys: the mouse
        is told elsewhere.
        """
        x, y, width, height = box
        self.tips.append(Tip((x, y, width, height), title, text, why, quiet))

    @contextmanager
    def within(self, box: AnyBox) -> Iterator[None]:
        """What is drawn meanwhile ends at the edges of a box."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.view.rect(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def put(
        self, picture: pygame.Surface, point: Point, anchor: Anchor = "topleft"
    ) -> pygame.FRect:
        """A picture of pixels with its anchor on a point."""
        return self.view.put(self.surface, picture, point, anchor)

    def icon(
        self, name: str, middle: Point, size: float, figure: Colour = INK, detail: Colour = CREAM
    ) -> pygame.FRect:
        """An icon with its middle on a point."""
        return self.put(icon(self.view, name, size, figure, detail), middle, "center")

    def width(self, words: str, style: parts.TextStyle) -> float:
        """How wide a line of text is."""
        text = self.view.text(words, style.seen, style.weight, style.colour)
        return text.width / self.view.scale
