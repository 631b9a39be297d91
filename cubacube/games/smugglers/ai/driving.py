"""Score drives, and choose the best Sector card, preparation and drive."""

from random import Random

from cubacube.ai import flicking
from cubacube.ai.flicking import FlickPlan, FlickPlanner
from cubacube.games.smugglers.ai import aims, trips, worth
from cubacube.games.smugglers.ai.driver import Driver
from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.games.smugglers.rules.actions import PlaySector
from cubacube.games.smugglers.rules.judge import judge
from cubacube.games.smugglers.rules.state import PAWNS, State
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Die, Flick, Layout, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, replace

LOOT = 0.35
"""Value of a robbery, as a fraction of the victim's money.

It includes the advantage that the victim falls behind.
"""

RIVAL = 300
"""Value of hitting a rival's Vehicle, in Pesos."""

NEARNESS = 0.25
"""Fraction of a trip's value that counts if the smuggler cannot leave the Vehicle now."""

MOVES = 4
"""Number of preparations for which the next drive is simulated."""

NEXT = 0.3
"""Weight of the score of the next drive.

It is low because the other players may move the dice before that drive.
"""

SURE = 0.8
"""Probability that a preparation and the drive after it succeed as simulated."""


def best_drive(driver: Driver, state: State, choice: AnyFlick) -> FlickPlan:
    """Return the best simulated drive for the Sector card that was played."""
    others = (
        *aims.ending_well(driver.evaluator, state, choice),
        *flicking.detours(choice, state.box.measures),
    )
    goals = aims.through_best_gates(driver.evaluator, state, choice)

    def further(shot: Shot) -> float:
        return NEXT * _next_drive(driver, state, shot)

    return flicking.best_drive(_mind(driver, state, choice), choice, goals, others, further)


def best_card(driver: Driver, state: State, plays: tuple[Action, ...]) -> Action:
    """[II.1] Return the Sector card with the best drive."""
    driver = replace(driver, style=replace(driver.style, second=0))

    def promise(play: Action) -> float:
        assert isinstance(play, PlaySector)
        played = replace(state, sector=play.card)
        return best_drive(driver, played, aims.drive_of(played)).worth

    return max(plays, key=promise)


def best_move(driver: Driver, state: State, choice: AnyFlick, plan: FlickPlan) -> FlickPlan | None:
    """[II.2] Return the preparation that opens a better drive than `plan`; None if none does."""
    drive = aims.drive_of(state)
    gates = [gate for gate in drive.gates if gate is not None]

    def prospect(layout: Layout) -> float:
        moved = replace(state, layout=layout)
        return best_drive(driver.brief, moved, aims.drive_of(moved)).worth

    pushes = flicking.pushes(choice, VEHICLES[state.seat], gates, state.box.measures)
    tries = flicking.foreseen(pushes, state.layout, _promise(driver, state), MOVES)
    brief = _mind(driver.brief, state, drive)
    move = flicking.best_move(brief, choice, tries, prospect, -max(plan.worth, 0.0))
    return move if move and SURE * (plan.worth + move.worth) > max(plan.worth, 0) else None


def best_push(driver: Driver, state: State, choice: AnyFlick, rng: Random) -> Flick | None:
    """[II.2] Return the push after which the next drive promises most; None if no die is free.

    It is for smugglers who could only pass and have nothing to sell. If all of them passed, a pack
    of dice would stay shut for ever. A push that fails costs no more than passing.
    """
    gates, measures = aims.drive_of(state).gates, state.box.measures
    places = flicking.grid(measures, rng)
    wanted = [gate for gate in gates if gate is not None]
    pushes = flicking.pushes(choice, VEHICLES[state.seat], wanted, measures, places)
    thinker = _mind(driver, state, choice)
    tries = flicking.foreseen(pushes, state.layout, _promise(driver, state), 1)
    return thinker.flick(choice, tries[0]) if tries else None


def _promise(driver: Driver, state: State) -> flicking.Outlook:
    """Return the function that tells what the best Gate in a layout is worth, in Pesos."""
    return lambda layout: aims.outlook(driver.evaluator, replace(state, layout=layout))


