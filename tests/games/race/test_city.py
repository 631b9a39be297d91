"""[I.8, I.9] Stops near a City: finish, repair, the Cop; an extra flick for two Statues."""

from typing import Any

import pytest

from cubacube.games.race.rules.actions import ShakeOffCop, TakeGateBonus, UseAlcohol, UseStatues
from cubacube.games.race.rules.events import CopShakenOff, ReachedTarget, StatuesUsed
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Repaired, TurnBegan
from cubacube.kit.shot import Crossed, EnteredCity, Left, ShotEvent, Touched, gate
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.rules import Step, replace
from tests.builders import HABANA, TRINIDAD, at, heard
from tests.games.race.builders import A, B, aims, do, drive, offers, racing

GG = gate("G1", "G2")
NEAR_HABANA = (128.0, 290.0)
"""60 mm from the card of La Habana: inside the long ruler, outside the short one."""

NEAR_TRINIDAD = (192.0, 290.0)
STATUES: tuple[Symbol, ...] = ("statue", "statue")


def fifth(racer: Racer, **options: Any) -> State:
    """A is in front of the last Sector, green-green."""
    return racing(replace(racer, crossed=4), Racer(2), **options)


def last_leg(racer: Racer | None = None, **options: Any) -> State:
    """A has crossed all Sectors."""
    return racing(replace(racer or Racer(1), crossed=5), Racer(2), **options)


# Finish


def test_race_i14_sector_5_and_the_target_city_in_one_flick() -> None:
    step = drive(fifth(Racer(1)), Crossed(0.4), to=NEAR_HABANA, through=GG)
    step = do(step.state, TakeGateBonus(A, None))

    assert heard(step, ReachedTarget) == [ReachedTarget(A, HABANA)]
    assert step.state.racers[A] == Racer(1, crossed=5, finished=True)
    assert step.state.seat == B


@pytest.mark.parametrize("to", [NEAR_TRINIDAD, (180.0, 220.0)], ids=["other City", "far"])
def test_race_i14_counter_example_elsewhere_nobody_finishes(to: tuple[float, float]) -> None:
    step = drive(fifth(Racer(1)), Crossed(0.4), to=to, through=GG)

    assert not do(step.state, TakeGateBonus(A, None)).state.racers[A].finished


def test_race_i14_counter_example_not_before_sector_5() -> None:
    step = drive(racing(Racer(1, crossed=3), Racer(2)), to=NEAR_HABANA, through=gate("B1", "VB"))

    assert not step.state.racers[A].finished


def test_race_i14_counter_example_not_within_the_short_ruler() -> None:
    assert not drive(last_leg(ruler="short"), to=NEAR_HABANA, through=None).state.racers[A].finished


def test_race_row_18_a_clean_stop_later_finishes_too() -> None:
    step = drive(last_leg(), to=NEAR_HABANA, through=None)

    assert heard(step, ReachedTarget) == [ReachedTarget(A, HABANA)]
    assert step.state.racers[A].finished


def test_the_ruler_reaches_the_city_as_far_as_it_is_long() -> None:
    assert drive(last_leg(), to=(143, 290), through=None).state.racers[A].finished
    assert not drive(last_leg(), to=(143.001, 290), through=None).state.racers[A].finished


@pytest.mark.parametrize(
    "spoilt",
    [EnteredCity(0.4, HABANA), Touched(0.4, "G1"), Left(0.4, "VA", "top", 128, 328)],
    ids=["touched the City (R40)", "touched a Gate die (R52)", "left"],
)
def test_race_r40_r52_no_arrival_with_damage(
    spoilt: EnteredCity | Touched | Left,
) -> None:
    step = drive(last_leg(), spoilt, to=NEAR_HABANA, through=None)

    assert step.state.racers[A] == Racer(1, damage=1, crossed=5)


def test_race_r4_a_die_that_stood_on_the_city_all_the_time_arrives() -> None:
    state = racing(Racer(1, crossed=5), Racer(2), moved=(at("VA", 62, 290),))

    assert drive(state, to=(64, 290), through=None).state.racers[A].finished


def test_a_dirty_crossing_of_sector_5_does_not_finish() -> None:
    step = drive(fifth(Racer(1)), Crossed(0.4), Touched(0.5, "VB"), to=NEAR_HABANA, through=GG)

    assert step.state.racers[A] == Racer(1, damage=2, crossed=5)


# Repair


def wreck(**more: Any) -> Racer:
    return replace(Racer(1, damage=4, broken=True), **more)


def test_race_row_17_a_clean_stop_near_any_city_repairs() -> None:
    step = drive(racing(wreck(), Racer(2)), to=NEAR_TRINIDAD, through=None)

    assert heard(step, Repaired) == [Repaired(A, TRINIDAD)]
    assert step.state.racers[A] == Racer(1)


