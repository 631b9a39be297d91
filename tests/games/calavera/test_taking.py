"""Using a group of dice: colours, jokers, freezing, the death zone."""

import pytest

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import BLACK, GREEN, ORANGE, PINK, Box
from cubacube.games.calavera.rules.events import (
    NothingTaken,
    RowDied,
    RowMarked,
    RowSaved,
    TurnBegan,
)
from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import RollDice, State, TakeLeft
from cubacube.rules import Action, IllegalActionError, OneOf, play
from tests.games.calavera.positions import A, B, after, legal, news, own, sheet, told


def test_calavera_t1_all_dice_of_a_colour_are_marked() -> None:
    state = after(own("OOOGGP", "0 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert told(state.sheets[A]) == "3 0 0 0"


def test_calavera_t1_without_a_skull_the_turn_passes() -> None:
    state = after(own("OOOGGP", "0 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert state.agenda == (RollDice(B, (0, 1, 2, 3, 4, 5)),)
    assert state.seat == B
    assert (state.dice, state.rolls, state.used) == ((), 0, None)


def test_calavera_14_the_next_turn_is_told() -> None:
    state = own("OOOGGP", "0 0 0 0", "0 0 0 0")

    assert news(state, MarkColour(A, ORANGE)) == [
        RowMarked(A, ORANGE, 3, 3, 0, False),
        TurnBegan(B),
    ]


def test_calavera_t1_counter_example_with_a_skull_the_others_are_asked() -> None:
    state = after(own("OOOGGX", "0 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert state.agenda == (TakeLeft(B),)


def test_calavera_t1_counter_example_a_colour_not_shown_cannot_be_marked() -> None:
    assert not legal(own("OOOGGP", "0 0 0 0", "0 0 0 0"), MarkColour(A, BLACK))


def test_calavera_t2_jokers_count_in_a_colour_that_is_showing() -> None:
    state = after(own("JJJOOP", "2 0 0 0", "0 0 0 0"), MarkJokers(A, ORANGE))

    assert told(state.sheets[A]) == "5 0 0 0"


def test_calavera_t2_counter_example_jokers_go_to_any_other_open_row_too() -> None:
    state = after(own("JJJOOP", "2 0 0 0", "0 0 0 0"), MarkJokers(A, BLACK))

    assert told(state.sheets[A]) == "2 0 0 3"


def test_calavera_t3_jokers_and_colour_never_combine() -> None:
    state = own("JJJOOP", "2 0 0 0", "0 0 0 0")
    ends = {told(rules.apply(state, action).state.sheets[A]) for action in actions(state)}

    assert "7 0 0 0" not in ends
    assert ends == {"5 0 0 0", "4 0 0 0", "2 3 0 0", "2 1 0 0", "2 0 3 0", "2 0 0 3"}


def actions(state: State) -> tuple[Action, ...]:
    (choice,) = rules.choices(state)
    assert isinstance(choice, OneOf)
    return choice.actions


def test_calavera_t4_the_others_get_nothing_when_no_group_is_left() -> None:
    state = after(own("XXOOOO", "1 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert told(state.sheets[A]) == "5 0 0 0"
    assert rules.choices(state) == (OneOf(B, (TakeNothing(B),)),)


def test_calavera_t4_counter_example_one_other_die_must_be_taken() -> None:
    state = after(own("XXOOOP", "1 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert rules.choices(state) == (OneOf(B, (MarkColour(B, PINK),)),)


def test_calavera_t11_two_jokers_freeze_box_8() -> None:
    state = own("JJOPGB", "0 0 8 0", "0 0 0 0")

    assert news(state, Freeze(A, GREEN))[0] == RowSaved(A, GREEN, 6)
    assert told(after(state, Freeze(A, GREEN)).sheets[A]) == "0 0 8* 0"


def test_calavera_t11_counter_example_one_joker_does_not() -> None:
    assert not legal(own("JOOPGB", "0 0 8 0", "0 0 0 0"), Freeze(A, GREEN))


def test_calavera_t13_three_jokers_freeze_box_10() -> None:
    state = own("JJJOPG", "0 0 0 10", "0 0 0 0")

    assert news(state, Freeze(A, BLACK))[0] == RowSaved(A, BLACK, 10)
    assert told(after(state, Freeze(A, BLACK)).sheets[A]) == "0 0 0 10*"


def test_calavera_t13_counter_example_two_jokers_do_not() -> None:
    assert not legal(own("JJOOPG", "0 0 0 10", "0 0 0 0"), Freeze(A, BLACK))


@pytest.mark.parametrize(
    ("box", "jokers"), [(6, 2), (7, 2), (8, 2), (9, 3), (10, 3)], ids="box{}".format
)
def test_calavera_1_3_so_many_jokers_freeze(box: int, jokers: int) -> None:
    enough, short = "J" * jokers + "O" * (6 - jokers), "J" * (jokers - 1) + "O" * (7 - jokers)

    assert legal(own(enough, f"0 {box} 0 0", "0 0 0 0"), Freeze(A, PINK))
    assert not legal(own(short, f"0 {box} 0 0", "0 0 0 0"), Freeze(A, PINK))


def test_calavera_t14_e8_before_box_6_nothing_can_be_frozen() -> None:
    with pytest.raises(IllegalActionError):
        play(rules, own("JJJOPG", "0 0 0 5", "0 0 0 0"), Freeze(A, BLACK))


@pytest.mark.parametrize("box", range(6))
def test_calavera_e8_no_number_of_jokers_freezes_a_row_without_points(box: int) -> None:
    assert not legal(own("JJJJJJ", f"0 {box} 0 0", "0 0 0 0"), Freeze(A, PINK))


def test_calavera_t14_counter_example_jokers_may_be_marked_there() -> None:
    state = after(own("JJJOPG", "0 0 0 5", "0 0 0 0"), MarkJokers(A, BLACK))

    assert told(state.sheets[A]) == "0 0 0 8"


def test_calavera_6_a_frozen_row_is_not_frozen_again() -> None:
    assert not legal(own("JJOOPG", "0 0 0 8*", "0 0 0 0"), Freeze(A, BLACK))


def test_calavera_t16_e10_two_dice_behind_box_10_are_worth_nothing() -> None:
    state = after(own("OOPPGG", "10 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert told(state.sheets[A]) == "12* 0 0 0"
    assert total(Box(), state.sheets[A]) == 0


def test_calavera_t16_counter_example_one_die_is_worth_four() -> None:
    state = after(own("OPPPGG", "10 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert told(state.sheets[A]) == "11* 0 0 0"
    assert total(Box(), state.sheets[A]) == 4


def test_calavera_t17_surplus_dice_are_lost() -> None:
    events = news(own("OOOOOP", "9 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert events[:2] == [RowMarked(A, ORANGE, 4, 13, 1, False), RowDied(A, ORANGE, -3)]


def test_calavera_t17_counter_example_four_dice_fit() -> None:
    events = news(own("OOOOPP", "9 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert events[:2] == [RowMarked(A, ORANGE, 4, 13, 0, False), RowDied(A, ORANGE, -3)]


def test_calavera_t17_counter_example_box_10_does_not_freeze() -> None:
    state = after(own("OPPPGG", "9 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert told(state.sheets[A]) == "10 0 0 0"


def test_calavera_e11_two_of_five_crosses_are_lost_behind_box_10() -> None:
    events = news(own("OOOOOP", "10 0 0 0", "0 0 0 0"), MarkColour(A, ORANGE))

    assert events[0] == RowMarked(A, ORANGE, 3, 13, 2, False)


def test_calavera_t25_a_blocked_player_does_nothing() -> None:
    state = own("XXOOOO", "7* 7 7 7", "0 0 0 0")

    assert rules.choices(state) == (OneOf(A, (TakeNothing(A),)),)
    assert news(state, TakeNothing(A))[0] == NothingTaken(A)


def test_calavera_t25_e5_the_others_must_take_what_he_could_not() -> None:
    state = after(own("XXOOOO", "7* 7 7 7", "0 0 0 0"), TakeNothing(A))

    assert rules.choices(state) == (OneOf(B, (MarkColour(B, ORANGE),)),)
    assert told(after(state, MarkColour(B, ORANGE)).sheets[B]) == "4 0 0 0"


def test_calavera_t25_e4_e6_counter_example_one_usable_die_forbids_nothing() -> None:
    state = own("XXOOOP", "7* 7 7 7", "0 0 0 0")

    assert not legal(state, TakeNothing(A))
    assert rules.choices(state) == (OneOf(A, (MarkColour(A, PINK),)),)


def test_calavera_e7_more_jokers_than_needed_are_all_used() -> None:
    state = after(own("XJJJJP", "0 0 8 0", "0 0 0 0"), Freeze(A, GREEN))

    assert rules.choices(state) == (OneOf(B, (MarkColour(B, PINK),)),)


def test_calavera_t22_a_frozen_row_takes_no_more_crosses() -> None:
    state = own("JJBBOP", "9 9 9 7*", "0 0 0 0")

    assert not legal(state, MarkColour(A, BLACK))
    assert not legal(state, MarkJokers(A, BLACK))
    assert legal(state, MarkJokers(A, ORANGE))


def test_calavera_15_open_rows_count_where_they_stand() -> None:
    assert total(Box(), sheet("5 6 9* 10", (4, 0, 0))) == 0 + 4 + 8 + 10 + 4


@pytest.mark.parametrize(
    ("box", "points"), list(enumerate((0, 0, 0, 0, 0, 0, 4, 5, 6, 8, 10, 4, 0, -3)))
)
def test_calavera_1_3_each_box_has_its_points(box: int, points: int) -> None:
    assert total(Box(), sheet(f"0 {box} 0 0")) == points
