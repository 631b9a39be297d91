"""Drives tried out in the mind, and the best of them."""

from heapq import nlargest
from itertools import product

from cubacube.ai import flicking
from cubacube.ai.flicking import Mind
from cubacube.games.couriers.ai.sights import Idea, Road, View, by_promise
from cubacube.games.couriers.rules.state import State
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Die, Flick, Gate, Shot, WhatIf
from cubacube.rules import frozen, replace

TRIES, FINALISTS = 7, 2
"""How many drives are tried; and tried again askew."""

ASKEW = tuple(product((-150, 150), (0.96, 1.04)))
"""What a hand may be off: its direction in hundredths of a degree, its share of the speed."""

BUMPER = 16.0
"""What a Bumper is worth as long as it is not used."""


@frozen
class Trip:
    """A drive along a road: what it is worth on average if the hand is a little off.

    `sure` is the share of tries that cross; `bumper` tells whether one should be installed.
    """

    road: Road
    flick: Flick
    worth: float
    sure: float
    bumper: bool


def best_trip(view: View, ideas: list[Idea], what_if: WhatIf) -> Trip | None:
    """The best of these drives; None if there is none."""
    if not ideas:
        return None
    thinker = thinking(view.state, view.state.joint, what_if)
    tried = [_tried(view, thinker, idea) for idea in nlargest(TRIES, ideas, key=by_promise)]
    best = nlargest(FINALISTS, tried, key=lambda trip: trip.worth)
    return max((_askew(view, thinker, trip) for trip in best), key=lambda trip: trip.worth)


def thinking(state: State, die: Die, what_if: WhatIf) -> Mind:
    """What a Courier thinks with; what a shot is worth depends on the route as well."""
    measures = state.box.measures
    choice = AnyFlick(state.seat, (die,), (None,), state.layout, measures.launch)
    return flicking.mind(choice, measures, what_if, lambda _shot: 0.0)


def _tried(view: View, thinker: Mind, idea: Idea) -> Trip:
    """An idea as the table would carry it out."""
    flick = thinker.flick(_vehicle(view.state, idea.aim.gate), idea.aim)
    return _trip(view, idea.road, flick, [thinker.what_if(flick, view.state.layout)])


def _askew(view: View, thinker: Mind, trip: Trip) -> Trip:
    """The trip if the hand is a little off."""
    choice, flick = _vehicle(view.state, trip.flick.gate), trip.flick
    flicks = [
        replace(
            flick,
            angle_cdeg=(flick.angle_cdeg + angle) % 36000,
            speed_mm_s=round(flick.speed_mm_s * share),
        )
        for angle, share in ASKEW
    ]
    shots = [thinker.what_if(each, view.state.layout) for each in flicks if each in choice]
    return _trip(view, trip.road, flick, shots) if shots else trip


def _trip(view: View, road: Road, flick: Flick, shots: list[Shot]) -> Trip:
    """What some shots are worth, as they are or with a Bumper installed for them."""
    state, turn = view.state, view.state.turn
    sure = sum(shot.passage == "through" for shot in shots) / len(shots)
    bare = sum(view.scales.of_shot(state, road.route, shot) for shot in shots) / len(shots)
    covered = bare - BUMPER
    if state.bumpers and not turn.bumper_on and any(_hits(state, shot) for shot in shots):
        shielded = replace(state, turn=replace(turn, bumper_on=True))
        worths = (view.scales.of_shot(shielded, road.route, shot) for shot in shots)
        covered = sum(worths) / len(shots) - BUMPER
    return Trip(road, flick, max(bare, covered), sure, covered > bare)


def _hits(state: State, shot: Shot) -> bool:
    """Whether the Vehicle takes Damage without a Bumper."""
    ride, measures = read(shot), state.box.measures
    return bool(ride.touched or ride.cities or ride.left or measures.hurting(ride.struck))


def _vehicle(state: State, gate: Gate | None) -> AnyFlick:
    """The flick of the joint Vehicle that may be made once its route is chosen."""
    return AnyFlick(state.seat, (state.joint,), (gate,), state.layout, state.box.measures.launch)
