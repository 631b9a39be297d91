"""The achievements of Atacama."""

from cubacube.games.atacama.rules.events import RigPlaced
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_RICHEST = 5
_FINDS = 3
_FAR = 15


@feat(
    "atacama_prospector",
    "diamond",
    N_("Prospector"),
    N_("Place three rigs on the richest ore in one match."),
)
def _prospector(played: Played) -> bool:
    return sum(rig.ore.amount == _RICHEST for rig in played.mine(RigPlaced)) >= _FINDS


@feat("atacama_landslide", "rhomb", N_("Landslide"), N_("Win by fifteen points or more."))
def _landslide(played: Played) -> bool:
    return played.won and played.score - max(played.others) >= _FAR


@feat("atacama_by_a_nose", "ruler", N_("By a nose"), N_("Win by a single point."))
def _by_a_nose(played: Played) -> bool:
    return played.won and played.score - max(played.others) == 1


FEATS = (_prospector, _landslide, _by_a_nose)
