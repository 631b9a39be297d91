"""What somebody has in hand: keys are named as they are on it, a keyboard or a gamepad."""

from types import MappingProxyType
from typing import Final

from cubacube.session.language.translation import N_, _

_ON_PAD: Final = MappingProxyType(
    {
        "Enter": N_("A"),
        "Esc": N_("B"),
        "Space": N_("X"),
        "G": N_("Y"),
        "N": N_("left stick pressed"),
        "Tab": N_("shoulders"),
        "F1": N_("Back"),
        "F2": N_("LT Y"),
        "F3": N_("LT X"),
        "F7": N_("right stick pressed"),
        "Z": N_("LT B"),
    }
)
"""Where a key is on a gamepad; as `stage.pad` has it."""


class _Hand:
    pad = False


def take(*, pad: bool) -> None:
    """The last input came from a gamepad, or from keys, a mouse or a finger."""
    _Hand.pad = pad


def pad_in_hand() -> bool:
    """Whether the last input came from a gamepad."""
    return _Hand.pad


def on_device(key: str) -> str:
    """What to press for a key on what is in hand; the key itself if the gamepad has none for it."""
    if not _Hand.pad:
        return key
    if key == _("Arrows"):
        return _("cross")
    return _(_ON_PAD[key]) if key in _ON_PAD else key
