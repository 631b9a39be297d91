"""Turn the choices of a smuggler into one action."""

from random import Random
from typing import TypeVar

from cubacube.ai.flicking import LEVELS, FlickPlan, FlickStyle, with_noise
from cubacube.ai.minded import Minded
from cubacube.games.smugglers.ai import driving, robbing, trading, turning, walking
from cubacube.games.smugglers.ai.driver import Driver
from cubacube.games.smugglers.ai.evaluator import EVALUATORS, Evaluator
from cubacube.games.smugglers.ai.trading import best_offer
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.hiding import AnySplit
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import (
    Exit,
    OnFoot,
    PlanRoute,
    SearchMoney,
    State,
    VisitCity,
)
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.shot import AnyFlick, Flick, WhatIf
from cubacube.kit.tasks import Drive, Prepare
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, replace

C = TypeVar("C", bound=Choice)


def choose(
    style: FlickStyle,
    evaluator: Evaluator,
    state: State,
    choices: tuple[Choice, ...],
    rng: Random,
    what_if: WhatIf,
    /,
) -> Action:
    """Choose an action from `choices`; `state` holds only what the acting seat may see."""
    offers = tuple(each for choice in choices if isinstance(choice, OneOf) for each in choice)
    task, driver = state.agenda[0], Driver(style, evaluator, what_if)
    if isinstance(task, PlanRoute):
        return driving.best_card(driver, state, offers) if evaluator.routes else offers[0]
    if isinstance(task, Prepare | Drive):
        return _flick(driver, state, choices, offers, rng)
    if isinstance(task, Exit | OnFoot | VisitCity):
        return _walk_or_trade(evaluator, state, choices, offers)
    split = _first(choices, AnySplit)
    if split:
        return robbing.hide(split, rng)
    return (
        rng.choice(offers)
        if isinstance(task, SearchMoney)
        else best_offer(evaluator, state, offers)
    )


def _walk_or_trade(
    evaluator: Evaluator, state: State, choices: tuple[Choice, ...], offers: tuple[Action, ...]
) -> Action:
    """Choose an action for a smuggler on foot, in a City, or about to leave the Vehicle."""
    match state.agenda[0]:
        case Exit():
            return walking.leave(evaluator, state, _first(choices, AnyWalk), offers)
        case OnFoot():
            return walking.on_foot(evaluator, state, _first(choices, AnyWalk), offers)
        case _:
            return trading.visit(evaluator, state, _first(choices, AnySale), offers)


def _first(choices: tuple[Choice, ...], kind: type[C]) -> C | None:
    """Return the first choice of this kind, if any."""
    return next((choice for choice in choices if isinstance(choice, kind)), None)


def _flick(
    driver: Driver,
    state: State,
    choices: tuple[Choice, ...],
    offers: tuple[Action, ...],
    rng: Random,
) -> Action:
    """Choose a preparation that allows a better drive, else a Bumper if it helps, else a drive."""
    flicks = [choice for choice in choices if isinstance(choice, AnyFlick)]
    drive = next(choice for choice in flicks if choice.dice == (VEHICLES[state.seat],))
    bumper, hand = InstallBumper(state.seat), driver.style.hand
    shielded = replace(state, bumper_on=state.bumper_on or bumper in offers)
    plan = driving.best_drive(driver, shielded, drive)
    others = [choice for choice in flicks if choice is not drive]
    preparation = _prepare(driver, shielded, others[0], plan) if others else None
    if preparation:
        return with_noise(preparation, others[0], rng, hand)
    standing = driving.of_standing(driver.evaluator, state)
    if plan.worth <= standing:
        push = driving.best_push(driver, state, others[0], rng) if others and not standing else None
        return with_noise(push, others[0], rng, hand) if push else Pass(state.seat)
    if bumper in offers and driving.needs_bumper(driver, shielded, drive, plan):
        return bumper
    return with_noise(plan.flick, drive, rng, hand)


def _prepare(driver: Driver, state: State, choice: AnyFlick, plan: FlickPlan) -> Flick | None:
    """Return a flick that prepares a better drive or better faces; None if there is none."""
    if driving.is_sure(driver.evaluator, state, plan):
        return None
    move = driving.best_move(driver, state, choice, plan) if driver.evaluator.groundwork else None
    if move:
        return move.flick
    poor = plan.worth <= driving.of_standing(driver.evaluator, state)
    return turning.best_turn(driver, state, choice) if poor else None


BOTS = tuple([Minded(choose, level) for level in zip(LEVELS, EVALUATORS, strict=True)])
"""The computer players, from the weakest level to the strongest."""
