"""What a scene may be told: one vocabulary for mouse, touch, keyboard and gamepad.

Points are logical units of the 1920x1080 canvas, also outside of it: a drag goes on beyond the
window. Nothing is ever polled; a pressed key is only known from the events that told so.
"""

from typing import Literal, TypeAlias

from cubacube.rules import frozen

Action: TypeAlias = Literal["up", "down", "left", "right", "confirm", "back", "next", "prev"]
ACTIONS: tuple[Action, ...] = ("up", "down", "left", "right", "confirm", "back", "next", "prev")

PointerKind: TypeAlias = Literal["down", "move", "up", "cancel"]
LEFT, MIDDLE, RIGHT = 1, 2, 3
"""Buttons of a mouse."""


@frozen
class Modifiers:
    """The keys that change what other inputs mean, as far as they are held now."""

    shift: bool = False
    ctrl: bool = False
    alt: bool = False


NO_MODIFIERS = Modifiers()


@frozen
class Do:
    """A wish of the keyboard (arrows, Enter, Esc, Tab) or the gamepad, told when it is pressed.

    `repeat` is True for every further one that a held key sends by itself.
    """

    action: Action
    modifiers: Modifiers = NO_MODIFIERS
    repeat: bool = False


@frozen
class KeyPress:
    """Any other key went down or up: a lower-case letter or digit as printed, or a name.

    The names are "space", "shift", "ctrl", "alt", "delete", "home", "end", "pageup", "pagedown",
    "f1" .. "f12".
    A letter typed into a field arrives as `Typed` as well.
    """

    name: str
    down: bool = True
    modifiers: Modifiers = NO_MODIFIERS
    repeat: bool = False


@frozen
class Pointer:
    """The mouse or the finger went down, moved, or up.

    `button` tells which went down or up, 1 being the left; it is 0 for a move. After a "cancel" no
    button is held any more and nothing may happen as if it had been released: the window lost the
    keyboard in the middle of a drag.
    """

    kind: PointerKind
    x: float
    y: float
    button: int = LEFT
    modifiers: Modifiers = NO_MODIFIERS

    @property
    def point(self) -> tuple[float, float]:
        """Where, in logical units."""
        return self.x, self.y


@frozen
class Wheel:
    """The mouse wheel turned by `steps`, away from the person being positive."""

    steps: float
    modifiers: Modifiers = NO_MODIFIERS


@frozen
class Steer:
    """The aiming stick of a gamepad is pushed to `x`, `y` (-1 .. 1, y up), its trigger `power`.

    `power` is 0 .. 1; the stick at rest is 0, 0.
    """

    x: float
    y: float
    power: float


@frozen
class Typed:
    """A piece of text was typed, or pasted."""

    text: str


@frozen
class Erased:
    """The letter before the cursor shall go."""


@frozen
class Dropped:
    """A file was dropped on the window."""

    path: str


@frozen
class FocusLost:
    """Another window has the keyboard now; no key is held any more."""


Input: TypeAlias = Do | KeyPress | Pointer | Wheel | Steer | Typed | Erased | Dropped | FocusLost
