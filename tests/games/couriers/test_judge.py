"""[2.0.5] Column III: the result of a Vehicle flick."""

import pytest

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.events import Travelled
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import Driven
from cubacube.kit.shot import EnteredCity, Left, Passage, Passed, ShotEvent, Touched, gate
from cubacube.rules import play, replace
from tests.builders import HABANA, TRINIDAD, flick, heard, told
from tests.games.couriers.builders import ACROSS, A, at, couriers, do, drive, layout

OUT = Left(0.9, "VA", "top", 180.0, 321.0)


def verdict(*story: ShotEvent) -> Driven:
    return heard(drive(couriers(), *story), Driven)[0]


def test_couriers_row_10_a_clean_success() -> None:
    said = verdict(Passed(0.3), ACROSS)

    assert said.needed
    assert (said.success, said.clean, said.damage) == (True, True, 0)
    assert said.bonus_dice == said.spoilt_by == ()


@pytest.mark.parametrize("die", ["R1", "G1", "VB"])
def test_couriers_r43_a_touch_before_the_crossing_costs_but_does_not_spoil(die: str) -> None:
    said = verdict(Touched(0.2, die), ACROSS)

    assert (said.success, said.clean, said.damage) == (True, False, 1)
    assert said.spoilt_by == ()


def test_couriers_row_3_nor_does_the_white_die_of_the_gate() -> None:
    step = drive(couriers(route=31), Touched(0.2, "VB"), ACROSS, through=gate("R1", "VB"))

    said = heard(step, Driven)[0]
    assert (said.success, said.damage, said.rammed) == (True, 1, ("VB",))


def test_couriers_row_4_a_gate_die_touched_after_the_crossing_costs_and_gives_nothing() -> None:
    said = verdict(ACROSS, Touched(0.5, "G1"))

    assert (said.damage, said.costly, said.bonus_dice) == (1, ("G1",), ())


def test_couriers_row_5_another_vehicle_costs_one_at_any_time() -> None:
    assert verdict(ACROSS, Touched(0.5, "VB")).damage == 1
    assert verdict(Touched(0.3, "VB"), Touched(0.5, "VC")).damage == 2


def test_couriers_row_8_each_city_costs_one() -> None:
    said = verdict(EnteredCity(0.2, TRINIDAD), ACROSS, EnteredCity(0.6, HABANA))

    assert (said.damage, said.cities) == (2, (TRINIDAD, HABANA))


def test_couriers_row_9_leaving_costs_one() -> None:
    assert verdict(OUT).damage == 1
    assert verdict(Left(0.9, "G1", "top", 0.0, 0.0)).damage == 0, "another die pushed out does not"


def test_couriers_row_9_with_a_bumper_leaving_brings_no_damage_and_is_not_clean() -> None:
    said = heard(drive(do(couriers(), InstallBumper(A)).state, ACROSS, OUT), Driven)[0]

    assert (said.left, said.damage, said.clean) == (True, 0, False)


def test_couriers_row_14_beyond_the_axis_when_leaving_counts() -> None:
    step = drive(couriers(), ACROSS, OUT)

    assert (heard(step, Driven)[0].success, step.state.road) == (True, (1,))


@pytest.mark.parametrize("passage", ["astride", "back", "round"])
def test_couriers_row_12_no_progress_and_the_card_stays_a_route(passage: Passage) -> None:
    state = play(rules, couriers(), flick()).state
    shot = replace(told(flick(), state, rest=(at("VA", 180, 200),)), passage=passage)

    step = play(rules, state, shot)

    assert not heard(step, Travelled)
    assert (step.state.road, step.state.routes) == ((), (1, 2, 10, 16, 31))


def test_couriers_row_13_a_blocked_gate_counts_for_nothing_but_damage_does() -> None:
    state = couriers(lying=layout(at("G1", 180, 203)))

    step = drive(state, Touched(0.2, "G1"), ACROSS)

    said = heard(step, Driven)[0]
    assert (said.success, said.blockers, said.damage) == (False, ("G1",), 1)
    assert step.state.road == ()


def test_couriers_row_1_only_vehicle_flicks_are_judged() -> None:
    state = play(rules, couriers(), flick("G1", None)).state
    step = play(rules, state, told(flick("G1", None), state, Touched(0.2, "VA")))

    assert not heard(step, Driven)
    assert step.state.damage == 0, "R46"
    assert step.state.seat != A
