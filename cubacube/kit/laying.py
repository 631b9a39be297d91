"""[Set-up] The City cards in their corners."""

from collections.abc import Iterable

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.rules import CityCard, replace


def lay_cities(cards: Cards, measures: Measures, order: Iterable[int]) -> tuple[CityCard, ...]:
    """The spots of the level get the names of the Cities, in this order."""
    names = (cards.cities[number] for number in order)
    return tuple(replace(spot, city=name) for spot, name in zip(measures.spots, names, strict=True))
