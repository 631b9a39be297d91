"""What stays the same for many frames, composed once: the cheapest frame is one blit."""

from collections.abc import Callable, Hashable

import pygame

from cubacube.rules import frozen
from cubacube.scenes.view import View


@frozen
class _Composed:
    key: Hashable
    size: tuple[int, int]
    picture: pygame.Surface


class Still:
    """The ground of a screen: a backdrop, and everything on it that does not move now."""

    def __init__(self) -> None:
        self._composed: _Composed | None = None

    def draw(
        self,
        surface: pygame.Surface,
        view: View,
        key: Hashable,
        paint: Callable[[pygame.Surface], None],
    ) -> None:
        """Fill the window; `paint` is called only for another key or another size of the window."""
        kept = self._composed
        if kept is None or (kept.key, kept.size) != (key, view.size):
            picture = pygame.Surface(view.size)
            paint(picture)
            kept = self._composed = _Composed(key, view.size, picture)
        surface.blit(kept.picture, (0, 0))
