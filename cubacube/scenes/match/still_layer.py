"""Everything that does not move, painted when it changes."""

from collections.abc import Callable
from typing import Generic, TypeVar

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View

C = TypeVar("C")


@frozen
class Painted:
    """A picture, and what is told about the things on it."""

    picture: pygame.Surface
    tips: tuple[Tip, ...] = ()


class StillLayer(Generic[C]):
    """Keeps the last painting; the same contents in the same size need no new one."""

    def __init__(self, paint: Callable[[View, C], Painted]) -> None:
        self._paint = paint
        self._kept: tuple[tuple[int, int], C, Painted] | None = None

    def draw(self, surface: pygame.Surface, view: View, contents: C) -> tuple[Tip, ...]:
        """Show it, painted anew if something has changed; what is told about the things on it."""
        kept = self._kept
        if kept is None or kept[:2] != (view.size, contents):
            self._kept = kept = view.size, contents, self._paint(view, contents)
        surface.blit(kept[2].picture, (0, 0))
        return kept[2].tips
