"""A pull goes on beyond the edge of the screen: the mouse moves though there is no room for it."""

from typing import Protocol

import pygame
from pygame.event import Event

from cubacube.scenes.canvas.boxes import Point

_EDGE = 1
"""So near to the edge the pointer can go no farther."""
_LOST = (pygame.WINDOWFOCUSLOST, pygame.QUIT)


class PullWindow(Protocol):
    """A window, as far as a pull has to do with it."""

    @property
    def full_screen(self) -> bool:
        """Whether it fills the screen."""
        ...

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in the units of events."""
        ...

    def hold_mouse(self, *, held: bool) -> None:
        """Let the mouse only tell how far it moves, or give the pointer back."""
        ...


class EdgeDrag:
    """Tells events of the mouse on; what is dragged over the edge of a full screen goes on there.

    In a window the system tells of positions outside of it, as long as a button is held. On a full
    screen there is no outside: at its edge the mouse tells only how far it moves, and the position
    is counted on. It is given back when the button is released.
    """

    def __init__(self, screen: PullWindow) -> None:
        self._screen = screen
        self._dragging = False
        self._at: Point | None = None
        """Where the pointer would be; None as long as it is where it is shown."""

    def translate(self, event: Event) -> Event:
        """The same event, perhaps farther out."""
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
