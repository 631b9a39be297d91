"""[III.5, Evasion] Losing the Police in Cities and in other Vehicles."""

from typing import Any

import pytest

from cubacube.games.couriers.rules.actions import Deliver, Evade, Repair, SwitchVehicle
from cubacube.games.couriers.rules.events import CopPosted, HidInCity, PoliceLost, VehicleSwitched
from cubacube.games.couriers.rules.state import State
from cubacube.kit.actions import Pass
from cubacube.kit.shot import Touched
from cubacube.rules import Step
from tests.builders import BAYAMO, TRINIDAD, flick, heard
from tests.games.couriers.builders import (
    ACROSS,
    NEAR_BAYAMO,
    NEAR_TRINIDAD,
    NEAR_VB,
    A,
    B,
    aims,
    at,
    couriers,
    do,
    drive,
    finish,
    flipped,
    layout,
    offers,
    prepare,
    turn_of,
)


def arrived(to: tuple[float, float] = NEAR_TRINIDAD, **fields: Any) -> State:
    """Return the state after a crossing; no Good is needed."""
    return do(drive(couriers(**{"police": (3, 16), **fields}), ACROSS, to=to).state, Pass(A)).state


def test_couriers_iii10_evading_in_a_city_takes_the_last_card_of_the_police() -> None:
    step = do(arrived(), Evade(A, TRINIDAD))

    assert (step.state.police_km, step.state.police, step.state.discards) == (20, (3,), (16,))
    assert heard(step, HidInCity) == [HidInCity(A, TRINIDAD)]
    assert heard(step, PoliceLost) == [PoliceLost(16)]
    assert (step.state.cops, step.state.hideout) == ((), TRINIDAD)


def test_couriers_iii10_the_cop_comes_when_the_vehicle_moves_on() -> None:
    hidden = finish(do(arrived(), Evade(A, TRINIDAD))).state
    waited = prepare(hidden).state
    assert waited.cops == ()

    step = drive(turn_of(A, waited, route=2))

    assert heard(step, CopPosted) == [CopPosted(TRINIDAD)]
    assert (step.state.cops, step.state.hideout) == ((TRINIDAD,), None)


def test_couriers_iii10_a_flip_on_the_spot_does_not_move_on() -> None:
    hidden = finish(do(arrived(), Evade(A, TRINIDAD))).state

    step = flipped(turn_of(B, hidden, route=2), flick(by=B))

    assert (step.state.cops, step.state.hideout) == ((), TRINIDAD)


def test_couriers_iii10_counter_example_who_does_not_evade_is_followed() -> None:
    state = finish(do(arrived(), Pass(A))).state

    assert state.police == (3, 16, 5)
    assert state.hideout is None


def test_couriers_iii11_a_city_with_a_cop_is_no_hideout() -> None:
    assert Evade(A, TRINIDAD) not in offers(arrived(cops=(TRINIDAD,)))


def test_couriers_iii11_but_it_still_repairs_and_takes_deliveries() -> None:
    towed = drive(couriers(broken=True, damage=3, cops=(TRINIDAD,)), ACROSS, to=NEAR_TRINIDAD).state
    ready = arrived(job=14, job_km=100, cargo=("case", "weapons"), cops=(TRINIDAD,), routes=(1, 2))

    assert Repair(A, TRINIDAD) in offers(towed)
    assert Deliver(A, "case") in offers(ready)


def test_coming_back_to_the_same_city_meets_the_cop() -> None:
    hidden = finish(do(arrived(), Evade(A, TRINIDAD))).state
    back = drive(turn_of(B, hidden, route=2), ACROSS, to=NEAR_TRINIDAD).state

    assert Evade(B, TRINIDAD) not in offers(do(back, Pass(B)).state)


def test_a_broken_vehicle_may_evade() -> None:
    state = drive(couriers(broken=True, damage=3, police=(3,)), ACROSS, to=NEAR_BAYAMO).state

    assert Evade(A, BAYAMO) in offers(state)


def test_evading_without_cards_of_the_police_still_stops_the_next_one() -> None:
    step = finish(do(arrived(police=()), Evade(A, TRINIDAD)))

    assert heard(step, PoliceLost) == [PoliceLost(None)]
    assert step.state.police == ()


