"""Let a drag continue beyond the edge of the screen, by relative mouse movement."""

from typing import Protocol

import pygame
from pygame.event import Event

from cubacube.scenes.canvas import Point

_EDGE = 1
"""Width of the strip that counts as the edge of the screen, in desktop units."""
_LOST = (pygame.WINDOWFOCUSLOST, pygame.QUIT)


class PullWindow(Protocol):
    """A window, as far as a drag needs it."""

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
        ...

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in the units of events."""
        ...

    def hold_mouse(self, *, held: bool) -> None:
        """Switch relative mouse mode on or off."""
        ...


class EdgeDrag:
    """Passes mouse events on; in full screen it extends drags beyond the edge.

    In a window the system reports positions outside it while a button is held. In full
    screen there is no outside: from the edge on, the mouse is in relative mode and its
    movements are added up. Releasing the button ends this mode.
    """

    def __init__(self, screen: PullWindow) -> None:
        self._screen = screen
        self._dragging = False
        self._at: Point | None = None
        """Virtual position of the pointer; None while the real one is used."""

    def translate(self, event: Event) -> Event:
        """Return the event, with a position beyond the screen if needed."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._dragging = True
        elif event.type == pygame.MOUSEMOTION and self._dragging:
            return self._moved(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._released(event)
        elif event.type in _LOST:
            self._let_go()
        return event

    def _moved(self, event: Event) -> Event:
        if self._at is not None:
            self._at = self._at[0] + event.rel[0], self._at[1] + event.rel[1]
            return Event(event.type, {**event.dict, "pos": self._at})
        if self._screen.full_screen and self._is_edge(event.pos):
            self._at = event.pos
            self._screen.hold_mouse(held=True)
        return event

    def _released(self, event: Event) -> Event:
        at = self._at
        self._let_go()
        return event if at is None else Event(event.type, {**event.dict, "pos": at})

    def _let_go(self) -> None:
        if self._at is not None:
            self._screen.hold_mouse(held=False)
        self._dragging, self._at = False, None

    def _is_edge(self, at: Point) -> bool:
        return any(
            not _EDGE <= where < size - _EDGE
            for where, size in zip(at, self._screen.size, strict=True)
        )
