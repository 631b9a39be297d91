"""[II.6] Goods, better Vehicles, and the cargo limit."""

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import Drop, EnterCity, Stay, TakeFace
from cubacube.games.smugglers.rules.events import CrateIgnored, GoodDropped, GoodGained
from cubacube.games.smugglers.rules.state import Smuggler, State
from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import Symbol
from cubacube.kit.events import NoGoodsLeft, NoVehicleLeft, VehicleGained
from cubacube.kit.shot import Crossed, Die, Touched, gate
from cubacube.rules import OneOf, Step, replace
from tests.builders import heard
from tests.games.smugglers.builders import A, do, drive, offered, offers, riding, smuggling

CROSSED = Crossed(0.4)
G1, G2 = Touched(0.6, "G1"), Touched(0.7, "G2")


def cross(
    state: State | None = None,
    *late: Touched,
    r1: Symbol = "crate",
    b1: Symbol = "crate",
    up: dict[Die, Symbol] | None = None,
) -> Step[State]:
    """Cross R1-B1 cleanly."""
    faces: dict[Die, Symbol] = {"R1": r1, "B1": b1, **(up or {})}
    return drive(riding(state or smuggling()), CROSSED, *late, up=faces)


def goods(state: State) -> tuple[Symbol, ...]:
    return state.smugglers[A].goods


def test_smugglers_ii8_one_face_of_the_gate_a_level_or_a_case() -> None:
    state = cross(r1="vehicle", b1="case").state
    assert rules.choices(state) == (
        OneOf(A, (TakeFace(A, "B1"), TakeFace(A, "R1"), TakeFace(A, None))),
    )

    good = do(state, TakeFace(A, "B1"))
    assert heard(good, GoodGained) == [GoodGained(A, "B1", "case")]
    assert (goods(good.state), good.state.card(A).level) == (("case",), 1)

    better = do(state, TakeFace(A, "R1"), ChooseVehicle(A, 9))
    assert heard(better, VehicleGained) == [VehicleGained(A, 9)]
    assert (goods(better.state), better.state.card(A).level) == ((), 2)


def test_smugglers_ii8_counter_example_not_both_and_none_if_he_likes() -> None:
    state = cross(r1="vehicle", b1="case").state

    assert offered(do(state, TakeFace(A, "B1")).state, Stay)
    declined = do(state, TakeFace(A, None)).state
    assert (goods(declined), declined.card(A).level) == ((), 1)


def test_a_crate_of_the_gate_is_not_offered() -> None:
    assert offers(cross(b1="case").state) == {TakeFace(A, "B1"), TakeFace(A, None)}


def test_two_crates_ask_nothing() -> None:
    assert offered(cross().state, Stay)


def test_a_white_die_of_the_gate_has_no_face() -> None:
    state = riding(smuggling(Smuggler(1, hand=(31, 1)), Smuggler(2)), 31)

    step = drive(state, CROSSED, through=gate("R1", "VB"), up={"R1": "case"})

    assert offers(step.state) == {TakeFace(A, "R1"), TakeFace(A, None)}


def test_smugglers_row_4_dice_touched_after_the_crossing_give_their_faces() -> None:
    step = cross(None, G1, G2, up={"G1": "statue", "G2": "diamond"})

    assert goods(step.state) == ("diamond", "statue")
    assert [event.die for event in heard(step, GoodGained)] == ["G1", "G2"]


def test_smugglers_ii29_a_post_touched_after_the_crossing_gives_its_face_too() -> None:
    state = cross(None, Touched(0.6, "R1"), r1="case").state

    assert goods(do(state, TakeFace(A, "R1")).state) == ("case", "case")
    assert goods(do(state, TakeFace(A, None)).state) == ("case",)


def test_smugglers_ii29_counter_example_touched_before_it_the_drive_is_not_clean() -> None:
    step = drive(riding(smuggling()), Touched(0.2, "R1"), CROSSED, up={"R1": "case"})

    assert goods(step.state) == ()
    assert not offered(step.state, TakeFace)


