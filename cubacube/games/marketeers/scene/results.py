"""Where the money came from, for the page of results."""

from cubacube.games.marketeers.rules.events import Sold
from cubacube.games.marketeers.rules.state import State
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn


def money_columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Goods, first sales, and what the Cops took."""
    seats = range(len(match.start.merchants))
    sales = [event for turn in match.turns for event in turn.events if isinstance(event, Sold)]
    own = [[sale for sale in sales if sale.seat == seat] for seat in seats]
    return (
        ScoreColumn(_("Goods"), tuple(sum(sale.income for sale in each) for each in own)),
        ScoreColumn(_("First sales"), tuple(sum(sale.bonus for sale in each) for each in own)),
        ScoreColumn(_("Cops"), tuple(-sum(sale.commission for sale in each) for each in own)),
    )
