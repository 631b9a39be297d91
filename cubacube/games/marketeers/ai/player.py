"""A computer player for The Marketeers: it tries every use of every offer it holds."""

from random import Random

from cubacube.games.marketeers.ai.worth import worth
from cubacube.games.marketeers.rules import buying, selling
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell, StartIn
from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.state import Advance, Buying, MakeRoom, Pick, State, UseOffer
from cubacube.games.marketeers.rules.turn import standings
from cubacube.rules import Action, Choice, OneOf, Seat, replace

SPITE = 0.8
"""How much of the rivals' worth counts against the own."""

TRIFLE = 1.0
"""To put a card aside is better than to buy nothing with it."""

WIN = 100_000
"""To end the game as the winner is worth more than any money; to lose it, less."""


def choose(
    state: State, choices: tuple[Choice, ...], draw: Random, _what_if: object = None
) -> Action:
    """The best action for what is asked; chance decides only among equal ones."""
    (asked,) = choices
    if not isinstance(asked, OneOf):
        raise TypeError(asked)
    calm = _rivals(state, asked.seat) if isinstance(state.agenda[0], UseOffer) else 0.0
    values = [_value(state, action, calm) for action in asked.actions]
    best = max(values)
    equal = [a for a, value in zip(asked.actions, values, strict=True) if value == best]
    return draw.choice(equal)


def _value(state: State, action: Action, calm: float) -> float:
    """What the position will be worth at the end of the turn; `calm` is the rivals' worth now."""
    seat = action.seat
    match state.agenda[0], action:
        case _, StartIn(city=city):
            merchant = replace(state.merchants[seat], city=city)
            return worth(state.with_merchant(seat, merchant), seat)
        case UseOffer(), (Buy() | Sell() | PutAside()):
            return _used(state, action, calm)
        case (Pick() | Advance() | MakeRoom()) as task, _:
            rest = tuple(part for part in state.agenda[1:] if isinstance(part, Buying))
            return _after(replace(state, agenda=rest), task, action)
    raise TypeError(action)


def _used(state: State, action: Buy | Sell | PutAside, calm: float) -> float:
    """An offer is gone, for its best use."""
    seat = action.seat
    merchant = state.merchants[seat]
    hand = tuple(card for card in merchant.hand if card != action.card)
    held = state.with_merchant(seat, replace(merchant, hand=hand))
    match action:
        case Buy(card=card):
            return _best(replace(held, agenda=buying.parts(held, seat, card)), seat)
        case Sell():
            return _sold(selling.sell(held, action, []), seat, calm)
        case PutAside():
            return worth(held, seat) + TRIFLE


def _best(state: State, seat: Seat) -> float:
    """The best way through the parts of a purchase that are still to come."""
    if not state.agenda:
        return worth(state, seat)
    task, state = state.agenda[0], replace(state, agenda=state.agenda[1:])
    assert isinstance(task, Buying)
    asked = buying.ask(state, task)
    if not asked:
        return _best(state, seat)
    (choice,) = asked
    assert isinstance(choice, OneOf)
    return max(_after(state, task, action) for action in choice)


def _after(state: State, task: Buying, action: Action) -> float:
    """What a purchase comes to after this part."""
    return _best(buying.answer(state, task, action, []), task.seat)


def _sold(state: State, seat: Seat, calm: float) -> float:
    """After a sale: the own hopes, and how it spoils those of the others."""
    if state.cops == COPS_TO_END[len(state.merchants)]:
        return WIN if seat in standings(state).winners else -WIN
    return worth(state, seat) + SPITE * (calm - _rivals(state, seat))


def _rivals(state: State, seat: Seat) -> float:
    """What the position of a rival is worth, on the average."""
    others = [other for other in range(len(state.merchants)) if other != seat]
    return sum(worth(state, other) for other in others) / len(others)
