"""What the skull leaves to the others, the bonus lines and the end."""

import pytest

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import BLACK, GREEN, JOKER, ORANGE, PINK
from cubacube.games.calavera.rules.events import BonusGained, GameEnded
from cubacube.games.calavera.rules.state import RollDice, TakeLeft
from cubacube.rules import OneOf, Outcome
from tests.games.calavera.positions import A, B, C, after, at, left, legal, news, own, sheet, told

NEW = "0 0 0 0"
DICE = (0, 1, 2, 3, 4, 5)


def test_calavera_t10_e2_after_jokers_in_orange_the_orange_dice_are_left() -> None:
    state = after(own("XJJOOO", NEW, NEW), MarkJokers(A, ORANGE))

    assert rules.choices(state) == (OneOf(B, (MarkColour(B, ORANGE),)),)
    assert told(after(state, MarkColour(B, ORANGE)).sheets[B]) == "3 0 0 0"


def test_calavera_t10_e1_counter_example_after_orange_the_jokers_are_left_for_orange() -> None:
    state = after(own("XJJOOO", NEW, NEW), MarkColour(A, ORANGE))

    assert legal(state, MarkJokers(B, ORANGE))
    assert not legal(state, MarkColour(B, ORANGE))


def test_calavera_e3_freezing_leaves_only_the_colours() -> None:
    state = after(own("XJJOPP", "0 8 0 0", NEW), Freeze(A, PINK))

    assert rules.choices(state) == (OneOf(B, (MarkColour(B, ORANGE), MarkColour(B, PINK))),)


def test_calavera_10_the_others_never_freeze() -> None:
    state = left("XXXJJG", NEW, "0 0 8 0")

    assert not legal(state, Freeze(B, GREEN))
    assert legal(state, MarkJokers(B, GREEN))


def test_calavera_10_a_row_frozen_by_one_is_open_to_the_others() -> None:
    state = after(own("XJJOPP", "0 8 0 0", NEW), Freeze(A, PINK), MarkColour(B, PINK))

    assert told(state.sheets[B]) == "0 2 0 0"


def test_calavera_10_all_may_take_the_same_group() -> None:
    state = left("XXXGGB", NEW, NEW, NEW)
    state = after(state, MarkColour(B, GREEN), MarkColour(C, GREEN))

    assert [told(each) for each in state.sheets] == [NEW, "0 0 2 0", "0 0 2 0"]


def test_calavera_e23_the_dice_count_not_the_skulls() -> None:
    state = left("XXXGGG", NEW, NEW)

    assert told(after(state, MarkColour(B, GREEN)).sheets[B]) == "0 0 3 0"


def test_calavera_e18_replies_are_entered_together() -> None:
    one = after(left("XXXGGB", NEW, NEW, NEW), MarkColour(B, GREEN))
    both = after(one, MarkColour(C, BLACK))

    assert told(one.sheets[B]) == NEW
    assert [told(each) for each in both.sheets] == [NEW, "0 0 2 0", "0 0 0 1"]


def test_calavera_e21_only_skulls_leave_nothing_to_anybody() -> None:
    assert rules.choices(left("XXXXXX", NEW, NEW)) == (OneOf(B, (TakeNothing(B),)),)


def test_calavera_14_after_the_replies_the_next_player_rolls() -> None:
    state = after(left("XXXGGB", NEW, NEW), MarkColour(B, GREEN))

    assert state.agenda == (RollDice(B, DICE),)
    assert state.replies == ()


def test_calavera_14_after_the_last_seat_the_first_is_on() -> None:
    state = at((TakeLeft(A), TakeLeft(B)), "XXXGGB", NEW, NEW, NEW, seat=C)

    state = after(state, MarkColour(A, GREEN), MarkColour(B, GREEN))

    assert state.agenda == (RollDice(A, DICE),)


