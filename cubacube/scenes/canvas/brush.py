"""A surface together with its view, so that pages do not pass both each time."""

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
    """Draws the common parts on one surface: `write`, `panel`, `tag` and `keycap`.

    These methods call the functions of the module `parts`. All lengths are in logical
    units. `put` and `icon` return the logical box that they filled.
    """

    def __init__(self, surface: pygame.Surface, view: View) -> None:
        self.surface = surface
        self.view = view
        self.write = partial(parts.write, surface, view)
        self.panel = partial(parts.panel, surface, view)
        self.tag = partial(parts.tag, surface, view)
        self.keycap = partial(parts.keycap, surface, view)
        self.tips: list[Tip] = []
        """Tooltips of the things drawn so far."""

    def explain(
        self, box: AnyBox, title: str, text: str = "", why: str = "", *, quiet: bool = False
    ) -> None:
        """Add a tooltip to a box: what the thing is and what it does.

        `why` says why the thing cannot be chosen now. A `quiet` tip is shown only to players who
        look around by keys, not to the mouse.
        """
        x, y, width, height = box
        self.tips.append(Tip((x, y, width, height), title, text, why, quiet))

    @contextmanager
    def within(self, box: AnyBox) -> Iterator[None]:
        """Clip all drawing inside the block to a box."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.view.rect(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def put(
        self, picture: pygame.Surface, point: Point, anchor: Anchor = "topleft"
    ) -> pygame.FRect:
        """Draw a pixel picture with its anchor on a point."""
        return self.view.put(self.surface, picture, point, anchor)

    def paragraph(
        self,
        words: str,
        point: Point,
        style: parts.TextStyle,
        width: float,
        anchor: Anchor = "topleft",
    ) -> pygame.FRect:
        """Draw text in lines no wider than `width`."""
        text = self.view.paragraph(words, style.seen, width, style.weight, style.colour)
        return self.put(text, point, anchor)

    def icon(
        self, name: str, middle: Point, size: float, figure: Colour = INK, detail: Colour = CREAM
    ) -> pygame.FRect:
        """Draw an icon with its centre on a point."""
        return self.put(icon(self.view, name, size, figure, detail), middle, "center")

    def width(self, words: str, style: parts.TextStyle) -> float:
        """Return the width of a line of text."""
        text = self.view.text(words, style.seen, style.weight, style.colour)
        return text.width / self.view.scale
