"""The best drive of a Vehicle among some that come to mind."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from cubacube.ai.flicking.aims import surest
from cubacube.ai.flicking.bounces import over_others
from cubacube.ai.flicking.hand import sampled
from cubacube.ai.flicking.lines import StraightFlick
from cubacube.ai.flicking.mind import FlickPlan, FlickPlanner, by_worth
from cubacube.ai.flicking.styles import FlickStyle
from cubacube.kit.shot import AnyFlick, Flick, Shot, WhatIf
from cubacube.rules import replace

GOALS = 4
"""To so many places ways over other dice are looked for."""

Further: TypeAlias = Callable[[Shot], float]
"""What a position is worth beyond what `Mind.worth` sees in it, found by trying another drive."""


def best_drive(
    thinker: FlickPlanner,
    choice: AnyFlick,
    goals: Iterable[StraightFlick],
    others: Iterable[StraightFlick],
    further: Further | None = None,
) -> FlickPlan:
    """The best of some drives: to a goal, to another place, over other dice, or hardly at all.

    How many are tried, and how often again as the hand may do them, is told by the style of the
    thinker. The worth of the plan is what it is worth on average, without what comes further.
    """
    style, ways = thinker.style, list(goals)
    tries = [
        *surest(thinker.allowed(choice, ways), style.drives),
        *surest(thinker.allowed(choice, others), style.detours),
        *surest(thinker.allowed(choice, _bold(thinker, choice, ways)), style.bounces),
    ]
    flicks = dict.fromkeys(thinker.flick(choice, aim) for aim in tries)
    plans = sorted(map(thinker.plan, [*flicks, _touch(choice)]), key=by_worth, reverse=True)
    finals = [steady(thinker, choice, plan) for plan in _likely(thinker, choice, plans)]
    if further and style.second:
        best = sorted(finals, key=by_worth, reverse=True)[: style.second]
        return max(best, key=lambda plan: plan.worth + further(plan.shot))
    return max(finals, key=by_worth)


def _likely(thinker: FlickPlanner, choice: AnyFlick, plans: list[FlickPlan]) -> list[FlickPlan]:
    """The plans that may be best, of some that are sorted by how they come out at once.

    With many samples, some of them are spent on more plans: what is best if all goes well often is
    not what mostly goes well.
    """
    style, few = thinker.style, thinker.style.samples // 3
    if few:
        first = plans[: 3 * style.finalists]
        again = {plan.flick: steady(thinker, choice, plan, few).worth for plan in first}
        plans = sorted(first, key=lambda plan: again[plan.flick], reverse=True)
    return plans[: style.finalists]


def steady(thinker: FlickPlanner, choice: AnyFlick, plan: FlickPlan, samples: int = 0) -> FlickPlan:
    """The plan with what it is worth on average when the own hand does it.

    It is tried so many times, or as often as the style tells.
    """
    count = samples or thinker.style.samples
    flicks = sampled(plan.flick, choice, thinker.style.hand, count)
    worths = [plan.worth, *(thinker.plan(flick).worth for flick in flicks)]
    return replace(plan, worth=sum(worths) / len(worths))


def outcomes(plan: FlickPlan, choice: AnyFlick, style: FlickStyle, what_if: WhatIf) -> list[Shot]:
    """The shots of a plan: as it was tried, and as the own hand may do it."""
    flicks = sampled(plan.flick, choice, style.hand, style.samples)
    return [plan.shot, *(what_if(flick, choice.layout) for flick in flicks)]


def _bold(
    thinker: FlickPlanner, choice: AnyFlick, goals: list[StraightFlick]
) -> Iterator[StraightFlick]:
    """Ways on which something is met."""
    if thinker.style.bounces:
        places = [aim.stop for aim in surest(goals, GOALS) if aim.gate is None]
        yield from over_others(choice, places, thinker.measures)


def _touch(choice: AnyFlick) -> Flick:
    """The weakest flick, in a direction that is allowed."""
    first = choice.cone.heading_cdeg if choice.cone else 0
    speed = choice.launch.slowest_mm_s
    return Flick(choice.seat, choice.dice[0], first, speed, gate=choice.gates[0])
