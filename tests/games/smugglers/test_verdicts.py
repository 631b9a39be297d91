"""[2.0.5] The decision table, column II."""

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import TakeFace
from cubacube.games.smugglers.rules.events import GoodGained
from cubacube.games.smugglers.rules.state import PlanRoute, Smuggler, State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import Damaged, Driven
from cubacube.kit.shot import Crossed, EnteredCity, Left, Passage, Touched, gate
from cubacube.rules import play, replace
from tests.builders import CLEAN, TRINIDAD, at, flick, heard, told
from tests.games.smugglers.builders import (
    A,
    B,
    C,
    damages,
    do,
    drive,
    offered,
    riding,
    smuggling,
    verdict,
)

CROSSED = Crossed(0.4)
BEFORE, AFTER = 0.2, 0.6
RV = gate("R1", "VB")


def with_bumper() -> State:
    state = smuggling(Smuggler(1, bumpers=1), Smuggler(2), Smuggler(3))
    return do(riding(state), InstallBumper(A)).state


def test_a_clean_success_costs_nothing() -> None:
    assert verdict(CROSSED) == CLEAN


@pytest.mark.parametrize("die", ["G1", "R1"], ids=["another die", "its own Gate"])
def test_smugglers_r38_a_gate_die_before_the_crossing_costs_one_but_cancels_nothing(
    die: str,
) -> None:
    step = drive(riding(smuggling()), Touched(BEFORE, die), CROSSED, up={"R1": "case"})

    driven = heard(step, Driven)[0]
    assert (driven.success, driven.clean, driven.damage) == (True, False, 1)
    assert (driven.costly, driven.spoilt_by) == ((die,), ())
    assert step.state.smugglers[A].goods == ()
    assert step.state.seat == B, "not clean: nothing gained"


def test_smugglers_r38_counter_example_without_a_crossing_every_gate_die_costs() -> None:
    assert verdict(Touched(BEFORE, "Y1"), Touched(AFTER, "G1")).damage == 2


def test_smugglers_ii27_what_is_touched_only_after_the_crossing_costs_nothing() -> None:
    driven = verdict(Touched(BEFORE, "Y1"), CROSSED, Touched(AFTER, "G1"))

    assert (driven.damage, driven.costly, driven.bonus_dice) == (1, ("Y1",), ())


def test_smugglers_ii27_counter_example_a_die_touched_before_and_after_counts_once() -> None:
    story = Touched(BEFORE, "Y1"), Touched(0.3, "G1"), CROSSED, Touched(AFTER, "G1")

    assert verdict(*story).damage == 2


def test_smugglers_ii28_a_bumper_holds_after_a_crossing_that_is_not_clean() -> None:
    step = drive(with_bumper(), Touched(BEFORE, "Y1"), CROSSED, Touched(AFTER, "VB"))

    driven = heard(step, Driven)[0]
    assert (driven.success, driven.clean, driven.shielded) == (True, False, ("VB",))
    assert damages(step.state) == (1, 1, 0)
    assert step.state.seat == B


def test_smugglers_ii28_counter_example_without_a_bumper_it_costs_two_more() -> None:
    step = drive(riding(smuggling()), Touched(BEFORE, "Y1"), CROSSED, Touched(AFTER, "VB"))

    assert damages(step.state) == (3, 1)


def test_smugglers_r59_a_post_touched_only_after_the_crossing_costs_nothing() -> None:
    driven = verdict(CROSSED, Touched(AFTER, "R1"))

    assert (driven.damage, driven.clean, driven.bonus_dice) == (0, True, ("R1",))


def test_smugglers_row_2_counter_example_after_it_is_a_gain() -> None:
    driven = verdict(CROSSED, Touched(AFTER, "G1"))

    assert (driven.success, driven.damage, driven.bonus_dice) == (True, 0, ("G1",))


def test_smugglers_row_11_counter_example_after_a_rough_one_it_is_none() -> None:
    driven = verdict(CROSSED, Touched(AFTER, "G1"), Left(0.8, "VA", "right", 320, 130))

    assert (driven.success, driven.clean, driven.damage) == (True, False, 1)
    assert driven.bonus_dice == ()


def test_smugglers_row_3_the_white_die_of_the_gate() -> None:
    """[R9] Touched, it counts as a Vehicle; like a Gate die, it cancels nothing."""
    state = riding(smuggling(Smuggler(1, hand=(31, 1)), Smuggler(2)), 31)

    step = drive(state, Touched(BEFORE, "VB"), CROSSED, through=RV, up={"R1": "case"})

    driven = heard(step, Driven)[0]
    assert (driven.success, driven.clean, driven.damage, driven.costly) == (True, False, 2, ())
    assert damages(step.state) == (2, 1)
    assert step.state.smugglers[A].goods == ()


def test_smugglers_row_5_another_vehicle_before_or_after() -> None:
    for story in ((Touched(BEFORE, "VB"), CROSSED), (CROSSED, Touched(AFTER, "VB"))):
        step = drive(riding(smuggling()), *story)
        assert heard(step, Driven)[0].success
        assert damages(step.state) == (2, 1)
        assert step.state.seat == B, "not clean: nothing gained"


