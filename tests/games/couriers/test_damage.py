"""[Breakdown] Damage, wrecks and repairs."""

from typing import Any

from cubacube.games.couriers.rules.actions import Deliver, Repair, ShedGood, TakeGood, TakeUpgrade
from cubacube.games.couriers.rules.events import GoodsDestroyed, Travelled
from cubacube.games.couriers.rules.state import State
from cubacube.kit.actions import ChooseVehicle, Pass
from cubacube.kit.events import BrokeDown, Damaged, Repaired
from cubacube.kit.shot import Touched
from cubacube.rules import Step
from tests.builders import BAYAMO, TRINIDAD, heard
from tests.games.couriers.builders import (
    ACROSS,
    NEAR_BAYAMO,
    NEAR_TRINIDAD,
    A,
    couriers,
    do,
    drive,
    offers,
)

TWO = (Touched(0.1, "G1"), Touched(0.2, "VB"))


def broken(**fields: Any) -> State:
    """Broken down with four tokens, on route #2."""
    return couriers(**{"route": 2, "damage": 4, "broken": True, "job_km": 50, **fields})


def towed(**fields: Any) -> Step[State]:
    """Cross #2 and stop near Trinidad."""
    return drive(broken(**fields), ACROSS, to=NEAR_TRINIDAD)


def test_couriers_iii18_two_tokens_of_three_do_not_break() -> None:
    step = drive(couriers(damage=1), Touched(0.1, "G1"))

    assert (step.state.damage, step.state.broken) == (2, False)
    assert heard(step, Damaged) == [Damaged(A, 1, A)]


def test_couriers_r10_as_many_tokens_as_life_break() -> None:
    step = drive(couriers(damage=2), Touched(0.1, "G1"))

    assert (step.state.damage, step.state.broken) == (3, True)
    assert heard(step, BrokeDown) == [BrokeDown(A)]


def test_couriers_r10_with_the_other_reading_one_more() -> None:
    exceeds = {"breakdown": "exceeds"}

    assert not drive(couriers(damage=2, options=exceeds), Touched(0.1, "G1")).state.broken
    assert drive(couriers(damage=3, options=exceeds), Touched(0.1, "G1")).state.broken


def test_couriers_iii19_broken_and_one_good_is_destroyed() -> None:
    state = drive(couriers(damage=2, cargo=("case", "diamond")), *TWO).state

    assert (state.damage, state.broken) == (4, True)
    assert offers(state) == {ShedGood(A, "case"), ShedGood(A, "diamond")}
    step = do(state, ShedGood(A, "case"))
    assert step.state.cargo == ("diamond",)
    assert heard(step, GoodsDestroyed) == [GoodsDestroyed(A, ("case",))]


def test_couriers_iii19_counter_example_an_empty_vehicle_loses_nothing() -> None:
    step = drive(couriers(damage=2), *TWO)

    assert step.state.broken
    assert not heard(step, GoodsDestroyed)


def test_couriers_iii19_counter_example_a_broken_vehicle_does_not_break_again() -> None:
    step = drive(broken(cargo=("case",)), *TWO)

    assert step.state.damage == 6
    assert step.state.cargo == ("case",)
    assert not heard(step, BrokeDown)


def test_couriers_r58_the_gain_comes_before_the_breakdown() -> None:
    crash = drive(couriers(damage=2), ACROSS, Touched(0.6, "G1"), up={"R1": "case", "B1": "statue"})

    assert not crash.state.broken, "the Good is to be chosen first"
    step = do(crash.state, TakeGood(A, "R1", "case"))
    assert step.state.broken
    assert heard(step, GoodsDestroyed) == [GoodsDestroyed(A, ("case",))]
    assert step.state.road == (1,)


def test_couriers_r58_a_better_vehicle_may_just_hold() -> None:
    crash = drive(couriers(damage=2), ACROSS, Touched(0.6, "G1"), up={"R1": "vehicle"})

    step = do(crash.state, TakeUpgrade(A, "R1"), ChooseVehicle(A, 7))

    assert (step.state.damage, step.state.vehicle.life, step.state.broken) == (3, 4, False)


def test_couriers_r58_no_repair_and_no_delivery_in_the_flick_that_broke_it() -> None:
    ready = couriers(cargo=("diamond", "weapons", "weapons"), job_km=70, damage=2)
    crash = (ACROSS, Touched(0.6, "G1"))

    at_job = do(drive(ready, *crash, to=NEAR_BAYAMO).state, Pass(A)).state
    elsewhere = do(drive(ready, *crash, to=NEAR_TRINIDAD).state, Pass(A)).state

    assert Deliver(A) not in offers(do(at_job, ShedGood(A, "weapons")).state)
    assert Repair(A, TRINIDAD) not in offers(do(elsewhere, ShedGood(A, "weapons")).state)


def test_couriers_row_17_kilometres_while_broken_lie_on_the_other_side() -> None:
    step = towed()

    assert (step.state.road, step.state.detour) == ((), (2,))
    assert (step.state.smug_km, step.state.job_km) == (20, 50)
    assert heard(step, Travelled) == [Travelled(A, 2, 20, detour=True)]


def test_couriers_row_17_a_broken_vehicle_gains_nothing() -> None:
    assert not any(isinstance(each, TakeGood) for each in offers(towed().state))


def test_couriers_iii20_repair_in_a_city_that_is_not_the_jobs() -> None:
    step = do(towed().state, Repair(A, TRINIDAD))

    assert (step.state.damage, step.state.broken) == (1, False)
    assert (step.state.smug_km, step.state.job_km) == (20, 50)
    assert heard(step, Repaired) == [Repaired(A, TRINIDAD)]


def test_couriers_iii20_counter_example_not_in_the_city_of_the_job() -> None:
    assert Repair(A, TRINIDAD) not in offers(towed(job=14, routes=(1, 2)).state)
    assert Repair(A, BAYAMO) not in offers(drive(broken(), ACROSS, to=NEAR_BAYAMO).state)


def test_couriers_iii20_counter_example_not_after_a_miss() -> None:
    assert Repair(A, TRINIDAD) not in offers(drive(broken(), to=NEAR_TRINIDAD).state)


def test_couriers_iii20_counter_example_not_without_a_breakdown() -> None:
    hurt = towed(broken=False, damage=2)

    assert Repair(A, TRINIDAD) not in offers(do(hurt.state, Pass(A)).state)


def test_couriers_row_17_a_touch_on_the_way_does_not_forbid_the_repair() -> None:
    state = drive(broken(), *TWO, ACROSS, to=NEAR_TRINIDAD).state

    assert do(state, Repair(A, TRINIDAD)).state.damage == 3


def test_tokens_left_after_a_repair_break_only_with_the_next_one() -> None:
    repaired = do(towed(damage=7).state, Repair(A, TRINIDAD)).state

    assert (repaired.damage, repaired.broken) == (4, False)
    assert Repair(A, TRINIDAD) not in offers(repaired), "once a turn"


def test_a_repair_leaves_cargo_level_and_bumpers() -> None:
    step = do(towed(cargo=("case",), card=9, bumpers=0).state, Repair(A, TRINIDAD))

    assert (step.state.cargo, step.state.card, step.state.bumpers) == (("case",), 9, 0)


def test_the_repaired_vehicle_delivers_only_in_a_later_turn() -> None:
    state = towed(job=14, routes=(1, 2), job_km=200, cargo=("case", "weapons")).state

    assert Deliver(A, "case") not in offers(state)
