"""[IV.1, IV.2, IV.7] Play a round: one roll for everybody, then one card for each player.

The module also ends the game.
"""

from cubacube.games.marketeers.rules import buying, events, selling
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell
from cubacube.games.marketeers.rules.box import COPS_TO_END, QUIET_ROUNDS
from cubacube.games.marketeers.rules.legal import bar_to_buy
from cubacube.games.marketeers.rules.state import (
    FACE_DOWN,
    Buying,
    DrawOffer,
    EndRound,
    RollGateDice,
    Round,
    State,
    UseOffer,
)
from cubacube.rules import (
    Action,
    AnyRoll,
    AnyShuffle,
    Choice,
    OneOf,
    Outcome,
    Rolled,
    Seat,
    Shuffled,
    replace,
)
from cubacube.rules.agenda import News

FACES = tuple(range(6))
"""Faces of a Gate die, as indexes into `GateDie.faces`."""


def ask(state: State, task: Round) -> tuple[Choice, ...]:
    """Return the choices of a task: the roll, the uses of a card, or the shuffle of the pile."""
    match task:
        case RollGateDice():
            return (AnyRoll(FACES, len(state.box.cards.gate_dice)),)
        case UseOffer(seat):
            return (OneOf(seat, uses(state, seat)),)
        case DrawOffer():
            return () if state.deck else (AnyShuffle(len(state.discards)),)
        case EndRound():
            return ()


def uses(state: State, seat: Seat) -> tuple[Action, ...]:
    """[IV.2] Return all ways to buy, to sell and to put aside, card by card."""
    actions: list[Action] = []
    for card in state.merchants[seat].hand:
        if card == FACE_DOWN:
            continue
        if not bar_to_buy(state, seat, card):
            actions.append(Buy(seat, card))
        actions += selling.sales(state, seat, card)
        actions.append(PutAside(seat, card))
    return tuple(actions)


def answer(state: State, task: Round, action: Action, news: News) -> State:
    """Apply a roll, a choice or a shuffle; `state` no longer has the task on its agenda."""
    match task, action:
        case RollGateDice(seat), Rolled(faces=faces):
            return _rolled(state, seat, faces, news)
        case UseOffer(), (Buy() | Sell() | PutAside()):
            return _use(state, action, news)
        case DrawOffer(seat), Shuffled(order=order):
            news.append(events.DeckShuffled(len(order)))
            deck = tuple(state.discards[number] for number in order)
            return _draw(replace(state, deck=deck, discards=()), seat, news)
    raise TypeError(action)


def resolve(state: State, task: Round, news: News) -> State:
    """Draw a card or end a round; asks nobody."""
    match task:
        case DrawOffer(seat):
            return _draw(state, seat, news)
        case EndRound():
            return _end_round(state, news)
    raise TypeError(task)


def standings(state: State) -> Outcome:
    """[IV.7] Return the result: the player with the most money wins.

    Of several players with the same money, the one who still has the fewest Goods wins. If their
    numbers of Goods are equal, too, these players share the win.
    """
    ranks = [(merchant.money, -merchant.stored) for merchant in state.merchants]
    winners = frozenset(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(tuple(merchant.money for merchant in state.merchants), winners)


def _draw(state: State, seat: Seat, news: News) -> State:
    """[IV.2] Draw the top card of the pile into a hand."""
    merchant = state.merchants[seat]
    news.append(events.OfferDrawn(seat))
    hand = (*merchant.hand, state.deck[0])
    return replace(state.with_merchant(seat, replace(merchant, hand=hand)), deck=state.deck[1:])


def _end_round(state: State, news: News) -> State:
    """[IV.1] Make the next player the start player, or end the game if it is stalled."""
    if _stalled(state):
        return _end(state, news, stalled=True)
    starter = (state.starter + 1) % len(state.merchants)
    news.append(events.RoundEnded(starter))
    agenda = (RollGateDice(starter),)
    return replace(state, starter=starter, round=state.round + 1, agenda=agenda)


def _stalled(state: State) -> bool:
    """[R67] Return whether nothing is left to sell, or nobody has sold for too long."""
    left = any(state.supply) or any(merchant.stored for merchant in state.merchants)
    return not left or state.idle >= QUIET_ROUNDS * len(state.merchants)


def _rolled(state: State, starter: Seat, faces: tuple[int, ...], news: News) -> State:
    """[IV.1] Apply the roll for everybody, and put a turn for each player on the agenda.

    The start player has the first turn.
    """
    dice = state.box.cards.gate_dice
    shown = tuple(die.faces[face] for die, face in zip(dice, faces, strict=True))
    news.append(events.DiceRolled(starter, state.round, shown))
    seats = len(state.merchants)
    turns = tuple(UseOffer((starter + n) % seats) for n in range(seats))
    return replace(state, faces=faces, agenda=(*turns, EndRound()))


def _use(state: State, action: Buy | Sell | PutAside, news: News) -> State:
    """[IV.2] Discard the card and use it; then the player draws a new one."""
    seat, card = action.seat, action.card
    merchant = state.merchants[seat]
    hand = tuple(each for each in merchant.hand if each != card)
    state = replace(
        state.with_merchant(seat, replace(merchant, hand=hand)),
        discards=(*state.discards, card),
        idle=0 if isinstance(action, Sell) else state.idle + 1,
    )
    parts: tuple[Buying, ...] = ()
    match action:
        case Sell():
            state = selling.sell(state, action, news)
            if state.cops == COPS_TO_END[len(state.merchants)]:
                return _end(state, news, stalled=False)
        case Buy():
            news.append(events.OfferBought(seat, card))
            parts = buying.parts(state, seat, card)
        case PutAside():
            news.append(events.OfferPutAside(seat, card))
    return replace(state, agenda=(*parts, DrawOffer(seat), *state.agenda))


def _end(state: State, news: News, *, stalled: bool) -> State:
    """[IV.7] End the game."""
    news.append(events.GameEnded(tuple(sorted(standings(state).winners)), stalled))
    return replace(state, agenda=(), over=True)
