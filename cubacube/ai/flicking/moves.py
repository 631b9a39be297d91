"""Find the best preparation: move a Gate die so that the next drive starts better."""

from collections.abc import Callable, Iterable, Iterator
from math import hypot
from typing import TypeAlias

from cubacube.ai.flicking import lines
from cubacube.ai.flicking.aims import surest
from cubacube.ai.flicking.hand import sampled
from cubacube.ai.flicking.lines import StraightFlick
from cubacube.ai.flicking.mind import FlickPlan, FlickPlanner, by_worth
from cubacube.kit.gates import blockers
from cubacube.kit.geometry import Point
from cubacube.kit.measures import Measures
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Die, Flick, Gate, Layout, Pose, Shot
from cubacube.rules import replace

CLOSE_EDGES = 4
"""A Gate die less than this many die edges from the Vehicle may be in its way."""

PUSH_MM = (35.0, 60.0)
"""Distances for moving a die that is in the way."""

Outlook: TypeAlias = Callable[[Layout], float]
"""Function that scores a layout as the start of the next drive, from 0 to 1."""


def best_move(
    thinker: FlickPlanner,
    choice: AnyFlick,
    aims: Iterable[StraightFlick],
    outlook: Outlook,
    spoilt: float,
) -> FlickPlan | None:
    """Return the preparation that improves the outlook most; None if all are spoilt.

    A preparation is a flick of a Gate die before the drive. It is spoilt if the die touches
    another die, leaves the area or only flips over. The style limits how many `aims` are tried.
    """
    tries = surest(aims, thinker.style.moves)
    return best_of(thinker, choice, (thinker.flick(choice, aim) for aim in tries), outlook, spoilt)


def best_of(
    thinker: FlickPlanner,
    choice: AnyFlick,
    flicks: Iterable[Flick],
    outlook: Outlook,
    spoilt: float,
) -> FlickPlan | None:
    """Return the best preparation; the value of its plan is the gain in outlook.

    The best candidates are repeated with hand noise; a repetition that is spoilt (see
    `_well`) has the value `spoilt`. Returns None if every preparation is spoilt.
    """
    before = outlook(thinker.layout)

    def tried(flick: Flick) -> FlickPlan:
        shot = thinker.what_if(flick, thinker.layout)
        if not _well(shot):
            return FlickPlan(flick, shot, spoilt)
        layout = replace(thinker.layout, dice=shot.rest)
        return FlickPlan(flick, shot, outlook(layout) - before)

    plans = [plan for plan in map(tried, flicks) if _well(plan.shot)]
    style, found = thinker.style, []
    for plan in sorted(plans, key=by_worth, reverse=True)[: style.finalists]:
        again = sampled(plan.flick, choice, style.hand, style.samples)
        worths = [plan.worth, *(tried(flick).worth for flick in again)]
        found.append(replace(plan, worth=sum(worths) / len(worths)))
    return max(found, key=by_worth, default=None)


def _well(shot: Shot) -> bool:
    """Return whether a preparation succeeded.

    It failed if the die touched another die, left the area or only flipped over.
    """
    ride = read(shot)
    return not (ride.touched or ride.left or shot.flipped)


def foreseen(
    aims: Iterable[StraightFlick], layout: Layout, outlook: Outlook, count: int
) -> list[StraightFlick]:
    """Return the `count` aims with the best outlook if the die stops exactly at its target.

    This needs no trial flicks, but it takes time: it scores every aim that is not blocked.
    """

    def after(aim: StraightFlick) -> float:
        x, y = aim.stop
        there = replace(layout[aim.die], x_mm=x, y_mm=y)
        dice = tuple(there if pose.die == aim.die else pose for pose in layout.dice)
        return outlook(replace(layout, dice=dice))

    clear = [aim for aim in aims if aim.tolerance_rad > 0]
    return sorted(surest(clear, len(clear)), key=after, reverse=True)[:count]


def pushes(
    choice: AnyFlick, own: Die, gates: Iterable[Gate], measures: Measures
) -> Iterator[StraightFlick]:
    """Yield aims that push Gate dice in eight directions.

    It tries only the dice that form or block one of `gates`, and the dice close to the
    Vehicle `own`.
    """
    layout = choice.layout
    near = _about(tuple(gates), layout, measures)
    for die in choice.dice:
        pose = layout[die]
        apart = hypot(pose.x_mm - layout[own].x_mm, pose.y_mm - layout[own].y_mm)
        if die in near or apart < CLOSE_EDGES * measures.edge_mm:
            for stop in _around(pose):
                if aim := lines.straight(layout, die, stop, None, measures):
                    yield aim


def _about(gates: tuple[Gate, ...], layout: Layout, measures: Measures) -> set[Die]:
    """Return the dice that form these Gates, and the dice that block these Gates."""
    blocking = {die for gate in gates for die in blockers(gate, layout, measures)}
    return blocking | {die for gate in gates for die in (gate.a, gate.b)}


def _around(pose: Pose) -> Iterator[Point]:
    """Yield the places to which a die may be pushed, in eight directions around it."""
    for push in PUSH_MM:
        for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7)):
            yield (pose.x_mm + push * x, pose.y_mm + push * y)
            yield (pose.x_mm - push * x, pose.y_mm - push * y)