def needs_bumper(driver: Driver, state: State, choice: AnyFlick, plan: FlickPlan) -> bool:
    """Return whether a Bumper would absorb a hit in at least half of the simulated drives."""
    shots = flicking.outcomes(plan, choice, driver.style, driver.what_if)
    return 2 * sum(judge(state, shot).bumper_used for shot in shots) >= len(shots)


def is_sure(evaluator: Evaluator, state: State, plan: FlickPlan) -> bool:
    """Return whether a drive is a clean success even if the aim is slightly off.

    The effect of an aiming error is only estimated from the score of the plan.
    """
    verdict = judge(state, plan.shot)
    return (
        verdict.success
        and verdict.clean
        and plan.worth > SURE * of_drive(evaluator, state, plan.shot)
    )


def of_drive(evaluator: Evaluator, state: State, shot: Shot) -> float:
    """[2.0.5] Return the value in Pesos of a Vehicle flick, with its gains and its Damage."""
    if shot.flipped and not state.box.options.flips_allowed:
        return 0.0
    verdict = judge(state, shot)
    layout = replace(state.layout, dice=shot.rest)
    value = RIVAL * evaluator.rivals * len(verdict.rammed) - worth.danger(
        evaluator, state, verdict.damage
    )
    if not (verdict.success and verdict.clean):
        return value + NEARNESS * _place(evaluator, state, layout, state.smuggler.goods)
    value += _gains(evaluator, state, layout, verdict)
    return value + (_loot(state, shot) if evaluator.rivals else 0.0)


def of_standing(evaluator: Evaluator, state: State) -> float:
    """Score the present position in Pesos, for a turn without a drive."""
    return NEARNESS * _place(evaluator, state, state.layout, state.smuggler.goods)


def _mind(driver: Driver, state: State, choice: AnyFlick) -> FlickPlanner:
    """Make the `FlickPlanner` that scores the drives of this state."""

    def of_shot(shot: Shot) -> float:
        return of_drive(driver.evaluator, state, shot)

    return FlickPlanner(choice.layout, state.box.measures, driver.what_if, of_shot, driver.style)


def _next_drive(driver: Driver, state: State, shot: Shot) -> float:
    """Return the score of the best next drive, from where the dice rest after `shot`.

    The drive uses the most promising Sector card in hand.
    """
    after = replace(state, layout=replace(state.layout, dice=shot.rest), bumper_on=False)
    held = (replace(after, sector=card) for card in after.smuggler.hand)
    best = max(held, key=lambda each: aims.outlook(driver.evaluator, each), default=None)
    if best is None:
        return 0.0
    return best_drive(driver.brief, best, aims.drive_of(best)).worth


def _gains(evaluator: Evaluator, state: State, layout: Layout, verdict: Driven) -> float:
    """[II.6, II.8] Score the faces that a clean success gains, and the trip to sell Goods."""
    assert verdict.gate is not None
    gate = _faces(state, layout, (verdict.gate.a, verdict.gate.b))
    others = _faces(state, layout, verdict.bonus_dice)
    share = NEARNESS if state.entered else 1.0

    def worth_of(faces: tuple[Symbol, ...]) -> float:
        goods = worth.loaded(evaluator, state, faces)
        return worth.haul(evaluator, state, faces) + share * _place(evaluator, state, layout, goods)

    return max(worth_of((*one, *others)) for one in ((), *((face,) for face in gate)))


def _place(evaluator: Evaluator, state: State, layout: Layout, goods: tuple[Symbol, ...]) -> float:
    """Score a layout as the start of a trip to sell these Goods."""
    return max(0.0, trips.trip_gain(evaluator, state, goods, layout[VEHICLES[state.seat]]))


def _loot(state: State, shot: Shot) -> float:
    """[II.7] Return the expected gain from robbing the owners of the Pawns that were hit."""
    victims = (PAWNS.index(pawn) for pawn in read(shot).late_pawns)
    return LOOT * sum(worth.money(state, seat) for seat in victims if seat != state.seat)


def _faces(state: State, layout: Layout, dice: tuple[Die, ...]) -> tuple[Symbol, ...]:
    """[R12] Return the top faces of the Gate dice in `dice`; Vehicles are skipped."""
    symbol = state.box.cards.symbol
    return tuple(symbol(layout[die]) for die in dice if die not in VEHICLES)
