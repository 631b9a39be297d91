"""[I.6] Bonuses from dice: Goods cards, Crates, better Vehicles."""

import pytest

from cubacube.games.race import rules
from cubacube.games.race.rules.actions import TakeGateBonus
from cubacube.games.race.rules.events import BonusGained, CrateOpened, ReachedTarget
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import Symbol
from cubacube.kit.events import (
    BrokeDown,
    Damaged,
    NoGoodsLeft,
    NoVehicleLeft,
    TurnBegan,
    VehicleGained,
)
from cubacube.kit.shot import Crossed, Die, Touched, gate
from cubacube.rules import TABLE, AnyRoll, Rolled, Step, replace
from tests.builders import AHEAD, at, heard, showing
from tests.games.race.builders import A, B, do, drive, offers, racing


def crossed(
    state: State | None = None,
    *late: Die,
    up: dict[Die, Symbol] | None = None,
    to: tuple[float, float] = AHEAD,
) -> State:
    """A has crossed the red-blue Gate cleanly and then touched some dice."""
    story = (Touched(0.5 + n / 10, die) for n, die in enumerate(late))
    return drive(state or racing(), Crossed(0.4), *story, to=to, up=up).state


def taking(die: Die | None, state: State | None = None, *late: Die, **faces: Symbol) -> Step[State]:
    """A takes the face of `die`."""
    return do(crossed(state, *late, up=dict(faces)), TakeGateBonus(A, die))


def reroll(state: State, die: Die, symbol: Symbol) -> Step[State]:
    return do(state, Rolled(TABLE, (showing(symbol, die),)))


# Gaining


def test_race_i1_one_die_of_the_gate_gives_its_face_not_both() -> None:
    state = crossed(up={"R1": "diamond", "B1": "statue"})
    assert offers(state) == {TakeGateBonus(A, die) for die in ("R1", "B1", None)}

    red = do(state, TakeGateBonus(A, "R1"))
    blue = do(state, TakeGateBonus(A, "B1"))

    assert red.state.racers[A].bonuses == ("diamond",)
    assert blue.state.racers[A].bonuses == ("statue",)
    assert red.events[:1] == (BonusGained(A, "R1", "diamond"),)
    assert red.state.seat == B


def test_race_i1_counter_example_none_may_be_taken() -> None:
    step = taking(None, R1="diamond", B1="statue")

    assert step.state.racers[A].bonuses == ()
    assert step.state.seat == B


def test_race_i2_a_die_touched_after_the_crossing_is_a_bonus_too() -> None:
    step = taking("R1", None, "G1", R1="diamond", G1="alcohol")

    assert step.state.racers[A].bonuses == ("alcohol", "diamond")
    assert heard(step, BonusGained) == [
        BonusGained(A, "R1", "diamond"),
        BonusGained(A, "G1", "alcohol"),
    ]


def test_race_i2_counter_example_a_touched_vehicle_gives_nothing() -> None:
    step = drive(racing(), Crossed(0.4), Touched(0.5, "VB"))

    assert step.state.racers[A].bonuses == ()


def test_every_die_touched_after_the_crossing_gives_in_order() -> None:
    step = taking(None, None, "Y1", "G1", Y1="weapons", G1="diamond")

    assert [event.bonus for event in heard(step, BonusGained)] == ["weapons", "diamond"]


def test_a_gate_die_touched_late_gives_as_gate_and_as_touched_die() -> None:
    step = taking("R1", None, "R1", R1="diamond")

    assert step.state.racers[A].bonuses == ("diamond", "diamond")


def test_race_i32_without_gate_bonus_a_crossing_gives_nothing() -> None:
    step = drive(racing(no_gate_bonus=True), Crossed(0.4), up={"R1": "diamond"})

    assert step.state.racers[A] == Racer(1, crossed=1)
    assert step.state.seat == B


def test_race_i32_counter_example_a_touched_die_still_gives() -> None:
    state = racing(no_gate_bonus=True)

    step = drive(state, Crossed(0.4), Touched(0.5, "G1"), up={"G1": "diamond"})

    assert step.state.racers[A].bonuses == ("diamond",)


def test_only_the_coloured_die_of_a_vehicle_gate_gives() -> None:
    state = racing(Racer(1, crossed=3), Racer(2))

    step = drive(state, Crossed(0.4), through=gate("B1", "VB"))

    assert offers(step.state) == {TakeGateBonus(A, "B1"), TakeGateBonus(A, None)}


def test_race_r30_no_more_than_ten_cards_of_a_kind() -> None:
    rich = racing(Racer(1), Racer(2, bonuses=("diamond",) * 10))

    step = taking("R1", rich, R1="diamond")

    assert step.events[0] == NoGoodsLeft(A, "R1", "diamond")
    assert step.state.racers[A].bonuses == ()


def test_race_r30_counter_example_the_tenth_is_there() -> None:
    rich = racing(Racer(1, bonuses=("diamond",) * 4), Racer(2, bonuses=("diamond",) * 5))

    assert taking("R1", rich, R1="diamond").state.racers[A].bonuses == ("diamond",) * 5


# Crate


