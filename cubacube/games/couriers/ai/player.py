"""Choose one action of a turn for a computer player."""

from random import Random

from cubacube.ai.flicking import LEVELS, FlickStyle, with_noise
from cubacube.ai.minded import Minded
from cubacube.games.couriers.ai import worth
from cubacube.games.couriers.ai.answers import best_offer
from cubacube.games.couriers.ai.evaluator import EVALUATORS, Evaluator
from cubacube.games.couriers.ai.plans import Driver, PlannedDrive, best_trip
from cubacube.games.couriers.ai.preparing import best_detour, best_move, unseen
from cubacube.games.couriers.ai.sights import RoadMap
from cubacube.games.couriers.ai.wishes import missing
from cubacube.games.couriers.rules.actions import ChooseRoute, DropJob, RefreshRoutes
from cubacube.games.couriers.rules.state import State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.shot import AnyFlick, Flick, WhatIf
from cubacube.rules import Action, Choice, OneOf

HELPFUL = 8.0
"""Least gain in kilometres that makes a preparation worthwhile."""

POOR, SURE = 0.4, 0.8
"""A drive that crosses with a smaller probability than `POOR` is only a last resort.

A drive that crosses with a probability of at least `SURE` counts as sure.
"""

PATIENCE_KM = 120
"""Kilometres beyond the Job's distance after which the Job is dropped.

It is dropped only if Goods are still missing.
"""

WORTH_KEEPING_KM = 30
"""Least length in kilometres of a last route that is kept because its drive is sure."""


def choose(
    style: FlickStyle,
    evaluator: Evaluator,
    state: State,
    choices: tuple[Choice, ...],
    rng: Random,
    what_if: WhatIf,
    /,
) -> Action:
    """Return one of `choices`, which are all for one seat.

    `state` holds only what this seat may know.
    """
    offers = tuple(each for choice in choices if isinstance(choice, OneOf) for each in choice)
    flicks = [choice for choice in choices if isinstance(choice, AnyFlick)]
    if not flicks:
        return best_offer(evaluator, state, offers)
    driver = Driver(style, evaluator, what_if)
    if state.turn.route is not None:
        return _drive(driver, state, flicks, offers, rng)
    return _plan(driver, state, flicks[0], offers, rng)


def _plan(
    driver: Driver, state: State, choice: AnyFlick, offers: tuple[Action, ...], rng: Random
) -> Action:
    """Return the action before a drive: a route, a Gate flick, new routes or a new Job."""
    if _hopeless(state) and (drop := DropJob(state.seat)) in offers:
        return drop
    roads = [offer.card for offer in offers if isinstance(offer, ChooseRoute)]
    view = RoadMap(driver.evaluator, state, roads)
    ideas = list(view.ideas(state.layout, view.roads))
    trip = best_trip(driver, view, ideas)
    refresh = RefreshRoutes(state.seat)
    if refresh in offers and not _worth_keeping(driver.evaluator, trip):
        return refresh
    if may_prepare(driver.evaluator, state, trip):
        move = best_move(driver, view, choice, [] if _poor(trip) else ideas)
        if move is not None and move.worth > (0 if _poor(trip) else HELPFUL):
            return with_noise(move.flick, choice, rng, driver.style.hand)
    if trip is not None:
        return ChooseRoute(state.seat, trip.road.route.id)
    return ChooseRoute(state.seat, roads[0]) if roads else _some_flick(choice)


def _drive(
    driver: Driver, state: State, flicks: list[AnyFlick], offers: tuple[Action, ...], rng: Random
) -> Action:
    """Return the action for the best drive through the chosen Gate.

    If a Bumper helps this drive, the Bumper is installed first. If no drive is reliable enough,
    the action is a detour that improves the next drive, or else the weakest flick.
    """
    route, drive, hand = state.turn.route, flicks[1], driver.style.hand
    assert route is not None
    view = RoadMap(driver.evaluator, state, (route,))
    trip = best_trip(driver, view, list(view.ideas(state.layout, view.roads)))
    if trip is None or not (trip.sure or state.behind):
        detour = best_detour(driver, RoadMap(driver.evaluator, state, state.routes), drive)
        return (
            with_noise(detour.flick, drive, rng, driver.style.hand)
            if detour
            else _some_flick(drive)
        )
    bumper = InstallBumper(state.seat)
    if trip.bumper and bumper in offers:
        return bumper
    return with_noise(trip.flick, drive, rng, hand)


def may_prepare(evaluator: Evaluator, state: State, trip: PlannedDrive | None) -> bool:
    """Return whether a Gate flick may help more than it costs."""
    if state.police_km > state.smug_km:
        return trip is None
    if trip is None or _poor(trip):
        return True
    if not evaluator.groundwork:
        return False
    return not state.streak and (trip.sure < SURE or bool(unseen(state, state.layout)))


def _poor(trip: PlannedDrive | None) -> bool:
    """Return whether no reliable drive exists."""
    return trip is None or trip.sure < POOR


def _hopeless(state: State) -> bool:
    """Return whether the Job is hopeless.

    It is hopeless if Goods are missing although the Couriers have driven far more kilometres
    than the Job needs; see `PATIENCE_KM`.
    """
    job = state.job_card
    return job is not None and state.job_km > job.distance + PATIENCE_KM and bool(missing(state))


def _worth_keeping(evaluator: Evaluator, trip: PlannedDrive | None) -> bool:
    """Return whether to keep the last route instead of laying out new ones."""
    if trip is None or not evaluator.choice:
        return trip is not None
    if trip.sure < SURE:
        return False
    return trip.road.route.km >= WORTH_KEEPING_KM or trip.worth > worth.DELIVERY


def _some_flick(choice: AnyFlick) -> Flick:
    """Return the weakest flick that is allowed."""
    return Flick(choice.seat, choice.dice[0], 0, choice.launch.slowest_mm_s, gate=choice.gates[0])


BOTS = tuple([Minded(choose, level) for level in zip(LEVELS, EVALUATORS, strict=True)])
"""The computer players by level."""
