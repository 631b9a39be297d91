"""Drives tried out in the mind, and the best of them."""

from collections.abc import Iterable, Iterator
from heapq import nlargest

from cubacube.ai import flicking
from cubacube.ai.flicking import FlickPlanner, FlickStyle
from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.ai.sights import DriveCandidate, GateRoute, RoadMap, by_expected_value
from cubacube.games.couriers.rules.state import State
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Die, Flick, Gate, Shot, WhatIf
from cubacube.rules import frozen, replace

NEXT, NEXT_TRIES = 0.25, 5
"""Which part of the drive after this one counts, and how many are tried for it."""

OVER_OTHERS = 2
"""So many drives over other dice are tried through one Gate."""

BUMPER = 16.0
"""What a Bumper is worth as long as it is not used."""


@frozen
class PlannedDrive:
    """A drive along a road: what it is worth on average if the hand is a little off.

    `sure` is the share of tries that cross; `bumper` tells whether one should be installed.
    """

    road: GateRoute
    flick: Flick
    worth: float
    sure: float
    bumper: bool


@frozen
class Driver:
    """How a Courier judges drives, and the table in the head."""

    style: FlickStyle
    evaluator: Evaluator
    what_if: WhatIf

    def mind(self, state: State, die: Die) -> FlickPlanner:
        """What they think with; what a shot is worth depends on the route as well."""
        measures = state.box.measures
        choice = AnyFlick(state.seat, (die,), (None,), state.layout, measures.launch)
        return flicking.mind(choice, measures, self.what_if, lambda _shot: 0.0, self.style)


def best_trip(driver: Driver, view: RoadMap, ideas: list[DriveCandidate]) -> PlannedDrive | None:
    """The best of these drives; None if there is none."""
    style, layout = driver.style, view.state.layout
    thinker = driver.mind(view.state, view.state.joint)
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
    """The drives that promise most."""
    for idea in nlargest(count, ideas, key=by_expected_value):
        yield idea.road, thinker.flick(_vehicle(view.state, idea.aim.gate), idea.aim)


def _bounces(view: RoadMap, thinker: FlickPlanner) -> list[tuple[GateRoute, Flick]]:
    """Drives over other dice, if they are thought of: touches spoil nothing, but they hurt."""
    state, found = view.state, []
    for road in view.roads if thinker.style.bounces else ():
        choice = _vehicle(state, road.gate)
        ways = flicking.over_others(choice, (), state.box.measures)
        found += [(road, thinker.flick(choice, aim)) for aim in flicking.surest(ways, OVER_OTHERS)]
    return found[: thinker.style.bounces]


def _steady(view: RoadMap, thinker: FlickPlanner, trip: PlannedDrive) -> PlannedDrive:
    """The trip as the own hand may do it."""
    choice, style = _vehicle(view.state, trip.flick.gate), thinker.style
    flicks = (trip.flick, *flicking.sampled(trip.flick, choice, style.hand, style.samples))
    shots = [thinker.what_if(each, view.state.layout) for each in flicks]
    return _trip(view, trip.road, trip.flick, shots)


def _next(view: RoadMap, thinker: FlickPlanner, trip: PlannedDrive) -> float:
    """What the best other route promises from where a trip ends, tried once."""
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
    """What some shots are worth, as they are or with a Bumper installed for them."""
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
    """Whether the Vehicle takes Damage without a Bumper."""
    ride, measures = read(shot), state.box.measures
    return bool(ride.touched or ride.cities or ride.left or measures.hurting(ride.struck))


def _vehicle(state: State, gate: Gate | None) -> AnyFlick:
    """The flick of the joint Vehicle that may be made once its route is chosen."""
    return AnyFlick(state.seat, (state.joint,), (gate,), state.layout, state.box.measures.launch)
