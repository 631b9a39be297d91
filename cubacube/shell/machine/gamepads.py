"""Open gamepads, and let them rumble.

SDL sends no events for a gamepad that is not open.
"""

import logging
from types import ModuleType
from typing import Any

import pygame
from pygame.event import Event

from cubacube.scenes.sound.score import SILENT, Score, between
from cubacube.session.files.importing import imported

_log = logging.getLogger(__name__)
_WEAKEST, _FIRMEST = 0.25, 0.7
"""Strength from which an impact shakes gamepads, and the strongest rumble."""
_RUMBLE_S = 0.12
"""How long the strongest impact lasts; a weaker one is shorter."""


class Pads:
    """Opens connected gamepads and drops disconnected ones.

    If gamepads cannot be used on this machine, it does nothing.
    """

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
        self._score, self._until_s = SILENT, 0.0
        """The current film, and the time up to which its impacts have been handled."""
        self._device: ModuleType | None = None
        try:
            device = imported("pygame._sdl2.controller")
            device.init()
        except (ImportError, pygame.error) as fault:
            _log.warning("cannot use gamepads: %s", fault)
        else:
            self._device = device

    def hear(self, event: Event) -> None:
        """Handle the event that a gamepad was connected or disconnected."""
        if self._device is not None and event.type == pygame.CONTROLLERDEVICEADDED:
            try:
                pad = self._device.Controller(event.device_index)
            except pygame.error as fault:
                _log.warning("cannot open a gamepad: %s", fault)
                return
            self._open[pad.as_joystick().get_instance_id()] = pad
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def rumble(self, score: Score | None, at_s: float) -> None:
        """Rumble as hard as the hardest impact of the film since the last call."""
        if score is not self._score:
            self._score, self._until_s = score or SILENT, -1.0
        due = between(self._score.impacts, self._until_s, at_s)
        self._until_s = at_s
        hardest = max((each.strength for each in due), default=0.0)
        if hardest >= _WEAKEST:
            for pad in self._open.values():
                strong = hardest * _FIRMEST
                pad.rumble(strong * hardest, strong, round(1000 * _RUMBLE_S * hardest))

    def close(self) -> None:
        """Close all gamepads."""
        self._open.clear()
        if self._device is not None and self._device.get_init():
            self._device.quit()
