"""Achievements of The Marketeers."""

from cubacube.games.marketeers.rules.events import OfferPutAside, Sold
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_CITIES = 4
_GRAND = 6000


@feat(
    "marketeers_everywhere",
    "flag",
    N_("Known in all markets"),
    N_("Sell in all four Cities in one match."),
)
def _everywhere(played: Played) -> bool:
    return len({sale.city for sale in played.mine(Sold)}) == _CITIES


@feat(
    "marketeers_grand",
    "diamond",
    N_("The big deal"),
    N_("Earn 6000 Pesos or more in one sale, before the Cops' share."),
)
def _grand(played: Played) -> bool:
    return any(sale.income + sale.bonus >= _GRAND for sale in played.mine(Sold))


@feat(
    "marketeers_never_idle",
    "clock",
    N_("Never idle"),
    N_("Win without putting a single card aside."),
)
def _never_idle(played: Played) -> bool:
    return played.won and not played.mine(OfferPutAside)


FEATS = (_everywhere, _grand, _never_idle)
