"""The achievements of Caramba!"""

from typing import Final

from cubacube.games.caramba.rules.events import Ambushed, RaceWon, Welcomed, WentBroke
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Feat, Played

_RACES: Final = 3
_AMBUSHES: Final = 4
_GUESTS: Final = 3


def _races(played: Played) -> bool:
    return len(played.mine(RaceWon)) >= _RACES


def _highwayman(played: Played) -> bool:
    trapped = played.mine(Ambushed, by="by")
    return sum(each.seat != played.own for each in trapped) >= _AMBUSHES


def _phoenix(played: Played) -> bool:
    return played.won and bool(played.mine(WentBroke))


def _host(played: Played) -> bool:
    return sum(each.paid > 0 for each in played.mine(Welcomed, by="host")) >= _GUESTS


FEATS: Final = (
    Feat(
        "caramba_races",
        N_("Hard to catch"),
        N_("Win three races in one match."),
        "flag",
        _races,
    ),
    Feat(
        "caramba_highwayman",
        N_("Highwayman"),
        N_("Catch four sombreros of other players in your ambushes in one match."),
        "burst",
        _highwayman,
    ),
    Feat(
        "caramba_phoenix",
        N_("Phoenix"),
        N_("Go broke in a race and still win the match."),
        "coin",
        _phoenix,
    ),
    Feat(
        "caramba_host",
        N_("Good host"),
        N_("Pay three guests in one match."),
        "person",
        _host,
    ),
)
