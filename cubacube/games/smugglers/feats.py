"""Achievements in the Smugglers."""

from cubacube.games.smugglers.rules.events import Searched, Sold, VehicleFetched
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_WAGONLOAD = 4
_LOOT = 3000
_SALES = 3


@feat("smugglers_wholesale", "crate", N_("Wholesale"), N_("Sell four Goods at once."))
def _wholesale(played: Played) -> bool:
    return any(len(sale.goods) >= _WAGONLOAD for sale in played.mine(Sold))


@feat("smugglers_thief", "coin", N_("Nose for money"), N_("Steal 3000 Pesos in one search."))
def _thief(played: Played) -> bool:
    return any(search.taken >= _LOOT for search in played.mine(Searched))


@feat(
    "smugglers_no_bribe",
    "cop",
    N_("Clean hands"),
    N_("Win with three sales or more and never bribe a Cop."),
)
def _no_bribe(played: Played) -> bool:
    sales = played.mine(Sold)
    return played.won and len(sales) >= _SALES and not any(sale.bribe for sale in sales)


@feat(
    "smugglers_on_foot",
    "key",
    N_("Second-hand"),
    N_("Lose your Vehicle, get a free one from your comrades, and still win."),
)
def _on_foot(played: Played) -> bool:
    return played.won and bool(played.mine(VehicleFetched))


FEATS = (_wholesale, _thief, _no_bribe, _on_foot)
