"""[2.0.4] Resolve a Vehicle flick step by step."""

from cubacube.games.race.rules.damage import check_breakdown
from cubacube.games.race.rules.events import Advanced
from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import (
    ChooseGateBonus,
    Collect,
    FlickAgain,
    State,
    StopInCity,
    Task,
    UseBonuses,
)
from cubacube.kit.damage import hand_out
from cubacube.kit.events import Driven
from cubacube.kit.shot import Shot
from cubacube.kit.vehicles import VEHICLES, gate_dice
from cubacube.rules import replace
from cubacube.rules.agenda import News


def drive(state: State, shot: Shot, news: News) -> State:
    """[2.0.4.4 - 9] Apply a Vehicle flick, and add the resulting tasks to the agenda."""
    verdict = judge(state, shot)
    news.append(verdict)
    dice = replace(state.layout, dice=shot.rest)
    state = replace(state, layout=dice, bumper_on=False, in_cone=False)
    state = hand_out(state, verdict, news)
    if verdict.success:
        state = _advance(state, verdict, news)
    for seat in (verdict.seat, *map(VEHICLES.index, verdict.rammed)):
        state = check_breakdown(state, seat, news)
    return replace(state, agenda=(*_earned(state, verdict), *state.agenda))


def _advance(state: State, verdict: Driven, news: News) -> State:
    """[2.0.4.7, Row 10, 11] Advance the Pawn to the Sector just crossed."""
    racer = state.racers[verdict.seat]
    news.append(Advanced(verdict.seat, racer.crossed + 1))
    return state.with_player(verdict.seat, replace(racer, crossed=racer.crossed + 1))


def _earned(state: State, verdict: Driven) -> tuple[Task, ...]:
    """[I.6 - I.9] Return the tasks that follow a clean flick; a crossing adds more tasks."""
    seat = verdict.seat
    if not verdict.clean:  # [Row 11]
        return ()
    stop = (StopInCity(seat, verdict.success), FlickAgain(seat))
    if not verdict.success or verdict.gate is None:
        return stop
    coloured = gate_dice((verdict.gate.a, verdict.gate.b))
    choose = () if state.box.options.no_gate_bonus else (ChooseGateBonus(seat, coloured),)
    collect = tuple(Collect(seat, die) for die in verdict.bonus_dice)  # [Row 4]
    return (*choose, *collect, UseBonuses(seat), *stop)
