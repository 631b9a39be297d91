"""[Family] The hint for a family."""

from typing import Any

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.actions import (
    ChooseJob,
    Deliver,
    DropJob,
    Evade,
    Repair,
    SwitchVehicle,
)
from cubacube.games.couriers.rules.events import CopsRemoved, VehiclesThrown
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import PickJob
from cubacube.kit.actions import Pass
from cubacube.kit.shot import AnyThrow, Pose, Thrown, Touched
from cubacube.rules import TABLE, Shuffled, replace
from tests.builders import BAYAMO, TRINIDAD, flick, heard
from tests.games.couriers.builders import (
    ACROSS,
    NEAR_BAYAMO,
    NEAR_TRINIDAD,
    NEAR_VB,
    A,
    B,
    couriers,
    do,
    drive,
    finish,
    flipped,
    offers,
    prepare,
    turn_of,
)


def family(**fields: Any) -> State:
    return couriers(options={"family": True, **fields.pop("options", {})}, **fields)


def test_couriers_iii26_the_police_wait_for_the_second_card() -> None:
    first = finish(drive(family(), ACROSS)).state
    assert first.laid == 1

    missed = finish(drive(turn_of(B, first, route=2))).state

    assert missed.police == ()


def test_couriers_iii26_they_start_with_the_second_card() -> None:
    first = finish(drive(family(), ACROSS)).state

    second = finish(drive(turn_of(B, first, route=2), ACROSS)).state

    assert second.police == (5,)


def test_couriers_iii26_counter_example_without_the_hint_they_start_at_once() -> None:
    assert finish(drive(couriers(), ACROSS)).state.police == (5,)


def test_alarms_and_gate_flicks_bring_nobody_before() -> None:
    assert prepare(family(streak=1), Touched(0.1, "R1")).state.police == ()


def test_couriers_r110_a_dropped_job_gives_no_new_head_start() -> None:
    state = do(family(laid=2, top=(6, 7, 8, 9)), DropJob(A), ChooseJob(A, 8)).state

    assert finish(drive(state)).state.police == state.deck[:1]


def test_couriers_r57_a_missed_flick_that_ends_near_a_city_enters_it() -> None:
    state = drive(family(), to=NEAR_TRINIDAD).state

    assert offers(state) == {Evade(A, TRINIDAD), Pass(A)}


def test_couriers_r57_and_switches_repairs_and_delivers() -> None:
    load = ("diamond", "weapons", "weapons")
    ready = drive(family(job_km=70, cargo=load), to=NEAR_BAYAMO).state
    broken = drive(family(broken=True, damage=3), to=NEAR_TRINIDAD).state
    beside = drive(family(), to=NEAR_VB).state

    assert Deliver(A) in offers(ready)
    assert Repair(A, TRINIDAD) in offers(broken)
    assert SwitchVehicle(A, "VB") in offers(beside)


def test_couriers_r57_counter_example_not_after_a_gate_flick_or_a_flip() -> None:
    near = drive(family(), to=NEAR_BAYAMO).state
    parked = turn_of(B, do(near, Pass(A)).state, route=2)

    assert prepare(parked).state.seat == A
    assert flipped(parked, flick(by=B)).state.seat == A


def test_after_a_job_the_cops_go_home_and_the_vehicles_are_thrown_again() -> None:
    load = ("diamond", "weapons", "weapons")
    state = family(job_km=70, cargo=load, cops=(TRINIDAD,), laid=3)
    step = do(drive(state, to=NEAR_BAYAMO).state, Evade(A, BAYAMO), Deliver(A))

    assert heard(step, CopsRemoved) == [CopsRemoved((TRINIDAD,))]
    assert (step.state.cops, step.state.hideout, step.state.laid) == ((), None, 0)
    shuffled = do(step.state, Shuffled(TABLE, tuple(range(len(step.state.deck))))).state
    (throw,) = rules.choices(shuffled)
    assert isinstance(throw, AnyThrow)
    assert throw.dice == ("VA", "VB", "VC", "VD", "VE")
    assert [pose.die for pose in throw.layout.dice] == ["B1", "B2", "G1", "G2", "R1", "R2", "Y1"]
    thrown = _elsewhere(throw)
    after = do(shuffled, Thrown(TABLE, thrown))
    assert heard(after, VehiclesThrown) == [VehiclesThrown(A)]
    assert set(thrown) < set(after.state.layout.dice)
    assert [pose.die for pose in after.state.layout.dice] == sorted(
        pose.die for pose in shuffled.layout.dice
    )
    assert isinstance(after.state.agenda[0], PickJob)


def test_without_the_hint_cops_and_dice_stay() -> None:
    load = ("diamond", "weapons", "weapons")
    ready = couriers(job_km=70, cargo=load, cops=(TRINIDAD,))
    state = do(drive(ready, ACROSS, to=NEAR_BAYAMO).state, Pass(A), Deliver(A)).state

    shuffled = do(state, Shuffled(TABLE, tuple(range(len(state.deck))))).state
    assert shuffled.cops == (TRINIDAD,)
    assert isinstance(shuffled.agenda[0], PickJob)


def _elsewhere(throw: AnyThrow) -> tuple[Pose, ...]:
    start = Pose("", 20.0, 20.0, 0.0)
    return tuple(
        replace(start, die=die, x_mm=20.0 + 30 * number)
        for number, die in enumerate(sorted(throw.dice))
    )
