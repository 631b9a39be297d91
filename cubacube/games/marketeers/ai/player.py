"""A computer player for The Marketeers: it tries every use of every offer it holds."""

from random import Random

from cubacube.ai.best import one_of_the_best
from cubacube.ai.minded import Minded
from cubacube.games.marketeers.ai.minds import HANDS, LEVELS, Mind
from cubacube.games.marketeers.ai.turns import WIN, Tried, after, rivals, used
from cubacube.games.marketeers.rules import turn
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell, StartIn
from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.state import (
    FACE_DOWN,
    Advance,
    Buying,
    MakeRoom,
    Pick,
    State,
    UseOffer,
)
from cubacube.games.marketeers.rules.turn import FACES
from cubacube.rules import Action, Choice, OneOf, Seat, replace

__all__ = ["BOTS", "HANDS", "WEIGHS", "choose", "weigh"]

LIKELY = 4
"""So many of the best uses are tried with the next roll."""


def choose(
    mind: Mind,
    state: State,
    choices: tuple[Choice, ...],
    draw: Random,
    _what_if: object = None,
    /,
) -> Action:
    """The best action for what is asked; chance decides only among equal ones.

    Raises:
        TypeError: It is the table that is asked.
    """
    return one_of_the_best(weigh(mind, state, choices, draw), draw)


def weigh(
    mind: Mind, state: State, choices: tuple[Choice, ...], draw: Random, /
) -> dict[Action, float]:
    """What each action is worth; of the uses of an offer the best ones, if rolls are thought of.

    Raises:
        TypeError: It is the table that is asked.
    """
    (asked,) = choices
    if not isinstance(asked, OneOf):
        raise TypeError(asked)
    if isinstance(state.agenda[0], UseOffer):
        return _uses(mind, state, asked, draw)
    return {action: _value(mind, state, action) for action in asked.actions}


BOTS = tuple([Minded(choose, (mind,)) for mind in LEVELS])
"""The computer players by level."""

WEIGHS = tuple([Minded(weigh, (mind,)) for mind in LEVELS])
"""What they find their choices worth, by level."""


def _value(mind: Mind, state: State, action: Action) -> float:
    """What the position will be worth after a part of a turn."""
    seat = action.seat
    match state.agenda[0], action:
        case _, StartIn(city=city):
            merchant = replace(state.merchants[seat], city=city)
            return mind.worth(state.with_merchant(seat, merchant), seat)
        case (Pick() | Advance() | MakeRoom()) as task, _:
            rest = tuple(part for part in state.agenda[1:] if isinstance(part, Buying))
            return after(mind, replace(state, agenda=rest), task, action).worth
    raise TypeError(action)


def _uses(mind: Mind, state: State, asked: OneOf, draw: Random) -> dict[Action, float]:
    """What each use of an offer is worth; the best ones with the next roll, if it is thought of."""
    calm = rivals(mind, state, asked.seat) if mind.spite else 0.0
    tried: dict[Action, Tried] = {}
    for action in asked.actions:
        assert isinstance(action, Buy | Sell | PutAside)
        tried[action] = used(mind, state, action, calm)
    plain = {action: way.worth for action, way in tried.items()}
    if not mind.rolls:
        return plain
    likely = sorted(plain, key=lambda action: -plain[action])[:LIKELY]
    nexts = [_next(state, asked.seat, draw) for _ in range(mind.rolls)]
    return {action: _hope(mind, tried[action], asked.seat, nexts) for action in likely}


def _next(state: State, seat: Seat, draw: Random) -> tuple[tuple[int, ...], int]:
    """A roll, and a card that nobody is known to hold."""
    faces = tuple([draw.choice(FACES) for _ in state.box.cards.gate_dice])
    seen = {card for merchant in state.merchants for card in merchant.hand}
    seen.update(state.discards)
    unseen = [card.id for card in state.box.cards.sectors if card.id not in seen]
    return faces, draw.choice(unseen or state.merchants[seat].hand)


def _hope(mind: Mind, tried: Tried, seat: Seat, nexts: list[tuple[tuple[int, ...], int]]) -> float:
    """The mean worth of the best use in the next round, when each rival has had a turn."""
    if abs(tried.worth) > WIN / 2:
        return tried.worth
    spoilt = tried.worth - mind.worth(tried.state, seat)
    state = _answered(mind, tried.state, seat)
    if state.cops >= COPS_TO_END[len(state.merchants)]:
        return WIN / 10 if seat in turn.standings(state).winners else -WIN / 10
    merchant, total = state.merchants[seat], 0.0
    for faces, card in nexts:
        held = state.with_merchant(seat, replace(merchant, hand=(*merchant.hand, card)))
        total += _best_use(mind, replace(held, faces=faces), seat).worth
    return total / len(nexts) + spoilt


def _answered(mind: Mind, state: State, seat: Seat) -> State:
    """After a turn of every rival whose cards may be known, with the dice as they lie."""
    seats = len(state.merchants)
    for number in range(1, seats):
        rival = (seat + number) % seats
        hand = state.merchants[rival].hand
        if FACE_DOWN not in hand and state.cops < COPS_TO_END[seats]:
            state = _best_use(mind, state, rival).state
    return state


def _best_use(mind: Mind, state: State, seat: Seat) -> Tried:
    """The best use of a card, without a thought for others."""
    plain, best = replace(mind, spite=0.0), None
    for action in turn.uses(state, seat):
        assert isinstance(action, Buy | Sell | PutAside)
        way = used(plain, state, action, 0.0)
        if best is None or way.worth > best.worth:
            best = way
    assert best is not None, "a card can always be put aside"
    return best
