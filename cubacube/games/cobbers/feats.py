"""Achievements of The Cobbers."""

from cubacube.kit.events import Damaged, Driven, Prepared
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_OFTEN = 3


@feat(
    "cobbers_in_step",
    "heart",
    N_("In step"),
    N_("Three times in one match, one partner prepares and the other crosses."),
)
def _in_step(played: Played) -> bool:
    """Return whether the player's team often drove well right after its own preparation."""
    found, prepared = 0, False
    for event in played.events:
        if isinstance(event, Prepared):
            prepared = event.seat == played.own
        elif isinstance(event, Driven):
            found += prepared and event.success and event.seat == played.own
            prepared = False
    return found >= _OFTEN


@feat("cobbers_unhurt", "bumper", N_("Well cobbled"), N_("Win as a team without a single Damage."))
def _unhurt(played: Played) -> bool:
    return played.won and not played.mine(Damaged)


FEATS = (_in_step, _unhurt)
