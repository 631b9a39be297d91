"""The best drive of a Vehicle among some that come to mind."""

from collections.abc import Iterable

from cubacube.ai.flicking.aims import surest
from cubacube.ai.flicking.lines import Aim
from cubacube.ai.flicking.mind import Mind, Plan
from cubacube.kit.shot import AnyFlick, Flick
from cubacube.rules import replace

DRIVES, DETOURS, FINALISTS = 12, 6, 3
"""How many drives to the goal and other drives are tried; and tried again askew."""

ASKEW_CDEG = 120
"""What a hand may be off; a plan should survive it."""


def best_drive(
    thinker: Mind, choice: AnyFlick, goals: Iterable[Aim], others: Iterable[Aim]
) -> Plan:
    """The best of some drives: to a goal, to another place, or hardly at all.

    Tries at most `DRIVES` of `goals`, `DETOURS` of `others`, one touch, and the finalists askew.
    The worth of the plan is what it is worth on average if the hand is a little off.
    """
    tries = [
        *surest(thinker.allowed(choice, goals), DRIVES),
        *surest(thinker.allowed(choice, others), DETOURS),
    ]
    flicks = [thinker.flick(choice, aim) for aim in tries]
    plans = sorted(map(thinker.plan, [*flicks, _touch(choice)]), key=_worth, reverse=True)
    return max((_survives(thinker, choice, plan) for plan in plans[:FINALISTS]), key=_worth)


def _touch(choice: AnyFlick) -> Flick:
    """The weakest flick, in a direction that is allowed."""
    first = choice.cone.heading_cdeg if choice.cone else 0
    speed = choice.launch.slowest_mm_s
    return Flick(choice.seat, choice.dice[0], first, speed, gate=choice.gates[0])


def _survives(thinker: Mind, choice: AnyFlick, plan: Plan) -> Plan:
    """The plan with what it is worth on average if the hand is a little off."""
    askew = [
        replace(plan.flick, angle_cdeg=(plan.flick.angle_cdeg + off) % 36000)
        for off in (-ASKEW_CDEG, ASKEW_CDEG)
    ]
    worths = [plan.worth, *(thinker.plan(flick).worth for flick in askew if flick in choice)]
    return replace(plan, worth=sum(worths) / len(worths))


def _worth(plan: Plan) -> float:
    return plan.worth
