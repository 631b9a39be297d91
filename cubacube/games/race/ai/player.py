"""From the choices of a turn to one action."""

from random import Random

from cubacube.ai.flicking import with_noise
from cubacube.games.race.ai.answers import best_offer, liking
from cubacube.games.race.ai.plans import best_drive, best_move, thoughts
from cubacube.games.race.ai.worth import ARRIVAL, CLEAN, SUCCESS
from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.shot import AnyFlick, WhatIf
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, replace


def choose(state: State, choices: tuple[Choice, ...], draw: Random, what_if: WhatIf) -> Action:
    """One of `choices`, all of one seat; `state` is what this seat may know.

    Tries at most some 40 flicks in `what_if`.
    """
    offers = tuple(each for choice in choices if isinstance(choice, OneOf) for each in choice)
    flicks = [choice for choice in choices if isinstance(choice, AnyFlick)]
    if not flicks:
        return best_offer(state, offers)
    for offer in offers:
        if isinstance(offer, UseToolbox) and liking(state, offer) > 0:
            return offer
    return _flick(state, flicks, offers, draw, what_if)


def _flick(
    state: State,
    flicks: list[AnyFlick],
    offers: tuple[Action, ...],
    draw: Random,
    what_if: WhatIf,
) -> Action:
    """Drive if that promises a clean success, else prepare; install a Bumper if it will help."""
    drive = next(choice for choice in flicks if choice.dice == (VEHICLES[state.seat],))
    bumper = InstallBumper(state.seat)
    shielded = replace(state, bumper_on=state.bumper_on or bumper in offers)
    thinker = thoughts(shielded, drive, what_if)
    plan = best_drive(thinker, drive, draw)
    dice = [choice for choice in flicks if choice is not drive]
    if dice and plan.worth < (SUCCESS + CLEAN if state.needs_gate else ARRIVAL):
        move = best_move(thinker, dice[0])
        if move is not None:
            return with_noise(move.flick, dice[0], draw)
    if bumper in offers and judge(shielded, plan.shot).cushioned:
        return bumper
    return with_noise(plan.flick, drive, draw)