def test_calavera_t26_the_only_legal_group_must_be_taken() -> None:
    state = left("XXXPBB", NEW, "4 10 7* 11*")

    assert rules.choices(state) == (OneOf(B, (MarkColour(B, PINK),)),)
    assert told(after(state, MarkColour(B, PINK)).sheets[B]) == "4 11* 7* 11*"


def test_calavera_t26_counter_example_a_second_group_may_be_preferred() -> None:
    assert legal(left("XXXPOO", NEW, "4 10 7* 11*"), MarkColour(B, ORANGE))


def test_calavera_t19_the_active_player_takes_the_big_bonus_alone() -> None:
    state = own("XBGOOP", "3 3 3 2", "3 3 2 3")

    state = after(state, MarkColour(A, BLACK), MarkColour(B, GREEN))

    assert [each.bonus[0] for each in state.sheets] == [4, 2]


def test_calavera_t19_counter_example_if_he_misses_the_line_the_other_gets_it() -> None:
    state = own("XBGOOP", "3 3 3 2", "3 3 2 3")

    state = after(state, MarkColour(A, PINK), MarkColour(B, GREEN))

    assert [each.bonus[0] for each in state.sheets] == [0, 4]


def test_calavera_t20_others_who_are_first_together_all_get_it_big() -> None:
    state = left("XXXGGB", "3 3 2 3", "3 3 1 3", "3 3 3 2")

    state = after(state, MarkColour(B, GREEN), MarkColour(C, BLACK))

    assert [each.bonus[0] for each in state.sheets] == [0, 4, 4]


def test_calavera_t20_later_ones_get_it_small() -> None:
    taken = (4, 0, 0)
    state = own("GOOPPP", "3 3 2 3", sheet("3 3 3 3", taken), NEW, big=(False, True, True))

    assert BonusGained(A, 1, 2, False) in news(state, MarkColour(A, GREEN))


@pytest.mark.parametrize(
    ("line", "crosses", "points"), [(1, 3, 2), (2, 6, 3), (3, 9, 4)], ids="line{}".format
)
def test_calavera_1_4_later_ones_get_the_small_bonus(line: int, crosses: int, points: int) -> None:
    before = f"{crosses - 1} {crosses} {crosses} {crosses}"
    state = own("OPPPGG", before, NEW, big=(False, False, False))

    assert BonusGained(A, line, points, False) in news(state, MarkColour(A, ORANGE))


def test_calavera_t20_counter_example_one_turn_later_is_too_late() -> None:
    state = left("XXXGGB", NEW, "3 3 1 3", "3 3 3 2")

    state = after(state, MarkColour(B, GREEN), MarkColour(C, GREEN))

    assert [each.bonus[0] for each in state.sheets] == [0, 4, 0]
    assert state.big == (False, True, True)


def test_calavera_8_a_bonus_is_gained_once() -> None:
    state = own("OOPGBB", sheet("3 3 3 3", (4, 0, 0)), NEW, big=(False, True, True))

    assert after(state, MarkColour(A, ORANGE)).sheets[A].bonus == (4, 0, 0)


@pytest.mark.parametrize(
    ("line", "crosses", "points"), [(1, 3, 4), (2, 6, 5), (3, 9, 6)], ids="line{}".format
)
def test_calavera_1_4_each_line_has_its_bonus(line: int, crosses: int, points: int) -> None:
    before = f"{crosses - 1} {crosses} {crosses} {crosses}"
    events = news(own("OPPPGG", before, NEW), MarkColour(A, ORANGE))

    assert BonusGained(A, line, points, True) in events


@pytest.mark.parametrize("line", [1, 2, 3])
def test_calavera_1_4_counter_example_one_cross_is_missing(line: int) -> None:
    before = f"{3 * line - 2} {3 * line} {3 * line} {3 * line}"
    events = news(own("OPPPGG", before, NEW), MarkColour(A, ORANGE))

    assert line not in [event.line for event in events if isinstance(event, BonusGained)]


