"""[III.0 - III.3] Routes, Bumpers, and the one flick of a turn."""

import pytest

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.actions import ChooseRoute, DropJob, RefreshRoutes
from cubacube.games.couriers.rules.events import GameEnded, RouteDiscarded, RoutesDealt
from cubacube.games.couriers.rules.rows import Cards
from cubacube.games.couriers.rules.tasks import Plan
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.events import Damaged, Driven, FlickVoid, OnlyFlipped, Prepared
from cubacube.kit.shot import EnteredCity, Left, Touched, gate
from cubacube.rules import play, replace
from tests.builders import TRINIDAD, flick, heard, told
from tests.games.couriers.builders import (
    ACROSS,
    A,
    B,
    aims,
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

GATE_DICE = {"B1", "B2", "G1", "G2", "R1", "R2", "Y1"}


def test_without_a_route_only_gate_dice_may_be_flicked() -> None:
    assert set(aims(couriers(route=None))) == GATE_DICE


def test_with_a_route_the_joint_vehicle_may_go_through_any_matching_gate() -> None:
    state = do(couriers(route=None), ChooseRoute(A, 1)).state

    assert set(aims(state)) == {*GATE_DICE, "VA"}
    pairs = {gate(red, blue) for red in ("R1", "R2") for blue in ("B1", "B2")}
    assert set(aims(state)["VA"].gates) == pairs


def test_couriers_g22_the_joint_vehicle_is_everybodys_own() -> None:
    state = prepare(couriers()).state

    assert aims(state)["B2"].layout.own == state.joint


def test_a_vehicle_gate_takes_any_white_die_but_never_the_joint_one() -> None:
    switched = couriers(route=31, joint="VC", lying=layout(without=("VA",)))

    pairs = {gate(red, white) for red in ("R1", "R2") for white in ("VB", "VD", "VE")}
    assert set(aims(switched)["VC"].gates) == pairs


def test_another_route_may_be_chosen_before_the_flick() -> None:
    state = couriers(route=1)

    assert ChooseRoute(A, 1) not in offers(state)
    after = do(state, ChooseRoute(A, 10)).state
    assert after.turn.route == 10
    assert after.routes == state.routes


def test_couriers_r26_nobody_may_pass() -> None:
    assert Pass(A) not in offers(couriers())
    assert not any(Pass(A) in choice for choice in rules.choices(couriers(route=None)))


def test_one_flick_ends_the_turn_and_the_next_player_is_on() -> None:
    step = prepare(couriers(seats=2))

    assert heard(step, Prepared) == [Prepared(A, "G1")]
    assert step.state.agenda[0] == Plan(B)


def test_a_single_courier_acts_every_turn() -> None:
    state = prepare(couriers(seats=1)).state

    assert (state.agenda[0], state.round) == (Plan(A), 2)


def test_a_chosen_route_that_is_not_crossed_goes_back() -> None:
    missed, left_alone = finish(drive(couriers())).state, prepare(couriers()).state

    for state in (missed, left_alone):
        assert state.routes == (1, 2, 10, 16, 31)
        assert state.turn.route is None


def test_couriers_iii23_one_route_left_is_refreshed() -> None:
    step = do(couriers(route=None, routes=(2,), top=(5, 6, 7, 8, 9)), RefreshRoutes(A))

    assert step.state.routes == (5, 6, 7, 8, 9)
    assert step.state.discards == (2,)
    assert heard(step, RouteDiscarded) == [RouteDiscarded(A, 2)]
    assert step.state.agenda[0] == Plan(A), "the flick is still to come"


def test_couriers_iii23_counter_example_two_routes_are_not() -> None:
    assert RefreshRoutes(A) not in offers(couriers(route=None, routes=(2, 10)))


def test_a_refreshed_route_is_no_longer_chosen() -> None:
    state = do(couriers(route=2, routes=(2,)), RefreshRoutes(A)).state

    assert state.turn.route is None
    assert "VA" not in aims(state)


def test_when_no_route_is_left_five_are_dealt_at_the_next_turn() -> None:
    step = finish(drive(couriers(routes=(1,), top=(5, 6, 7, 8, 9, 11)), ACROSS))

    assert step.state.seat == B
    assert step.state.routes == (6, 7, 8, 9, 11), "after the card of the Police"
    assert heard(step, RoutesDealt)


def test_a_route_whose_gate_is_not_on_the_table_is_no_choice() -> None:
    lonely = layout(without=("VB", "VC", "VD", "VE"))

    wishes = offers(couriers(route=None, lying=lonely))
    assert ChooseRoute(A, 31) not in wishes
    assert ChooseRoute(A, 16) in wishes


def test_routes_that_all_lack_a_white_vehicle_may_be_refreshed() -> None:
    lonely = layout(without=("VB", "VC", "VD", "VE"))
    barred = couriers(route=None, routes=(31, 36), top=(5, 6, 7, 8, 9), lying=lonely)

    state = do(barred, RefreshRoutes(A)).state

    assert (state.routes, state.discards) == ((5, 6, 7, 8, 9), (31, 36))
    assert RefreshRoutes(A) not in offers(replace(barred, layout=layout()))


def test_the_last_route_stays_if_nothing_else_can_be_turned_up() -> None:
    last = couriers(route=None, routes=(2,), deck=())

    assert RefreshRoutes(A) not in offers(last)
    assert ChooseRoute(A, 2) in offers(last)
    assert RefreshRoutes(A) not in offers(replace(last, road=(10,), police=(1,)))


@pytest.mark.parametrize(
    ("deck", "discards", "road", "police"),
    [((5,), (), (), ()), ((), (5,), (), ()), ((), (), (10,), (11,))],
    ids=["in the deck", "discarded", "in equal rows"],
)
def test_counter_example_one_other_card_is_enough(
    deck: Cards, discards: Cards, road: Cards, police: Cards
) -> None:
    last = couriers(route=None, routes=(2,), deck=deck, discards=discards, road=road, police=police)

    assert RefreshRoutes(A) in offers(last)


def test_barred_routes_stay_if_those_to_come_are_barred_too() -> None:
    lonely = layout(without=("VB", "VC", "VD", "VE"))
    barred = couriers(route=None, routes=(31, 36), deck=(32,), lying=lonely)

    assert RefreshRoutes(A) not in offers(barred)
    assert RefreshRoutes(A) in offers(replace(barred, discards=(5,)))


def test_when_no_route_can_ever_be_driven_it_is_over() -> None:
    lonely = layout(without=("VB", "VC", "VD", "VE"))
    barred = couriers(route=None, routes=(31, 36), deck=(32, 33), lying=lonely)

    step = finish(prepare(barred))
    assert [each.ending for each in heard(step, GameEnded)] == ["no cards"]
    assert not finish(prepare(replace(barred, discards=(5,)))).state.over
    assert not finish(prepare(replace(barred, layout=layout()))).state.over


def test_couriers_iii22_a_bumper_covers_the_whole_turn() -> None:
    state = do(couriers(), InstallBumper(A)).state
    touches = (Touched(0.1, "G1"), Touched(0.2, "VB"), Touched(0.3, "R1"))

    step = drive(state, *touches, EnteredCity(0.5, TRINIDAD), Left(0.6, "VA", "top", 160.0, 321.0))

    verdict = heard(step, Driven)[0]
    assert (verdict.damage, verdict.clean) == (0, False)
    assert verdict.shielded == ("G1", "VB", "R1")
    assert step.state.damage == 0
    assert step.state.bumpers == 0
    assert not heard(step, Damaged)


def test_couriers_iii22_counter_example_without_bumper_everything_counts() -> None:
    touches = (Touched(0.1, "G1"), Touched(0.2, "VB"), Touched(0.3, "R1"))

    step = drive(couriers(), *touches, Left(0.6, "VA", "top", 160.0, 321.0))

    assert step.state.damage == 4


def test_couriers_iii22_counter_example_nor_does_it_last_for_the_next_turn() -> None:
    after = finish(drive(do(couriers(), InstallBumper(A)).state)).state

    step = drive(turn_of(B, after, route=1), Touched(0.2, "VB"))

    assert step.state.damage == 1


def test_a_bumper_needs_a_route_a_card_and_none_installed() -> None:
    assert InstallBumper(A) in offers(couriers())
    assert InstallBumper(A) not in offers(couriers(route=None))
    assert InstallBumper(A) not in offers(couriers(bumpers=0))
    installed = do(couriers(bumpers=2), InstallBumper(A)).state
    assert InstallBumper(A) not in offers(installed)


def test_couriers_iii28_an_invalid_flick_of_the_vehicle_moves_the_police() -> None:
    state = couriers(streak=1)

    step = flipped(state, flick())

    assert heard(step, OnlyFlipped) == [OnlyFlipped(A, "VA")]
    assert step.state.layout == state.layout
    assert step.state.police == (5,)
    assert step.state.streak == 0
    assert step.state.routes == state.routes


def test_couriers_r72_a_void_flick_counts_for_the_police_like_an_invalid_one() -> None:
    state = play(rules, couriers(streak=1), flick()).state

    step = play(rules, state, replace(told(flick(), state), passage="void"))

    assert heard(step, FlickVoid) == [FlickVoid(A, "VA")]
    assert step.state.layout == state.layout
    assert step.state.police == (5,)
    assert step.state.routes == state.routes


def test_couriers_iii28_counter_example_flips_allowed_are_judged() -> None:
    step = flipped(couriers(options={"flips_allowed": True}), flick())

    assert heard(step, Driven)
    assert not heard(step, OnlyFlipped)
    assert step.state.police == (5,)


def test_an_invalid_flick_of_a_gate_die_counts_as_a_gate_flick() -> None:
    first = flipped(couriers(), flick("G1", None)).state
    second = flipped(couriers(streak=1), flick("G1", None)).state

    assert (first.police, first.streak) == ((), 1)
    assert (second.police, second.streak) == ((5,), 0)


def test_white_dice_are_never_flicked() -> None:
    assert not {"VB", "VC", "VD", "VE"} & set(aims(couriers()))


def test_the_job_may_be_dropped_once_a_turn() -> None:
    assert DropJob(A) in offers(couriers())
    dropped = replace(couriers().turn, dropped_job=True)
    assert DropJob(A) not in offers(couriers(turn=dropped))


def test_the_table_is_asked_after_the_flick() -> None:
    state = play(rules, couriers(), flick()).state

    assert [choice.seat for choice in rules.choices(state)] == [-1]
