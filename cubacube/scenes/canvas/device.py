"""The input device in use, and how it names keys."""

from typing import Literal, TypeAlias

from cubacube.session.language.translation import N_, _

Device: TypeAlias = Literal["mouse", "keyboard", "gamepad"]

_ON_PAD = {
    "Enter": N_("A"),
    "Esc": N_("B"),
    "Space": N_("X"),
    "G": N_("Y"),
    "N": N_("press left stick"),
    "Tab": N_("shoulder buttons"),
    "F1": N_("Back"),
    "F2": N_("LT Y"),
    "F3": N_("LT X"),
    "F7": N_("press right stick"),
    "Z": N_("LT B"),
}
"""The gamepad button for each key, the same as in `stage.pad`."""


class _Hand:
    device: Device = "mouse"


def take(device: Device) -> None:
    """Remember which device the last input came from."""
    _Hand.device = device


def pad_in_hand() -> bool:
    """Return whether the last input came from a gamepad."""
    return _Hand.device == "gamepad"


def on_device(key: str) -> str:
    """Return the name of a key on the device in use, or `key` if the gamepad has no such button."""
    if not pad_in_hand():
        return key
    if key == _("Arrows"):
        return _("D-pad")
    return _(_ON_PAD[key]) if key in _ON_PAD else key


def key_or_click(key: str) -> str:
    """Return the name of a key on the device in use; for the mouse, a click."""
    return _("click") if _Hand.device == "mouse" else on_device(key)
