"""Sales with an offer: the best one, and the one that a person prepares."""

from cubacube.games.marketeers.rules.actions import Sell
from cubacube.games.marketeers.rules.legal import Bar
from cubacube.games.marketeers.rules.selling import Deal, deal, sales
from cubacube.games.marketeers.rules.state import State, UseOffer
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat, frozen, replace


@frozen
class Marks:
    """The selected offer, and the sale prepared for it."""

    card: int | None = None
    sale: Sell | None = None


@frozen
class SaleSlot:
    """A symbol of an offer, and the Good that is sold for this symbol, or None."""

    symbol: Symbol
    good: Symbol | None


def deal_of(state: State, sale: Sell) -> Deal:
    """Return what a sale brings."""
    return deal(state, state.card(sale.card).city, sale.goods, sale.crate)


def best_sale(state: State, seat: Seat, card: int) -> Sell | None:
    """Return the sale that gains most with an offer; of equal sales, the one with fewest Goods."""

    def worth(sale: Sell) -> tuple[int, int, bool]:
        return deal_of(state, sale).gain, -len(sale.goods), sale.crate is None

    return max(sales(state, seat, card), key=worth, default=None)


def first_marks(state: State) -> Marks:
    """Select the offer whose best sale gains most; the first offer if no sale brings money."""
    match state.agenda:
        case (UseOffer(seat), *_):
            hand = state.merchants[seat].hand
            found = [sale for card in hand if (sale := best_sale(state, seat, card))]
            best = max(found, key=lambda sale: deal_of(state, sale).gain, default=None)
            sells = best is not None and deal_of(state, best).gain > 0
            return chosen(state, seat, best.card if best and sells else hand[0])
    return Marks()


def chosen(state: State, seat: Seat, card: int) -> Marks:
    """Select an offer, and prepare the best sale that it allows."""
    return Marks(card, best_sale(state, seat, card))


def shares(state: State, sale: Sell | None, card: int) -> tuple[SaleSlot, ...]:
    """Return each symbol of an offer with the Good that the sale sells for this symbol."""
    left = list(sale.goods) if sale else []
    found = []
    for symbol in state.card(card).goods:
        good: Symbol | None = None
        if symbol == "crate":
            good = sale.crate if sale else None
        elif symbol in left:
            left.remove(symbol)
            good = symbol
        found.append(SaleSlot(symbol, good))
    return tuple(found)


def pressed(state: State, sale: Sell, number: int) -> Sell | None:
    """Return the sale after a symbol is pressed; None if no legal sale results.

    A press on an ordinary symbol adds its Good to the sale or removes this Good. A press on
    the Crate selects another Good for the Crate, or none. If the press removes the only Good
    of the sale, and the offer has a Crate, the Crate sells this Good instead.
    """
    share = shares(state, sale, sale.card)[number]
    if share.symbol == "crate":
        order: tuple[Symbol | None, ...] = (*GOODS, None)
        now = order.index(share.good)
        wishes = [replace(sale, crate=good) for good in order[now + 1 :] + order[:now]]
    elif share.good is None:
        more = replace(sale, goods=tuple(sorted((*sale.goods, share.symbol), key=GOODS.index)))
        wishes = [more, replace(more, crate=None)]
    else:
        fewer = list(sale.goods)
        fewer.remove(share.symbol)
        wishes = [replace(sale, goods=tuple(fewer))]
        if not fewer and sale.crate is None:
            wishes.append(replace(sale, goods=(), crate=share.symbol))
    legal = sales(state, sale.seat, sale.card)
    return next((wish for wish in wishes if wish in legal), None)


def bar_on_symbol(state: State, sale: Sell, number: int) -> Bar | None:
    """Return why a symbol of the offer cannot be pressed; None if it can."""
    if pressed(state, sale, number) is not None:
        return None
    share = shares(state, sale, sale.card)[number]
    return Bar.NONE_LEFT if share.good is None else Bar.LAST_GOOD
