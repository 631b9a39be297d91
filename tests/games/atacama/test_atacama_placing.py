"""The worked examples of legal and illegal fields."""

import pytest

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Place
from cubacube.games.atacama.rules.events import LineCounted, RigPlaced
from cubacube.games.atacama.rules.legal import (
    Bar,
    bar_on,
    bar_to_buy,
    bar_to_place,
    blockers,
    legal_fields,
    newly_blocked,
)
from cubacube.games.atacama.rules.ore import Ore
from cubacube.games.atacama.rules.shape import Field
from cubacube.rules import IllegalActionError, play
from tests.games.atacama.positions import (
    EXAMPLE,
    after,
    board,
    dealt,
    example,
    legal,
    new_game,
    placed,
)

FIRST_ROW: tuple[Field, ...] = ((1, 1), (1, 3), (1, 5), (1, 7), (1, 9))


def test_atacama_2_2_1_a_rig_is_placed_and_the_next_player_is_on() -> None:
    state, step = new_game(), play(rules, new_game(), Place(0, (3, 4)))

    assert step.events == (RigPlaced(0, (3, 4), "basic", Ore("silver", 4)),)
    assert step.state.seat == 1
    assert [player.basic for player in step.state.players] == [13, 14]
    assert state.rigs == ()


def test_atacama_2_2_1_counter_nobody_places_out_of_turn_or_passes() -> None:
    assert not legal(new_game(), Place(1, (3, 4)))
    with pytest.raises(IllegalActionError):
        play(rules, new_game(), Place(1, (3, 4)))


@pytest.mark.parametrize(("seats", "order"), [(3, [0, 1, 2, 0, 1]), (4, [0, 1, 2, 3, 0])])
def test_atacama_2_2_1_turns_go_round_clockwise(seats: int, order: list[int]) -> None:
    state, on_turn = dealt(new_game(seats)), list[int]()

    for field in ((1, 1), (1, 3), (3, 1), (2, -4), (4, -4)) if seats == 3 else FIRST_ROW:
        on_turn.append(state.seat)
        state = placed(state, field)

    assert on_turn == order


def test_atacama_a7_the_example_leaves_42_fields() -> None:
    state = example()

    assert len(legal_fields(state)) == 42
    assert legal(state, Place(0, (8, 8)))


@pytest.mark.parametrize("field", [(6, 5), (8, 7), (2, 1)])
def test_atacama_a7_counter_beside_a_rig_is_illegal(field: tuple[int, int]) -> None:
    assert not legal(example(), Place(0, field))
    assert bar_to_place(example(), field) is Bar.ADJACENT


def test_atacama_a8_the_fourth_rig_of_row_8_is_told() -> None:
    step = play(rules, example(), Place(0, (8, 8)))

    assert LineCounted("rows", 8) in step.events
    assert LineCounted("columns", 8) not in step.events


def test_atacama_a8_counter_a_fifth_rig_is_not_told_again() -> None:
    step = play(rules, example(), Place(0, (9, 9)))

    assert [type(event) for event in step.events] == [RigPlaced]


def test_atacama_a10_edges_bar_and_corners_do_not() -> None:
    state = placed(new_game(), (1, 1))

    assert not legal(state, Place(1, (1, 2)))
    assert not legal(state, Place(1, (2, 1)))
    assert legal(state, Place(1, (2, 2)))


def test_atacama_a10_why_a_field_is_illegal() -> None:
    state = placed(new_game(), (1, 1))

    assert bar_on(state, (1, 1)) is Bar.TAKEN
    assert bar_on(state, (1, 2)) is Bar.ADJACENT
    assert bar_on(state, (2, 2)) is None
    assert blockers(state, (1, 2)) == ((1, 1),)
    assert blockers(state, (2, 2)) == ()


def test_atacama_a11_two_rigs_leave_75_fields_either_way() -> None:
    assert len(legal_fields(board((1, 1), (1, 3)))) == 75
    assert len(legal_fields(board((1, 1), (2, 2)))) == 75


