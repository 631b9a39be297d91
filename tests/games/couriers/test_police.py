"""[III.6, III.7] The pursuit."""

import pytest

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.actions import TakeGood
from cubacube.games.couriers.rules.events import Alarmed, Behind, GameEnded, PoliceDrew
from cubacube.kit.shot import Left, ShotEvent, Touched, gate
from cubacube.rules import Outcome
from tests.builders import heard
from tests.games.couriers.builders import (
    ACROSS,
    A,
    B,
    couriers,
    do,
    drive,
    finish,
    prepare,
    turn_of,
)


def test_couriers_iii1_a_clean_success_and_the_police_follow() -> None:
    state = couriers(route=10, top=(5,))

    through = gate("R1", "Y1")
    driven = drive(state, ACROSS, through=through, up={"R1": "statue", "Y1": "diamond"})
    after = do(driven.state, TakeGood(A, "R1", "statue")).state

    assert after.cargo == ("statue",)
    assert (after.smug_km, after.police_km, after.behind) == (30, 20, 0)
    assert after.job_km == 30
    assert (after.road, after.routes) == ((10,), (1, 2, 16, 31))


def test_couriers_iii1_counter_example_a_miss_brings_no_kilometres() -> None:
    step = finish(drive(couriers(route=10, top=(5,)), through=gate("R1", "Y1")))

    assert (step.state.smug_km, step.state.police_km, step.state.behind) == (0, 20, 1)
    assert step.state.cargo == ()


def test_couriers_iii2_the_first_gate_flick_does_not_move_the_police() -> None:
    state = prepare(couriers()).state

    assert (state.police, state.streak) == ((), 1)


def test_couriers_iii3_the_second_gate_flick_in_a_row_does_whoever_made_it() -> None:
    first = prepare(couriers()).state
    state = prepare(first).state

    assert (state.police, state.streak) == ((5,), 0)


def test_couriers_iii4_the_third_starts_a_new_streak() -> None:
    state = couriers(road=(11, 12))
    for _ in range(3):
        state = prepare(state).state

    assert (state.police, state.streak) == ((5,), 1)
    assert prepare(state).state.police == (5, 6)


def test_a_vehicle_flick_breaks_the_streak() -> None:
    state = finish(drive(couriers(streak=1))).state

    assert (state.police, state.streak) == ((5,), 0)
    assert prepare(state).state.police == (5,)


@pytest.mark.parametrize("trouble", [Touched(0.1, "R1"), Left(0.4, "G1", "left", -9.0, 230.0)])
def test_couriers_iii5_a_gate_die_that_touches_or_leaves_alarms_the_police(
    trouble: ShotEvent,
) -> None:
    step = prepare(couriers(), trouble)

    assert heard(step, Alarmed)
    assert (step.state.police, step.state.streak) == ((5,), 1)
    assert step.state.damage == 0


def test_couriers_iii5_counter_example_another_die_pushed_out_alarms_nobody() -> None:
    assert prepare(couriers(), Left(0.4, "R1", "left", 0.0, 0.0)).state.police == ()


def test_couriers_iii6_an_alarm_in_the_second_gate_flick_makes_two_cards() -> None:
    step = prepare(couriers(streak=1), Touched(0.1, "R1"))

    assert step.state.police == (5, 6)
    assert heard(step, PoliceDrew) == [
        PoliceDrew(5, 20, "streak"),
        PoliceDrew(6, 20, "alarm"),
    ]


def test_couriers_iii7_two_turn_ends_behind_are_lost() -> None:
    """First 50 : 30 behind, then 70 : 60."""
    state = couriers(route=10, road=(11,), police=(12, 3), behind=1, top=(5,))

    step = finish(drive(state, ACROSS, through=gate("R1", "Y1")))

    assert (step.state.police_km, step.state.smug_km) == (70, 60)
    assert heard(step, Behind) == [Behind(2)]
    assert heard(step, GameEnded) == [GameEnded("caught", 0)]
    assert step.state.over
    assert rules.outcome(step.state) == Outcome((0, 0), frozenset())
    assert rules.choices(step.state) == ()


def test_couriers_iii8_level_is_not_behind() -> None:
    """First 50 : 30 behind, then level at 70 : 70."""
    state = couriers(route=16, road=(11,), police=(12, 3), behind=1, top=(5,))

    step = finish(drive(state, ACROSS, through=gate("R1", "R2")))

    assert (step.state.police_km, step.state.smug_km) == (70, 70)
    assert step.state.behind == 0
    assert not step.state.over
    assert step.state.seat == B


def test_couriers_iii9_behind_once_is_only_a_warning() -> None:
    step = prepare(couriers(police=(12,), road=(3,)))

    assert heard(step, Behind) == [Behind(1)]
    assert not step.state.over


def test_a_turn_end_that_is_not_behind_starts_the_count_anew() -> None:
    level = finish(drive(couriers(behind=1, police=(12,), road=(11,)), ACROSS)).state
    assert (level.police_km, level.smug_km, level.behind) == (50, 50, 0)

    again = finish(drive(turn_of(B, level, route=2))).state

    assert (again.behind, again.over) == (1, False)


def test_idle_couriers_are_caught() -> None:
    state = couriers()
    turns = 0
    while not state.over:
        state = prepare(state).state
        turns += 1

    assert turns == 3
