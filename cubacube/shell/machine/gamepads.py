"""Open gamepads: SDL sends no events for a gamepad that is not open."""

import logging

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

_log = logging.getLogger(__name__)


class Pads:
    """Opens connected gamepads and drops disconnected ones."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        try:
            controller.init()
        except pygame.error as fault:
            _log.warning("cannot use gamepads: %s", fault)

    def hear(self, event: Event) -> None:
        """Handle the event that a gamepad was connected or disconnected."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            try:
                pad = controller.Controller(event.device_index)
            except pygame.error as fault:
                _log.warning("cannot open a gamepad: %s", fault)
                return
            self._open[pad.as_joystick().get_instance_id()] = pad
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def close(self) -> None:
        """Close all gamepads."""
        self._open.clear()
        if controller.get_init():
            controller.quit()
