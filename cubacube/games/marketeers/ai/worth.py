"""What a merchant's position is worth in Pesos: money, the sales in sight, and loose Goods.

A sale in sight is an offer in hand. It is worth less with every step to its City, and the less the
nearer the last Cop is.
"""

from cubacube.games.marketeers.rules.box import COPS_TO_END, STORAGE
from cubacube.games.marketeers.rules.selling import COMMISSION, FIRST_SALE, half, prices
from cubacube.games.marketeers.rules.state import FACE_DOWN, State
from cubacube.kit.cards import SectorCard
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City
from cubacube.rules import Seat, frozen

PATIENCE = 0.7
"""What is left of the worth of a sale with every turn it has to wait."""

WISH = 0.35
"""How likely a Good that an offer asks for is got in time, for who thinks of it at all."""

STORED = 1000
"""What a Good in store is to somebody who looks no farther."""

LOOSE = 500
"""A Good that no offer in hand asks for: one may come."""

SALES_A_TURN = 0.45
"""How often a player sells: it tells how long the game will last."""

SOON = 3.0
"""So many turns it always reckons with: the last Cop, too, wants to be worked for."""


@frozen
class Outlook:
    """What is the same for all offers of one position."""

    state: State
    places: dict[City, int]
    place: int
    room: bool
    turns: float
    prices: tuple[tuple[int, ...], ...]
    wish: float

    def patience(self, turns: int) -> float:
        """What is left of a sale that comes in so many turns; 1 is the next."""
        in_time = min(1.0, max(0.0, (self.turns - turns + 1) / 2))
        return float(PATIENCE**turns) * in_time


def in_store(state: State, seat: Seat) -> float:
    """Money, and what lies in the store."""
    merchant = state.merchants[seat]
    return float(merchant.money + STORED * merchant.stored)


def in_hand(state: State, seat: Seat) -> float:
    """The Pesos a seat may hope for with the Goods that it has got."""
    return worth(state, seat, 0.0)


def worth(state: State, seat: Seat, wish: float = WISH) -> float:
    """The Pesos a seat may hope for; `wish` is how likely a Good that is missing comes in time."""
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
    """What an offer promises with these Goods, and with those still to be got."""
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
    """What the Goods in store bring for an offer, and what the others would."""
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
    """An offer will use these Goods; no other one can."""
    for symbol in card.goods:
        if symbol in GOODS:
            kind = GOODS.index(symbol)
            goods[kind] = max(0, goods[kind] - 1)