def test_a_touched_crate_means_nothing() -> None:
    step = cross(None, G1, up={"G1": "crate"})

    assert heard(step, CrateIgnored) == [CrateIgnored(A, "G1")]
    assert goods(step.state) == ()


def test_smugglers_ii10_over_the_cargo_limit_he_discards_at_once_as_he_likes() -> None:
    loaded = Smuggler(1, goods=("case", "case", "alcohol"))
    step = cross(smuggling(loaded, Smuggler(2)), G1, G2, up={"G1": "statue", "G2": "diamond"})
    kinds: tuple[Symbol, ...] = ("case", "diamond", "statue", "alcohol")
    assert rules.choices(step.state) == (OneOf(A, tuple(Drop(A, good) for good in kinds)),)

    step = do(step.state, Drop(A, "case"), Drop(A, "statue"))

    assert step.events == (GoodDropped(A, "case"), GoodDropped(A, "statue"))
    assert goods(step.state) == ("case", "diamond", "alcohol")
    assert step.state.goods_left("statue") == 10
    assert offered(step.state, Stay)


def test_smugglers_ii10_counter_example_a_full_vehicle_is_not_too_full() -> None:
    loaded = Smuggler(1, goods=("case", "alcohol"))

    step = cross(smuggling(loaded, Smuggler(2)), G1, up={"G1": "statue"})

    assert not offered(step.state, Drop)


def test_a_better_vehicle_of_the_same_flick_carries_more() -> None:
    loaded = Smuggler(1, goods=("case", "case", "alcohol"))
    step = cross(smuggling(loaded, Smuggler(2)), G1, up={"G1": "statue", "B1": "case"})
    assert offered(step.state, TakeFace)

    step = cross(smuggling(loaded, Smuggler(2)), G1, r1="vehicle", up={"G1": "statue"})
    step = do(step.state, TakeFace(A, "R1"), ChooseVehicle(A, 6))

    assert goods(step.state) == ("case", "case", "statue", "alcohol")
    assert not offered(step.state, Drop)


# Supplies


def test_smugglers_r30_goods_while_cards_remain() -> None:
    step = cross(smuggling(sold=(0, 0, 9, 0, 0)), G1, up={"G1": "statue"})
    assert goods(step.state) == ("statue",)

    holding = (Smuggler(1), Smuggler(2, goods=("statue",)))
    step = cross(smuggling(*holding, sold=(0, 0, 9, 0, 0)), G1, up={"G1": "statue"})
    assert heard(step, NoGoodsLeft) == [NoGoodsLeft(A, "G1", "statue")]
    assert goods(step.state) == ()


def test_smugglers_r30_a_face_of_the_gate_without_cards_is_not_offered() -> None:
    holding = (Smuggler(1), Smuggler(2, goods=("case",)))
    state = cross(smuggling(*holding, sold=(9, 0, 0, 0, 0)), r1="case", b1="diamond").state

    assert offers(state) == {TakeFace(A, "B1"), TakeFace(A, None)}


def test_one_level_a_turn() -> None:
    step = cross(None, G1, b1="vehicle", up={"G1": "vehicle"})

    step = do(step.state, TakeFace(A, "B1"), ChooseVehicle(A, 6))

    assert heard(step, NoVehicleLeft) == [NoVehicleLeft(A, already=True)]
    assert step.state.smugglers[A].vehicle == 6


def test_equal_cards_of_a_level_are_one_choice_and_taken_ones_none() -> None:
    state = cross(smuggling(Smuggler(1), Smuggler(7)), b1="vehicle").state

    assert offers(do(state, TakeFace(A, "B1")).state) == {
        ChooseVehicle(A, card) for card in (6, 8, 9)
    }


