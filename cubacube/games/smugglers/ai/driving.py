"""What a drive is worth to a smuggler, and which Sector card, preparation and drive are best."""

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
from cubacube.kit.shot import AnyFlick, Die, Layout, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, replace

LOOT = 0.35
"""Which part of a victim's money a search finds on average, and what it is worth to be ahead."""

RIVAL = 300
"""A token for a rival."""

NEARNESS = 0.25
"""What a place near a good City is worth, as part of the trip, to who may not leave yet."""

MOVES = 4
"""So many preparations are thought through to the drive."""

NEXT = 0.3
"""Which part of the next drive counts: others move the dice before it."""

SURE = 0.8
"""A preparation succeeds that often, and the drive after it as it was foreseen."""


def best_drive(driver: Driver, state: State, choice: AnyFlick) -> FlickPlan:
    """The best drive that comes to mind, through a Gate of the Sector card played."""
    others = (
        *aims.ending_well(driver.evaluator, state, choice),
        *flicking.detours(choice, state.box.measures),
    )
    goals = aims.through_best_gates(driver.evaluator, state, choice)

    def further(shot: Shot) -> float:
        return NEXT * _next_drive(driver, state, shot)

    return flicking.best_drive(_mind(driver, state, choice), choice, goals, others, further)


def best_card(driver: Driver, state: State, plays: tuple[Action, ...]) -> Action:
    """[II.1] The Sector card with the best drive."""
    driver = replace(driver, style=replace(driver.style, second=0))

    def promise(play: Action) -> float:
        assert isinstance(play, PlaySector)
        played = replace(state, sector=play.card)
        return best_drive(driver, played, aims.drive_of(played)).worth

    return max(plays, key=promise)


def best_move(driver: Driver, state: State, choice: AnyFlick, plan: FlickPlan) -> FlickPlan | None:
    """[II.2] The preparation that opens a better drive than `plan`; None if none does."""
    drive = aims.drive_of(state)
    gates = [gate for gate in drive.gates if gate is not None]

    def promise(layout: Layout) -> float:
        return aims.outlook(driver.evaluator, replace(state, layout=layout))

    def prospect(layout: Layout) -> float:
        moved = replace(state, layout=layout)
        return best_drive(driver.brief, moved, aims.drive_of(moved)).worth

    pushes = flicking.pushes(choice, VEHICLES[state.seat], gates, state.box.measures)
    tries = flicking.foreseen(pushes, state.layout, promise, MOVES)
    brief = _mind(driver.brief, state, drive)
    move = flicking.best_move(brief, choice, tries, prospect, -max(plan.worth, 0.0))
    return move if move and SURE * (plan.worth + move.worth) > max(plan.worth, 0) else None


def needs_bumper(driver: Driver, state: State, choice: AnyFlick, plan: FlickPlan) -> bool:
    """Whether a Bumper helps in at least half of the ways in which a drive may come out."""
    shots = flicking.outcomes(plan, choice, driver.style, driver.what_if)
    return 2 * sum(judge(state, shot).bumper_used for shot in shots) >= len(shots)


def is_sure(evaluator: Evaluator, state: State, plan: FlickPlan) -> bool:
    """Whether a plan is a clean success, and stays one if the hand is a little off."""
    verdict = judge(state, plan.shot)
    return (
        verdict.success
        and verdict.clean
        and plan.worth > SURE * of_drive(evaluator, state, plan.shot)
    )


def of_drive(evaluator: Evaluator, state: State, shot: Shot) -> float:
    """[2.0.5] The rules' own verdict of a Vehicle flick, in Pesos."""
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
    """What it is worth not to drive at all."""
    return NEARNESS * _place(evaluator, state, state.layout, state.smuggler.goods)


def _mind(driver: Driver, state: State, choice: AnyFlick) -> FlickPlanner:
    """What they think with about a drive."""

    def of_shot(shot: Shot) -> float:
        return of_drive(driver.evaluator, state, shot)

    return flicking.mind(choice, state.box.measures, driver.what_if, of_shot, driver.style)


def _next_drive(driver: Driver, state: State, shot: Shot) -> float:
    """What the best Gate of the hand promises from where a shot ends, tried once each."""
    after = replace(state, layout=replace(state.layout, dice=shot.rest), bumper_on=False)
    held = (replace(after, sector=card) for card in after.smuggler.hand)
    best = max(held, key=lambda each: aims.outlook(driver.evaluator, each), default=None)
    if best is None:
        return 0.0
    return best_drive(driver.brief, best, aims.drive_of(best)).worth


def _gains(evaluator: Evaluator, state: State, layout: Layout, verdict: Driven) -> float:
    """[II.6, II.8] The faces of a clean success, and the trip that may begin at once."""
    assert verdict.gate is not None
    gate = _faces(state, layout, (verdict.gate.a, verdict.gate.b))
    others = _faces(state, layout, verdict.bonus_dice)
    share = NEARNESS if state.entered else 1.0

    def worth_of(faces: tuple[Symbol, ...]) -> float:
        goods = worth.loaded(evaluator, state, faces)
        return worth.haul(evaluator, state, faces) + share * _place(evaluator, state, layout, goods)

    return max(worth_of((*one, *others)) for one in ((), *((face,) for face in gate)))


def _place(evaluator: Evaluator, state: State, layout: Layout, goods: tuple[Symbol, ...]) -> float:
    """How good a place is to go and sell these Goods from."""
    return max(0.0, trips.trip_gain(evaluator, state, goods, layout[VEHICLES[state.seat]]))


def _loot(state: State, shot: Shot) -> float:
    """[II.7] What robbing the owners of the Pawns that were hit may bring."""
    victims = (PAWNS.index(pawn) for pawn in read(shot).late_pawns)
    return LOOT * sum(worth.money(state, seat) for seat in victims if seat != state.seat)


def _faces(state: State, layout: Layout, dice: tuple[Die, ...]) -> tuple[Symbol, ...]:
    """[R12] What lies on top of the Gate dice among these."""
    symbol = state.box.cards.symbol
    return tuple(symbol(layout[die]) for die in dice if die not in VEHICLES)
