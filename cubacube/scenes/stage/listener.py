"""Translate pygame events to the input types of `inputs`; nothing else does this."""

from collections.abc import Callable, Iterator, Mapping

import pygame
from pygame.event import Event

from cubacube.rules import replace
from cubacube.scenes.canvas import Point
from cubacube.scenes.canvas.device import Device, take
from cubacube.scenes.stage.clipboard import pasted
from cubacube.scenes.stage.inputs import (
    NO_MODIFIERS,
    Action,
    Do,
    Dropped,
    Erased,
    FocusLost,
    Input,
    KeyPress,
    Modifiers,
    Pointer,
    PointerKind,
    Typed,
    Wheel,
)
from cubacube.scenes.stage.pad import EVENTS, Pad
from cubacube.session.settings.keymap import meaning

_ACTIONS: Mapping[int, Action] = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_ESCAPE: "back",
    pygame.K_AC_BACK: "back",
}
_MODIFIERS = {
    pygame.K_LSHIFT: "shift",
    pygame.K_RSHIFT: "shift",
    pygame.K_LCTRL: "ctrl",
    pygame.K_RCTRL: "ctrl",
    pygame.K_LALT: "alt",
    pygame.K_RALT: "alt",
}
_NAMES = {
    pygame.K_SPACE: "space",
    pygame.K_DELETE: "delete",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    **{getattr(pygame, f"K_F{n}"): f"f{n}" for n in range(1, 13)},
    **_MODIFIERS,
}
_SPACE = ord(" ")
_DELETE = 127
_MOUSE = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)
_DEVICES: dict[int, Device] = {
    **dict.fromkeys(_MOUSE, "mouse"),
    pygame.KEYDOWN: "keyboard",
    **dict.fromkeys(EVENTS, "gamepad"),
}
"""Event types that show which device the player is using."""
_PASTING = pygame.KMOD_CTRL | pygame.KMOD_META
"""Modifiers that paste with V: Ctrl, or Command on a Mac."""
_BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)


class Listener:
    """Translates events; tracks held keys and buttons and the last pointer position."""

    def __init__(self, clipboard: Callable[[], str] = pasted) -> None:
        """Start with nothing held; `clipboard` returns the text on the system clipboard."""
        self._clipboard = clipboard
        self._modifiers = NO_MODIFIERS
        self._keys: set[int] = set()
        self._buttons: set[int] = set()
        self._last: Point = (0.0, 0.0)
        self._pad = Pad()

    def inputs(self, event: Event, logical: Callable[[Point], Point]) -> Iterator[Input]:
        """Yield the inputs for one pygame event, in order; often none.

        `logical` maps window pixels to logical units; pixels may lie outside the window.
        """
        device = _DEVICES.get(event.type)
        if device is not None:
            take(device)
        if event.type in _MOUSE:
            yield from self._mouse(event, logical)
        elif event.type == pygame.TEXTINPUT:
            yield Typed(event.text)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            yield from self._key(event)
        elif event.type in EVENTS:
            yield from self._pad.inputs(event)
        elif event.type == pygame.DROPFILE:
            yield Dropped(event.file)
        elif event.type == pygame.WINDOWFOCUSLOST:
            yield from self._let_go()

    def passed(self, seconds: float) -> Iterator[Input]:
        """Yield repeats of held gamepad arrows; the system itself repeats keyboard keys."""
        yield from self._pad.passed(seconds)

    def _mouse(self, event: Event, logical: Callable[[Point], Point]) -> Iterator[Input]:
        match event.type:
            case pygame.MOUSEMOTION:
                yield self._pointer("move", logical(event.pos), 0)
            case pygame.MOUSEBUTTONDOWN if event.button in _BUTTONS:
                self._buttons.add(event.button)
                yield self._pointer("down", logical(event.pos), event.button)
            case pygame.MOUSEBUTTONUP if event.button in self._buttons:
                self._buttons.discard(event.button)
                yield self._pointer("up", logical(event.pos), event.button)
            case pygame.MOUSEWHEEL if event.y:
                yield Wheel(event.y, self._modifiers)

    def _pointer(self, kind: PointerKind, at: Point, button: int) -> Pointer:
        self._last = at
        return Pointer(kind, *at, button, self._modifiers)

    def _key(self, event: Event) -> Iterator[Input]:
        down = event.type == pygame.KEYDOWN
        repeat = down and event.key in self._keys
        self._modifiers = self._held_after(event, down=down)
        if down:
            self._keys.add(event.key)
        else:
            self._keys.discard(event.key)
        input_ = self._meaning(event.key, down=down, repeat=repeat)
        if input_ is not None:
            yield input_
        if down and event.key == pygame.K_v and event.mod & _PASTING:
            yield Typed(self._clipboard())

    def _meaning(self, key: int, *, down: bool, repeat: bool) -> Input | None:
        if key == pygame.K_TAB:
            action: Action | None = "prev" if self._modifiers.shift else "next"
        else:
            action = _ACTIONS.get(key)
        if action is not None:
            return Do(action, self._modifiers, repeat) if down else None
        if key == pygame.K_BACKSPACE:
            return Erased() if down else None
        name = _NAMES.get(key) or (chr(key) if _SPACE < key < _DELETE else None)
        if name is None:
            return None
        # The settings decide what a key stands for. While Ctrl is held, it stands for itself.
        name = name if self._modifiers.ctrl else meaning(name)
        return KeyPress(name, down, self._modifiers, repeat)

    def _held_after(self, event: Event, *, down: bool) -> Modifiers:
        """Return the modifiers that are held after a key event.

        If the key is itself a modifier, `down` decides, because `event.mod` may leave it out.
        """
        held = Modifiers(
            bool(event.mod & pygame.KMOD_SHIFT),
            bool(event.mod & pygame.KMOD_CTRL),
            bool(event.mod & pygame.KMOD_ALT),
        )
        own = _MODIFIERS.get(event.key)
        return replace(held, **{own: down}) if own else held

    def _let_go(self) -> Iterator[Input]:
        """Forget what is held: another window has the focus, so releases may never arrive."""
        held, self._buttons, self._keys = self._buttons, set(), set()
        self._modifiers = NO_MODIFIERS
        self._pad.let_go()
        if held:
            yield self._pointer("cancel", self._last, 0)
        yield FocusLost()