def test_without_a_card_of_the_next_level_a_vehicle_face_brings_nothing() -> None:
    best = smuggling(Smuggler(16), Smuggler(2))

    assert not offered(cross(best, b1="vehicle").state, TakeFace)
    step = cross(best, G1, up={"G1": "vehicle"})
    assert heard(step, NoVehicleLeft) == [NoVehicleLeft(A, already=False)]
    assert not offered(step.state, ChooseVehicle)


def test_smugglers_r61_a_car_that_was_hit_may_be_used_for_a_better_vehicle() -> None:
    step = cross(None, G1, G2, up={"G1": "vehicle", "G2": "case"})
    assert offers(step.state) == {TakeFace(A, "G1"), TakeFace(A, None)}

    declined = do(step.state, TakeFace(A, None)).state
    assert (declined.card(A).level, goods(declined)) == (1, ("case",))
    taken = do(step.state, TakeFace(A, "G1"), ChooseVehicle(A, 9)).state
    assert (taken.smugglers[A].vehicle, goods(taken)) == (9, ("case",))


def test_smugglers_r61_the_last_card_may_be_declined_too() -> None:
    others = (Smuggler(7), Smuggler(8), Smuggler(9))
    step = cross(smuggling(Smuggler(1), *others), G1, up={"G1": "vehicle"})

    assert do(step.state, TakeFace(A, None)).state.smugglers[A].vehicle == 1
    assert do(step.state, TakeFace(A, "G1")).state.smugglers[A].vehicle == 6


def test_smugglers_r61_who_declines_one_is_asked_for_the_next() -> None:
    step = cross(None, G1, Touched(0.7, "B2"), up={"G1": "vehicle", "B2": "vehicle"})

    step = do(step.state, TakeFace(A, None))

    assert offers(step.state) == {TakeFace(A, "B2"), TakeFace(A, None)}


def test_smugglers_r61_counter_example_the_face_of_the_gate_was_chosen_already() -> None:
    state = do(cross(r1="vehicle").state, TakeFace(A, "R1")).state

    assert offers(state) == {ChooseVehicle(A, card) for card in (6, 7, 8, 9)}


def test_a_better_vehicle_has_all_its_bumpers_and_the_old_damage() -> None:
    state = cross(smuggling(Smuggler(1, damage=2), Smuggler(2)), b1="vehicle").state

    state = do(state, TakeFace(A, "B1"), ChooseVehicle(A, 9)).state

    assert state.smugglers[A] == replace(
        Smuggler(9, damage=2, bumpers=2), hand=state.smugglers[A].hand
    )


def test_the_last_card_of_a_level_is_taken_without_a_question() -> None:
    others = (Smuggler(7), Smuggler(8), Smuggler(9))
    state = cross(smuggling(Smuggler(1), *others), b1="vehicle").state

    step = do(state, TakeFace(A, "B1"))

    assert heard(step, VehicleGained) == [VehicleGained(A, 6)]


def test_smugglers_r30_bumpers_are_filled_while_cards_last() -> None:
    hoarders = (Smuggler(14, bumpers=4), Smuggler(15, bumpers=4))
    state = cross(smuggling(Smuggler(1, bumpers=2), *hoarders), b1="vehicle").state

    state = do(state, TakeFace(A, "B1"), ChooseVehicle(A, 9)).state
    assert (state.smugglers[A].bumpers, state.bumpers_left) == (2, 1)

    hoarders = (Smuggler(14, bumpers=5), Smuggler(15, bumpers=5))
    state = cross(smuggling(Smuggler(1), *hoarders), b1="vehicle").state
    state = do(state, TakeFace(A, "B1"), ChooseVehicle(A, 9)).state
    assert (state.smugglers[A].bumpers, state.bumpers_left) == (1, 0)


@pytest.mark.parametrize("symbol", ["case", "vehicle"])
def test_a_missed_gate_brings_nothing(symbol: Symbol) -> None:
    step = drive(riding(smuggling()), up={"R1": symbol})

    assert not offered(step.state, TakeFace)
    assert not offered(step.state, EnterCity)
