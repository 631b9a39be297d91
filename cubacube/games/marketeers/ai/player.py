"""A computer player for The Marketeers: it tries every use of every offer it holds."""

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
from cubacube.games.marketeers.rules.state import (
    Advance,
    Buying,
    MakeRoom,
    Pick,
    State,
    UseOffer,
)
from cubacube.rules import Action, Choice, OneOf, Seat, replace

__all__ = ["BOTS", "HANDS", "WEIGHS", "choose", "weigh"]

LIKELY = 4
"""So many of the best uses are tried with the turns that follow."""


def choose(
    mind: Mind,
    state: State,
    choices: tuple[Choice, ...],
    rng: Random,
    _what_if: object = None,
    /,
) -> Action:
    """The best action for what is asked; chance decides only among equal ones.

    Raises:
        TypeError: It is the table that is asked.
    """
    return one_of_the_best(weigh(mind, state, choices, rng), rng)


def weigh(
    mind: Mind, state: State, choices: tuple[Choice, ...], rng: Random, /
) -> dict[Action, float]:
    """What each action is worth; of the uses of an offer the best ones, if rolls are thought of.

    Raises:
        TypeError: It is the table that is asked.
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


def _uses(mind: Mind, state: State, asked: OneOf, rng: Random) -> dict[Action, float]:
    """What each use of an offer is worth; the best ones by what follows, if it is thought of."""
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
    """How likely it wins, on average, after all these turns; the last of them is its own."""
    seat = order[-1]
    assert seat is not None, "a roll is nobody's turn"
    ends = [simulate_turns(mind, state, seat, order, each) for each in fates]
    return sum([win_probability(mind, end, seat) for end in ends]) / len(ends)
