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
"""Number of goals for which the search also tries paths that hit something first."""

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
    finals = [steady(thinker, choice, plan) for plan in _likely(thinker, choice, plans)]
    if further and style.second:
        best = sorted(finals, key=by_worth, reverse=True)[: style.second]
        return max(best, key=lambda plan: plan.worth + further(plan.shot))
    return max(finals, key=by_worth)


def _likely(thinker: FlickPlanner, choice: AnyFlick, plans: list[FlickPlan]) -> list[FlickPlan]:
    """Return the plans that may turn out best under hand noise.

    `plans` are sorted by their value without noise. The plan that is best without noise is often
    not the most reliable one. So if the style has enough samples, a first round tests three
    times as many plans with a third of the samples.
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
