"""What is settled before the first turn: rigs, roles, lots."""

import pytest

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Place
from cubacube.games.atacama.rules.boards import DEFAULT, HEX, SECOND
from cubacube.games.atacama.rules.events import BoardDrawn, ConcessionGiven, StarterDrawn
from cubacube.games.atacama.rules.generator import square_board
from cubacube.games.atacama.rules.legal import Bar, bar_to_buy, bar_to_place
from cubacube.games.atacama.rules.state import DrawStarter, TakeTurn
from cubacube.rules import TABLE, AnyRoll, AnyShuffle, Rolled, Shuffled, play
from tests.games.atacama.positions import after, dealt, legal, new_game


@pytest.mark.parametrize(
    ("seats", "tactical", "rigs"),
    [
        (2, False, (14, 0)),
        (2, True, (11, 3)),
        (3, False, (11, 0)),
        (3, True, (9, 2)),
        (4, False, (7, 0)),
        (4, True, (6, 1)),
    ],
)
def test_atacama_1_3_rigs_per_player(seats: int, tactical: bool, rigs: tuple[int, int]) -> None:
    state = new_game(seats, tactical=tactical)

    assert [(player.basic, player.second) for player in state.players] == [rigs] * seats


def test_atacama_2_3_7_turquoise_has_the_columns_and_begins() -> None:
    state = new_game()

    assert (state.players[0].concession, state.players[0].direction) == ("turquoise", "columns")
    assert (state.players[1].concession, state.players[1].direction) == ("orange", "rows")
    assert state.ground == DEFAULT
    assert legal(state, Place(0, (1, 1)))


def test_atacama_e21_columns_begin_on_the_default_board_whoever_has_them() -> None:
    state = new_game(concessions="second")

    assert state.players[1].direction == "columns"
    assert state.players[0].concession == "orange"
    assert legal(state, Place(1, (1, 1)))
    assert not legal(state, Place(0, (1, 1)))


def test_atacama_2_3_7_concessions_may_be_drawn() -> None:
    state = new_game(concessions="drawn")

    assert rules.choices(state) == (AnyRoll((0, 1), 1),)
    step = play(rules, state, Rolled(TABLE, (1,)))
    assert step.events == (
        ConcessionGiven(0, "orange", "rows"),
        ConcessionGiven(1, "turquoise", "columns"),
    )
    assert step.state.seat == 1


def test_atacama_2_3_7_counter_before_the_lot_nobody_places() -> None:
    state = new_game(concessions="drawn")

    assert not legal(state, Place(0, (1, 1)))
    assert bar_to_place(state, (1, 1)) is Bar.NOT_YET
    assert bar_to_buy(new_game(enhanced=True)) is Bar.NOT_YET
    assert rules.outcome(state) is None


def test_atacama_e21_on_the_second_board_the_starter_is_drawn() -> None:
    state = new_game(board="second")

    assert state.ground == SECOND
    step = play(rules, state, Rolled(TABLE, (1,)))
    assert step.events == (StarterDrawn(1),)
    assert step.state.seat == 1
    assert step.state.players[0].direction == "columns"


def test_atacama_1_6_chance_names_the_number_of_a_random_board() -> None:
    state = new_game(board="random")

    assert rules.choices(state) == (AnyRoll(tuple(range(10)), 6),)
    step = play(rules, state, Rolled(TABLE, (0, 4, 0, 7, 1, 9)))
    assert step.events == (BoardDrawn(40719),)
    assert step.state.ground == square_board(40719)
    assert step.state.number == 40719
    assert step.state.agenda == (DrawStarter(), TakeTurn())


def test_atacama_1_6_random_tiles_are_shuffled_in_the_enhanced_game() -> None:
    drawn = after(new_game(board="random", enhanced=True), Rolled(TABLE, (0, 0, 0, 0, 0, 7)))

    assert set(drawn.ground) == {None}
    assert drawn.laid == (None,) * 9
    assert rules.choices(drawn) == (AnyShuffle(9),)
    laid = after(drawn, Shuffled(TABLE, tuple(range(9))))
    assert laid.ore((1, 1)) == square_board(7)[0]


def test_atacama_2_6_18_three_players_sit_blue_orange_yellow_and_draw_who_begins() -> None:
    state = new_game(3)

    assert state.ground == HEX
    assert [player.concession for player in state.players] == ["blue", "orange", "yellow"]
    assert rules.choices(state) == (AnyRoll((0, 1, 2), 1),)
    assert after(state, Rolled(TABLE, (2,))).seat == 2


def test_atacama_2_6_18_counter_the_starter_is_one_of_them() -> None:
    assert not legal(new_game(3), Rolled(TABLE, (3,)))


def test_atacama_2_6_18_the_second_board_is_no_hexagon() -> None:
    assert new_game(3, board="second").ground == HEX


def test_atacama_2_6_18_a_random_hexagon_has_its_number() -> None:
    state = dealt(new_game(3, board="random"))

    assert state.number == 1
    assert state.ground != HEX
    assert state.ore((0, 0)) is None


def test_atacama_2_7_20_four_players_begin_with_the_turquoise_columns() -> None:
    state = new_game(4, concessions="second")

    assert state.seat == 1
    assert [(player.concession, player.direction) for player in state.players] == [
        ("turquoise", "rows"),
        ("turquoise", "columns"),
        ("orange", "rows"),
        ("orange", "columns"),
    ]


def test_atacama_2_5_in_the_enhanced_game_nobody_has_a_concession_yet() -> None:
    state = dealt(new_game(enhanced=True, concessions="drawn"), starter=1)

    assert [player.concession for player in state.players] == [None, None]
    assert state.seat == 1


def test_atacama_1_3_nobody_plays_alone() -> None:
    with pytest.raises(KeyError):
        new_game(1)
