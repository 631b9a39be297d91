"""Random players with a goal, so that long games come to an end."""

from collections import Counter
from random import Random

from cubacube.games.couriers.rules.actions import ChooseRoute, TakeGood
from cubacube.games.couriers.rules.state import State as CouriersState
from cubacube.games.couriers.rules.turn import gates
from cubacube.games.smugglers.rules.actions import EnterCity, EnterVehicle, Repair, Rob
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.kit.cards import Symbol
from cubacube.kit.gates import blockers
from cubacube.kit.shot import AnyFlick, Gate
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, replace
from cubacube.session.play.game import Bot
from tests.random_player import choose_at_random

GAMES = ("smugglers", "cobbers")
"""Games in which purely random players sell too rarely to finish soon."""

SMUGGLING = (EnterCity, EnterVehicle, Rob, Repair)
"""Actions that an eager smuggler always takes."""


def eagerly(asked: tuple[Choice, ...], rng: Random) -> Action:
    """Choose at random, but prefer the Gate, the City and the sale."""
    if rng.random() < 0.15:
        return choose_at_random(asked, rng)
    wanted: list[Choice] = []
    for choice in asked:
        match choice:
            case AnySale():
                return choice[len(choice) - 1]
            case OneOf(seat=seat, actions=actions):
                eager = tuple(each for each in actions if isinstance(each, SMUGGLING))
                wanted += [OneOf(seat, eager)] if eager else []
            case AnyFlick(dice=(die,)) if die in VEHICLES:
                wanted.append(choice)
    return choose_at_random(tuple(wanted) or asked, rng)


def smuggle_eagerly(
    _state: object, choices: tuple[Choice, ...], rng: Random, _what_if: object
) -> Action:
    """Choose as an eager smuggler."""
    return eagerly(choices, rng)


def drive_eagerly(
    state: CouriersState, choices: tuple[Choice, ...], rng: Random, _what_if: object
) -> Action:
    """Choose as a Courier who prefers open Gates and accepts what a City or a face offers."""
    if rng.random() < 0.15:
        return choose_at_random(choices, rng)
    flicks = [c for c in choices if isinstance(c, AnyFlick) and state.joint in c.dice]
    free = tuple(replace(each, gates=_is_passable(state, each.gates)) for each in flicks)
    if any(each.gates for each in free):
        return choose_at_random(free, rng)
    listed = [action for choice in choices if isinstance(choice, OneOf) for action in choice]
    routes = [each for each in listed if isinstance(each, ChooseRoute) and _opens(state, each)]
    if routes:
        return rng.choice(routes)
    if len(choices) == 1 and listed:
        return min(listed, key=lambda action: not _wanted(state, action))
    return choose_at_random(choices, rng)


def _opens(state: CouriersState, route: ChooseRoute) -> bool:
    return bool(_is_passable(state, gates(state, route.card)))


def _is_passable(state: CouriersState, which: tuple[Gate | None, ...]) -> tuple[Gate, ...]:
    """Return the Gates on which nothing lies."""
    measures = state.box.measures
    return tuple(each for each in which if each and not blockers(each, state.layout, measures))


def _wanted(state: CouriersState, action: Action) -> bool:
    """Whether this action loads a Good that the Job still needs."""
    job = state.job_card
    lacking = Counter(job.goods) - Counter(state.cargo) if job else Counter[Symbol]()
    return isinstance(action, TakeGood) and action.good in lacking


EAGER: dict[str, Bot] = {
    "smugglers": smuggle_eagerly,
    "cobbers": smuggle_eagerly,
    "couriers": drive_eagerly,
}
"""The eager players by game."""
