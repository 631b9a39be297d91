"""[Set-up] From the shuffled cards to the first turn."""

import pytest

from cubacube.games.race import rules
from cubacube.games.race.rules.events import RaceBegan
from cubacube.games.race.rules.state import DealTrack, State
from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn, TurnBegan
from cubacube.kit.shot import AnyThrow, Launch, Layout, Pose, Thrown
from cubacube.kit.tasks import BeginTurn, ThrowDice
from cubacube.rules import TABLE, AnyShuffle, Rolled, Shuffled, any_starter, play, replace
from tests.builders import BAYAMO, HABANA, MEASURES, SANTIAGO, TRINIDAD, layout
from tests.games.race.builders import A, C, aims, box, do

AS_LISTED = Shuffled(TABLE, (0, 1, 2, 3))


def in_a_row(first: tuple[int, ...], count: int = 29) -> Shuffled:
    return Shuffled(TABLE, (*first, *(n for n in range(count) if n not in first)))


def thrown(state: State) -> Thrown:
    return Thrown(TABLE, layout(len(state.racers)).dice)


def test_everybody_gets_a_vehicle_of_level_1_and_no_money() -> None:
    racers = rules.setup(box(), 5).racers

    assert [racer.vehicle for racer in racers] == [1, 2, 3, 4, 5]
    assert {(r.damage, r.bumpers, r.money, r.crossed, r.bonuses) for r in racers} == {
        (0, 0, 0, 0, ())
    }
    assert not any(r.has_cop or r.broken or r.finished or r.blind or r.cone for r in racers)


def test_race_r11_bumpers_are_filled_with_the_option() -> None:
    assert [racer.bumpers for racer in rules.setup(box(bumpers=True), 2).racers] == [1, 1]


def test_race_r16_everybody_has_a_cop_with_the_raid() -> None:
    assert all(racer.has_cop for racer in rules.setup(box(raid=True), 3).racers)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_race_r116_only_two_to_five_race(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 seats, not {seats}"):
        rules.setup(box(), seats)


def test_the_cities_are_dealt_to_the_corners() -> None:
    state = rules.setup(box(), 2)
    assert rules.choices(state) == (AnyShuffle(4),)

    step = do(state, Shuffled(TABLE, (2, 0, 3, 1)))

    names = (BAYAMO, HABANA, SANTIAGO, TRINIDAD)
    assert step.events == (CitiesDealt(names),)
    assert [(c.city, c.x_mm, c.y_mm, c.width_mm) for c in step.state.layout.cities] == [
        (city, spot.x_mm, spot.y_mm, 60) for city, spot in zip(names, MEASURES.spots, strict=True)
    ]


def test_a_level_may_list_the_cities() -> None:
    listed = replace(box(), measures=replace(MEASURES, cities_shuffled=False))

    state = rules.setup(listed, 2)

    assert rules.choices(state) == (any_starter(2),)
    assert [card.city for card in state.layout.cities] == list(listed.cards.cities)


def test_chance_names_the_starter() -> None:
    state = do(rules.setup(box(), 4), AS_LISTED).state
    assert rules.choices(state) == (any_starter(4),)

    step = do(state, Rolled(TABLE, (C,)))

    assert step.events == (StarterDrawn(C),)
    assert (step.state.seat, step.state.starter) == (C, C)
    assert step.state.agenda == (DealTrack(), ThrowDice(), BeginTurn(C))


def test_the_first_card_names_the_target_and_the_next_five_are_the_sectors() -> None:
    state = do(rules.setup(box(), 2), AS_LISTED, Rolled(TABLE, (A,))).state
    assert rules.choices(state) == (AnyShuffle(29),)

    step = do(state, in_a_row((28, 0, 1, 20, 21, 9)))

    assert step.state.target == 38
    assert step.state.track == (1, 2, 21, 31, 10)
    assert step.state.target_city == SANTIAGO
    assert step.state.sector(3).gate == ("red", "vehicle")
    assert step.events == (RaceBegan(1, SANTIAGO),)


def test_no_grey_card_is_dealt() -> None:
    state = do(rules.setup(box(), 2), AS_LISTED, Rolled(TABLE, (A,))).state

    targets = [do(state, in_a_row((number,))).state.target for number in range(29)]

    assert targets == [*range(1, 22), *range(31, 39)]


def test_all_gate_dice_and_the_vehicles_of_those_who_race_are_thrown() -> None:
    state = do(rules.setup(box(), 3), AS_LISTED, Rolled(TABLE, (C,)), in_a_row(())).state
    dice = ("B1", "B2", "G1", "G2", "R1", "R2", "VA", "VB", "VC", "Y1")
    assert rules.choices(state) == (AnyThrow(dice, Layout((), state.layout.cities)),)

    step = do(state, thrown(state))

    assert step.state.layout == Layout(layout(3).dice, state.layout.cities)
    assert step.events == (DiceThrown(C), TurnBegan(C, blind=False, cone=False))
    assert set(aims(step.state)) == {"B1", "B2", "G1", "G2", "R1", "R2", "Y1", "VC"}
    assert (step.state.race, step.state.round) == (1, 1)


def test_flicks_keep_to_what_a_finger_can_do() -> None:
    weak = replace(box(), measures=replace(MEASURES, launch=Launch(10, 20, 5)))
    state = do(rules.setup(weak, 2), AS_LISTED, Rolled(TABLE, (A,)), in_a_row(())).state
    state = play(rules, state, thrown(state)).state

    assert {choice.launch for choice in aims(state).values()} == {Launch(10, 20, 5)}
    assert aims(state)["VA"].layout == state.layout


def test_a_die_in_hand_has_no_place() -> None:
    with pytest.raises(KeyError, match="VC"):
        _ = layout(2)["VC"]

    assert layout(3)["VC"] == Pose("VC", 100, 120, 0)
