"""The worked examples of the enhanced game: stages and buying."""

import pytest

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.boards import DEFAULT, fields_of, tile
from cubacube.games.atacama.rules.events import (
    BoardBlocked,
    ConcessionBought,
    ConcessionGiven,
    GameEnded,
    TilesLaid,
    TilesShuffled,
)
from cubacube.games.atacama.rules.legal import Bar, bar_on, bar_to_buy, bar_to_place, legal_fields
from cubacube.games.atacama.rules.opening import lay
from cubacube.games.atacama.rules.scoring import totals
from cubacube.games.atacama.rules.shape import SQUARE, Field
from cubacube.games.atacama.rules.state import State
from cubacube.rules import TABLE, OneOf, Outcome, Shuffled, play
from tests.games.atacama.positions import after, dealt, legal, new_game, placed

BACKWARDS = tuple(reversed(range(9)))
STAGE_1: tuple[Field, ...] = ((1, 1), (1, 3), (1, 5), (3, 1), (3, 3), (3, 5))
STAGE_2: tuple[Field, ...] = ((1, 7), (1, 9), (3, 7), (3, 9), (5, 1), (7, 1))
STAGE_3: tuple[Field, ...] = (
    *((5, 3), (5, 5), (5, 7), (5, 9), (7, 3), (7, 5), (7, 7), (7, 9), (9, 1), (9, 3), (9, 5)),
    *((9, 7), (9, 9), (2, 2), (2, 4), (2, 6)),
)
BLOCKING_BY_STAGES: tuple[Field, ...] = (
    *((1, 1), (1, 5), (2, 3), (3, 1), (3, 6), (5, 2)),
    *((1, 7), (2, 9), (4, 4), (5, 6), (6, 5), (7, 1)),
    *((7, 3), (9, 2), (4, 8), (5, 9), (6, 7), (7, 9), (8, 6), (9, 4), (9, 8)),
)
BUY = Buy(0, "orange", "columns")


def enhanced(*, tactical: bool = False) -> State:
    return dealt(new_game(enhanced=True, tactical=tactical))


def offered(state: State) -> OneOf:
    (choice,) = rules.choices(state)
    assert isinstance(choice, OneOf)
    return choice


def test_atacama_a23_three_tiles_give_27_fields() -> None:
    state = enhanced()

    assert set(legal_fields(state)) == {*fields_of("A"), *fields_of("B"), *fields_of("D")}
    assert len(legal_fields(state)) == 27
    assert state.stage == 1


def test_atacama_a23_counter_where_no_tile_lies_nothing_is_placed() -> None:
    assert not legal(enhanced(), Place(0, (9, 9)))
    assert bar_to_place(enhanced(), (9, 9)) is Bar.FACE_DOWN


def test_atacama_2_5_10_tiles_come_in_the_order_of_the_pile() -> None:
    shuffling = new_game(enhanced=True)

    step = play(rules, shuffling, Shuffled(TABLE, BACKWARDS))

    assert step.events == (TilesShuffled(), TilesLaid(1, ("A", "B", "D"), ("I", "H", "G")))
    assert step.state.laid[:4] == ("I", "H", None, "G")
    assert tuple(step.state.ore(field) for field in fields_of("A")) == tile(DEFAULT, "I")
    assert bar_on(step.state, (1, 1)) is None


def test_atacama_a25_a_purchase_costs_a_rig_and_the_turn() -> None:
    state = placed(enhanced(), (1, 1), (1, 3))

    step = play(rules, state, BUY)

    assert step.events == (
        ConcessionBought(0, "orange", "columns", "basic"),
        ConcessionGiven(1, "turquoise", "rows"),
    )
    assert [player.basic for player in step.state.players] == [12, 13]
    assert [(player.concession, player.direction) for player in step.state.players] == [
        ("orange", "columns"),
        ("turquoise", "rows"),
    ]
    assert step.state.seat == 1
    assert step.state.buyer == 0


