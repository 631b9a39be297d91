"""[2.0.5, Row 8, 9, 17, 18] Cities, borders, breakdowns."""

from typing import Any

import pytest

from cubacube.games.race import rules
from cubacube.games.race.rules.events import Advanced
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.events import BrokeDown, Driven
from cubacube.kit.shot import Crossed, EnteredCity, Left, Touched
from cubacube.rules import play
from tests.builders import HABANA, TRINIDAD, at, flick, heard, told
from tests.games.race.builders import A, B, C, damages, drive, racing, verdict


def test_race_g16_a_city_hit_costs_one() -> None:
    step = drive(racing(), EnteredCity(0.5, HABANA), to=(62, 290))

    assert heard(step, Driven)[0].cities == (HABANA,)
    assert damages(step) == (1, 0)


def test_race_r4_each_city_costs_one_once() -> None:
    story = (EnteredCity(0.5, HABANA), EnteredCity(0.6, TRINIDAD), EnteredCity(0.7, HABANA))

    said = verdict(Crossed(0.4), *story)

    assert (said.success, said.clean, said.damage) == (True, False, 2)


def test_race_g12_leaving_beyond_the_gate_is_a_success_but_not_clean() -> None:
    step = drive(racing(), Left(0.6, "VA", "top", 180, 328), Crossed(0.6), to=(160, 312))

    said = heard(step, Driven)[0]
    assert (said.success, said.clean, said.damage, said.left) == (True, False, 1, True)
    assert step.state.racers[A] == Racer(1, damage=1, crossed=1)
    assert step.state.seat == B


def test_race_g12_counter_example_another_die_that_leaves_costs_nothing() -> None:
    said = verdict(Crossed(0.4), Left(0.6, "G1", "left", -8, 230))

    assert (said.clean, said.left) == (True, False)


def test_race_r5_the_owner_of_a_vehicle_pushed_out_takes_only_the_hit() -> None:
    step = drive(racing(), Touched(0.4, "VB"), Left(0.6, "VB", "right", 328, 130))

    assert damages(step) == (2, 1)


def test_damage_adds_up() -> None:
    step = drive(
        racing(Racer(16), Racer(2)),
        Touched(0.1, "R1"),
        Touched(0.2, "VB"),
        EnteredCity(0.3, HABANA),
        Left(0.4, "VA", "left", -8, 100),
    )

    assert damages(step) == (5, 1)


def test_the_dice_stay_as_they_came_to_rest() -> None:
    state = play(rules, racing(), flick()).state
    rest = (at("VA", 70, 80, 1.5, 3), at("G1", 90, 95, 0.2, 7))

    after = play(rules, state, told(flick(), state, rest=rest)).state

    assert (after.layout["VA"], after.layout["G1"]) == rest
    assert after.layout.cities == state.layout.cities


def test_race_i11_three_tokens_do_not_break_a_life_of_three() -> None:
    step = drive(racing(Racer(1, damage=2), Racer(2)), Touched(0.1, "G1"))

    assert step.state.racers[A] == Racer(1, damage=3)
    assert not heard(step, BrokeDown)


def test_race_i11_a_fourth_token_breaks() -> None:
    step = drive(racing(Racer(1, damage=3), Racer(2)), Touched(0.1, "G1"))

    assert step.state.racers[A] == Racer(1, damage=4, broken=True)
    assert heard(step, BrokeDown) == [BrokeDown(A)]


def test_race_r10_the_third_breaks_if_reaching_life_is_enough() -> None:
    hit = drive(racing(Racer(1, damage=2), Racer(2), breakdown="reaches"), Touched(0.1, "G1"))
    bare = drive(racing(Racer(1, damage=1), Racer(2), breakdown="reaches"), Touched(0.1, "G1"))

    assert hit.state.racers[A].broken
    assert not bare.state.racers[A].broken


def test_a_better_vehicle_bears_more() -> None:
    step = drive(racing(Racer(7, damage=3), Racer(2)), Touched(0.1, "G1"))

    assert step.state.racers[A] == Racer(7, damage=4)


def test_the_own_breakdown_is_told_before_that_of_the_rammed() -> None:
    racers = Racer(1, damage=3), Racer(2, damage=3), Racer(3, damage=2)

    step = drive(racing(*racers), Touched(0.1, "VC"), Touched(0.2, "VB"))

    assert heard(step, BrokeDown) == [BrokeDown(A), BrokeDown(B)]
    assert [racer.broken for racer in step.state.racers] == [True, True, False]


def test_a_breakdown_is_told_once() -> None:
    step = drive(
        racing(Racer(1, damage=4, broken=True), Racer(2)), Touched(0.1, "G1"), through=None
    )

    assert not heard(step, BrokeDown)
    assert step.state.racers[A] == Racer(1, damage=5, broken=True)


def test_a_pawn_that_breaks_down_in_the_crossing_moves_first() -> None:
    step = drive(racing(Racer(1, damage=2), Racer(2)), Crossed(0.3), Touched(0.4, "VB"))

    assert step.state.racers[A] == Racer(1, damage=4, crossed=1, broken=True)
    told_as = [type(e) for e in step.events]
    assert told_as.index(Advanced) < told_as.index(BrokeDown)


def broken(**options: Any) -> State:
    return racing(Racer(1, damage=4, broken=True), Racer(2), **options)


def test_race_i13_a_broken_vehicle_crosses_no_gate() -> None:
    step = drive(broken(), through=None)

    said = heard(step, Driven)[0]
    assert (said.needed, said.gate, said.broken, said.success) == (False, None, True, False)
    assert step.state.racers[A] == Racer(1, damage=4, broken=True)


def test_race_i13_counter_example_a_damaged_one_does() -> None:
    step = drive(racing(Racer(1, damage=3), Racer(2)), Crossed(0.4))

    assert step.state.racers[A].crossed == 1
    said = heard(step, Driven)[0]
    assert (said.needed, said.broken) == (True, False)


@pytest.mark.parametrize("racer", [Racer(1, crossed=5), Racer(1, damage=4, broken=True)])
def test_race_r52_gate_dice_cost_on_a_trip_without_a_gate(racer: Racer) -> None:
    said = verdict(Touched(0.2, "G1"), state=racing(racer, Racer(2)), through=None)

    assert (said.needed, said.damage, said.costly, said.spoilt_by) == (False, 1, ("G1",), ())


def test_row_11_a_crossing_with_damage_gains_nothing() -> None:
    step = drive(racing(), Crossed(0.4), Touched(0.5, "G1"), EnteredCity(0.6, HABANA))

    assert step.state.racers[A] == Racer(1, damage=1, crossed=1)
    assert step.state.seat == B


def test_a_third_seat_drives_its_own_vehicle() -> None:
    state = racing(Racer(1), Racer(2), Racer(3))
    state = drive(drive(state).state).state

    step = drive(state, Touched(0.1, "VA"))

    assert step.state.seat == A
    assert damages(step) == (1, 0, 2)
    assert heard(step, Driven)[0].seat == C
