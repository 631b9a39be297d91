"""[Hardcore] The three packages."""

from typing import Any

from cubacube.games.couriers.rules.actions import (
    Deliver,
    Evade,
    Repair,
    SwitchVehicle,
    TakeGood,
    TakeUpgrade,
)
from cubacube.games.couriers.rules.events import GoodsDestroyed
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Suffer
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.shot import EnteredCity, Left, Touched
from tests.builders import BAYAMO, HABANA, TRINIDAD, heard
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
    offers,
)

SCRATCH = Touched(0.1, "G1")
GOODS: dict[str, Any] = {"R1": "case", "B1": "statue"}
LOAD = ("diamond", "weapons", "weapons")


def smooth(**fields: Any) -> State:
    return couriers(options={"smooth": True}, **fields)


def wrecks(**fields: Any) -> State:
    return couriers(options={"wrecks": True}, **fields)


def test_package_1_no_good_with_damage() -> None:
    clean = drive(smooth(), ACROSS, up=GOODS).state
    scratched = drive(smooth(), SCRATCH, ACROSS, up=GOODS)

    assert TakeGood(A, "R1", "case") in offers(clean)
    assert scratched.state.seat == B
    assert scratched.state.road == (1,), "the kilometres count"


def test_couriers_r65_package_1_a_better_vehicle_with_damage() -> None:
    faces: dict[str, Any] = {"R1": "case", "B1": "vehicle"}
    scratched = drive(smooth(), SCRATCH, ACROSS, up=faces).state

    assert offers(scratched) == {TakeUpgrade(A, "B1"), Pass(A)}, "but the Case is barred"
    assert [task for task in scratched.agenda if isinstance(task, Suffer)], "Damage comes after"


def test_couriers_r65_counter_examples() -> None:
    faces: dict[str, Any] = {"R1": "case", "B1": "vehicle"}
    clean = drive(smooth(), ACROSS, up=faces).state
    broken = drive(smooth(broken=True, damage=3), SCRATCH, ACROSS, up=faces).state
    missed = drive(smooth(), SCRATCH, up=faces).state

    assert offers(clean) == {TakeGood(A, "R1", "case"), TakeUpgrade(A, "B1"), Pass(A)}
    assert (broken.seat, missed.seat) == (B, B)


def test_package_1_no_city_and_no_other_vehicle_with_damage() -> None:
    near = drive(smooth(job_km=100, cargo=LOAD), SCRATCH, ACROSS, to=NEAR_BAYAMO, up=GOODS)
    beside = drive(smooth(), SCRATCH, ACROSS, to=NEAR_VB, up=GOODS)
    broken = drive(smooth(broken=True, damage=3), SCRATCH, ACROSS, to=NEAR_TRINIDAD)

    assert [each.state.seat for each in (near, beside, broken)] == [B, B, B]


def test_package_1_counter_example_clean_flicks_enter() -> None:
    near = drive(smooth(job_km=100, cargo=LOAD), ACROSS, to=NEAR_BAYAMO, up=GOODS).state
    beside = drive(smooth(), ACROSS, to=NEAR_VB, up=GOODS).state

    assert Deliver(A) in offers(do(near, Pass(A)).state)
    assert SwitchVehicle(A, "VB") in offers(do(beside, Pass(A)).state)


def test_package_1_a_bumper_keeps_the_damage_away() -> None:
    state = do(smooth(), InstallBumper(A)).state

    for mishap in (SCRATCH, Left(0.1, "VA", "top", 180.0, 321.0)):
        assert TakeGood(A, "R1", "case") in offers(drive(state, mishap, ACROSS, up=GOODS).state)


def test_package_2_a_wreck_destroys_all_goods() -> None:
    step = drive(wrecks(damage=2, cargo=("case", "diamond")), SCRATCH)

    assert heard(step, GoodsDestroyed) == [GoodsDestroyed(A, ("case", "diamond"))]
    assert step.state.cargo == ()


def test_couriers_iii29_a_touch_on_the_way_to_the_workshop_brings_one_more_card() -> None:
    step = finish(drive(wrecks(broken=True, damage=3), SCRATCH, Touched(0.2, "VB")))

    assert step.state.police == (5, 6)


def test_couriers_iii29_a_city_is_hit_like_anything() -> None:
    step = finish(drive(wrecks(broken=True, damage=3), EnteredCity(0.2, HABANA)))

    assert step.state.police == (5, 6)


def test_couriers_iii29_counter_examples() -> None:
    no_touch = drive(wrecks(broken=True, damage=3))
    not_broken = drive(wrecks(), SCRATCH)
    breaking = drive(wrecks(damage=2), SCRATCH)
    no_package = drive(couriers(broken=True, damage=3), SCRATCH)

    for step in (no_touch, not_broken, breaking, no_package):
        assert finish(step).state.police == (5,)


def test_couriers_iii29_a_bumper_does_not_silence_the_touch() -> None:
    state = do(wrecks(broken=True, damage=3), InstallBumper(A)).state

    assert finish(drive(state, SCRATCH)).state.police == (5, 6)


def test_package_2_repairs_any_damage_in_any_city() -> None:
    for to, city in ((NEAR_TRINIDAD, TRINIDAD), (NEAR_BAYAMO, BAYAMO)):
        state = do(drive(wrecks(damage=2), ACROSS, to=to, up=GOODS).state, Pass(A)).state
        assert do(state, Repair(A, city)).state.damage == 0


def test_package_2_but_not_where_a_cop_is() -> None:
    towed = drive(wrecks(broken=True, damage=3, cops=(TRINIDAD,)), ACROSS, to=NEAR_TRINIDAD)

    assert towed.state.seat == B


def test_package_2_delivers_where_a_cop_is() -> None:
    ready = wrecks(damage=1, job_km=100, cargo=LOAD, cops=(BAYAMO,))
    state = do(drive(ready, ACROSS, to=NEAR_BAYAMO, up=GOODS).state, Pass(A)).state

    assert Deliver(A) in offers(state)
    assert not {Repair(A, BAYAMO), Evade(A, BAYAMO)} & offers(state)


def test_package_2_no_repair_in_the_flick_that_broke_it() -> None:
    state = drive(wrecks(damage=2), SCRATCH, ACROSS, to=NEAR_TRINIDAD, up=GOODS).state

    assert offers(do(state, Pass(A)).state) == {Evade(A, TRINIDAD), Pass(A)}


def test_package_2_no_repair_without_damage() -> None:
    state = do(drive(wrecks(), ACROSS, to=NEAR_TRINIDAD, up=GOODS).state, Pass(A)).state

    assert offers(state) == {Evade(A, TRINIDAD), Pass(A)}


def test_package_2_repairs_once_a_turn() -> None:
    towed = drive(wrecks(broken=True, damage=5), ACROSS, to=NEAR_TRINIDAD).state

    state = do(towed, Repair(A, TRINIDAD)).state

    assert state.damage == 2
    assert offers(state) == {Evade(A, TRINIDAD), Pass(A)}
