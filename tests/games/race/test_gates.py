"""[2.0.5, Row 2, 4, 10 - 13] Crossing Gates, and reasons for failure."""

import pytest

from cubacube.games.race import rules
from cubacube.games.race.rules.events import Advanced
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.events import Damaged, Driven
from cubacube.kit.shot import Crossed, Passage, Touched
from cubacube.rules import play, replace
from tests.builders import AHEAD, CLEAN, at, flick, heard, told
from tests.games.race.builders import A, B, damages, drive, racing, verdict


def test_race_i1_a_clean_success_moves_the_pawn() -> None:
    step = drive(racing(), Crossed(0.4))

    assert step.state.racers[A].crossed == 1
    assert heard(step, Advanced) == [Advanced(A, 1)]
    assert heard(step, Driven) == [CLEAN]


def test_race_i1_counter_example_a_missed_gate_moves_nothing() -> None:
    step = drive(racing())

    assert step.state.racers == racing().racers
    assert not heard(step, Advanced)
    assert step.state.seat == B


@pytest.mark.parametrize("passage", ["short", "round", "astride", "back"])
def test_race_row_12_no_progress_short_of_the_gate_round_it_on_it_or_back(
    passage: Passage,
) -> None:
    state = play(rules, racing(), flick()).state
    shot = replace(told(flick(), state), passage=passage)

    step = play(rules, state, shot)

    said = heard(step, Driven)[0]
    assert (said.success, said.clean, said.passage) == (False, True, passage)
    assert step.state.racers[A].crossed == 0


def test_race_i3_touching_the_gate_first_costs_one_and_the_crossing() -> None:
    step = drive(racing(), Touched(0.3, "R1"), Crossed(0.4))

    said = heard(step, Driven)[0]
    assert (said.success, said.damage, said.spoilt_by, said.costly) == (False, 1, ("R1",), ("R1",))
    assert step.state.racers[A] == Racer(1, damage=1)
    assert step.state.seat == B


def test_race_i4_every_gate_die_touched_first_costs_one() -> None:
    step = drive(racing(), Touched(0.2, "G2"), Touched(0.3, "Y1"))

    assert damages(step) == (2, 0)
    assert heard(step, Damaged) == [Damaged(A, 2, A)]


def test_race_i4_counter_example_touched_after_crossing_they_cost_nothing() -> None:
    said = verdict(Crossed(0.1), Touched(0.2, "G2"), Touched(0.3, "Y1"))

    assert (said.damage, said.bonus_dice) == (0, ("G2", "Y1"))


def test_a_die_spoils_only_a_crossing_that_took_place() -> None:
    said = verdict(Touched(0.2, "G2"))

    assert (said.costly, said.spoilt_by) == (("G2",), ())


def test_race_row_2_r113_a_spoilt_crossing_makes_the_late_dice_costly_too() -> None:
    said = verdict(Touched(0.2, "G2"), Crossed(0.3), Touched(0.4, "Y1"))

    assert (said.costly, said.spoilt_by, said.bonus_dice) == (("G2", "Y1"), ("G2",), ())


def test_race_g20_touch_and_crossing_at_the_same_time_touch_first() -> None:
    said = verdict(Touched(0.4, "R1"), Crossed(0.4))

    assert (said.success, said.damage) == (False, 1)


def test_race_r3_a_die_counts_once() -> None:
    assert verdict(Touched(0.1, "G2"), Touched(0.3, "G2")).damage == 1


def blocked() -> State:
    return racing(moved=(at("G1", 180, 203),))


def test_race_g7_a_blocked_gate_counts_for_nothing() -> None:
    said = verdict(Crossed(0.4), state=blocked())

    assert (said.success, said.clean, said.blockers) == (False, True, ("G1",))


def test_race_g8_a_die_beside_the_axis_blocks_nothing() -> None:
    said = verdict(Crossed(0.4), state=racing(moved=(at("G1", 180, 214),)))

    assert (said.success, said.blockers) == (True, ())


def test_race_g10_the_own_vehicle_on_the_axis_blocks() -> None:
    said = verdict(Crossed(0.4), state=racing(moved=(at("VA", 180, 200),)))

    assert (said.success, said.blockers) == (False, ("VA",))


def test_race_row_13_damage_counts_at_a_blocked_gate() -> None:
    said = verdict(Crossed(0.4), Touched(0.5, "G1"), Touched(0.6, "VB"), state=blocked())

    assert (said.damage, said.costly, said.rammed) == (3, ("G1",), ("VB",))


def test_race_r2_the_gate_is_judged_as_it_stood_before_the_flick() -> None:
    state = play(rules, blocked(), flick()).state
    shot = told(flick(), state, Crossed(0.4), rest=(at("G1", 20, 20), at("VA", *AHEAD)))

    assert heard(play(rules, state, shot), Driven)[0].blockers == ("G1",)