def test_atacama_a25_the_next_tiles_come_before_turn_7_all_the_same() -> None:
    bought = after(placed(enhanced(), (1, 1), (1, 3)), BUY)
    fifth = placed(bought, (3, 1), (3, 3))

    assert fifth.turns == 5
    assert len(fifth.pile) == 6
    step = play(rules, fifth, Place(1, (3, 5)))
    assert step.events[-1] == TilesLaid(2, ("C", "E", "G"), ("D", "E", "F"))
    assert step.state.stage == 2


def test_atacama_a26_e12_a_second_purchase_is_illegal() -> None:
    state = after(enhanced(), BUY)

    assert not legal(state, Buy(1, "turquoise", "rows"))
    assert bar_to_buy(state) is Bar.SOLD
    assert all(isinstance(action, Place) for action in offered(state))


def test_atacama_a26_counter_as_long_as_nobody_bought_either_may() -> None:
    state = enhanced()

    assert bar_to_buy(state) is None
    assert legal(state, BUY)
    assert legal(placed(state, (1, 1)), Buy(1, "turquoise", "rows"))


def test_atacama_2_5_13_both_concessions_for_both_directions_are_on_sale() -> None:
    buying = [action for action in offered(enhanced()) if isinstance(action, Buy)]

    assert {(each.concession, each.direction) for each in buying} == {
        ("turquoise", "columns"),
        ("turquoise", "rows"),
        ("orange", "columns"),
        ("orange", "rows"),
    }


@pytest.mark.parametrize(
    ("action", "given"),
    [
        (Buy(0, "turquoise", "columns"), ConcessionGiven(1, "orange", "rows")),
        (Buy(0, "turquoise", "rows"), ConcessionGiven(1, "orange", "columns")),
        (Buy(0, "orange", "rows"), ConcessionGiven(1, "turquoise", "columns")),
    ],
)
def test_atacama_2_5_13_the_other_gets_the_rest_free(action: Buy, given: ConcessionGiven) -> None:
    step = play(rules, enhanced(), action)

    assert step.events[1] == given
    assert [player.basic for player in step.state.players] == [13, 14]


def test_atacama_2_5_12_the_last_tiles_come_after_turn_12() -> None:
    twelfth = placed(enhanced(), *STAGE_1, *STAGE_2[:-1])

    assert twelfth.stage == 2
    step = play(rules, twelfth, Place(1, STAGE_2[-1]))
    assert step.events[-1] == TilesLaid(3, ("F", "H", "I"), ("G", "H", "I"))
    assert step.state.pile == ()
    assert None not in step.state.ground


def test_atacama_2_5_14_both_have_14_turns() -> None:
    bought = after(enhanced(), BUY)
    state = placed(bought, *STAGE_1[:5], *STAGE_2, *STAGE_3[:15])

    assert state.turns == 27
    assert [player.basic for player in state.players] == [0, 1]
    assert state.seat == 1
    end = placed(state, STAGE_3[15])
    assert rules.choices(end) == ()
    assert len(end.rigs) == 27


def test_atacama_2_5_15_with_one_rig_left_buying_is_all_there_is() -> None:
    state = placed(enhanced(), *STAGE_1, *STAGE_2, *STAGE_3[:15])

    assert [player.basic for player in state.players] == [0, 1]
    assert legal_fields(state)
    assert all(isinstance(action, Buy) for action in offered(state))
    assert bar_to_place(state, legal_fields(state)[0]) is Bar.MUST_BUY


def test_atacama_e13_the_last_rig_may_be_the_payment() -> None:
    state = placed(enhanced(), *STAGE_1, *STAGE_2, *STAGE_3[:15])

    step = play(rules, state, Buy(1, "turquoise", "columns"))

    assert len(step.state.rigs) == 27
    assert isinstance(step.events[-1], GameEnded)
    result = rules.outcome(step.state)
    assert result is not None
    assert result.scores == totals(step.state)


def test_atacama_2_5_15_counter_with_two_left_placing_is_allowed() -> None:
    state = placed(enhanced(), *STAGE_1, *STAGE_2, *STAGE_3[:14])

    assert {type(action) for action in offered(state)} == {Place, Buy}


