"""All inputs a scene can receive: one set of types for mouse, touch, keyboard and gamepad.

Points are logical units of the 1920x1080 canvas. They may lie outside of it, because a drag
continues beyond the window. Nothing is polled; a held key is only known from its events.
"""

from typing import Literal, TypeAlias

from cubacube.rules import frozen

Action: TypeAlias = Literal["up", "down", "left", "right", "confirm", "back", "next", "prev"]

PointerKind: TypeAlias = Literal["down", "move", "up", "cancel"]
LEFT, MIDDLE, RIGHT = 1, 2, 3
"""Mouse buttons."""


@frozen
class Modifiers:
    """The modifier keys that are held now."""

    shift: bool = False
    ctrl: bool = False
    alt: bool = False


NO_MODIFIERS = Modifiers()


@frozen
class Do:
    """A command from the keyboard (arrows, Enter, Esc, Tab) or the gamepad, sent on press.

    `repeat` is True for the repeats that a held key sends.
    """

    action: Action
    modifiers: Modifiers = NO_MODIFIERS
    repeat: bool = False


@frozen
class KeyPress:
    """A key that `Do` does not cover went down or up.

    `name` is a lower-case letter or a digit, as printed on the key, or one of these names:
    "space", "shift", "ctrl", "alt", "delete", "home", "end", "pageup", "pagedown", "f1" ..
    "f12". A letter typed into a field arrives as `Typed` as well.
    """

    name: str
    down: bool = True
    modifiers: Modifiers = NO_MODIFIERS
    repeat: bool = False


@frozen
class Pointer:
    """A mouse button or a finger was pressed or released, or the pointer was moved.

    `button` is the button that went down or up, 1 for the left one; it is 0 for a move.
    The kind "cancel" is sent when the window loses the keyboard during a drag. Then no
    button is held any more, but this must not count as a release.
    """

    kind: PointerKind
    x: float
    y: float
    button: int = LEFT
    modifiers: Modifiers = NO_MODIFIERS

    @property
    def point(self) -> tuple[float, float]:
        """The place in logical units."""
        return self.x, self.y


@frozen
class Wheel:
    """The mouse wheel was turned by `steps`; positive steps turn it away from the player."""

    steps: float
    modifiers: Modifiers = NO_MODIFIERS


@frozen
class Steer:
    """The aiming stick of a gamepad points to `x`, `y`, and its trigger gives `power`.

    `x` and `y` are -1 .. 1, with y upwards; the stick at rest is 0, 0. `power` is 0 .. 1.
    """

    x: float
    y: float
    power: float


@frozen
class Typed:
    """Text was typed or pasted."""

    text: str


@frozen
class Erased:
    """Backspace: delete the letter before the cursor."""


@frozen
class Dropped:
    """A file was dropped on the window."""

    path: str


@frozen
class FocusLost:
    """Another window has the keyboard focus now; no key is held any more."""


Input: TypeAlias = Do | KeyPress | Pointer | Wheel | Steer | Typed | Erased | Dropped | FocusLost
