"""Achievements of The Marketeers."""

from typing import Final

from cubacube.games.marketeers.rules.events import OfferPutAside, Sold
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Feat, Played

_CITIES: Final = 4
_GRAND: Final = 6000


def _everywhere(played: Played) -> bool:
    return len({sale.city for sale in played.mine(Sold)}) == _CITIES


def _grand(played: Played) -> bool:
    return any(sale.income + sale.bonus >= _GRAND for sale in played.mine(Sold))


def _never_idle(played: Played) -> bool:
    return played.won and not played.mine(OfferPutAside)


FEATS: Final = (
    Feat(
        "marketeers_everywhere",
        N_("Known in all markets"),
        N_("Sell in all four Cities in one match."),
        "flag",
        _everywhere,
    ),
    Feat(
        "marketeers_grand",
        N_("The big deal"),
        N_("Earn 6000 Pesos or more in one sale, before the Cops' share."),
        "diamond",
        _grand,
    ),
    Feat(
        "marketeers_never_idle",
        N_("Never idle"),
        N_("Win without putting a single card aside."),
        "clock",
        _never_idle,
    ),
)
