"""Turn events of fingers and pens into mouse events.

A tap is a click, and a moving finger is a drag. A resting finger is a resting mouse: a tip
appears. Lifting the finger then presses nothing. Two fingers scroll. A second finger during
a drag cancels the drag, like the right mouse button.
"""

from collections.abc import Iterator
from typing import Protocol

import pygame
from pygame.event import Event

from cubacube.scenes.canvas import Point

LONG_S = 0.6
"""Seconds after which a resting finger no longer presses anything."""
_NEAR = 12.0
"""Maximum distance that a finger may move and still count as resting, in desktop units."""
_ROLL = 36.0
"""Distance two fingers move for one step of the wheel, in desktop units."""
_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class TouchWindow(Protocol):
    """A window, as far as touch needs it."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in the units of events."""
        ...


class Touch:
    """Tracks the first finger and its gesture."""

    def __init__(self, screen: TouchWindow) -> None:
        self._screen = screen
        self._finger: int | None = None
        self._at: Point = (0.0, 0.0)
        self._held_s = 0.0
        self._drags = self._rolls = False
        self._second: int | None = None
        """The second finger of a scroll gesture."""
        self._rolled = 0.0

    def translate(self, event: Event) -> Iterator[Event]:
        """Yield the mouse events for a finger event; other events are passed on."""
        if event.type in _FINGERS:
            yield from self._fingers(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._finger, self._drags, self._rolls = None, False, False
            yield event
        elif not (event.type in _MOUSE and getattr(event, "touch", False)):
            yield event  # SDL also simulates a mouse for fingers; drop those events

    def passed(self, seconds: float) -> None:
        """Add `seconds` to the time for which the finger has been down."""
        self._held_s += seconds

    def _fingers(self, event: Event) -> Iterator[Event]:
        width, height = self._screen.size
        at = event.x * width, event.y * height
        if event.type == pygame.FINGERDOWN:
            yield from self._down(event.finger_id, at)
        elif event.type == pygame.FINGERMOTION and self._rolls:
            if self._second is not None:
                yield from self._roll(event.dy * height)
        elif event.type == pygame.FINGERUP and event.finger_id == self._second:
            self._second = None
        elif event.finger_id != self._finger:
            return
        elif event.type == pygame.FINGERMOTION:
            yield from self._move(at)
        else:
            yield from self._up(at)

    def _down(self, finger: int, at: Point) -> Iterator[Event]:
        if self._finger is None:
            self._finger, self._at, self._held_s = finger, at, 0.0
            self._drags = self._rolls = False
            yield _moved(at, held=False)
        elif self._drags:
            yield _button(pygame.MOUSEBUTTONDOWN, at, pygame.BUTTON_RIGHT)
            yield _button(pygame.MOUSEBUTTONUP, at, pygame.BUTTON_RIGHT)
        else:
            self._rolls, self._second, self._rolled = True, finger, 0.0

    def _move(self, at: Point) -> Iterator[Event]:
        far = max(abs(at[0] - self._at[0]), abs(at[1] - self._at[1])) > _NEAR
        if not self._drags and far:
            self._drags = True
            yield _button(pygame.MOUSEBUTTONDOWN, self._at)
        if self._drags:
            yield _moved(at, held=True)

    def _up(self, at: Point) -> Iterator[Event]:
        self._finger = None
        if not self._drags and not self._rolls and self._held_s < LONG_S:
            yield _button(pygame.MOUSEBUTTONDOWN, at)
            self._drags = True
        if self._drags:
            yield _button(pygame.MOUSEBUTTONUP, at)
        self._drags = self._rolls = False

    def _roll(self, down: float) -> Iterator[Event]:
        """Scroll by half of `down`.

        Both fingers report their movements, so each movement counts half.
        """
        self._rolled += down / 2
        steps = int(self._rolled / _ROLL)
        if steps:
            self._rolled -= steps * _ROLL
            yield Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, which=0)


def _moved(at: Point, *, held: bool) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0))


def _button(kind: int, at: Point, button: int = pygame.BUTTON_LEFT) -> Event:
    return Event(kind, pos=at, button=button)
