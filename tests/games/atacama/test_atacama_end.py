"""The worked examples of how a game ends."""

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Place
from cubacube.games.atacama.rules.events import BoardBlocked, GameEnded
from cubacube.games.atacama.rules.legal import Bar, bar_to_place, legal_fields
from cubacube.games.atacama.rules.scoring import lines_of, totals
from cubacube.games.atacama.rules.shape import Field
from cubacube.rules import Outcome, play
from tests.games.atacama.positions import legal, new_game, placed

BLOCKING: tuple[Field, ...] = (
    *((1, 1), (1, 5), (1, 7), (2, 3), (2, 9), (3, 1), (3, 6), (4, 4), (4, 8), (5, 2), (5, 6)),
    *((5, 9), (6, 5), (6, 7), (7, 1), (7, 3), (7, 9), (8, 6), (9, 2), (9, 4), (9, 8)),
)
FORCED: tuple[Field, ...] = (
    *((3, 6), (1, 2), (4, 3), (8, 9), (3, 4), (2, 8), (6, 4), (1, 5), (6, 1), (3, 1), (5, 8)),
    *((4, 9), (8, 5), (4, 5), (8, 2), (7, 7), (9, 7), (5, 6), (9, 3), (7, 3), (4, 7), (1, 7)),
    *((6, 9), (5, 2), (9, 1), (2, 3)),
)
BLOCKED_AT_25: tuple[Field, ...] = (
    *((2, 7), (1, 2), (4, 3), (3, 5), (8, 8), (9, 5), (5, 6), (4, 8), (6, 4), (6, 9), (1, 9)),
    *((9, 2), (7, 6), (6, 2), (1, 5), (3, 2), (2, 3), (9, 9), (4, 1), (2, 1), (7, 1), (9, 7)),
    *((8, 3), (3, 9), (6, 7)),
)
ALL_28: tuple[Field, ...] = tuple(
    (row, column) for row in range(1, 8) for column in range(2 - row % 2, 9, 2)
)


def test_atacama_a19_e1_twenty_one_rigs_can_block_the_whole_board() -> None:
    state = placed(new_game(), *BLOCKING)

    assert legal_fields(state) == ()
    assert rules.choices(state) == ()
    assert rules.outcome(state) == Outcome((0, 0), frozenset({0, 1}))


def test_atacama_a19_the_end_is_told() -> None:
    step = play(rules, placed(new_game(), *BLOCKING[:-1]), Place(0, BLOCKING[-1]))

    assert step.events[-2:] == (BoardBlocked(unplaced=7), GameEnded((0, 0), (0, 1)))


def test_atacama_a19_rigs_of_both_colours_are_void() -> None:
    before = placed(new_game(tactical=True), *BLOCKING[:-1])

    step = play(rules, before, Place(0, BLOCKING[-1]))

    assert [(player.basic, player.second) for player in step.state.players] == [(0, 3), (1, 3)]
    assert BoardBlocked(unplaced=7) in step.events


def test_atacama_a19_counter_with_20_of_them_the_game_goes_on() -> None:
    state = placed(new_game(), *BLOCKING[:-1])

    assert rules.outcome(state) is None
    assert legal(state, Place(0, BLOCKING[-1]))


def test_atacama_a20_the_last_field_must_be_taken_though_it_hurts() -> None:
    state = placed(new_game(), *FORCED)

    assert state.seat == 0
    assert totals(state) == (17, 5)
    assert legal_fields(state) == ((1, 9),)
    assert rules.outcome(state) is None


def test_atacama_a20_after_it_the_rows_win() -> None:
    state = placed(new_game(), *FORCED, (1, 9))

    assert lines_of(state, 0)[8].score == -7
    assert rules.outcome(state) == Outcome((10, 11), frozenset({1}))
    assert len(state.rigs) == 27


def test_atacama_a22_no_field_is_left_after_25_rigs() -> None:
    state = placed(new_game(), *BLOCKED_AT_25)

    assert legal_fields(state) == ()
    assert rules.outcome(state) == Outcome((4, 8), frozenset({1}))


def test_atacama_a22_counter_not_a_rig_earlier() -> None:
    assert rules.outcome(placed(new_game(), *BLOCKED_AT_25[:-1])) is None


def test_atacama_2_2_6_the_game_ends_when_all_rigs_are_placed() -> None:
    before = placed(new_game(), *ALL_28[:-1])
    step = play(rules, before, Place(1, ALL_28[-1]))

    assert rules.outcome(before) is None
    assert legal_fields(step.state)
    assert rules.choices(step.state) == ()
    assert [type(event) for event in step.events].count(BoardBlocked) == 0
    assert isinstance(step.events[-1], GameEnded)
    assert bar_to_place(step.state, legal_fields(step.state)[0]) is Bar.OVER


def test_atacama_e16_four_players_blocked_early_are_scored_as_they_are() -> None:
    state = placed(new_game(4), *BLOCKING)

    assert [player.rigs for player in state.players] == [1, 2, 2, 2]
    assert rules.outcome(state) == Outcome((0, 0, 0, 0), frozenset({0, 1, 2, 3}))


def test_atacama_e19_equal_points_share_the_win() -> None:
    state = placed(new_game(4), *BLOCKING)

    result = rules.outcome(state)
    assert result is not None
    assert result.winners == frozenset({0, 1, 2, 3})


def test_atacama_e19_counter_one_point_more_wins_alone() -> None:
    result = rules.outcome(placed(new_game(), *FORCED, (1, 9)))

    assert result is not None
    assert result.winners == frozenset({1})
