"""[Set-up] Lay the City cards on their places, and list the dice to throw."""

from collections.abc import Iterable

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard, Die
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import replace


def lay_cities(cards: Cards, measures: Measures, order: Iterable[int]) -> tuple[CityCard, ...]:
    """Return the City cards on the City places of the table level.

    `order` holds for each place the index of its City in `cards.cities`.
    """
    names = (cards.cities[number] for number in order)
    return tuple(replace(spot, city=name) for spot, name in zip(measures.spots, names, strict=True))


def all_dice(cards: Cards, seats: int) -> tuple[Die, ...]:
    """[Set-up] Return all Gate dice and the Vehicle dice of `seats` players."""
    gate_dice = (each.die for each in cards.gate_dice)
    return tuple(sorted((*gate_dice, *VEHICLES[:seats])))
