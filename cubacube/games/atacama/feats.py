"""The achievements of Atacama."""

from typing import Final

from cubacube.games.atacama.rules.events import RigPlaced
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Feat, Played

_RICHEST: Final = 5
_FINDS: Final = 3
_FAR: Final = 15


def _prospector(played: Played) -> bool:
    return sum(rig.ore.amount == _RICHEST for rig in played.mine(RigPlaced)) >= _FINDS


def _landslide(played: Played) -> bool:
    return played.won and played.score - max(played.others) >= _FAR


def _by_a_nose(played: Played) -> bool:
    return played.won and played.score - max(played.others) == 1


FEATS: Final = (
    Feat(
        "atacama_prospector",
        N_("Prospector"),
        N_("Place three rigs on the richest ore in one match."),
        "diamond",
        _prospector,
    ),
    Feat(
        "atacama_landslide",
        N_("Landslide"),
        N_("Win by fifteen points or more."),
        "rhomb",
        _landslide,
    ),
    Feat(
        "atacama_by_a_nose",
        N_("By a nose"),
        N_("Win by a single point."),
        "ruler",
        _by_a_nose,
    ),
)
