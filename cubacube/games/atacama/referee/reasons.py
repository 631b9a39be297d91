"""Explain in words why something is not allowed in Atacama."""

from cubacube.games.atacama.rules.legal import Bar
from cubacube.session.language.translation import N_, _

_PLAIN: dict[Bar, str] = {
    Bar.DESERT: N_("Nobody drills in the middle of the desert."),
    Bar.FACE_DOWN: N_("No tile lies here yet."),
    Bar.TAKEN: N_("A rig stands here already."),
    Bar.ADJACENT: N_("Too close: a rig stands on a field with a common edge."),
    Bar.SAME_METAL: N_("Too close: a rig stands next to it on the same metal."),
    Bar.NO_RIG: N_("You have no rig of this colour left."),
    Bar.MUST_BUY: N_("The concessions must be bought now."),
    Bar.NOT_SOLD: N_("Concessions are bought in the enhanced game only."),
    Bar.SOLD: N_("Both concessions have their owners."),
    Bar.NOT_YET: N_("The board is still being prepared."),
    Bar.OVER: N_("The game is over."),
}


def reason(bar: Bar) -> str:
    """Return the reason in words."""
    return _(_PLAIN[bar])
