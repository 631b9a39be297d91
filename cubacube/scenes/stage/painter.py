"""Paint the stage into the window, over several frames if it takes long."""

from contextlib import suppress
from math import inf
from time import perf_counter

import pygame

from cubacube.scenes.canvas import View
from cubacube.scenes.canvas.paint_budget import Clock, OutOfTimeError, PaintBudget
from cubacube.scenes.canvas.theme import BLACK
from cubacube.scenes.stage.scene import Stage


class Painter:
    """Paints a large picture in portions; meanwhile the previous one stays visible.

    After a resize, the previous picture is stretched. The owner passes neither input nor
    time to the stage until the picture is `finished`. So the picture stays the same while
    it is painted, and nobody reacts to what they cannot see.
    """

    def __init__(
        self, stage: Stage, view: View, painting_s: float, clock: Clock = perf_counter
    ) -> None:
        """Paint new pictures for at most `painting_s` seconds per frame."""
        self._stage, self._view = stage, view
        self._painting_s, self._clock = painting_s, clock
        self.finished = True
        """Whether the window shows the stage completely."""
        self._begun = False
        """Whether anything was ever shown."""
        self._before: pygame.Surface | None = None
        """The picture from before the resize."""
        self._stretched = True
        """Whether the picture from before the resize was already stretched to the new size."""

    def fit(self, size: tuple[int, int]) -> None:
        """Adapt to a new size of the window.

        A page that was opened in this frame may have too much to paint; it is not stretched.
        """
        if size == self._view.size:
            return
        if self._begun and self.finished:
            whole = pygame.Surface(self._view.size)
            budget = PaintBudget(self._painting_s, self._clock)
            with suppress(OutOfTimeError), self._view.within(budget):
                self._stage.draw(whole, self._view)
                self._before = whole.subsurface(self._view.canvas.clip(whole.get_rect()))
        self._view.resize(size)
        self._stretched = self._before is None

    def paint(self, surface: pygame.Surface, spent_s: float = 0) -> bool:
        """Continue painting; return whether the window has something new to show.

        `spent_s` seconds of the frame are already used. The very first picture is painted
        at once, because there is no earlier one to show.
        """
        surface.set_clip(None)
        if self._view.canvas.size != surface.size:
            surface.fill(BLACK)
        try:
            with self._view.within(self._budget(spent_s)):
                self._stage.draw(surface, self._view)
        except OutOfTimeError:
            self.finished = False
            return self._stretch(surface)
        self.finished = self._begun = self._stretched = True
        self._before = None
        return True

    def _budget(self, spent_s: float) -> PaintBudget:
        """Return the time budget of this frame.

        It is 0 if the picture from before a resize must still be stretched in this frame.
        """
        if not self._begun:
            return PaintBudget(inf, self._clock)
        left_s = self._painting_s - spent_s if self._stretched else 0
        return PaintBudget(left_s, self._clock)

    def _stretch(self, surface: pygame.Surface) -> bool:
        """Stretch the picture from before the resize, once; return whether it was drawn."""
        if self._stretched or self._before is None:
            return False
        surface.set_clip(None)
        surface.fill(BLACK)
        canvas = self._view.canvas
        surface.blit(pygame.transform.smoothscale(self._before, canvas.size), canvas)
        self._stretched = True
        return True
