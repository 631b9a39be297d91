"""Explain in words why something is not allowed in Atacama."""

from cubacube.games.atacama.rules.legal import Bar
from cubacube.session.language.translation import N_, _

_PLAIN: dict[Bar, str] = {
    Bar.DESERT: N_("You cannot drill in the desert."),
    Bar.FACE_DOWN: N_("There is no tile here yet."),
    Bar.TAKEN: N_("There is already a rig here."),
    Bar.ADJACENT: N_("Too close: a rig stands on a field that shares an edge."),
    Bar.SAME_METAL: N_("Too close: a rig stands next to this field on the same metal."),
    Bar.NO_RIG: N_("You have no rig of this colour left."),
    Bar.MUST_BUY: N_("You must buy a concession now."),
    Bar.NOT_SOLD: N_("You can buy concessions only in the enhanced game."),
    Bar.SOLD: N_("Both concessions are already taken."),
    Bar.NOT_YET: N_("The board is still being prepared."),
    Bar.OVER: N_("The game is over."),
}


def reason(bar: Bar) -> str:
    """Return the reason in words."""
    return _(_PLAIN[bar])