@pytest.mark.parametrize(
    ("story", "damage"),
    [
        ((), 0),
        ((EnteredCity(0.3, TRINIDAD),), 1),
        ((Touched(0.3, "G2"),), 1),
        ((Touched(0.3, "VB"),), 2),
        ((Left(0.3, "VA", "top", 192, 328),), 1),
    ],
    ids=["far", "R40", "R52", "rams", "leaves"],
)
def test_race_r112_row_17_counter_example_far_away_or_with_damage_it_stays_broken(
    story: tuple[ShotEvent, ...], damage: int
) -> None:
    to = NEAR_TRINIDAD if story else (180.0, 220.0)

    step = drive(racing(wreck(), Racer(2)), *story, to=to, through=None)

    assert step.state.racers[A] == replace(wreck(), damage=4 + damage)


def test_a_stop_repairs_only_a_broken_vehicle() -> None:
    step = drive(racing(Racer(1, damage=3), Racer(2)), to=NEAR_TRINIDAD)

    assert not heard(step, Repaired)
    assert step.state.racers[A].damage == 3


def test_the_nearest_city_repairs() -> None:
    state = racing(wreck(), Racer(2))
    cities = tuple(replace(card, width_mm=110) for card in state.layout.cities)
    wide = replace(state, layout=replace(state.layout, cities=cities))

    step = drive(wide, to=(195, 240), through=None)

    assert heard(step, Repaired) == [Repaired(A, TRINIDAD)]


def test_a_broken_vehicle_on_its_last_leg_is_repaired_and_finishes_in_the_target_city() -> None:
    step = drive(last_leg(wreck()), to=NEAR_HABANA, through=None)

    assert [type(event) for event in step.events[1:3]] == [Repaired, ReachedTarget]
    assert step.state.racers[A] == Racer(1, crossed=5, finished=True)


# Raid


def pursued(**more: Any) -> State:
    return racing(replace(Racer(1, has_cop=True), **more), Racer(2, has_cop=True), raid=True)


def stop(state: State, to: tuple[float, float]) -> State:
    """Cross the Gate cleanly, take no bonus and stop there."""
    through = aims(state)["VA"].gates[0]
    return do(
        drive(state, Crossed(0.4), to=to, through=through).state, TakeGateBonus(A, None)
    ).state


def test_race_i29_near_another_city_the_cop_is_given_back() -> None:
    state = stop(pursued(), NEAR_TRINIDAD)
    assert offers(state) == {ShakeOffCop(A), Pass(A)}

    step = do(state, ShakeOffCop(A))

    assert step.events[0] == CopShakenOff(A, TRINIDAD)
    assert [racer.has_cop for racer in step.state.racers] == [False, True]
    assert step.state.seat == B


def test_race_i29_counter_example_who_does_not_want_keeps_him() -> None:
    state = do(stop(pursued(), NEAR_TRINIDAD), Pass(A)).state

    assert state.racers[A].has_cop
    assert state.seat == B


@pytest.mark.parametrize("to", [NEAR_HABANA, (180.0, 220.0)], ids=["target City", "far"])
def test_race_i29_counter_example_not_in_the_target_city(to: tuple[float, float]) -> None:
    state = stop(pursued(), to)

    assert state.racers[A].has_cop
    assert state.seat == B


def test_race_i29_counter_example_not_without_a_success() -> None:
    state = drive(pursued(), to=NEAR_TRINIDAD).state

    assert (state.seat, state.racers[A].has_cop) == (B, True)


def test_race_i29_counter_example_not_with_damage() -> None:
    state = drive(pursued(), Crossed(0.4), Touched(0.5, "VB"), to=NEAR_TRINIDAD).state

    assert (state.seat, state.racers[A].has_cop) == (B, True)


def test_race_i29_counter_example_not_when_he_stops_for_repairs() -> None:
    state = racing(replace(wreck(), has_cop=True), Racer(2), raid=True)

    state = drive(state, to=NEAR_TRINIDAD, through=None).state

    assert state.racers[A] == Racer(1, has_cop=True)
    assert state.seat == B


def test_nobody_is_asked_for_a_cop_he_has_not() -> None:
    assert stop(racing(raid=True), NEAR_TRINIDAD).seat == B


def test_the_cop_may_be_shaken_off_in_the_flick_that_crosses_sector_5() -> None:
    assert offers(stop(pursued(crossed=4), NEAR_TRINIDAD)) == {ShakeOffCop(A), Pass(A)}


def test_with_all_sectors_crossed_the_cop_stays() -> None:
    state = drive(pursued(crossed=5), to=NEAR_TRINIDAD, through=None).state

    assert (state.seat, state.racers[A].has_cop) == (B, True)


def test_near_both_cities_he_finishes_and_meets_the_cop() -> None:
    state = racing(Racer(1, crossed=4, has_cop=True), Racer(2), raid=True)
    cities = tuple(replace(card, width_mm=110) for card in state.layout.cities)
    state = replace(state, layout=replace(state.layout, cities=cities))

    state = stop(state, (185, 290))

    assert state.racers[A].finished
    assert offers(state) == {ShakeOffCop(A), Pass(A)}


# Statues


