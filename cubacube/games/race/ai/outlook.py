"""How well the next drive of a racer starts from a layout, by geometry alone."""

from collections.abc import Iterator

from cubacube.ai import flicking
from cubacube.ai.flicking import StraightFlick, lines
from cubacube.games.race.rules.state import State
from cubacube.kit.gates import pairs
from cubacube.kit.geometry import Point, gap_to_card_mm
from cubacube.kit.reach import cities_near
from cubacube.kit.shot import City, Gate, Layout
from cubacube.kit.vehicles import VEHICLES

NEARNESS = 0.2
"""Which part of the outlook is how near a City is; the rest is how sure the way to it."""


class Outlook:
    """The outlook of who is on turn; remembers where the Vehicle could stop near the Cities."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._stops: dict[City, tuple[Point, ...]] = {}

    def of(self, layout: Layout, crossed: int) -> float:
        """1 if the next drive through a Gate or to a City is sure, down to -1 if all is barred."""
        state, own = self._state, VEHICLES[self._state.seat]
        if state.racer.broken or crossed == len(state.track):
            return self._of_cities(layout)
        gates = wanted(state, layout, crossed)
        return flicking.confidence(flicking.through_gates(layout, own, gates, state.box.measures))

    def target_stops(self, crossed: int) -> Iterator[Point]:
        """Places near the target City if no Gate is left after so many."""
        if crossed == len(self._state.track):
            yield from self._near(self._state.target_city)

    def to_cities(self, layout: Layout) -> Iterator[StraightFlick]:
        """Straight ways to places near the Cities that help who needs no Gate."""
        state, own = self._state, VEHICLES[self._state.seat]
        for city in sorted(self._useful_cities()):
            for stop in self._near(city):
                if aim := lines.straight(layout, own, stop, None, state.box.measures):
                    yield aim

    def _of_cities(self, layout: Layout) -> float:
        """How sure the way to a City that helps is, and a little how near it is."""
        state, own = self._state, VEHICLES[self._state.seat]
        measures, target_cities = state.box.measures, self._useful_cities()
        if not target_cities.isdisjoint(cities_near(layout, own, state.box.ruler_mm, measures)):
            return 1.0
        gap = min(
            gap_to_card_mm(layout[own], layout.card(city), measures) for city in target_cities
        )
        near = max(0.0, 1 - gap / measures.area_mm)
        sure = flicking.confidence(self.to_cities(layout))
        return (1 - NEARNESS) * sure + NEARNESS * near

    def _useful_cities(self) -> frozenset[City]:
        """Any City for a repair, else the target."""
        if self._state.racer.broken:
            return frozenset(card.city for card in self._state.layout.cities)
        return frozenset((self._state.target_city,))

    def _near(self, city: City) -> tuple[Point, ...]:
        """Places near a City."""
        if city not in self._stops:
            state, own = self._state, VEHICLES[self._state.seat]
            ruler_mm, measures = state.box.ruler_mm, state.box.measures
            found = lines.near_city(state.layout, own, city, ruler_mm, measures)
            self._stops[city] = tuple(found)
        return self._stops[city]


def wanted(state: State, layout: Layout, crossed: int) -> tuple[Gate, ...]:
    """The Gates of the Sector after so many."""
    sides = state.sector(crossed).gate
    return pairs(sides, state.box.cards, layout, VEHICLES[state.seat])
