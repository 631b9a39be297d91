"""[IV.5, IV.6] Sell Goods: prices, bonus, commission, and the Cop who comes after a sale."""

from collections.abc import Iterator
from itertools import product

from cubacube.games.marketeers.rules.actions import Sell
from cubacube.games.marketeers.rules.events import CopCame, NoCopCame, Sold
from cubacube.games.marketeers.rules.state import Market, State
from cubacube.kit import market as black_market
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City
from cubacube.rules import Seat, frozen, put, replace
from cubacube.rules.agenda import News

FIRST_SALE = 2000
"""[IV.6] Bonus in Pesos for the first sale in a City."""

COMMISSION = 1000
"""[IV.6] Pesos that each Cop in the City takes."""

WORTH_A_COP = 3000
"""[Long game] Smallest income in Pesos from a sale after which a Cop comes."""


@frozen
class Deal:
    """Pesos of a sale: for the Goods, as bonus for the first sale, and for the Cops."""

    income: int
    bonus: int
    commission: int

    @property
    def gain(self) -> int:
        """Pesos that the seller gets; if negative, the seller has to pay."""
        return self.income + self.bonus - self.commission


def prices(state: State, city: City) -> tuple[int, ...]:
    """[IV.5] Return the price of each Good in a City now, in the order of `GOODS`."""
    steeper = state.box.options.price_by_difference
    return black_market.prices(state.market(city).sold, by_difference=steeper)


def half(price: int) -> int:
    """[IV.5] Return the price for a Crate: half the price, rounded down to full thousands."""
    return price // 2 // 1000 * 1000


def deal(state: State, city: City, goods: tuple[Symbol, ...], crate: Symbol | None) -> Deal:
    """[IV.5, IV.6] Return what this sale would bring; prices do not change within a sale."""
    price = dict(zip(GOODS, prices(state, city), strict=True))
    income = sum(price[good] for good in goods) + (half(price[crate]) if crate else 0)
    market = state.market(city)
    bonus = 0 if any(market.sold) else FIRST_SALE
    return Deal(income, bonus, COMMISSION * market.cops)


def sales(state: State, seat: Seat, card: int) -> tuple[Sell, ...]:
    """[IV.5] Return every sale with a Sector card that brings enough to pay the Cops (R20)."""
    offer, merchant = state.card(card), state.merchants[seat]
    if offer.city != merchant.city:
        return ()
    return tuple(
        Sell(seat, card, goods, crate)
        for goods, crate in _subsets(offer.goods, merchant.goods)
        if merchant.money + deal(state, offer.city, goods, crate).gain >= 0
    )


def _subsets(
    wanted: tuple[Symbol, ...], owned: tuple[int, ...]
) -> Iterator[tuple[tuple[Symbol, ...], Symbol | None]]:
    """Yield every possible sale: the Goods for the symbols, and the Good for the Crate.

    At least one Good is sold.
    """
    most = [min(wanted.count(good), own) for good, own in zip(GOODS, owned, strict=True)]
    for counts in product(*(range(n + 1) for n in most)):
        goods = tuple(good for good, n in zip(GOODS, counts, strict=True) for _ in range(n))
        if goods:
            yield goods, None
        if "crate" in wanted:
            for good, own, n in zip(GOODS, owned, counts, strict=True):
                if own > n:
                    yield goods, good


def sell(state: State, action: Sell, news: News) -> State:
    """[IV.5, IV.6] Move the Goods to the City, pay the money, and add a Cop."""
    seat, goods = action.seat, action.goods
    merchant = state.merchants[seat]
    bargain = deal(state, merchant.city, goods, action.crate)
    news.append(
        Sold(
            seat,
            merchant.city,
            action.card,
            goods,
            action.crate,
            bargain.income,
            bargain.bonus,
            bargain.commission,
        )
    )
    gone = [*goods, action.crate]
    merchant = replace(
        merchant,
        money=merchant.money + bargain.gain,
        goods=tuple(
            own - gone.count(good) for good, own in zip(GOODS, merchant.goods, strict=True)
        ),
    )
    market = state.market(merchant.city)
    sold = tuple(n + gone.count(good) for good, n in zip(GOODS, market.sold, strict=True))
    state = _with_market(state.with_merchant(seat, merchant), replace(market, sold=sold))
    return _call_cop(state, merchant.city, bargain.income, news)


def _call_cop(state: State, city: City, income: int, news: News) -> State:
    """[IV.6] Add a Cop to a City; in the long game, only if the sale brought enough."""
    if state.box.options.long_game and income < WORTH_A_COP:
        news.append(NoCopCame(city, income))
        return state
    market = state.market(city)
    state = _with_market(state, replace(market, cops=market.cops + 1))
    news.append(CopCame(city, market.cops + 1, state.cops))
    return state


def _with_market(state: State, market: Market) -> State:
    place = [each.city for each in state.row].index(market.city)
    return replace(state, row=put(state.row, place, market))
