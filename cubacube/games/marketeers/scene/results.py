"""Money and Goods for the results page."""

from cubacube.games.marketeers.rules.events import Sold
from cubacube.games.marketeers.rules.state import State
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn


def money_columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Return three score columns: income from Goods, first-sale bonuses, and losses to Cops."""
    seats = range(len(match.start.merchants))
    sales = [event for turn in match.turns for event in turn.events if isinstance(event, Sold)]
    own = [[sale for sale in sales if sale.seat == seat] for seat in seats]
    return (
        ScoreColumn(_("Goods"), tuple(sum(sale.income for sale in each) for each in own)),
        ScoreColumn(_("First sales"), tuple(sum(sale.bonus for sale in each) for each in own)),
        ScoreColumn(_("Cops"), tuple(-sum(sale.commission for sale in each) for each in own)),
    )


def result_lines(match: Match[State], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return lines about the best sale, and about the Goods that each player still has."""
    sales = [event for turn in match.turns for event in turn.events if isinstance(event, Sold)]
    merchants = zip(names, match.state.merchants, strict=True)
    left = ", ".join(f"{name} {merchant.stored}" for name, merchant in merchants)
    goods = _("Goods left: {left}.").format(left=left)
    if not sales:
        return (goods,)
    best = max(sales, key=_brought)
    said = _("The best sale: {name} in {city}, {pesos} Pesos.")
    words = said.format(name=names[best.seat], city=_(best.city), pesos=pesos(_brought(best)))
    return words, goods


def _brought(sale: Sold) -> int:
    return sale.income + sale.bonus - sale.commission
