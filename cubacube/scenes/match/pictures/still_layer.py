"""Cache for everything static: it is painted again only when it changes."""

from collections.abc import Callable
from typing import Generic, TypeVar

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Tip, View

C = TypeVar("C")


@frozen
class Painted:
    """A picture and the tips for the things on it."""

    picture: pygame.Surface
    tips: tuple[Tip, ...] = ()


class StillLayer(Generic[C]):
    """Cache of the last picture; the same contents and size are not painted again."""

    def __init__(self, paint: Callable[[View, C], Painted]) -> None:
        self._paint = paint
        self._kept: tuple[tuple[int, int], C, Painted] | None = None

    def draw(self, surface: pygame.Surface, view: View, contents: C) -> tuple[Tip, ...]:
        """Draw the picture, painted again if needed; return the tips for the things on it."""
        kept = self._kept
        if kept is None or kept[:2] != (view.size, contents):
            self._kept = kept = view.size, contents, self._paint(view, contents)
        surface.blit(kept[2].picture, (0, 0))
        return kept[2].tips
