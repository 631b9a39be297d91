"""[Set-up] Lay the City cards on their places, draw who begins, and throw the dice."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn
from cubacube.kit.shot import AnyThrow, Die, Thrown
from cubacube.kit.tasks import DealCities, DrawStarter, ThrowDice
from cubacube.rules import Action, AnyShuffle, Choice, Rolled, Seat, Shuffled, any_starter, replace
from cubacube.rules.agenda import News

S = TypeVar("S", bound=Any)


def prepared(state: S) -> S:
    """Return the state with City cards on their places, or with the task to shuffle them."""
    measures = state.box.measures
    if measures.cities_shuffled:
        return replace(state, agenda=(DealCities(), *state.agenda))
    return _with_cities(state, range(len(state.box.cards.cities)))


def ask(state: Any, task: object, seats: int, vehicles: Iterable[Die]) -> tuple[Choice, ...]:
    """Return what the dealer has to shuffle, roll or throw; `vehicles` are thrown, too."""
    cards = state.box.cards
    match task:
        case DealCities():
            return (AnyShuffle(len(cards.cities)),)
        case DrawStarter():
            return (any_starter(seats),)
        case ThrowDice():
            dice = tuple(sorted((*(each.die for each in cards.gate_dice), *vehicles)))
            return (AnyThrow(dice, replace(state.layout, dice=())),)
    raise TypeError(task)


def answer(
    state: S,
    task: object,
    action: Action,
    first_turn: Callable[[Seat], tuple[Any, ...]],
    news: News,
) -> S:
    """Lay out what the dealer dealt.

    `first_turn` returns the first tasks of the game for the seat that begins.
    """
    after: S = state
    match task, action:
        case DealCities(), Shuffled(order=order):
            after = _with_cities(state, order)
            news.append(CitiesDealt(tuple(card.city for card in after.layout.cities)))
        case DrawStarter(), Rolled(faces=(seat,)):
            news.append(StarterDrawn(seat))
            after = replace(state, seat=seat, starter=seat, agenda=first_turn(seat))
        case ThrowDice(), Thrown(rest=rest):
            news.append(DiceThrown(state.starter))
            after = replace(state, layout=replace(state.layout, dice=rest))
        case _:
            raise TypeError(action)
    return after


def _with_cities(state: S, order: Iterable[int]) -> S:
    """Lay the City cards on their places.

    `order` has one number for each place: the index of the place's City in `cards.cities`.
    """
    cards, spots = state.box.cards, state.box.measures.spots
    cities = (
        replace(spot, city=cards.cities[number]) for spot, number in zip(spots, order, strict=True)
    )
    after: S = replace(state, layout=replace(state.layout, cities=tuple(cities)))
    return after
