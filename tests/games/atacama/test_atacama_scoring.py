"""The worked examples of counting lines."""

from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.scoring import ScoredLine, lines, lines_of, total, totals
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.games.atacama.rules.state import State
from tests.games.atacama.positions import EXAMPLE, board, example, new_game

FOUR_IN_ROW_1: tuple[Field, ...] = ((1, 1), (1, 3), (1, 5), (1, 7))


def line(state: State, concession: Concession, direction: Direction, number: int) -> ScoredLine:
    return lines(state, concession, direction)[number - 1]


def items(line: ScoredLine) -> list[int]:
    return [item.points for item in line.items]


def test_atacama_a1_the_first_column_brings_five() -> None:
    column = line(example(), "turquoise", "columns", 1)

    assert items(column) == [+2, +5, -3, +1]
    assert column.score == 5


def test_atacama_a1_counter_orange_sees_other_signs_in_the_first_column() -> None:
    assert items(line(example(), "orange", "columns", 1)) == [+2, -5, +3, -1]


def test_atacama_a2_e3_the_second_column_brings_minus_four() -> None:
    column = line(example(), "turquoise", "columns", 2)

    assert items(column) == [+2, -4, -5, +3]
    assert column.score == -4


def test_atacama_a2_counter_without_one_rig_the_second_column_is_spared() -> None:
    state = board(*(field for field in EXAMPLE if field != (6, 2)))

    assert line(state, "turquoise", "columns", 2).score == 0


def test_atacama_a3_the_lowermost_row_brings_seven() -> None:
    row = line(example(), "orange", "rows", 9)

    assert items(row) == [-1, +3, +4, +1]
    assert row.score == 7


def test_atacama_a4_e4_three_rigs_in_the_row_above_do_not_count() -> None:
    row = line(example(), "orange", "rows", 8)

    assert len(row.items) == 3
    assert not row.counts
    assert row.score == 0


def test_atacama_a4_counter_a_line_that_does_not_count_still_shows_its_value() -> None:
    assert line(example(), "orange", "rows", 8).value == -3 + 5 + 2


def test_atacama_a5_the_following_row_brings_minus_three() -> None:
    row = line(example(), "orange", "rows", 7)

    assert items(row) == [+3, -5, +2, -3]
    assert row.score == -3


def test_atacama_a5_counter_no_other_line_of_the_example_counts() -> None:
    assert [row.number for row in lines(example(), "orange", "rows") if row.counts] == [7, 9]
    assert [each.number for each in lines_of(example(), 0) if each.counts] == [1, 2]
    assert totals(example()) == (1, 4)


def test_atacama_a8_e6_a_fourth_rig_makes_row_8_count() -> None:
    state = board(*EXAMPLE, (8, 8))

    assert items(line(state, "orange", "rows", 8)) == [-3, +5, +2, -3]
    assert line(state, "orange", "rows", 8).score == 1
    assert totals(state) == (1, 5)


def test_atacama_a12_four_rigs_in_a_row() -> None:
    state = board(*FOUR_IN_ROW_1)

    assert total(state, "orange", "rows") == -5
    assert total(state, "turquoise", "rows") == 11
    assert total(state, "turquoise", "columns") == 0


def test_atacama_a13_a_fifth_rig_counts_too() -> None:
    state = board(*FOUR_IN_ROW_1, (1, 9))

    assert total(state, "orange", "rows") == -4
    assert total(state, "turquoise", "rows") == 10


def test_atacama_a14_three_rigs_bring_nothing() -> None:
    assert total(board((1, 2), (1, 4), (1, 6)), "orange", "rows") == 0


def test_atacama_a14_counter_the_fourth_brings_all_four() -> None:
    state = board((1, 2), (1, 4), (1, 6), (1, 8))

    assert items(line(state, "orange", "rows", 1)) == [+4, +2, +2, +3]
    assert total(state, "orange", "rows") == 11


def test_atacama_a16_a_second_colour_rig_counts_double_for_both() -> None:
    state = example(second=((9, 1),), tactical=True)

    assert items(line(state, "turquoise", "columns", 1)) == [+2, +5, -3, +2]
    assert items(line(state, "orange", "rows", 9)) == [-2, +3, +4, +1]
    assert totals(state) == (2, 3)


def test_atacama_a17_a_second_colour_rig_doubles_the_minus() -> None:
    state = example(second=((7, 3),), tactical=True)

    assert line(state, "orange", "rows", 7).score == -8
    assert totals(state) == (1, -1)


def test_atacama_e8_a_double_rig_is_one_rig_for_the_limit() -> None:
    state = board((1, 1), (1, 3), (1, 5), second=((1, 1), (1, 3), (1, 5)), tactical=True)

    assert total(state, "turquoise", "rows") == 0


def test_atacama_e8_counter_with_four_rigs_it_counts() -> None:
    state = board(*FOUR_IN_ROW_1, second=((1, 1),), tactical=True)

    assert total(state, "turquoise", "rows") == 11 + 5


def test_atacama_e5_rigs_count_wherever_they_stand_in_the_line() -> None:
    spread = board((2, 1), (2, 3), (2, 7), (2, 9))

    assert line(spread, "orange", "rows", 2).score == 2 + 4 - 2 - 5


def test_atacama_2_5_13_without_a_concession_nothing_counts() -> None:
    state = board(*FOUR_IN_ROW_1, enhanced=True)

    assert lines_of(state, 0) == ()
    assert totals(state) == (0, 0)


def test_atacama_a28_one_line_across_the_desert() -> None:
    state = board((-5, 0), (-3, 0), (1, 0), (3, 0), seats=3)

    row = line(state, "yellow", "rows", 6)
    assert items(row) == [-2, -5, +4, -2]
    assert row.score == -5


def test_atacama_a28_counter_a_parallel_line_does_not_help() -> None:
    state = board((-5, 0), (-3, 0), (1, 0), (3, 1), seats=3)

    assert total(state, "yellow", "rows") == 0


def test_atacama_a29_neighbours_of_other_metals_score() -> None:
    state = board((-5, 0), (-4, 0), (1, 0), (2, 0), seats=3)

    assert items(line(state, "yellow", "rows", 6)) == [-2, +4, +4, +2]
    assert total(state, "yellow", "rows") == 8


def test_atacama_2_6_18_the_three_players_of_the_hexagon_score_their_own_direction() -> None:
    q_line = board((0, -5), (0, -3), (0, 1), (0, 3), seats=3)
    slope = board((5, -5), (3, -3), (-1, 1), (-3, 3), seats=3)

    assert [len(each.items) for each in lines_of(q_line, 0)].count(4) == 1
    assert totals(q_line) == (total(q_line, "blue", "falling"), 0, 0)
    assert totals(slope) == (0, total(slope, "orange", "rising"), 0)
    assert totals(q_line)[0] == +5 - 2 + 1 - 5
    assert totals(slope)[1] == -2 - 5 + 4 - 2


def test_atacama_2_7_19_four_players_share_two_directions() -> None:
    state = board(*EXAMPLE, seats=4)

    assert [(player.concession, player.direction) for player in state.players] == [
        ("turquoise", "columns"),
        ("orange", "rows"),
        ("orange", "columns"),
        ("turquoise", "rows"),
    ]
    assert totals(state) == (1, 4, -1 + 8, 7 - 5)


def test_atacama_2_2_4_an_empty_board_is_worth_nothing() -> None:
    assert totals(new_game()) == (0, 0)
    assert all(each.score == 0 and each.items == () for each in lines_of(new_game(), 0))
