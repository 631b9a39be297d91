"""What an offer would bring now: its best sale, and what it buys with the dice."""

from cubacube.games.marketeers.referee import why_no_sale
from cubacube.games.marketeers.rules.actions import Sell
from cubacube.games.marketeers.rules.buying import parts
from cubacube.games.marketeers.rules.legal import bar_to_sell
from cubacube.games.marketeers.rules.selling import Deal, deal, sales
from cubacube.games.marketeers.rules.state import Advance, Pick, State
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City
from cubacube.rules import Seat, frozen, replace
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import _, _n


@frozen
class OfferForecast:
    """How far the City of an offer is, and what the best sale there would gain.

    `steps` is the distance. `gain` is None if there is nothing to sell in that City. `why`
    is the reason why no sale is possible now; it is empty if one is possible.
    """

    steps: int
    gain: int | None
    why: str

    @property
    def words(self) -> str:
        """Text for the foot of the offer."""
        far = _n("{n} step away", "{n} steps away", self.steps).format(n=self.steps)
        if self.gain is None:
            return far if self.steps else self.why
        pesos = signed(self.gain)
        if not self.steps:
            return _("sell here: {pesos}").format(pesos=pesos)
        return _("{steps}: {pesos}").format(steps=far, pesos=pesos)


def deal_of(state: State, sale: Sell) -> Deal:
    """Return what a sale brings."""
    return deal(state, state.card(sale.card).city, sale.goods, sale.crate)


def best_sale(state: State, seat: Seat, card: int) -> Sell | None:
    """Return the sale that gains most with an offer; of equal sales, the one with fewest Goods."""
    found = sales(state, seat, card)
    return max(found, key=lambda sale: _worth(state, sale), default=None)


def best_there(state: State, seat: Seat, card: int) -> Sell | None:
    """Return the best sale that a player would have in the City of the offer."""
    there = replace(state.merchants[seat], city=state.card(card).city)
    return best_sale(state.with_merchant(seat, there), seat, card)


def steps_to(state: State, seat: Seat, city: City) -> int:
    """Return how many steps a player's Vehicle is away from a City."""
    row = [market.city for market in state.row]
    return abs(row.index(state.merchants[seat].city) - row.index(city))


def prospect(state: State, seat: Seat, card: int) -> OfferForecast:
    """Return how far the City of an offer is, and what the best sale there would gain."""
    city = state.card(card).city
    sale = best_there(state, seat, card)
    gain = None if sale is None else deal_of(state, sale).gain
    bar = bar_to_sell(state, seat, card)
    why = why_no_sale(bar, state.card(card)) if bar else ""
    return OfferForecast(steps_to(state, seat, city), gain, why)


def purchase(state: State, card: int) -> str:
    """Return in words what an offer buys with the dice as rolled."""
    words = [_part(state, part) for part in parts(state, 0, card)]
    return " \u00b7 ".join(each for each in words if each)


def _part(state: State, part: object) -> str:
    match part:
        case Advance():
            return _("step")
        case Pick(dice=dice):
            names = dict.fromkeys(_gain(state, die) for die in dice)
            return "/".join(name for name in names if name)
    return ""


def _gain(state: State, die: str) -> str:
    symbol = state.symbol(die)
    if symbol == "vehicle":
        return _("step")
    if symbol in GOODS and state.supply[GOODS.index(symbol)]:
        return good_name(symbol)
    return ""


def _worth(state: State, sale: Sell) -> tuple[int, int, bool]:
    return deal_of(state, sale).gain, -len(sale.goods), sale.crate is None
