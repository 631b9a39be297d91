"""[Bonus 4, 5, 5.9, 5.10] Blind flicks, and flicks bound to the wheels."""

from math import pi
from typing import Any

import pytest

from cubacube.games.race import rules
from cubacube.games.race.rules.events import Strayed
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.events import TurnBegan
from cubacube.kit.shot import AnyShot, AnyWobble, Cone, Touched, Wobbled
from cubacube.rules import TABLE, play, replace
from tests.builders import at, flick, told
from tests.games.race.builders import A, B, aims, drive, prepare, racing


def test_race_i25_alcohol_binds_two_turns_and_the_third_is_normal() -> None:
    state = racing(Racer(1, blind=2), Racer(2))
    blind = []
    for _ in range(3):
        blind.append(all(choice.blind for choice in aims(state).values()))
        for _ in state.racers:
            wish = flick("VA" if state.seat == A else "VB", by=state.seat)
            state = play(rules, state, wish).state
            if not isinstance(rules.choices(state)[0], AnyShot):
                state = play(rules, state, Wobbled(TABLE, 0, 0)).state
            state = play(rules, state, told(wish, state)).state

    assert blind == [True, True, False]
    assert state.racers[A].blind == 0


def test_a_turn_tells_what_binds_it() -> None:
    step = drive(racing(Racer(1), Racer(2, blind=1, cone=True)))

    assert step.events[-1] == TurnBegan(B, blind=True, cone=True)


def test_race_i25_r117_a_blind_flick_goes_astray() -> None:
    state = racing(Racer(1, blind=2), Racer(2))

    wished = play(rules, state, flick(angle=35900)).state
    assert rules.choices(wished) == (AnyWobble(600, 100),)
    step = play(rules, wished, Wobbled(TABLE, 300, -100))

    real = replace(flick(), angle_cdeg=200, speed_mm_s=810)
    assert step.events == (Strayed(A, 300, -100),)
    assert rules.choices(step.state) == (AnyShot(real, state.layout),)


def test_race_r45_the_preparation_is_blind_too() -> None:
    state = racing(Racer(1, blind=1), Racer(2))

    assert rules.choices(play(rules, state, flick("G1", None)).state) == (AnyWobble(600, 100),)


@pytest.mark.parametrize(("permille", "speed"), [(-990, 60), (4000, 2100), (50, 945)])
def test_a_blind_flick_stays_what_a_finger_can_do(permille: int, speed: int) -> None:
    state = play(rules, racing(Racer(1, blind=2), Racer(2)), flick()).state

    state = play(rules, state, Wobbled(TABLE, 0, permille)).state

    assert rules.choices(state) == (AnyShot(replace(flick(), speed_mm_s=speed), state.layout),)


def test_race_i25_counter_example_an_open_eye_flicks_straight() -> None:
    state = play(rules, racing(), flick()).state

    assert rules.choices(state) == (AnyShot(flick(), state.layout),)


def bound(angle_rad: float = pi, **options: Any) -> State:
    """A is in the cone; the wheels of a printed die point south in its own frame."""
    state = racing(Racer(1, cone=True), Racer(2), moved=(at("VA", 180, 120, angle_rad),), **options)
    return replace(state, in_cone=True)


def test_race_g17_the_vehicle_keeps_to_its_wheels() -> None:
    assert aims(bound())["VA"].cone == Cone(9000, 6000)

    assert flick(angle=14900) in aims(bound())["VA"]
    assert flick(angle=15100) not in aims(bound())["VA"]
    assert flick(angle=3000) in aims(bound())["VA"]
    assert flick(angle=2999) not in aims(bound())["VA"]


def test_race_g17_counter_example_gate_dice_go_anywhere() -> None:
    assert aims(bound())["G1"].cone is None


def test_race_r37_the_strict_cone_is_half_as_wide() -> None:
    assert aims(bound(strict_cone=True))["VA"].cone == Cone(9000, 3000)


def test_the_heading_of_the_wheels_is_a_direction() -> None:
    assert aims(bound(-pi / 2 - 1e-9))["VA"].cone == Cone(18000, 6000)
    assert aims(bound(pi / 2))["VA"].cone == Cone(0, 6000)


def test_the_cone_comes_at_the_start_of_the_turn_and_goes_at_its_end() -> None:
    state = drive(racing(Racer(1), Racer(2, cone=True))).state
    assert state.in_cone
    assert aims(state)["VB"].cone is not None

    state = drive(state).state
    assert (state.seat, state.in_cone) == (A, False)
    assert not state.racers[B].cone


def test_the_cone_goes_even_if_the_vehicle_was_not_flicked() -> None:
    state = drive(racing(Racer(1), Racer(2, cone=True))).state

    state = prepare(state, "G1", Touched(0.1, "R1"), to=(90, 90)).state

    assert (state.seat, state.in_cone, state.racers[B].cone) == (A, False, False)
    assert aims(state)["VA"].cone is None


@pytest.mark.parametrize(("wobble", "angle"), [(9000, 15000), (-9000, 3000), (100, 9100)])
def test_race_5_10_a_blind_flick_is_clamped_into_the_cone(wobble: int, angle: int) -> None:
    state = replace(bound(), racers=(Racer(1, blind=1, cone=True), Racer(2)))
    state = play(rules, state, flick()).state

    state = play(rules, state, Wobbled(TABLE, wobble, 0)).state

    assert rules.choices(state) == (AnyShot(flick(angle=angle), state.layout),)


def test_a_blind_gate_die_strays_out_of_the_cone() -> None:
    state = replace(bound(), racers=(Racer(1, blind=1, cone=True), Racer(2)))
    state = play(rules, state, flick("G1", None)).state

    state = play(rules, state, Wobbled(TABLE, 9000, 0)).state

    assert rules.choices(state) == (AnyShot(flick("G1", None, angle=18000), state.layout),)


@pytest.mark.parametrize(("wobble", "angle"), [(-1000, 35000), (-9000, 30000), (9000, 6000)])
def test_race_5_10_the_cone_may_lie_across_the_zero_direction(wobble: int, angle: int) -> None:
    state = replace(bound(pi / 2), racers=(Racer(1, blind=1, cone=True), Racer(2)))
    state = play(rules, state, flick(angle=0)).state

    state = play(rules, state, Wobbled(TABLE, wobble, 0)).state

    assert rules.choices(state) == (AnyShot(flick(angle=angle), state.layout),)


def test_every_vehicle_has_its_own_wheels() -> None:
    state = bound()
    first, *others = state.box.cards.vehicle_dice
    wheels = replace(first, wheels_toward=("east", *first.wheels_toward[1:]))
    cards = replace(state.box.cards, vehicle_dice=(*others, wheels))

    state = replace(state, box=replace(state.box, cards=cards))

    assert aims(state)["VA"].cone == Cone(18000, 6000)
