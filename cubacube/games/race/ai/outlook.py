"""Estimate by geometry alone how well a racer's next drive starts from a layout."""

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
"""Weight of the nearness of a City, from 0 to 1.

The rest of the weight belongs to the certainty of the path.
"""


class Outlook:
    """Score by geometry how well the current player's next drive can start.

    The stopping places near each City are computed once and kept.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._stops: dict[City, tuple[Point, ...]] = {}

    def of(self, layout: Layout, crossed: int) -> float:
        """Score the next drive from 1 (sure) down to -1 (every path is blocked).

        `crossed` is the number of Sectors crossed before that drive.
        """
        state, own = self._state, VEHICLES[self._state.seat]
        if state.racer.broken or crossed == len(state.track):
            return self._of_cities(layout)
        gates = wanted(state, layout, crossed)
        return flicking.confidence(flicking.through_gates(layout, own, gates, state.box.measures))

    def target_stops(self, crossed: int) -> Iterator[Point]:
        """Yield stopping places near the target City; none while Sectors remain to be crossed.

        `crossed` is the number of Sectors crossed.
        """
        if crossed == len(self._state.track):
            yield from self._near(self._state.target_city)

    def to_cities(self, layout: Layout) -> Iterator[StraightFlick]:
        """Yield straight paths to useful Cities, for a racer who needs no Gate."""
        state, own = self._state, VEHICLES[self._state.seat]
        for city in sorted(self._useful_cities()):
            for stop in self._near(city):
                if aim := lines.straight(layout, own, stop, None, state.box.measures):
                    yield aim

    def _of_cities(self, layout: Layout) -> float:
        """Score a layout by how surely the Vehicle can reach a useful City.

        The distance to the nearest useful City counts a little, too. If the Vehicle is already near
        a useful City, the score is 1.
        """
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
        """Return the useful Cities: all if the Vehicle is broken, else only the target City."""
        if self._state.racer.broken:
            return frozenset(card.city for card in self._state.layout.cities)
        return frozenset((self._state.target_city,))

    def _near(self, city: City) -> tuple[Point, ...]:
        """Return the stopping places near a City, cached."""
        if city not in self._stops:
            state, own = self._state, VEHICLES[self._state.seat]
            ruler_mm, measures = state.box.ruler_mm, state.box.measures
            found = lines.near_city(state.layout, own, city, ruler_mm, measures)
            self._stops[city] = tuple(found)
        return self._stops[city]


def wanted(state: State, layout: Layout, crossed: int) -> tuple[Gate, ...]:
    """Return the Gates of the next Sector; `crossed` is the number of Sectors crossed."""
    sides = state.sector(crossed).gate
    return pairs(sides, state.box.cards, layout, VEHICLES[state.seat])
