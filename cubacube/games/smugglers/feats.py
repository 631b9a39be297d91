"""Achievements in the Smugglers."""

from typing import Final

from cubacube.games.smugglers.rules.events import Searched, Sold, VehicleFetched
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Feat, Played

_WAGONLOAD: Final = 4
_LOOT: Final = 3000
_SALES: Final = 3


def _wholesale(played: Played) -> bool:
    return any(len(sale.goods) >= _WAGONLOAD for sale in played.mine(Sold))


def _thief(played: Played) -> bool:
    return any(search.taken >= _LOOT for search in played.mine(Searched))


def _no_bribe(played: Played) -> bool:
    sales = played.mine(Sold)
    return played.won and len(sales) >= _SALES and not any(sale.bribe for sale in sales)


def _on_foot(played: Played) -> bool:
    return played.won and bool(played.mine(VehicleFetched))


FEATS: Final = (
    Feat(
        "smugglers_wholesale",
        N_("Wholesale"),
        N_("Sell four Goods at once."),
        "crate",
        _wholesale,
    ),
    Feat(
        "smugglers_thief",
        N_("Nose for money"),
        N_("Steal 3000 Pesos in one search."),
        "coin",
        _thief,
    ),
    Feat(
        "smugglers_no_bribe",
        N_("Clean hands"),
        N_("Win with three sales or more and never bribe a Cop."),
        "cop",
        _no_bribe,
    ),
    Feat(
        "smugglers_on_foot",
        N_("Second-hand"),
        N_("Lose your Vehicle, get a free one from your comrades, and still win."),
        "key",
        _on_foot,
    ),
)
