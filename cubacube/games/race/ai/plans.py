"""Flicks tried out in the mind, and the best of them."""

from collections.abc import Iterable
from math import atan2, degrees, hypot, sqrt

from cubacube.games.race.ai import lines, worth
from cubacube.games.race.ai.lines import Aim
from cubacube.games.race.rules.state import State
from cubacube.kit.gates import blockers
from cubacube.kit.ride import read
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import AnyFlick, Flick, Layout, Pose, Shot, frozen, replace
from cubacube.session.game import WhatIf

DRIVES, DETOURS, MOVES, FINALISTS = 12, 6, 12, 3
"""How many drives to the goal, other drives and preparations are tried; and tried again askew."""

ASKEW_CDEG = 120
"""What a hand may be off; a plan should survive it."""

PUSH_MM = (35.0, 60.0)
"""How far a die that is in the way is moved."""


@frozen
class Plan:
    """A flick, what the table would make of it, and what that is worth."""

    flick: Flick
    shot: Shot
    worth: float


@frozen
class Mind:
    """What a player thinks with: what he may know, the table in his head, his measure of force."""

    state: State
    what_if: WhatIf
    speed_per_root_mm: float

    def flick(self, choice: AnyFlick, aim: Aim) -> Flick:
        """The flick that sends a free die to the stop of an aim, as far as a finger can."""
        pose, launch = choice.layout[aim.die], choice.launch
        dx, dy = aim.stop[0] - pose.x_mm, aim.stop[1] - pose.y_mm
        speed = round(self.speed_per_root_mm * sqrt(hypot(dx, dy)))
        return Flick(
            choice.seat,
            aim.die,
            angle_cdeg=round(degrees(atan2(dy, dx)) * 100) % 36000,
            speed_mm_s=min(max(speed, launch.slowest_mm_s), launch.fastest_mm_s),
            gate=aim.gate,
        )

    def plan(self, flick: Flick) -> Plan:
        """Try a Vehicle flick."""
        shot = self.what_if(flick, self.state.layout)
        return Plan(flick, shot, worth.of_drive(self.state, shot))


def mind(state: State, choice: AnyFlick, what_if: WhatIf) -> Mind:
    """Feel how fast a die must start to slide: distance grows with the square of the speed."""
    measures, speed = state.box.measures, choice.launch.fastest_mm_s // 4
    alone = Layout((Pose(choice.dice[0], measures.area_mm / 2, measures.area_mm / 2, 0.0),))
    shot = what_if(Flick(choice.seat, choice.dice[0], 0, speed), alone)
    slid = max(1.0, shot.rest[0].x_mm - alone.dice[0].x_mm)
    return Mind(state, what_if, speed / sqrt(slid))


def best_drive(thinker: Mind, choice: AnyFlick) -> Plan:
    """The best of some drives: to the goal, to a better place, or hardly at all."""
    goal, others = _goals(thinker.state, choice), _detours(thinker.state, choice)
    tries = [*_most_certain(goal, DRIVES), *_most_certain(others, DETOURS)]
    flicks = [flick for aim in tries if (flick := thinker.flick(choice, aim)) in choice]
    flicks += _touches(choice)
    plans = sorted(map(thinker.plan, flicks), key=_worth, reverse=True)
    return max((_survives(thinker, choice, plan) for plan in plans[:FINALISTS]), key=_worth)


def best_move(thinker: Mind, choice: AnyFlick) -> Plan | None:
    """The preparation that opens the most promising drive; None if none helps."""
    state = thinker.state
    crossed = state.racer.crossed
    before = worth.outlook(state, state.layout, crossed)
    found = []
    for aim in _most_certain(_moves(state, choice), MOVES):
        flick = thinker.flick(choice, aim)
        shot = thinker.what_if(flick, state.layout)
        ride = read(shot)
        if not (ride.touched or ride.left or shot.flipped):
            layout = Layout(shot.rest, state.layout.cities)
            found.append(Plan(flick, shot, worth.outlook(state, layout, crossed) - before))
    best = max(found, key=_worth, default=None)
    return best if best and best.worth > 0.2 else None


def _survives(thinker: Mind, choice: AnyFlick, plan: Plan) -> Plan:
    """The plan with what it is worth on average if the hand is a little off."""
    askew = [
        replace(plan.flick, angle_cdeg=(plan.flick.angle_cdeg + off) % 36000)
        for off in (-ASKEW_CDEG, ASKEW_CDEG)
    ]
    worths = [plan.worth, *(thinker.plan(flick).worth for flick in askew if flick in choice)]
    return replace(plan, worth=sum(worths) / len(worths))


def _goals(state: State, choice: AnyFlick) -> Iterable[Aim]:
    """Through every open Gate; or near the Cities that help."""
    layout, die, measures = choice.layout, choice.dice[0], state.box.measures
    for gate in choice.gates:
        if gate is not None:
            if not blockers(gate, layout, measures):
                yield from lines.through(layout, die, gate, measures)
            continue
        cities = [card.city for card in layout.cities]
        for city in cities if state.racer.broken else [state.target_city]:
            for stop in lines.near_city(layout, die, city, state.box.ruler_mm, measures):
                if aim := lines.straight(layout, die, stop, None, measures):
                    yield aim


def _detours(state: State, choice: AnyFlick) -> Iterable[Aim]:
    """To places in front of the Gates, or towards the middle if none is wanted."""
    layout, die, measures = choice.layout, choice.dice[0], state.box.measures
    middle = (measures.area_mm / 2, measures.area_mm / 2)
    for gate in choice.gates:
        for stop in lines.in_front_of(layout, gate) if gate else (middle,):
            if aim := lines.straight(layout, die, stop, gate, measures):
                yield aim


def _touches(choice: AnyFlick) -> list[Flick]:
    """The weakest flicks: one in any direction that is allowed."""
    first = choice.cone.heading_cdeg if choice.cone else 0
    speed = choice.launch.slowest_mm_s
    return [Flick(choice.seat, choice.dice[0], first, speed, gate=choice.gates[0])]


def _moves(state: State, choice: AnyFlick) -> Iterable[Aim]:
    """Gate dice on or beside a wanted Gate, pushed away in eight directions."""
    layout, measures = choice.layout, state.box.measures
    own = layout[VEHICLES[state.seat]]
    gates = worth.wanted(state, layout, state.racer.crossed)
    near = {die for gate in gates for die in blockers(gate, layout, measures)}
    near |= {die for gate in gates for die in (gate.a, gate.b)}
    for die in choice.dice:
        pose = layout[die]
        close = hypot(pose.x_mm - own.x_mm, pose.y_mm - own.y_mm) < 4 * measures.edge_mm
        if die in near or close:
            for stop in _around(pose):
                if aim := lines.straight(layout, die, stop, None, measures):
                    yield aim


def _around(pose: Pose) -> Iterable[tuple[float, float]]:
    """Places about a die."""
    for push in PUSH_MM:
        for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7)):
            yield (pose.x_mm + push * x, pose.y_mm + push * y)
            yield (pose.x_mm - push * x, pose.y_mm - push * y)


def _most_certain(aims: Iterable[Aim], count: int) -> list[Aim]:
    """The aims that may err the most; of equally sure ones the shortest."""
    return sorted(aims, key=_doubt)[:count]


def _doubt(aim: Aim) -> tuple[float, float]:
    return (-min(aim.tolerance_rad, worth.SURE_RAD), aim.length_mm)


def _worth(plan: Plan) -> float:
    return plan.worth
