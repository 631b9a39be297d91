"""Find the best drive of a Vehicle among candidate flicks."""

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
"""Number of goals for which paths over other dice are searched."""

Further: TypeAlias = Callable[[Shot], float]
"""Value of a position beyond `FlickPlanner.worth`, found by simulating another drive."""


def best_drive(
    thinker: FlickPlanner,
    choice: AnyFlick,
    goals: Iterable[StraightFlick],
    others: Iterable[StraightFlick],
    further: Further | None = None,
) -> FlickPlan:
    """Return the best of some drives: to goals, to other places, by bounces, or a touch.

    The style sets how many drives are tried and how often they are repeated with hand
    noise. The value of the plan is its average and does not include `further`.
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
    """Return the plans that may be best; `plans` are sorted by the value of one exact flick.

    With enough samples, a first round tests more plans: a plan that is best without noise
    is often not the most reliable one.
    """
    style, few = thinker.style, thinker.style.samples // 3
    if few:
        first = plans[: 3 * style.finalists]
        again = {plan.flick: steady(thinker, choice, plan, few).worth for plan in first}
        plans = sorted(first, key=lambda plan: again[plan.flick], reverse=True)
    return plans[: style.finalists]


def steady(thinker: FlickPlanner, choice: AnyFlick, plan: FlickPlan, samples: int = 0) -> FlickPlan:
    """Return the plan with its average value under hand noise.

    `samples` is the number of noisy flicks; 0 means as many as the style sets.
    """
    count = samples or thinker.style.samples
    flicks = sampled(plan.flick, choice, thinker.style.hand, count)
    worths = [plan.worth, *(thinker.plan(flick).worth for flick in flicks)]
    return replace(plan, worth=sum(worths) / len(worths))


def outcomes(plan: FlickPlan, choice: AnyFlick, style: FlickStyle, what_if: WhatIf) -> list[Shot]:
    """Return the shots of a plan: the exact flick first, then samples with hand noise."""
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
    """Return the weakest flick, in an allowed direction."""
    first = choice.cone.heading_cdeg if choice.cone else 0
    speed = choice.launch.slowest_mm_s
    return Flick(choice.seat, choice.dice[0], first, speed, gate=choice.gates[0])