def lucky(**more: Any) -> Racer:
    return replace(Racer(1, bonuses=("diamond", *STATUES)), **more)


def test_race_i20_two_statues_buy_a_second_flick_after_a_clean_miss() -> None:
    state = drive(racing(lucky(), Racer(2))).state
    assert offers(state) == {UseStatues(A), Pass(A)}

    step = do(state, UseStatues(A))

    assert step.events == (StatuesUsed(A),)
    assert step.state.racers[A] == Racer(1, bonuses=("diamond",))
    assert step.state.agenda == (Drive(A), EndTurn(A))
    assert set(aims(step.state)) == {"VA"}


def test_race_i20_the_second_flick_is_a_full_one() -> None:
    state = do(drive(racing(lucky(), Racer(2))).state, UseStatues(A)).state

    state = do(drive(state, Crossed(0.4)).state, TakeGateBonus(A, None)).state

    assert state.racers[A].crossed == 1
    assert state.seat == B


def test_race_i20_a_bumper_does_not_last_for_the_second_flick() -> None:
    state = racing(lucky(bumpers=2), Racer(2, bumpers=1), bumpers=True)
    state = drive(do(state, InstallBumper(A)).state).state

    state = do(state, UseStatues(A)).state

    assert not state.bumper_on
    assert InstallBumper(A) in offers(state)


def test_race_i20_after_a_success_the_next_sector_is_in_front() -> None:
    state = stop(racing(lucky(), Racer(2)), (180, 220))

    state = do(state, UseStatues(A)).state

    assert aims(state)["VA"].gates == (gate("R1", "Y1"), gate("R2", "Y1"))


def test_race_i20_four_statues_buy_two() -> None:
    state = drive(racing(Racer(1, bonuses=STATUES * 2), Racer(2))).state
    state = drive(do(state, UseStatues(A)).state).state
    assert offers(state) == {UseStatues(A), Pass(A)}

    state = drive(do(state, UseStatues(A)).state).state

    assert state.seat == B
    assert state.racers[A].bonuses == ()


def test_race_i20_counter_example_who_passes_keeps_them() -> None:
    state = do(drive(racing(lucky(), Racer(2))).state, Pass(A)).state

    assert state.racers[A] == lucky()
    assert state.seat == B


@pytest.mark.parametrize("story", [(Touched(0.3, "G1"),), (Crossed(0.3), Touched(0.4, "VB"))])
def test_race_i20_counter_example_not_after_damage(story: tuple[Crossed | Touched, ...]) -> None:
    assert drive(racing(lucky(), Racer(2)), *story).state.seat == B


def test_race_i20_counter_example_one_statue_buys_nothing() -> None:
    assert drive(racing(Racer(1, bonuses=("statue",)), Racer(2))).state.seat == B


def test_who_has_finished_is_not_asked_to_flick_again() -> None:
    step = drive(last_leg(Racer(1, bonuses=STATUES)), to=NEAR_HABANA, through=None)

    assert step.state.racers[A].finished
    assert step.state.seat == B


def test_the_stop_counts_before_the_second_flick() -> None:
    racer = replace(wreck(), bonuses=STATUES)

    step = drive(racing(racer, Racer(2)), to=NEAR_TRINIDAD, through=None)

    assert heard(step, Repaired)
    assert offers(step.state) == {UseStatues(A), Pass(A)}


def test_bonuses_come_before_the_city_and_the_city_before_the_statues() -> None:
    racer = Racer(1, bonuses=("alcohol", *STATUES), has_cop=True)
    state = racing(racer, Racer(2), moved=(at("VB", 192, 250),), raid=True)
    asked: list[State] = [stop(state, NEAR_TRINIDAD)]
    for action in (Pass(A), ShakeOffCop(A), Pass(A)):
        asked.append(do(asked[-1], action).state)

    assert [offers(each) for each in asked[:3]] == [
        {UseAlcohol(A, B), Pass(A)},
        {ShakeOffCop(A), Pass(A)},
        {UseStatues(A), Pass(A)},
    ]
    assert asked[3].seat == B


def test_the_second_flick_is_free_of_the_cone_and_still_blind() -> None:
    racer = Racer(1, bonuses=STATUES, cone=True)
    state = replace(racing(racer, Racer(2)), in_cone=True)

    state = do(drive(state).state, UseStatues(A)).state

    assert aims(state)["VA"].cone is None


def test_the_bonus_targets_of_a_turn_are_remembered_in_the_second_flick() -> None:
    racer = Racer(1, bonuses=("alcohol", "alcohol", *STATUES))
    state = racing(racer, Racer(2), moved=(at("VB", 180, 260),))
    state = do(stop(state, (180, 220)), UseAlcohol(A, B), UseStatues(A)).state

    second = drive(state, Crossed(0.4), to=(180, 222), through=gate("R1", "Y1"))
    step: Step[State] = do(second.state, TakeGateBonus(A, None))

    assert heard(step, TurnBegan)
    assert step.state.seat == B