def test_atacama_a11_counter_in_the_open_they_close_more() -> None:
    assert len(legal_fields(board((5, 5), (5, 8)))) == 81 - 10


def test_atacama_2_2_2_what_a_rig_would_close() -> None:
    state = board((5, 5))

    assert set(newly_blocked(state, (4, 4))) == {(3, 4), (4, 3)}
    assert set(newly_blocked(state, (1, 1))) == {(1, 2), (2, 1)}


def test_atacama_a29_other_metals_may_touch_in_any_order() -> None:
    first_gold = board((-5, 0), seats=3)
    first_silver = board((-4, 0), seats=3)

    assert legal(first_gold, Place(1, (-4, 0)))
    assert legal(first_silver, Place(1, (-5, 0)))


def test_atacama_a29_counter_the_same_metal_may_not_touch() -> None:
    state = board((1, -5), seats=3)

    assert state.ore((1, -5)) == Ore("copper", 3)
    assert state.ore((0, -4)) == Ore("copper", 3)
    assert not legal(state, Place(1, (0, -4)))
    assert bar_to_place(state, (0, -4)) is Bar.SAME_METAL
    assert blockers(state, (0, -4)) == ((1, -5),)
    assert newly_blocked(board(seats=3), (1, -5)) == ((0, -4),)


def test_atacama_e18_equal_neighbours_without_rigs_do_not_matter() -> None:
    state = board(seats=3)

    assert {state.ore((1, -5)), state.ore((0, -4))} == {Ore("copper", 3)}
    assert legal(state, Place(0, (0, -4)))


def test_atacama_a31_the_desert_is_never_usable() -> None:
    state = dealt(new_game(3))

    assert not legal(state, Place(0, (0, 0)))
    assert bar_to_place(state, (0, 0)) is Bar.DESERT
    assert len(legal_fields(state)) == 90


def test_atacama_e17_the_desert_bars_nothing() -> None:
    around = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

    assert all(bar_on(board(seats=3), field) is None for field in around)


def test_atacama_2_4_9_each_turn_the_colour_is_chosen() -> None:
    state = new_game(tactical=True)

    second = after(state, Place(0, (1, 1), "second"))

    assert [(player.basic, player.second) for player in second.players] == [(11, 2), (11, 3)]
    assert legal(second, Place(1, (3, 3), "basic"))
    assert legal(second, Place(1, (3, 3), "second"))


def test_atacama_2_4_9_counter_a_colour_that_is_used_up_is_gone() -> None:
    three = board((1, 1), (1, 3), second=((1, 1), (1, 3)), tactical=True)
    state = after(
        three,
        *(Place(0, (3, 1), "second"), Place(1, (3, 3), "second")),
        *(Place(0, (5, 1), "second"), Place(1, (5, 3), "second")),
    )

    assert not legal(state, Place(0, (7, 1), "second"))
    assert bar_to_place(state, (7, 1), "second") is Bar.NO_RIG
    assert legal(state, Place(0, (7, 1), "basic"))


def test_atacama_2_4_9_counter_the_basic_game_has_no_second_colour() -> None:
    assert not legal(new_game(), Place(0, (1, 1), "second"))
    assert bar_to_place(new_game(), (1, 1), "second") is Bar.NO_RIG


def test_atacama_e2_there_is_no_way_round_a_placement_that_hurts() -> None:
    state = board(*EXAMPLE)

    offered = [action for choice in rules.choices(state) for action in choice]  # type: ignore[attr-defined]
    assert {type(action) for action in offered} == {Place}


def test_atacama_e15_nothing_is_sold_in_the_basic_game() -> None:
    assert bar_to_buy(new_game()) is Bar.NOT_SOLD
    assert bar_to_buy(new_game(4, enhanced=True)) is Bar.NOT_SOLD
