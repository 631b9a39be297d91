"""Translate gamepads: buttons act as keys, the left stick as arrows, the right one aims.

| pad | means |
|---|---|
| cross and left stick | arrows; with the left trigger held, letters that move the finger |
| A, B, X, Y | Enter, Esc, Space, the next Gate |
| shoulders | Tab, back and forth |
| left stick pressed, right stick pressed | next die; look around the table |
| Start, Back | Esc, the rules |
| left trigger with Y, X, B | hint, all keys, undo |
| right stick and right trigger | `Steer`: direction and power of a flick |
"""

from collections.abc import Iterator, Mapping

import pygame
from pygame.event import Event

from cubacube.scenes.stage.inputs import Action, Do, Input, KeyPress, Steer

EVENTS = (
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
_FULL = 32767
_OUT, _IN = 0.6, 0.4
"""Hysteresis: a stick counts as pushed from the first value, as released below the second."""
_STILL = 0.03
"""Dead zone of a trigger: values up to this count as 0."""
_REPEAT_AFTER_S, _REPEAT_EVERY_S = 0.4, 0.06
_WAYS: Mapping[int, Action] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
_ACTIONS: Mapping[int, Action] = {
    pygame.CONTROLLER_BUTTON_A: "confirm",
    pygame.CONTROLLER_BUTTON_B: "back",
    pygame.CONTROLLER_BUTTON_START: "back",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "prev",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "next",
}
_KEYS: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_X: "space",
    pygame.CONTROLLER_BUTTON_Y: "g",
    pygame.CONTROLLER_BUTTON_BACK: "f1",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "n",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "f7",
}
_WITH_TRIGGER: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_Y: "f2",
    pygame.CONTROLLER_BUTTON_X: "f3",
    pygame.CONTROLLER_BUTTON_B: "z",
}
"""Keys of buttons while the left trigger is held."""
_FINGER: Mapping[Action, str] = {"up": "w", "down": "s", "left": "a", "right": "d"}


class Pad:
    """All gamepads together: the current player may take any of them."""

    def __init__(self) -> None:
        self._axes: dict[int, float] = {}
        self._way: Action | None = None
        """The arrow that is held on a gamepad, to be repeated; None if no arrow is held."""
        self._held_s = 0.0
        self._pushed: Action | None = None
        """The direction of the left stick; None at rest."""

    def inputs(self, event: Event) -> Iterator[Input]:
        """Yield the inputs for one gamepad event, in order; often none."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event.axis, max(-1.0, event.value / _FULL))
            return
        down = event.type == pygame.CONTROLLERBUTTONDOWN
        if event.button in _WITH_TRIGGER and self._lifts:
            yield KeyPress(_WITH_TRIGGER[event.button], down)
        elif event.button in _WAYS:
            yield from self._hold(_WAYS[event.button], down=down)
        elif event.button in _ACTIONS and down:
            yield Do(_ACTIONS[event.button])
        elif event.button in _KEYS:
            yield KeyPress(_KEYS[event.button], down)

    def passed(self, seconds: float) -> Iterator[Input]:
        """Yield the repeat of a held arrow, at most one per frame."""
        if self._way is None:
            return
        self._held_s += seconds
        if self._held_s >= _REPEAT_AFTER_S + _REPEAT_EVERY_S:
            self._held_s = _REPEAT_AFTER_S
            yield from self._arrow(self._way, repeat=True)

    def let_go(self) -> None:
        """Forget what is held, because another window has the focus."""
        self._axes.clear()
        self._way = self._pushed = None

    def _axis(self, axis: int, value: float) -> Iterator[Input]:
        self._axes[axis] = value
        if axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            yield from self._push()
        elif axis != pygame.CONTROLLER_AXIS_TRIGGERLEFT:
            across = self._axes.get(pygame.CONTROLLER_AXIS_RIGHTX, 0.0)
            down = self._axes.get(pygame.CONTROLLER_AXIS_RIGHTY, 0.0)
            power = self._axes.get(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.0)
            yield Steer(across, -down, power if power > _STILL else 0.0)

    @property
    def _lifts(self) -> bool:
        """Whether the left trigger is held."""
        return self._axes.get(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.0) >= _OUT

    def _push(self) -> Iterator[Input]:
        """Yield an arrow when the left stick is pushed far enough to one side."""
        across = self._axes.get(pygame.CONTROLLER_AXIS_LEFTX, 0.0)
        down = self._axes.get(pygame.CONTROLLER_AXIS_LEFTY, 0.0)
        ways: dict[Action, float] = {"left": -across, "right": across, "up": -down, "down": down}
        farthest = max(ways, key=ways.__getitem__)
        if self._pushed is not None and ways[self._pushed] < _IN:
            yield from self._hold(self._pushed, down=False)
            self._pushed = None
        if self._pushed is None and ways[farthest] >= _OUT:
            self._pushed = farthest
            yield from self._hold(farthest, down=True)

    def _hold(self, way: Action, *, down: bool) -> Iterator[Input]:
        if down:
            self._way, self._held_s = way, 0.0
            yield from self._arrow(way, repeat=False)
        elif self._way == way:
            self._way = None

    def _arrow(self, way: Action, *, repeat: bool) -> Iterator[Input]:
        """Yield the arrow; with the left trigger held, the key that moves the finger on the die."""
        if self._lifts:
            yield KeyPress(_FINGER[way], repeat=repeat)
            yield KeyPress(_FINGER[way], down=False)
        else:
            yield Do(way, repeat=repeat)
