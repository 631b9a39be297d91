"""Find candidate drives through every Gate of the routes.

Some of these drives end near a City that the Couriers want to reach.
"""

from collections.abc import Iterable, Iterator
from heapq import nlargest
from math import hypot

from cubacube.ai import flicking
from cubacube.ai.flicking import SURE_RAD, StraightFlick, lines
from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.ai.wishes import missing
from cubacube.games.couriers.ai.worth import DriveEvaluator, DriveOutcome, faces
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.turn import gates
from cubacube.kit.cards import SectorCard
from cubacube.kit.gates import is_passable
from cubacube.kit.geometry import Point
from cubacube.kit.shot import City, CityCard, Die, Gate, Layout
from cubacube.rules import frozen

OF_A_GATE = 2
"""Number of candidate drives that are kept for each Gate."""

HOPE = 40.0
"""Lost value of a blocked path for each radian of negative tolerance, in kilometres."""


@frozen
class GateRoute:
    """A route, and one of the Gates on the cloth through which it can be driven."""

    route: SectorCard
    gate: Gate


@frozen
class DriveCandidate:
    """A candidate drive through one Gate of a route.

    `promise` is its estimated value, computed without a simulation.
    """

    road: GateRoute
    aim: StraightFlick
    promise: float


class RoadMap:
    """The cloth as a Courier sees it: the Gates of the routes, and good places to stop."""

    def __init__(self, evaluator: Evaluator, state: State, routes: Iterable[int]) -> None:
        self.evaluator, self.state, self.scales = evaluator, state, DriveEvaluator(evaluator, state)
        self.roads = tuple(
            GateRoute(state.sector(card), gate) for card in routes for gate in gates(state, card)
        )
        self._stops = tuple(_stops(state))

    def ideas(self, layout: Layout, roads: Iterable[GateRoute]) -> Iterator[DriveCandidate]:
        """Yield the most promising drives on some roads if the dice lie as in `layout`.

        A road is a route together with one of its Gates.
        """
        measures, joint = self.state.box.measures, self.state.joint
        for road in roads:
            if not is_passable(road.gate, layout, measures):
                continue
            aims = [*flicking.through_gates(layout, joint, (road.gate,), measures)]
            aims += lines.onward(layout, joint, road.gate, self._stops, measures)
            found = (self._idea(layout, road, aim) for aim in aims)
            yield from nlargest(OF_A_GATE, found, key=by_expected_value)

    def _idea(self, layout: Layout, road: GateRoute, aim: StraightFlick) -> DriveCandidate:
        """Return a drive with its estimated value.

        The value is a weighted mean of two outcomes: a crossing, and a failed drive with 1 Damage.
        The larger the tolerance of the aim, the larger the weight of the crossing.
        """
        sure = max(0.0, min(1.0, aim.tolerance_rad / SURE_RAD))
        state, route = self.state, road.route
        reach_mm = state.box.ruler_mm + state.box.measures.half_mm
        cities = tuple(c.city for c in layout.cities if _to_card_mm(c, aim.stop) <= reach_mm)
        whites = tuple(d for d in state.whites if _to_die_mm(layout, d, aim.stop) <= reach_mm)
        well = DriveOutcome(True, 0, faces(state, layout, road.gate), cities, whites)
        worth = self.scales.of_drive(route, well) * sure
        if sure < 1:
            worth += self.scales.of_drive(route, DriveOutcome(False, 1)) * (1 - sure)
        return DriveCandidate(road, aim, worth + HOPE * min(0.0, aim.tolerance_rad))


def by_expected_value(idea: DriveCandidate) -> float:
    """Return the promise of an idea, as a sort key."""
    return idea.promise


def _stops(state: State) -> Iterator[Point]:
    """Yield good end points for this drive, each near a City of `_goals`."""
    for city in _goals(state):
        yield from lines.near_city(
            state.layout, state.joint, city, state.box.ruler_mm, state.box.measures
        )


def _goals(state: State) -> tuple[City, ...]:
    """Return the Cities near which this drive should end.

    If the Vehicle is broken, these are the Cities that repair it. Otherwise it is the City of
    the Job, if this drive may be the last one of the Job.
    """
    job = state.job_card
    if job is None:
        return ()
    if state.broken:
        return tuple(card.city for card in state.layout.cities if card.city != job.city)
    longest = max((state.sector(card).km for card in state.routes), default=0)
    soon = state.job_km + longest >= job.distance and missing(state).total() <= 1
    return (job.city,) if soon else ()


def _to_card_mm(card: CityCard, place: Point) -> float:
    """Return the distance of a place from a City card."""
    x, y = place
    beside = max(card.x_mm - x, x - card.x_mm - card.width_mm, 0.0)
    above = max(card.y_mm - y, y - card.y_mm - card.height_mm, 0.0)
    return hypot(beside, above)


def _to_die_mm(layout: Layout, die: Die, place: Point) -> float:
    """Return the distance of a place from the centre of a die."""
    pose = layout[die]
    return hypot(pose.x_mm - place[0], pose.y_mm - place[1])
