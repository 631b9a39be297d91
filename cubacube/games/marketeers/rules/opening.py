"""[Set-up] Set up the game, from the shuffled cards to the first roll."""

from cubacube.games.marketeers.rules.actions import StartIn
from cubacube.games.marketeers.rules.box import HAND, SEATS, Box
from cubacube.games.marketeers.rules.events import OffersDealt, RowLaid, Started
from cubacube.games.marketeers.rules.state import (
    ChooseEnd,
    DealOffers,
    LayRow,
    Market,
    Merchant,
    Opening,
    RollGateDice,
    State,
    Task,
)
from cubacube.kit.events import StarterDrawn
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.tasks import DrawStarter
from cubacube.rules import Action, AnyShuffle, Choice, OneOf, Rolled, Shuffled, any_starter, replace
from cubacube.rules.agenda import News


def setup(box: Box, seats: int) -> State:
    """[Set-up] Return the first state: nobody has anything, and nothing is dealt yet.

    Raises:
        ValueError: The Marketeers are not for this number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"The Marketeers are for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    ends = tuple(ChooseEnd(seat) for seat in range(seats))
    agenda: tuple[Task, ...] = (LayRow(), DealOffers(), *ends, DrawStarter())
    return State(box, (Merchant(),) * seats, agenda, (SUPPLY,) * len(GOODS))


def ask(state: State, task: Opening) -> tuple[Choice, ...]:
    """Return what the dealer has to shuffle or draw, or where a Vehicle may start."""
    cards = state.box.cards
    match task:
        case LayRow():
            return (AnyShuffle(len(cards.cities)),)
        case DealOffers():
            return (AnyShuffle(len(cards.sectors)),)
        case ChooseEnd(seat):
            ends = (state.row[0].city, state.row[-1].city)
            return (OneOf(seat, tuple(StartIn(seat, city) for city in ends)),)
        case DrawStarter():
            return (any_starter(len(state.merchants)),)


def answer(state: State, task: Opening, action: Action, news: News) -> State:
    """Lay out what was dealt or chosen; `state` no longer has the task on its agenda."""
    match task, action:
        case LayRow(), Shuffled(order=order):
            cities = tuple(state.box.cards.cities[number] for number in order)
            news.append(RowLaid(cities))
            return replace(state, row=tuple(Market(city) for city in cities))
        case DealOffers(), Shuffled(order=order):
            return _deal(state, order, news)
        case ChooseEnd(seat), StartIn(city=city):
            news.append(Started(seat, city))
            return state.with_merchant(seat, replace(state.merchants[seat], city=city))
        case DrawStarter(), Rolled(faces=(seat,)):
            news.append(StarterDrawn(seat))
            return replace(state, starter=seat, agenda=(RollGateDice(seat),))
    raise TypeError(action)


def _deal(state: State, order: tuple[int, ...], news: News) -> State:
    """[Set-up] Deal four Sector cards to each player; the other cards are the draw pile."""
    pile = tuple(state.box.cards.sectors[number].id for number in order)
    merchants = tuple(
        replace(merchant, hand=pile[seat * HAND : (seat + 1) * HAND])
        for seat, merchant in enumerate(state.merchants)
    )
    news.append(OffersDealt(HAND))
    return replace(state, merchants=merchants, deck=pile[len(merchants) * HAND :])