def test_atacama_2_5_15_on_a_blocked_board_one_must_buy_and_then_it_ends() -> None:
    state = placed(enhanced(), *BLOCKING_BY_STAGES)

    assert legal_fields(state) == ()
    assert rules.outcome(state) is None
    assert {type(action) for action in offered(state)} == {Buy}
    step = play(rules, state, Buy(1, "orange", "rows"))
    assert step.events[2:] == (BoardBlocked(unplaced=6), GameEnded((0, 0), (0, 1)))
    assert rules.outcome(step.state) == Outcome((0, 0), frozenset({0, 1}))


def test_atacama_2_5_15_counter_with_owners_a_blocked_board_is_the_end() -> None:
    bought = after(placed(enhanced(), *BLOCKING_BY_STAGES[:4]), BUY)
    state = placed(bought, *BLOCKING_BY_STAGES[4:])

    assert rules.choices(state) == ()
    assert rules.outcome(state) == Outcome((0, 0), frozenset({0, 1}))


def test_atacama_e11_a_blocked_stage_ends_at_once() -> None:
    state = dealt(new_game(2, (14, 14), enhanced=True))
    while len(legal_fields(state)) > 1 or state.stage > 1:
        state = placed(state, legal_fields(state)[0])
    assert state.stage == 1

    step = play(rules, state, Place(state.seat, legal_fields(state)[0]))

    assert step.events[-1] == TilesLaid(2, ("C", "E", "G"), ("D", "E", "F"))
    assert step.state.turns < 28


def test_atacama_e10_rigs_bar_across_the_edges_of_tiles_laid_later() -> None:
    state = placed(enhanced(), (1, 6), (1, 1), (3, 3), (1, 3), (3, 1), (3, 5))

    assert state.stage == 2
    assert bar_on(state, (1, 7)) is Bar.ADJACENT
    assert bar_on(state, (2, 7)) is None


def test_atacama_2_5_16_the_buyer_chooses_the_colour_he_pays() -> None:
    state = enhanced(tactical=True)

    basic = after(state, Buy(0, "orange", "rows", "basic"))
    second = after(state, Buy(0, "orange", "rows", "second"))

    assert (basic.players[0].basic, basic.players[0].second) == (10, 3)
    assert (second.players[0].basic, second.players[0].second) == (11, 2)
    assert next(a for a in offered(state) if isinstance(a, Buy)).paid == "basic"


def test_atacama_2_5_16_counter_a_colour_he_has_not_is_no_payment() -> None:
    assert not legal(enhanced(), Buy(0, "orange", "rows", "second"))
    assert bar_to_buy(enhanced(), "second") is Bar.NO_RIG


@pytest.mark.parametrize("seats", [3, 4])
def test_atacama_e15_three_and_four_play_without_buying(seats: int) -> None:
    state = dealt(new_game(seats, enhanced=True))

    assert not state.enhanced
    assert all(player.concession for player in state.players)
    assert all(isinstance(action, Place) for action in offered(state))


def test_atacama_e20_nobody_sees_the_tiles_face_down() -> None:
    state = enhanced()
    other = dealt(new_game(enhanced=True), order=(0, 1, 2, *BACKWARDS[:6]))

    assert state != other
    for seat in (0, 1):
        assert rules.seen_by(state, seat) == rules.seen_by(other, seat)
        assert rules.seen_by(state, seat).pile == (None,) * 6


def test_atacama_e20_counter_all_else_is_open() -> None:
    basic = new_game()

    assert rules.seen_by(basic, 0) == basic
    assert rules.seen_by(enhanced(), 0).ground == enhanced().ground


def test_atacama_e20_a_hidden_pile_cannot_be_laid() -> None:
    with pytest.raises(ValueError, match="hidden"):
        lay(rules.seen_by(enhanced(), 0))


def test_atacama_2_5_10_any_nine_tiles_make_the_whole_board() -> None:
    state = placed(dealt(new_game(enhanced=True), order=BACKWARDS), *STAGE_1, *STAGE_2)

    assert sorted(map(str, state.ground)) == sorted(map(str, DEFAULT))
    assert state.laid == ("I", "H", "F", "G", "E", "C", "D", "B", "A")
    assert set(legal_fields(state)) <= set(SQUARE.fields)
