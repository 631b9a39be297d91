"""Computer player of The Marketeers: it tries every use of every offer in its hand.

An offer is a Sector card, and its uses are to buy, to sell or to put it aside.
"""

from random import Random

from cubacube.ai.best import one_of_the_best
from cubacube.ai.minded import Minded
from cubacube.games.marketeers.ai.minds import HANDS, LEVELS, Mind
from cubacube.games.marketeers.ai.rounds import (
    RandomOutcome,
    random_outcome,
    simulate_turns,
    until_next,
    win_probability,
)
from cubacube.games.marketeers.ai.turns import Tried, after, rivals, used
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell, StartIn
from cubacube.games.marketeers.rules.state import Advance, Buying, MakeRoom, Pick, State, UseOffer
from cubacube.rules import Action, Choice, OneOf, Seat, replace

__all__ = ["BOTS", "HANDS", "WEIGHS", "choose", "weigh"]

LIKELY = 4
"""Number of best uses that are compared by simulating the following turns."""


def choose(
    mind: Mind, state: State, choices: tuple[Choice, ...], rng: Random, _what_if: object = None, /
) -> Action:
    """Return the best action for the current question; ties are broken at random.

    Raises:
        TypeError: The question is for the dealer.
    """
    return one_of_the_best(weigh(mind, state, choices, rng), rng)


def weigh(
    mind: Mind, state: State, choices: tuple[Choice, ...], rng: Random, /
) -> dict[Action, float]:
    """Return the score of each action.

    If the level simulates random futures, only the best uses of an offer have a score.

    Raises:
        TypeError: The question is for the dealer.
    """
    (asked,) = choices
    if not isinstance(asked, OneOf):
        raise TypeError(asked)
    if isinstance(state.agenda[0], UseOffer):
        return _uses(mind, state, asked, rng)
    return {action: _value(mind, state, action) for action in asked.actions}


BOTS = tuple([Minded(choose, (mind,)) for mind in LEVELS])
"""The computer players by level."""

WEIGHS = tuple([Minded(weigh, (mind,)) for mind in LEVELS])
"""Functions that return the score of each action, one for each computer player level."""


def _value(mind: Mind, state: State, action: Action) -> float:
    """Return the value of the position after an action that is only a part of a turn."""
    seat = action.seat
    match state.agenda[0], action:
        case _, StartIn(city=city):
            merchant = replace(state.merchants[seat], city=city)
            return mind.worth(state.with_merchant(seat, merchant), seat)
        case (Pick() | Advance() | MakeRoom()) as task, _:
            rest = tuple(part for part in state.agenda[1:] if isinstance(part, Buying))
            return after(mind, replace(state, agenda=rest), task, action).worth
    raise TypeError(action)


def _uses(mind: Mind, state: State, asked: OneOf, rng: Random) -> dict[Action, float]:
    """Return the score of each use of an offer.

    A level with `rolls` simulates the turns after the best uses, and scores only these.
    """
    calm = rivals(mind, state, asked.seat) if mind.spite else 0.0
    tried: dict[Action, Tried] = {}
    for action in asked.actions:
        assert isinstance(action, Buy | Sell | PutAside)
        tried[action] = used(mind, state, action, calm)
    plain = {action: way.worth for action, way in tried.items()}
    if not mind.rolls:
        return plain
    likely = sorted(plain, key=lambda action: -plain[action])[:LIKELY]
    fates = [random_outcome(state, rng) for _ in range(mind.rolls)]
    order = until_next(state, asked.seat)
    return {action: _hope(mind, tried[action].state, order, fates) for action in likely}


def _hope(
    mind: Mind, state: State, order: tuple[Seat | None, ...], fates: list[RandomOutcome]
) -> float:
    """Return the mean win probability of a seat after the turns of `order`.

    The last turn in `order` is that of this seat; `fates` are the random futures.
    """
    seat = order[-1]
    assert seat is not None, "a roll is nobody's turn"
    ends = [simulate_turns(mind, state, seat, order, each) for each in fates]
    return sum([win_probability(mind, end, seat) for end in ends]) / len(ends)
