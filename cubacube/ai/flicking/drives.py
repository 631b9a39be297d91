"""Find the best drive of a Vehicle, and the best preparation before it."""

from collections.abc import Callable, Iterable, Iterator
from math import hypot
from typing import TypeAlias

from cubacube.ai.flicking import lines
from cubacube.ai.flicking.aims import surest
from cubacube.ai.flicking.bounces import over_others
from cubacube.ai.flicking.hand import sampled
from cubacube.ai.flicking.lines import StraightFlick
from cubacube.ai.flicking.mind import FlickPlan, FlickPlanner, by_worth
from cubacube.ai.flicking.styles import FlickStyle
from cubacube.kit.gates import blockers
from cubacube.kit.geometry import Point
from cubacube.kit.measures import Measures
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Die, Flick, Gate, Layout, Pose, Shot, WhatIf
from cubacube.rules import replace

GOALS = 4
"""Number of goals for which the search also tries paths that hit something first."""

Try: TypeAlias = Callable[[Flick], FlickPlan]
"""Function that simulates a flick and values its shot."""

Further: TypeAlias = Callable[[Shot], float]
"""Function that returns how much the next drive after a shot is worth.

The function simulates that next drive. Its value is not part of `FlickPlanner.worth`, which
rates only the shot itself.
"""


def best_drive(
    thinker: FlickPlanner,
    choice: AnyFlick,
    goals: Iterable[StraightFlick],
    others: Iterable[StraightFlick],
    further: Further | None = None,
) -> FlickPlan:
    """Return the best drive that was found by trial flicks.

    Four kinds of flicks are tried: straight to a goal, straight to another place, a bounce on
    the way to a goal, and the weakest flick allowed. The style sets how many flicks are tried,
    and how often the best ones are repeated with hand noise. The value of the returned plan is
    the mean of its repetitions; it does not include `further`.
    """
    style, ways = thinker.style, list(goals)
    tries = [
        *surest(thinker.allowed(choice, ways), style.drives),
        *surest(thinker.allowed(choice, others), style.detours),
        *surest(thinker.allowed(choice, _bold(thinker, choice, ways)), style.bounces),
    ]
    flicks = dict.fromkeys(thinker.flick(choice, aim) for aim in tries)
    plans = sorted(map(thinker.plan, [*flicks, _touch(choice)]), key=by_worth, reverse=True)
    likely = _likely(thinker, choice, plans)
    finals = [_steady(style, choice, plan, thinker.plan) for plan in likely]
    if further and style.second:
        best = sorted(finals, key=by_worth, reverse=True)[: style.second]
        return max(best, key=lambda plan: plan.worth + further(plan.shot))
    return max(finals, key=by_worth)


def _likely(thinker: FlickPlanner, choice: AnyFlick, plans: list[FlickPlan]) -> list[FlickPlan]:
    """Return the plans that may turn out best under hand noise.

    `plans` are sorted by their value without noise. The plan that is best without noise is often
    not the most reliable one. So if the style has enough samples, there is a first round: it
    tests three times as many plans as there are finalists, each with a third of the samples.
    """
    style, few = thinker.style, thinker.style.samples // 3
    if few:
        first = plans[: 3 * style.finalists]
        again = {
            plan.flick: _steady(style, choice, plan, thinker.plan, few).worth for plan in first
        }
        plans = sorted(first, key=lambda plan: again[plan.flick], reverse=True)
    return plans[: style.finalists]


def _steady(
    style: FlickStyle, choice: AnyFlick, plan: FlickPlan, tried: Try, samples: int = 0
) -> FlickPlan:
    """Return the plan with its average value under hand noise.

    `samples` is the number of noisy flicks; 0 means as many as the style sets.
    """
    flicks = sampled(plan.flick, choice, style.hand, samples or style.samples)
    worths = [plan.worth, *(tried(flick).worth for flick in flicks)]
    return replace(plan, worth=sum(worths) / len(worths))


def outcomes(plan: FlickPlan, choice: AnyFlick, style: FlickStyle, what_if: WhatIf) -> list[Shot]:
    """Simulate a plan several times: return its exact shot first, then shots with hand noise."""
    flicks = sampled(plan.flick, choice, style.hand, style.samples)
    return [plan.shot, *(what_if(flick, choice.layout) for flick in flicks)]


def _bold(
    thinker: FlickPlanner, choice: AnyFlick, goals: list[StraightFlick]
) -> Iterator[StraightFlick]:
    """Yield paths that hit something on the way to a goal."""
    if thinker.style.bounces:
        places = [aim.stop for aim in surest(goals, GOALS) if aim.gate is None]
        yield from over_others(choice, places, thinker.measures)


def _touch(choice: AnyFlick) -> Flick:
    """Return the weakest flick allowed.

    If the directions are limited, the flick points to the middle of the allowed range.
    """
    first = choice.cone.heading_cdeg if choice.cone else 0
    speed = choice.launch.slowest_mm_s
    return Flick(choice.seat, choice.dice[0], first, speed, gate=choice.gates[0])


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
    style = thinker.style
    best = sorted(plans, key=by_worth, reverse=True)[: style.finalists]
    finals = [_steady(style, choice, plan, tried) for plan in best]
    return max(finals, key=by_worth, default=None)


def _well(shot: Shot) -> bool:
    """Return whether a preparation succeeded.

    It failed if the die touched another die, left the area or only flipped over.
    """
    ride = read(shot)
    return not (ride.touched() or ride.left or shot.flipped)


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
    choice: AnyFlick,
    own: Die,
    gates: Iterable[Gate],
    measures: Measures,
    places: Iterable[Point] = (),
) -> Iterator[StraightFlick]:
    """Yield aims that push Gate dice in eight directions, and to some `places`.

    It tries only the dice that form or block one of `gates`, and the dice close to the
    Vehicle `own`.
    """
    others = tuple(places)
    layout = choice.layout
    near = _about(tuple(gates), layout, measures)
    for die in choice.dice:
        pose = layout[die]
        apart = hypot(pose.x_mm - layout[own].x_mm, pose.y_mm - layout[own].y_mm)
        if die in near or apart < CLOSE_EDGES * measures.edge_mm:
            yield from lines.towards(layout, die, (*_around(pose), *others), None, measures)


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
