"""[2.0.4, R58] Apply a Vehicle flick, step by step."""

from cubacube.games.couriers.rules.events import CopPosted, Travelled, WreckHeard
from cubacube.games.couriers.rules.judge import judge
from cubacube.games.couriers.rules.rows import without
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Gain, Stop, Suffer, Task
from cubacube.kit.events import Driven
from cubacube.kit.reach import cities_near, dice_near
from cubacube.kit.shot import Die, Shot
from cubacube.kit.vehicles import gate_dice
from cubacube.rules import replace
from cubacube.rules.agenda import News


def drive(state: State, shot: Shot, news: News) -> State:
    """Add the kilometres of a drive at once, and put the other results on the agenda.

    These are the gain, the Damage and the Cities, in this order.
    """
    verdict = judge(state, shot)
    news.append(verdict)
    state = _move_on(replace(state, layout=replace(state.layout, dice=shot.rest)), news)
    if verdict.success:
        state = _travel(state, verdict, news)
    if _raises_alarm(state, verdict):
        news.append(WreckHeard(verdict.seat))
        state = replace(state, turn=replace(state.turn, alarms=state.turn.alarms + 1))
    return replace(state, agenda=(*_following(state, verdict), *state.agenda))


def _move_on(state: State, news: News) -> State:
    """[Evasion] Post a Cop in the City that the Vehicle leaves."""
    if state.hideout is None:
        return state
    news.append(CopPosted(state.hideout))
    return replace(state, cops=(*state.cops, state.hideout), hideout=None)


def _travel(state: State, verdict: Driven, news: News) -> State:
    """[III.4, Row 17] Lay the crossed card in the row of the Couriers.

    If the Vehicle is broken, the card does not count for the Job.
    """
    route = state.turn.route
    assert route is not None
    km, astray = state.sector(route).km, (route,) if verdict.broken else ()
    news.append(Travelled(verdict.seat, route, km, verdict.broken))
    return replace(
        state,
        routes=without(state.routes, (route,)),
        road=state.road if astray else (*state.road, route),
        detour=(*state.detour, *astray),
        job_km=state.job_km + (0 if astray else km),
        laid=state.laid + 1,
    )


def _raises_alarm(state: State, verdict: Driven) -> bool:
    """[Hardcore 2] Return whether the flick alarms the Police.

    It does if the Vehicle is broken and hit something.
    """
    dice = verdict.costly or verdict.rammed or verdict.shielded
    hit = dice or verdict.cities or verdict.struck
    return state.box.options.wrecks and verdict.broken and bool(hit)


def _following(state: State, verdict: Driven) -> tuple[Task, ...]:
    """[Row 10, 11, R57] Return the tasks that follow a drive.

    With Hardcore package 1, a drive with Damage does not reach a City.
    """
    options, seat = state.box.options, verdict.seat
    smooth = verdict.damage == 0 or not options.smooth
    dice = _giving(state, verdict, smooth=smooth)
    gain = (Gain(seat, dice),) if dice else ()
    suffer = (Suffer(seat, verdict.damage),) if verdict.damage else ()
    enters = smooth and (verdict.success or options.family)
    stop = (_stop(state, verdict),) if enters else ()
    return (*gain, *suffer, *stop)


def _giving(state: State, verdict: Driven, *, smooth: bool) -> tuple[Die, ...]:
    """[III.4, R65] Return the Gate dice whose faces may be taken.

    With Hardcore package 1, only Vehicle faces may be taken after Damage.
    """
    gate = verdict.gate
    if gate is None or not verdict.success or verdict.broken:
        return ()
    return tuple(
        die for die in gate_dice((gate.a, gate.b)) if smooth or state.symbol(die) == "vehicle"
    )


def _stop(state: State, verdict: Driven) -> Stop:
    """[III.5, R57] Return the Cities and dice within the ruler of the joint Vehicle."""
    layout, ruler_mm, measures = state.layout, state.box.ruler_mm, state.box.measures
    near = dice_near(layout, state.joint, ruler_mm, measures)
    return Stop(
        verdict.seat,
        cities_near(layout, state.joint, ruler_mm, measures),
        tuple(die for die in near if die in state.whites),
        verdict.broken,
    )
