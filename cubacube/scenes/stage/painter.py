"""Brings the stage to the window, however long its picture takes to paint."""

from math import inf
from time import perf_counter

import pygame

from cubacube.scenes.canvas.paint_budget import Clock, OutOfTimeError, PaintBudget
from cubacube.scenes.canvas.theme import BLACK
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Stage


class Painter:
    """Paints a little of a large picture in each frame; meanwhile the one before it stays.

    In another size of the window the one before it is stretched. Whoever owns the painter lets
    neither input nor time reach the stage until the picture is `finished`: so it is the same one
    that is gone on with, and nobody answers to what they do not see.
    """

    def __init__(
        self, stage: Stage, view: View, painting_s: float, clock: Clock = perf_counter
    ) -> None:
        """`painting_s` is how long new pictures are made in one frame."""
        self._stage, self._view = stage, view
        self._painting_s, self._clock = painting_s, clock
        self.finished = True
        """Whether the stage is seen as it is."""
        self._begun = False
        """Whether anything has ever been seen."""
        self._before: pygame.Surface | None = None
        """What was seen in the window's former size."""
        self._stretched = True
        """Whether that is seen in its present size."""

    def fit(self, size: tuple[int, int]) -> None:
        """The window has this size now."""
        if size == self._view.size:
            return
        if self._begun and self.finished:
            whole = pygame.Surface(self._view.size)
            self._stage.draw(whole, self._view)
            self._before = whole.subsurface(self._view.canvas.clip(whole.get_rect()))
        self._view.resize(size)
        self._stretched = self._before is None

    def paint(self, surface: pygame.Surface, spent_s: float = 0) -> bool:
        """Go on painting; whether there is something new to be seen.

        `spent_s` of the frame's time is gone already. The very first picture is painted at once:
        there is none to see before it.
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
        """Nothing is painted in a frame that has a picture to stretch."""
        if not self._begun:
            return PaintBudget(inf, self._clock)
        left_s = self._painting_s - spent_s if self._stretched else 0
        return PaintBudget(left_s, self._clock)

    def _stretch(self, surface: pygame.Surface) -> bool:
        """Show what was seen before the window changed its size, once."""
        if self._stretched or self._before is None:
            return False
        surface.set_clip(None)
        surface.fill(BLACK)
        canvas = self._view.canvas
        surface.blit(pygame.transform.smoothscale(self._before, canvas.size), canvas)
        self._stretched = True
        return True