def test_race_i22_a_crate_rolled_into_a_vehicle_gives_the_next_level() -> None:
    state = taking("R1", R1="crate").state
    assert rules.choices(state) == (AnyRoll(tuple(range(24)), 1),)

    step = reroll(state, "R1", "vehicle")

    assert step.events == (CrateOpened(A, "R1", "vehicle"),)
    assert offers(step.state) == {ChooseVehicle(A, card) for card in (6, 7, 8, 9)}
    assert step.state.layout["R1"] == at("R1", 150, 200, 0, showing("vehicle", "R1"))


def test_race_i22_counter_example_a_crate_rolled_into_goods_gives_a_card() -> None:
    step = reroll(taking("R1", R1="crate").state, "R1", "alcohol")

    assert step.state.racers[A].bonuses == ("alcohol",)
    assert step.state.racers[A].vehicle == 1


def test_race_i23_a_second_crate_is_two_damage() -> None:
    step = reroll(taking("R1", R1="crate").state, "R1", "crate")

    assert step.events[:2] == (CrateOpened(A, "R1", "crate"), Damaged(A, 2, A))
    assert step.state.racers[A] == Racer(1, damage=2, crossed=1)


def test_race_r60_the_crossing_stands_and_the_bonuses_go_on() -> None:
    state = taking("R1", None, "G1", R1="crate", G1="diamond").state

    after = reroll(state, "R1", "crate").state

    assert after.racers[A] == Racer(1, damage=2, crossed=1, bonuses=("diamond",))


def test_race_r60_counter_example_who_breaks_down_by_it_gains_nothing_more() -> None:
    ready = Racer(1, damage=2, crossed=4, bonuses=("statue", "statue"))
    near_habana = drive(
        racing(ready, Racer(2)),
        Crossed(0.4),
        Touched(0.5, "Y1"),
        to=(90, 290),
        through=gate("G1", "G2"),
        up={"G1": "diamond", "G2": "crate", "Y1": "diamond"},
    ).state
    state = do(near_habana, TakeGateBonus(A, "G2")).state

    step = reroll(state, "G2", "crate")

    assert heard(step, BrokeDown) == [BrokeDown(A)]
    assert not heard(step, ReachedTarget)
    assert step.state.racers[A] == replace(ready, damage=4, crossed=5, broken=True)
    assert step.events[-1] == TurnBegan(B, blind=False, cone=False)


# Better Vehicles


def test_race_i28_a_better_vehicle_keeps_damage_and_fills_bumpers() -> None:
    state = taking("R1", racing(Racer(1, damage=2), Racer(2), bumpers=True), R1="vehicle").state

    step = do(state, ChooseVehicle(A, 7))

    assert heard(step, VehicleGained) == [VehicleGained(A, 7)]
    assert step.state.racers[A] == Racer(7, damage=2, bumpers=1, crossed=1)
    assert step.state.card(A).life == 4


def test_race_i28_counter_example_without_the_option_there_are_no_bumpers() -> None:
    state = taking("R1", R1="vehicle").state

    assert do(state, ChooseVehicle(A, 9)).state.racers[A].bumpers == 0


def test_a_vehicle_touched_after_the_crossing_is_chosen_too() -> None:
    state = taking(None, None, "G1", G1="vehicle").state

    assert do(state, ChooseVehicle(A, 6)).state.racers[A].vehicle == 6


def test_the_old_card_goes_back_and_taken_ones_are_not_offered() -> None:
    state = taking("R1", racing(Racer(6), Racer(11), Racer(12)), R1="vehicle").state
    assert offers(state) == {ChooseVehicle(A, 10), ChooseVehicle(A, 13)}

    after = do(state, ChooseVehicle(A, 10)).state

    assert {racer.vehicle for racer in after.racers} == {10, 11, 12}


def test_the_only_card_left_is_taken_without_asking() -> None:
    racers = (Racer(1), Racer(6), Racer(7), Racer(8))

    step = taking("R1", racing(*racers), R1="vehicle")

    assert step.state.racers[A].vehicle == 9
    assert step.state.seat == B


def test_of_equal_cards_one_is_taken_without_asking() -> None:
    state = racing()
    twins = tuple(
        replace(card, level=2) if card.id in (3, 4, 5) else replace(card, level=min(card.level, 1))
        for card in state.box.cards.vehicles
    )
    cards = replace(state.box.cards, vehicles=twins)

    step = taking("R1", replace(state, box=replace(state.box, cards=cards)), R1="vehicle")

    assert step.state.racers[A].vehicle == 3


@pytest.mark.parametrize(
    "racers",
    [(Racer(16), Racer(2)), (Racer(10), Racer(14), Racer(15), Racer(16))],
    ids=["there is no Level 5", "all of Level 4 are taken"],
)
def test_no_better_vehicle_is_left(racers: tuple[Racer, ...]) -> None:
    step = taking("R1", racing(*racers), R1="vehicle")

    assert step.events[0] == NoVehicleLeft(A, already=False)
    assert step.state.racers[A].vehicle == racers[0].vehicle


def test_only_one_level_a_turn() -> None:
    state = taking("R1", None, "G1", R1="vehicle", G1="vehicle").state

    step = do(state, ChooseVehicle(A, 6))

    assert heard(step, NoVehicleLeft) == [NoVehicleLeft(A, already=True)]
    assert step.state.racers[A].vehicle == 6
