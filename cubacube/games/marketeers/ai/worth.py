"""Value of a position in Pesos: money, expected sales, and spare Goods.

Every offer in hand is an expected sale. Its value is lower if its City is far away, or if
only few Cops are still to come.
"""

from cubacube.games.marketeers.rules.box import COPS_TO_END, STORAGE
from cubacube.games.marketeers.rules.selling import COMMISSION, FIRST_SALE, half, prices
from cubacube.games.marketeers.rules.state import FACE_DOWN, State
from cubacube.kit.cards import SectorCard
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City
from cubacube.rules import Seat, frozen

PATIENCE = 0.7
"""Factor by which the value of a later sale falls with each turn until that sale."""

WISH = 0.35
"""Probability of getting a missing Good in time.

Levels that ignore missing Goods do not use it.
"""

STORED = 1000
"""Value of a Good in store, for levels that count only money and stored Goods."""

LOOSE = 500
"""Value of a Good that no offer in hand asks for, but a later offer may."""

SALES_A_TURN = 0.45
"""Mean number of sales of a player in a turn, to estimate the length of the game."""

SOON = 3.0
"""Smallest estimate of the number of turns until the end of the game."""


@frozen
class Outlook:
    """Data about one position, shared by the valuations of all its offers."""

    state: State
    places: dict[City, int]
    place: int
    room: bool
    turns: float
    prices: tuple[tuple[int, ...], ...]
    wish: float

    def patience(self, turns: int) -> float:
        """Return the factor on the value of a sale in `turns` turns; 1 means the next turn."""
        in_time = min(1.0, max(0.0, (self.turns - turns + 1) / 2))
        return float(PATIENCE**turns) * in_time


def in_store(state: State, seat: Seat) -> float:
    """Return the money plus a fixed value for each Good in store."""
    merchant = state.merchants[seat]
    return float(merchant.money + STORED * merchant.stored)


def in_hand(state: State, seat: Seat) -> float:
    """Return the Pesos a seat can expect if it gets no further Goods."""
    return worth(state, seat, 0.0)


def worth(state: State, seat: Seat, wish: float = WISH) -> float:
    """Return the Pesos a seat can expect.

    `wish` is the probability that a missing Good comes in time.
    """
    merchant = state.merchants[seat]
    left = COPS_TO_END[len(state.merchants)] - state.cops
    turns = max(SOON, left / (SALES_A_TURN * len(state.merchants)))
    places = {market.city: place for place, market in enumerate(state.row)}
    outlook = Outlook(
        state,
        places,
        places[merchant.city],
        merchant.stored < STORAGE,
        turns,
        tuple(prices(state, market.city) for market in state.row),
        wish,
    )
    goods = list(merchant.goods)
    total = float(merchant.money)
    offers = [state.card(number) for number in merchant.hand if number != FACE_DOWN]
    while offers:
        hopes = [_hope(outlook, card, goods) for card in offers]
        best = max(range(len(offers)), key=hopes.__getitem__)
        total += hopes[best]
        _take_away(offers.pop(best), goods)
    return total + LOOSE * sum(goods) * outlook.patience(2)


def _hope(outlook: Outlook, card: SectorCard, goods: list[int]) -> float:
    """Return the value of an offer in hand.

    This is the value of a sale with the Goods in store now, or of a later sale that may also
    include missing Goods, whichever is higher.
    """
    state = outlook.state
    place = outlook.places[card.city]
    market = state.row[place]
    price = outlook.prices[place]
    fixed = (0 if any(market.sold) else FIRST_SALE) - COMMISSION * market.cops
    have, missing = _sold_now(card, goods, price)
    distance = abs(place - outlook.place)
    soon = max(0.0, have + fixed) * outlook.patience(distance + 1) if have else 0.0
    if not outlook.room or not missing or not outlook.wish:
        return soon
    later = max(0.0, have + outlook.wish * missing + fixed) * outlook.patience(distance + 2)
    return max(soon, later)


def _sold_now(card: SectorCard, goods: list[int], price: tuple[int, ...]) -> tuple[int, int]:
    """Return two sums of prices: of an offer's Goods in store, and of its missing Goods.

    The first sum includes the price for the Crate.
    """
    have = missing = 0
    rest = list(goods)
    for symbol in card.goods:
        if symbol in GOODS:
            kind = GOODS.index(symbol)
            if rest[kind]:
                rest[kind] -= 1
                have += price[kind]
            else:
                missing += price[kind]
    if "crate" in card.goods:
        have += half(max([price[kind] for kind, own in enumerate(rest) if own], default=0))
    return have, missing


def _take_away(card: SectorCard, goods: list[int]) -> None:
    """Remove the Goods that one offer will use, so that no other offer counts them."""
    for symbol in card.goods:
        if symbol in GOODS:
            kind = GOODS.index(symbol)
            goods[kind] = max(0, goods[kind] - 1)
