"""Open gamepads: SDL sends no events for a gamepad that is not open."""

import logging
from types import ModuleType
from typing import Any

import pygame
from pygame.event import Event

from cubacube.session.files.importing import imported

_log = logging.getLogger(__name__)


class Pads:
    """Opens connected gamepads and drops disconnected ones.

    If gamepads cannot be used on this machine, it does nothing.
    """

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
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

    def close(self) -> None:
        """Close all gamepads."""
        self._open.clear()
        if self._device is not None and self._device.get_init():
            self._device.quit()
