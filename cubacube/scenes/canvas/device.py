"""The input device in use, and how it names keys."""

from typing import Literal, TypeAlias

from cubacube.session.language.translation import _, _p

Device: TypeAlias = Literal["mouse", "keyboard", "gamepad"]

_KEYS = "Arrows", "Enter", "Esc", "Space", "Tab", "Shift", "Del", "PgUp", "PgDn", "Home", "End"
_ON_PAD = {
    "Arrows": "D-pad",
    "Enter": "A",
    "Esc": "B",
    "Space": "X",
    "G": "Y",
    "N": "press left stick",
    "Tab": "shoulder buttons",
    "F1": "Back",
    "F2": "LT Y",
    "F3": "LT X",
    "F7": "press right stick",
    "Z": "LT B",
}
"""The gamepad button for each key, the same as in `stage.pad`."""
NAMES = *_KEYS, *_ON_PAD.values()
"""The names of keys and buttons that differ between languages."""


class _Hand:
    device: Device = "mouse"


def take(device: Device) -> None:
    """Remember which device the last input came from."""
    _Hand.device = device


def pad_in_hand() -> bool:
    """Return whether the last input came from a gamepad."""
    return _Hand.device == "gamepad"


def on_device(key: str) -> str:
    """Return the gamepad button for a key if a gamepad is in use and has one, else `key`."""
    return _p("key", _ON_PAD[key]) if pad_in_hand() and key in _ON_PAD else key


def key_name(key: str) -> str:
    """Return the name of a key in the chosen language."""
    return _p("key", key) if key in _KEYS else key


def key_or_click(key: str) -> str:
    """Return the name of a key on the device in use; for the mouse, a click."""
    return _("click") if _Hand.device == "mouse" else key_name(on_device(key))
