"""Try every way to play a turn of The Marketeers.

Only the player's own decisions are tried; rolls, draws and the turns of rivals are left out.
"""

from cubacube.games.marketeers.ai.minds import Mind
from cubacube.games.marketeers.rules import buying, selling
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell
from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.state import Buying, State
from cubacube.games.marketeers.rules.turn import standings, uses
from cubacube.rules import Action, OneOf, Seat, frozen, replace

TRIFLE = 1.0
"""Bonus for putting a card aside; this makes it better than buying nothing."""

WIN = 100_000.0
"""Value of a win at the end of the game; the value of a defeat is the negative of this."""


@frozen
class Tried:
    """Result of a turn: its value for the player, and the state before they draw a card."""

    worth: float
    state: State


def used(mind: Mind, state: State, action: Buy | Sell | PutAside, calm: float) -> Tried:
    """Return the best result of using a card.

    `calm` is the mean value of the rivals' positions before the card is used.
    """
    seat = action.seat
    merchant = state.merchants[seat]
    hand = tuple(card for card in merchant.hand if card != action.card)
    held = state.with_merchant(seat, replace(merchant, hand=hand))
    match action:
        case Buy(card=card):
            return _best(mind, replace(held, agenda=buying.parts(held, seat, card)), seat)
        case Sell():
            return _sold(mind, selling.sell(held, action, []), seat, calm)
    return Tried(mind.worth(held, seat) + TRIFLE, held)


def after(mind: Mind, state: State, task: Buying, action: Action) -> Tried:
    """Return the best result of a purchase after `action` is done for `task`.

    The agenda of `state` holds only the tasks of the purchase that follow `task`.
    """
    return _best(mind, buying.answer(state, task, action, []), task.seat)


def _best(mind: Mind, state: State, seat: Seat) -> Tried:
    """Return the best result over the remaining parts of a purchase."""
    if not state.agenda:
        return Tried(mind.worth(state, seat), state)
    task, state = state.agenda[0], replace(state, agenda=state.agenda[1:])
    assert isinstance(task, Buying)
    asked = buying.ask(state, task)
    if not asked:
        return _best(mind, state, seat)
    (choice,) = asked
    assert isinstance(choice, OneOf)
    return max([after(mind, state, task, action) for action in choice], key=lambda way: way.worth)


def best_use(mind: Mind, state: State, seat: Seat) -> Tried:
    """Return the result of the best use that a seat can make of a card.

    What the rivals lose by it does not count.
    """
    plain, best = replace(mind, spite=0.0), None
    for action in uses(state, seat):
        assert isinstance(action, Buy | Sell | PutAside)
        way = used(plain, state, action, 0.0)
        if best is None or way.worth > best.worth:
            best = way
    assert best is not None, "a card can always be put aside"
    return best


def _sold(mind: Mind, state: State, seat: Seat, calm: float) -> Tried:
    """Return the result of a sale: the seller's value, plus the weighted loss of the rivals."""
    if state.cops == COPS_TO_END[len(state.merchants)]:
        return Tried(WIN if seat in standings(state).winners else -WIN, state)
    spoilt = mind.spite * (calm - rivals(mind, state, seat)) if mind.spite else 0.0
    return Tried(mind.worth(state, seat) + spoilt, state)


def rivals(mind: Mind, state: State, seat: Seat) -> float:
    """Return the mean value of the rivals' positions; rivals with hidden cards do not count."""
    others = [other for other in range(len(state.merchants)) if other != seat]
    return sum([mind.worth(state, other) for other in others]) / len(others)
