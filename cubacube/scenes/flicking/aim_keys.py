"""The aiming keys, as listed at the foot of the screen and on the page of all keys."""

from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.match.words import Hint
from cubacube.session.language.translation import _

_BY_DIGIT = 10
"""Number of Gates that have a digit key; 0 is the key of the tenth Gate."""


def pulling_keys() -> tuple[Hint, ...]:
    """Return the keys that work while a flick is being aimed."""
    return (("Enter", _("flick")), ("Esc", _("cancel")), ("A D W S", _("hit point")))


def all_aim_keys(dice: int, gates: GateMarks | None) -> tuple[Hint, ...]:
    """Return all aiming keys that are useful with this number of dice and these Gates."""
    keys: tuple[Hint, ...] = ((_("Arrows"), _("aim")), ("A D W S", _("hit point")))
    if dice > 1:
        keys += (("N", _("next die")),)
    count = 0 if gates is None else min(len(gates.marks), _BY_DIGIT)
    if count > 1:
        last = count % _BY_DIGIT
        keys += (("G", _("next Gate")), (f"1–{last}", _("Gate with this number")))
    return keys
