"""[III.4] What the face of a Gate die brings."""

from cubacube.games.couriers.rules.actions import ShedGood, TakeGood, TakeUpgrade
from cubacube.games.couriers.rules.events import GoodDropped, GoodLoaded
from cubacube.games.couriers.rules.state import State
from cubacube.kit.actions import ChooseVehicle, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import NoVehicleLeft, VehicleGained
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Die, Touched, gate
from tests.builders import heard
from tests.games.couriers.builders import ACROSS, A, couriers, do, drive, offers

PLAIN: dict[Die, Symbol] = {"R1": "diamond", "B1": "statue"}


def gaining(state: State | None = None, **up: Symbol) -> State:
    """Cross the Gate R1-B1 with these faces on top."""
    return drive(state or couriers(), ACROSS, up={**PLAIN, **up}).state


def test_one_of_the_two_faces_of_the_gate_may_be_taken() -> None:
    state = gaining()

    assert offers(state) == {TakeGood(A, "R1", "diamond"), TakeGood(A, "B1", "statue"), Pass(A)}
    step = do(state, TakeGood(A, "B1", "statue"))
    assert step.state.cargo == ("statue",)
    assert heard(step, GoodLoaded) == [GoodLoaded(A, "B1", "statue")]


def test_nothing_has_to_be_taken() -> None:
    assert do(gaining(), Pass(A)).state.cargo == ()


def test_a_miss_gains_nothing() -> None:
    assert not any(isinstance(each, TakeGood) for each in offers(drive(couriers(), up=PLAIN).state))


def test_couriers_row_11_damage_does_not_forbid_the_gain() -> None:
    state = drive(couriers(), Touched(0.1, "R1"), ACROSS, up=PLAIN).state

    assert TakeGood(A, "R1", "diamond") in offers(state)


def test_a_white_die_of_the_gate_gives_nothing() -> None:
    state = drive(couriers(route=31), ACROSS, through=gate("R1", "VB"), up=PLAIN).state

    assert offers(state) == {TakeGood(A, "R1", "diamond"), Pass(A)}


def test_couriers_iii16_a_crate_gives_any_good() -> None:
    state = gaining(R1="crate")

    crate = {TakeGood(A, "R1", good) for good in GOODS}
    assert offers(state) == {*crate, TakeGood(A, "B1", "statue"), Pass(A)}
    assert do(state, TakeGood(A, "R1", "weapons")).state.cargo == ("weapons",)


def test_couriers_iii16_with_the_first_package_it_gives_nothing() -> None:
    state = gaining(couriers(options={"smooth": True}), R1="crate")

    assert offers(state) == {TakeGood(A, "B1", "statue"), Pass(A)}


def test_couriers_iii17_a_vehicle_face_brings_the_next_level_and_the_tokens_stay() -> None:
    state = gaining(couriers(damage=2, bumpers=0, cargo=("case",)), R1="vehicle")

    assert TakeUpgrade(A, "R1") in offers(state)
    state = do(state, TakeUpgrade(A, "R1")).state
    assert offers(state) == {ChooseVehicle(A, card) for card in (6, 7, 8, 9)}
    step = do(state, ChooseVehicle(A, 9))
    assert step.state.vehicle.level == 2
    assert (step.state.damage, step.state.bumpers, step.state.cargo) == (2, 2, ("case",))
    assert heard(step, VehicleGained) == [VehicleGained(A, 9)]


def test_couriers_iii17_counter_example_either_the_vehicle_or_a_good() -> None:
    state = do(gaining(R1="vehicle"), TakeGood(A, "B1", "statue")).state

    assert state.vehicle.level == 1
    assert state.cargo == ("statue",)


def test_bumpers_stay_away_with_a_better_vehicle_if_switched_off() -> None:
    state = gaining(couriers(bumpers=0, options={"bumpers": False}), R1="vehicle")

    assert do(state, TakeUpgrade(A, "R1"), ChooseVehicle(A, 9)).state.bumpers == 0


def test_the_best_vehicle_cannot_be_bettered() -> None:
    step = drive(couriers(card=16), ACROSS, up={"R1": "vehicle", "B1": "vehicle"})

    assert heard(step, NoVehicleLeft) == [NoVehicleLeft(A, already=False)]
    assert step.state.card == 16


def test_couriers_r56_over_the_cargo_limit_one_good_goes_at_once() -> None:
    full = gaining(couriers(cargo=("alcohol", "case", "case")))

    state = do(full, TakeGood(A, "R1", "diamond")).state
    assert offers(state) == {ShedGood(A, good) for good in ("alcohol", "case", "diamond")}
    step = do(state, ShedGood(A, "case"))
    assert step.state.cargo == ("alcohol", "case", "diamond")
    assert heard(step, GoodDropped) == [GoodDropped(A, "case")]


def test_couriers_r56_counter_example_three_goods_fit_on_level_1() -> None:
    state = gaining(couriers(cargo=("alcohol", "case")))

    step = do(state, TakeGood(A, "R1", "diamond"))

    assert not heard(step, GoodDropped)
    assert len(step.state.cargo) == 3


def test_couriers_r56_goods_of_one_kind_leave_no_choice() -> None:
    full = gaining(couriers(cargo=("diamond",) * 3))

    step = do(full, TakeGood(A, "R1", "diamond"))

    assert step.state.cargo == ("diamond",) * 3
    assert heard(step, GoodDropped) == [GoodDropped(A, "diamond")]
