"""The achievements of Caramba!"""

from cubacube.games.caramba.rules.events import Ambushed, RaceWon, Welcomed, WentBroke
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_RACES = 3
_AMBUSHES = 4
_GUESTS = 3


@feat("caramba_races", "flag", N_("Hard to catch"), N_("Win three races in one match."))
def _races(played: Played) -> bool:
    return len(played.mine(RaceWon)) >= _RACES


@feat(
    "caramba_highwayman",
    "burst",
    N_("Highwayman"),
    N_("Catch four sombreros of other players in your ambushes in one match."),
)
def _highwayman(played: Played) -> bool:
    trapped = played.mine(Ambushed, by="by")
    return sum(each.seat != played.own for each in trapped) >= _AMBUSHES


@feat("caramba_phoenix", "coin", N_("Phoenix"), N_("Go broke in a race and still win the match."))
def _phoenix(played: Played) -> bool:
    return played.won and bool(played.mine(WentBroke))


@feat("caramba_host", "person", N_("Good host"), N_("Pay three guests in one match."))
def _host(played: Played) -> bool:
    return sum(each.paid > 0 for each in played.mine(Welcomed, by="host")) >= _GUESTS


FEATS = (_races, _highwayman, _phoenix, _host)
