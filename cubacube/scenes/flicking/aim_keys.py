"""The keys that aim, for the line at the foot and for the page of all keys."""

from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.match.words import Hint
from cubacube.session.language.translation import _

_BY_DIGIT = 10
"""So many Gates have a digit, 0 is that of the last one."""


def pulling_keys() -> tuple[Hint, ...]:
    """While an aim is there."""
    return (("Enter", _("flick")), ("Esc", _("take back")), ("A D W S", _("hit point")))


def all_aim_keys(dice: int, gates: GateMarks | None) -> tuple[Hint, ...]:
    """All that set an aim at one of so many dice, through one of the Gates."""
    keys: tuple[Hint, ...] = ((_("Arrows"), _("aim")), ("A D W S", _("hit point")))
    if dice > 1:
        keys += (("N", _("next die")),)
    count = 0 if gates is None else min(len(gates.marks), _BY_DIGIT)
    if count > 1:
        last = count % _BY_DIGIT
        keys += (("G", _("next Gate")), (f"1–{last}", _("Gate of this number")))
    return keys
