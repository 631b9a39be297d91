"""Turn the choices of a turn into one action."""

from random import Random

from cubacube.ai.flicking import LEVELS, FlickStyle, with_noise
from cubacube.ai.minded import Minded
from cubacube.games.race.ai.answers import best_offer, offer_value
from cubacube.games.race.ai.plans import (
    best_drive,
    best_move,
    in_mind,
    needs_bumper,
    satisfied,
    thoughts,
)
from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.state import State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.shot import AnyFlick, WhatIf
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, replace


def choose(
    style: FlickStyle, state: State, choices: tuple[Choice, ...], rng: Random, what_if: WhatIf, /
) -> Action:
    """Choose an action from `choices`; `state` holds only what the acting seat may see."""
    offers = tuple(each for choice in choices if isinstance(choice, OneOf) for each in choice)
    flicks = [choice for choice in choices if isinstance(choice, AnyFlick)]
    if not flicks:
        return best_offer(state, offers)
    for offer in offers:
        if isinstance(offer, UseToolbox) and offer_value(state, offer) > 0:
            return offer
    drive = next(choice for choice in flicks if choice.dice == (VEHICLES[state.seat],))
    bumper = InstallBumper(state.seat)
    shielded = replace(state, bumper_on=state.bumper_on or bumper in offers)
    thinker = thoughts(shielded, drive, what_if, in_mind(style, shielded, drive))
    dice = [choice for choice in flicks if choice is not drive]
    plan = best_drive(thinker, rng)
    if dice and not satisfied(thinker, plan):
        move = best_move(thinker, dice[0], plan, rng)
        if move is not None:
            return with_noise(move.flick, dice[0], rng, style.hand)
    if bumper in offers and needs_bumper(thinker, plan):
        return bumper
    return with_noise(plan.flick, drive, rng, style.hand)


BOTS = tuple([Minded(choose, (style,)) for style in LEVELS])
"""The computer players, from the weakest level to the strongest."""