@pytest.mark.parametrize("wrecks", [False, True], ids=["drive", "and Hardcore 2"])
def test_couriers_r111_an_evasion_cancels_all_cards_of_the_turn(*, wrecks: bool) -> None:
    state = couriers(options={"wrecks": wrecks}, broken=True, damage=3, police=(3, 4))
    near = drive(state, Touched(0.1, "G1"), ACROSS, to=NEAR_BAYAMO).state
    assert near.turn.alarms == wrecks

    assert finish(do(near, Evade(A, BAYAMO))).state.police == (3,)
    followed = finish(Step(near, ())).state.police
    assert len(followed) == 3 + wrecks


def test_a_miss_opens_no_city() -> None:
    step = drive(couriers(), to=NEAR_TRINIDAD)

    assert step.state.seat == B
    assert step.state.hideout is None


def test_damage_closes_no_city() -> None:
    state = do(drive(couriers(), Touched(0.1, "G1"), ACROSS, to=NEAR_TRINIDAD).state, Pass(A)).state

    assert Evade(A, TRINIDAD) in offers(state)


def test_couriers_g14_a_city_72_mm_away_needs_the_long_ruler() -> None:
    spot = (180.0, 300.0)

    assert Evade(A, TRINIDAD) in offers(arrived(spot))
    assert Evade(A, TRINIDAD) not in offers(arrived(spot, options={"short_ruler": True}))


def test_switching_takes_the_white_die_and_the_old_one_leaves() -> None:
    before = arrived(NEAR_VB, damage=2, cargo=("case",), card=9)

    step = do(before, SwitchVehicle(A, "VB"))

    after = step.state
    assert heard(step, VehicleSwitched) == [VehicleSwitched(A, "VA", "VB")]
    assert (after.joint, after.whites) == ("VB", ("VC", "VD", "VE"))
    assert "VA" not in [pose.die for pose in after.layout.dice]
    assert (after.damage, after.cargo, after.card) == (2, ("case",), 9), "R29"
    assert after.police == (3,)


def test_after_switching_the_new_die_is_driven() -> None:
    state = finish(do(arrived(NEAR_VB), SwitchVehicle(A, "VB"))).state

    assert "VB" in aims(turn_of(B, state, route=2))
    assert finish(drive(turn_of(B, state, route=2), ACROSS)).state.road == (1, 2)


def test_only_a_white_vehicle_within_the_ruler_can_be_switched_to() -> None:
    assert {each for each in offers(arrived(NEAR_VB)) if isinstance(each, SwitchVehicle)} == {
        SwitchVehicle(A, "VB")
    }


def test_one_evasion_a_turn() -> None:
    both = layout(at("VB", 200.0, 240.0))
    state = arrived(lying=both)
    assert {Evade(A, TRINIDAD), SwitchVehicle(A, "VB")} <= offers(state)

    for evasion in (Evade(A, TRINIDAD), SwitchVehicle(A, "VB")):
        step = finish(do(state, evasion))
        assert step.state.seat == B
        assert step.state.police == (3,)


def test_couriers_r57_the_ruler_is_laid_from_the_die_that_was_driven() -> None:
    """After a switch to a die near the Job's City, the Job is still out of reach."""
    stepping_stone = layout(at("VB", 98.0, 30.0))
    ready = {"cargo": ("diamond", "weapons", "weapons"), "job_km": 100}
    state = arrived((170.0, 30.0), lying=stepping_stone, **ready)

    assert SwitchVehicle(A, "VB") in offers(state)
    assert Deliver(A) not in offers(state)
    assert Deliver(A) not in offers(do(state, SwitchVehicle(A, "VB")).state)


def test_at_most_four_switches() -> None:
    alone = couriers(joint="VE", lying=layout(without=("VA", "VB", "VC", "VD")), route=1)

    state = do(drive(alone, ACROSS, to=NEAR_TRINIDAD).state, Pass(A)).state

    assert offers(state) == {Evade(A, TRINIDAD), Pass(A)}
