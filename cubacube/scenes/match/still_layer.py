"""Everything that does not move, painted when it changes."""

from collections.abc import Callable
from typing import Generic, TypeVar

import pygame

from cubacube.scenes.canvas.view import View

C = TypeVar("C")


class StillLayer(Generic[C]):
    """Keeps the last painting; the same contents in the same size need no new one."""

    def __init__(self, paint: Callable[[View, C], pygame.Surface]) -> None:
        self._paint = paint
        self._kept: tuple[tuple[int, int], C, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, view: View, contents: C) -> None:
        """Show it; paint it anew if something has changed."""
        kept = self._kept
        if kept is None or kept[:2] != (view.size, contents):
            self._kept = kept = view.size, contents, self._paint(view, contents)
        surface.blit(kept[2], (0, 0))