def test_calavera_e14_one_action_may_gain_two_lines() -> None:
    state = after(own("OOOOPP", "2 6 6 6", NEW), MarkColour(A, ORANGE))

    assert state.sheets[A].bonus == (4, 5, 0)


def test_calavera_t22_e12_a_row_frozen_at_7_shuts_the_third_line() -> None:
    state = own("OPPPGG", sheet("9 9 9 7*", (4, 5, 0)), NEW)

    assert after(state, MarkColour(A, ORANGE)).sheets[A].bonus == (4, 5, 0)


def test_calavera_t22_e13_counter_example_a_row_in_the_death_zone_is_past_all_lines() -> None:
    state = own("OPPPGG", sheet("8 9 9 13*", (4, 5, 0)), NEW)

    assert after(state, MarkColour(A, ORANGE)).sheets[A].bonus == (4, 5, 6)


def test_calavera_t23_the_last_freezing_in_ones_own_turn_ends_the_game_at_once() -> None:
    state = own("XJJOPP", "11* 12* 13* 8", "1 6* 6* 6*")

    state = after(state, Freeze(A, BLACK))

    assert rules.choices(state) == ()
    assert told(state.sheets[B]) == "1 6* 6* 6*"


def test_calavera_t23_counter_example_without_freezing_it_goes_on() -> None:
    state = own("XJJOPP", "11* 12* 13* 8", "1 6* 6* 6*")

    state = after(state, MarkJokers(A, BLACK))

    assert state.agenda == (TakeLeft(B),)
    assert rules.outcome(state) is None


def test_calavera_e16_running_into_the_death_zone_ends_it_too() -> None:
    state = own("XBBBBP", "11* 12* 13* 8", "1 6* 6* 6*")

    assert rules.choices(after(state, MarkColour(A, BLACK))) == ()


def test_calavera_e15_the_last_action_still_gains_its_bonus() -> None:
    state = own("XBBBBP", sheet("11* 12* 13* 8", (4, 5, 0)), NEW)

    assert after(state, MarkColour(A, BLACK)).sheets[A].bonus == (4, 5, 6)


def test_calavera_e17_when_another_ends_it_all_others_still_mark() -> None:
    state = left("XXXOOP", NEW, "10 6* 6* 6*", NEW)

    one = after(state, MarkColour(B, ORANGE))
    both = after(one, MarkColour(C, PINK))

    assert one.agenda == (TakeLeft(C),)
    assert told(both.sheets[C]) == "0 1 0 0"
    assert both.agenda == ()


def test_calavera_e17_counter_example_three_frozen_rows_end_nothing() -> None:
    state = after(left("XXXOOP", NEW, "9 6 6* 6*"), MarkColour(B, ORANGE))

    assert state.agenda == (RollDice(B, DICE),)


def test_calavera_t28_e22_equal_totals_share_the_win() -> None:
    one, other = sheet("10* 10* 7* 3", (2, 0, 0)), sheet("10* 9* 7 4", (4, 0, 0))
    state = at((), "", one, other, "9* 8 7 2")

    assert rules.outcome(state) == Outcome((27, 27, 19), frozenset({A, B}))


def test_calavera_t28_counter_example_one_point_more_wins_alone() -> None:
    state = at((), "", "10* 10* 5 8*", "10 10 7 0")

    assert rules.outcome(state) == Outcome((26, 25), frozenset({A}))


def test_calavera_9_the_end_names_the_winners() -> None:
    state = own("XJJOPP", "11* 12* 13* 8", "7 6* 6* 6*")

    assert news(state, Freeze(A, BLACK))[-1] == GameEnded((B,))


def test_calavera_10_a_used_group_is_named_by_its_face() -> None:
    state = own("XJJOPP", "0 8 0 0", NEW)

    assert after(state, MarkColour(A, ORANGE)).used == ORANGE
    assert after(state, MarkJokers(A, ORANGE)).used == JOKER
    assert after(state, Freeze(A, PINK)).used == JOKER