def test_smugglers_ii20_a_bumper_after_success_costs_nothing_and_goods_are_kept() -> None:
    step = drive(with_bumper(), CROSSED, Touched(AFTER, "VB"), up={"R1": "case", "B1": "crate"})
    assert damages(step.state) == (0, 1, 0)

    step = do(step.state, TakeFace(A, "R1"))

    assert heard(step, GoodGained) == [GoodGained(A, "R1", "case")]


def test_smugglers_ii20_with_hard_bumpers_two_damage() -> None:
    state = do(riding(smuggling(bumper_two=True)), InstallBumper(A)).state

    assert damages(drive(state, CROSSED, Touched(AFTER, "VB")).state) == (0, 2)


def test_smugglers_ii20_counter_examples_before_success_or_without_it() -> None:
    early = drive(with_bumper(), Touched(BEFORE, "VB"), CROSSED)
    missed = drive(with_bumper(), Touched(BEFORE, "VB"))

    assert damages(early.state) == damages(missed.state) == (2, 1, 0)


def test_smugglers_row_7_the_option_does_not_harden_a_hit_before_success() -> None:
    state = do(riding(smuggling(bumper_two=True)), InstallBumper(A)).state

    assert damages(drive(state, Touched(BEFORE, "VB"), CROSSED).state) == (2, 1)


def test_smugglers_r54_one_bumper_protects_against_all() -> None:
    step = drive(with_bumper(), CROSSED, Touched(AFTER, "VB"), Touched(0.7, "VC"))

    assert damages(step.state) == (0, 1, 1)


def test_smugglers_r55_the_same_vehicle_before_and_after_counts_once_as_before() -> None:
    step = drive(with_bumper(), Touched(BEFORE, "VB"), CROSSED, Touched(AFTER, "VB"))

    assert damages(step.state) == (2, 1, 0)


def test_smugglers_ii13_a_city_card_costs_one_and_brings_no_exit_and_no_goods() -> None:
    step = drive(riding(smuggling()), CROSSED, EnteredCity(AFTER, TRINIDAD), up={"R1": "case"})

    assert heard(step, Damaged) == [Damaged(A, 1, A)]
    assert heard(step, Driven)[0].success
    assert step.state.agenda[0] == PlanRoute(B)
    assert step.state.mode(A) == "riding"


def test_smugglers_ii13_counter_example_a_city_not_touched() -> None:
    step = drive(riding(smuggling()), CROSSED, up={"R1": "case", "B1": "crate"})

    assert damages(step.state) == (0, 0)
    assert offered(step.state, TakeFace)


@pytest.mark.parametrize("beyond", [True, False])
def test_smugglers_rows_9_14_leaving_costs_one_and_brings_nothing(beyond: bool) -> None:
    story = (*((CROSSED,) if beyond else ()), Left(AFTER, "VA", "top", 180, 320))
    step = drive(riding(smuggling()), *story, to=(160, 312))

    assert heard(step, Driven)[0].success is beyond
    assert damages(step.state) == (1, 0)
    assert step.state.seat == B


@pytest.mark.parametrize("passage", ["short", "round", "astride", "back"])
def test_smugglers_row_12_no_passage_no_gains(passage: Passage) -> None:
    state = riding(smuggling())
    moving = play(rules, state, flick()).state
    shot = replace(told(flick(), moving, rest=(at("VA", 180, 200),)), passage=passage)

    step = play(rules, moving, shot)

    assert (heard(step, Driven)[0].success, step.state.seat) == (False, B)


def test_smugglers_row_13_a_blocked_gate_brings_nothing_but_damage_as_listed() -> None:
    state = riding(smuggling(moved=(at("G1", 180, 203),)))

    step = drive(state, CROSSED, Touched(AFTER, "G2"))

    driven = heard(step, Driven)[0]
    assert (driven.success, driven.blockers, driven.damage) == (False, ("G1",), 1)
    assert step.state.seat == B


def test_damage_adds_up() -> None:
    story = (
        Touched(0.1, "G1"),
        Touched(0.2, "VB"),
        EnteredCity(0.3, TRINIDAD),
        Left(0.5, "VA", "top", 180, 320),
    )
    driven = verdict(*story)

    assert driven.damage == 1 + 2 + 1 + 1


def test_other_vehicles_pushed_out_get_no_damage() -> None:
    step = drive(riding(smuggling()), Left(0.5, "VB", "right", 320, 130))

    assert damages(step.state) == (0, 0)


def test_three_vehicles_are_three_hits() -> None:
    step = drive(
        riding(smuggling(Smuggler(14), Smuggler(2), Smuggler(3))),
        Touched(0.1, "VB"),
        Touched(0.2, "VC"),
    )

    assert damages(step.state) == (4, 1, 1)
    assert not step.state.smugglers[C].wrecked
