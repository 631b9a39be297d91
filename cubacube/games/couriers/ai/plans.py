"""Simulate candidate drives and choose the best one."""

from collections.abc import Iterable, Iterator
from heapq import nlargest

from cubacube.ai import flicking
from cubacube.ai.flicking import FlickPlanner, FlickStyle
from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.ai.sights import DriveCandidate, GateRoute, RoadMap, by_expected_value
from cubacube.games.couriers.rules.state import State
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Flick, Gate, Shot, WhatIf
from cubacube.rules import frozen, replace

NEXT, NEXT_TRIES = 0.25, 5
"""Weight of the value of the next drive, which follows the planned one.

`NEXT_TRIES` is the number of next drives that are simulated.
"""

OVER_OTHERS = 2
"""For each Gate, the number of simulated drives that hit other dice on the way."""

BUMPER = 16.0
"""Value of an unused Bumper, in kilometres."""


@frozen
class PlannedDrive:
    """A drive on one route through one Gate, with its mean value under hand noise.

    `sure` is the fraction of the noisy flicks that cross the Gate. `bumper` tells whether to
    install a Bumper first.
    """

    road: GateRoute
    flick: Flick
    worth: float
    sure: float
    bumper: bool


@frozen
class Driver:
    """Data with which a Courier plans drives: flicking style, skills and simulation."""

    style: FlickStyle
    evaluator: Evaluator
    what_if: WhatIf

    def mind(self, state: State) -> FlickPlanner:
        """Return a `FlickPlanner` for the layout of a state.

        Its `worth` is always 0, because the value of a shot depends on the route too.
        """
        measures = state.box.measures
        return FlickPlanner(state.layout, measures, self.what_if, lambda _shot: 0.0, self.style)


def best_trip(driver: Driver, view: RoadMap, ideas: list[DriveCandidate]) -> PlannedDrive | None:
    """Return the best drive, straight or after hitting other dice; None if there is none.

    `ideas` are the candidates for straight drives.
    """
    style, layout = driver.style, view.state.layout
    thinker = driver.mind(view.state)
    tries = [*_straight(view, thinker, ideas, style.drives), *_bounces(view, thinker)]
    if not tries:
        return None
    tried = [_trip(view, road, flick, [thinker.what_if(flick, layout)]) for road, flick in tries]
    finals = [_steady(view, thinker, trip) for trip in nlargest(style.finalists, tried, key=_worth)]
    if style.second:
        few = nlargest(style.second, finals, key=_worth)
        return max(few, key=lambda trip: trip.worth + NEXT * _next(view, thinker, trip))
    return max(finals, key=_worth)


def _worth(trip: PlannedDrive) -> float:
    return trip.worth


def _straight(
    view: RoadMap, thinker: FlickPlanner, ideas: Iterable[DriveCandidate], count: int
) -> Iterator[tuple[GateRoute, Flick]]:
    """Yield the route and flick of the `count` most promising ideas."""
    for idea in nlargest(count, ideas, key=by_expected_value):
        yield idea.road, thinker.flick(_vehicle(view.state, idea.aim.gate), idea.aim)


def _bounces(view: RoadMap, thinker: FlickPlanner) -> list[tuple[GateRoute, Flick]]:
    """Return drives that hit other dice on the way; empty if the style has no bounces.

    Hitting dice does not spoil a drive, but it costs Damage.
    """
    state, found = view.state, []
    for road in view.roads if thinker.style.bounces else ():
        choice = _vehicle(state, road.gate)
        ways = flicking.over_others(choice, (), state.box.measures)
        found += [(road, thinker.flick(choice, aim)) for aim in flicking.surest(ways, OVER_OTHERS)]
    return found[: thinker.style.bounces]


def _steady(view: RoadMap, thinker: FlickPlanner, trip: PlannedDrive) -> PlannedDrive:
    """Return the drive with its value averaged over flicks with the player's hand noise."""
    choice, style = _vehicle(view.state, trip.flick.gate), thinker.style
    flicks = (trip.flick, *flicking.sampled(trip.flick, choice, style.hand, style.samples))
    shots = [thinker.what_if(each, view.state.layout) for each in flicks]
    return _trip(view, trip.road, trip.flick, shots)


def _next(view: RoadMap, thinker: FlickPlanner, trip: PlannedDrive) -> float:
    """Return the value of the best next drive on another route, from the end of this trip.

    Each candidate for the next drive is simulated once.
    """
    state = view.state
    layout = replace(state.layout, dice=thinker.what_if(trip.flick, state.layout).rest)
    others = [card for card in state.routes if card != trip.road.route.id]
    after = RoadMap(view.evaluator, replace(state, layout=layout), others)
    ideas = after.ideas(layout, after.roads)
    found = [
        _trip(after, road, flick, [thinker.what_if(flick, layout)]).worth
        for road, flick in _straight(after, thinker, ideas, NEXT_TRIES)
    ]
    return max(found, default=after.scales.nothing())


def _trip(view: RoadMap, road: GateRoute, flick: Flick, shots: list[Shot]) -> PlannedDrive:
    """Return a planned drive with the mean value of some shots.

    If a Bumper gives a higher value, the plan installs one.
    """
    state, turn = view.state, view.state.turn
    sure = sum(shot.passage == "through" for shot in shots) / len(shots)
    bare = sum(view.scales.of_shot(state, road.route, shot) for shot in shots) / len(shots)
    covered = bare - BUMPER
    if state.bumpers and not turn.bumper_on and any(_hits(state, shot) for shot in shots):
        shielded = replace(state, turn=replace(turn, bumper_on=True))
        worths = (view.scales.of_shot(shielded, road.route, shot) for shot in shots)
        covered = sum(worths) / len(shots) - BUMPER
    return PlannedDrive(road, flick, max(bare, covered), sure, covered > bare)


def _hits(state: State, shot: Shot) -> bool:
    """Return whether the Vehicle would take Damage if it had no Bumper installed."""
    ride, measures = read(shot), state.box.measures
    return bool(ride.touched() or ride.cities or ride.left or measures.hurting(ride.struck))


def _vehicle(state: State, gate: Gate | None) -> AnyFlick:
    """Return the flicks of the joint Vehicle through a Gate, even if no route is chosen yet."""
    return AnyFlick(state.seat, (state.joint,), (gate,), state.layout, state.box.measures.launch)
