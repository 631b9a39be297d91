"""[2.0.4, II.5] Resolve a Vehicle flick step by step."""

from cubacube.games.smugglers.rules.belongings import check_wreck
from cubacube.games.smugglers.rules.judge import judge
from cubacube.games.smugglers.rules.state import (
    PAWNS,
    ChooseFace,
    Collect,
    DropExcess,
    Exit,
    OfferRobbery,
    State,
    Task,
)
from cubacube.kit.damage import hand_out
from cubacube.kit.events import Driven
from cubacube.kit.ride import read
from cubacube.kit.shot import Shot
from cubacube.kit.vehicles import VEHICLES, gate_dice
from cubacube.rules import replace
from cubacube.rules.agenda import News


def drive(state: State, shot: Shot, news: News) -> State:
    """[2.0.4.4 - 9] Apply a Vehicle flick, and add the resulting tasks to the agenda."""
    verdict = judge(state, shot)
    news.append(verdict)
    state = replace(state, layout=replace(state.layout, dice=shot.rest), bumper_on=False)
    state = hand_out(state, verdict, news)
    for seat in (verdict.seat, *map(VEHICLES.index, verdict.rammed)):
        state = check_wreck(state, seat, news)
    return replace(state, agenda=(*_earned(state, verdict, shot), *state.agenda))


def _earned(state: State, verdict: Driven, shot: Shot) -> tuple[Task, ...]:
    """[II.6 - II.8, Row 10, 11, 15] Return the tasks that a clean success earns."""
    seat, which = verdict.seat, verdict.gate
    if not (verdict.success and verdict.clean) or which is None:
        return ()
    coloured = gate_dice((which.a, which.b))
    collect = tuple(Collect(seat, die, hit=True) for die in verdict.bonus_dice)  # [Row 4]
    rob = tuple(OfferRobbery(seat, PAWNS.index(pawn)) for pawn in read(shot).late_pawns)
    out = () if state.entered else (Exit(seat),)  # [R18]
    return (ChooseFace(seat, coloured), *collect, DropExcess(seat), *rob, *out)
