"""Rolling: skulls, rerolls, the curse of three skulls."""

import pytest

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, Reroll, Stop
from cubacube.games.calavera.rules.box import GREEN, ORANGE, PINK, Box
from cubacube.games.calavera.rules.events import Cursed, DiceRolled, OthersCalled, SkullsLocked
from cubacube.games.calavera.rules.state import Decide, RollDice, State, TakeLeft, TakeOwn
from cubacube.rules import TABLE, IllegalActionError, Rolled, play
from tests.games.calavera.positions import A, B, C, after, at, faces, first_roll, legal, own, sheet

TWO = ("0 0 0 0", "0 0 0 0")


def decide(dice: str, rolls: int = 1) -> State:
    return at((Decide(A),), dice, *TWO, rolls=rolls)


def test_calavera_1_the_game_begins_with_six_dice_and_empty_sheets() -> None:
    state = rules.setup(Box(), 3)

    assert state.agenda == (RollDice(A, (0, 1, 2, 3, 4, 5)),)
    assert state.sheets == (sheet("0 0 0 0"),) * 3
    assert state.big == (True, True, True)


@pytest.mark.parametrize("seats", [1, 5])
def test_calavera_e25_nobody_plays_alone_or_in_a_crowd(seats: int) -> None:
    with pytest.raises(ValueError, match=f"for 2 to 4 seats, not {seats}"):
        rules.setup(Box(), seats)


def test_calavera_e24_there_are_six_dice() -> None:
    state = rules.setup(Box(), 2)

    assert legal(state, Rolled(TABLE, faces("OPGBJX")))
    assert not legal(state, Rolled(TABLE, faces("OPGBJ")))


def test_calavera_t7_a_skull_is_never_rolled_again() -> None:
    with pytest.raises(IllegalActionError):
        play(rules, decide("XOOPJB"), Reroll(A, (0,)))


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_calavera_t7_counter_example_any_other_die_is(die: int) -> None:
    assert after(decide("XOOPJB"), Reroll(A, (die,))).agenda == (RollDice(A, (die,)),)


@pytest.mark.parametrize("dice", [(), (2, 1), (1, 1), (0, 1), (6,), (-1,)])
def test_calavera_5_a_reroll_names_loose_dice_in_order(dice: tuple[int, ...]) -> None:
    assert not legal(decide("XOOPJB"), Reroll(A, dice))


def test_calavera_5_only_the_active_player_rerolls_or_stops() -> None:
    assert not legal(decide("XOOPJB"), Reroll(B, (1,)))
    assert not legal(decide("XOOPJB"), Stop(B))


def test_calavera_5_the_choice_counts_what_it_lists() -> None:
    (choice,) = rules.choices(decide("XXOOPJ"))
    listed = list(choice)  # type: ignore[call-overload]

    assert len(listed) == len(set(listed)) == 2**4
    assert all(action in choice for action in listed)
    with pytest.raises(IndexError):
        choice[len(listed)]  # type: ignore[index]


def test_calavera_t8_a_die_kept_before_may_be_rolled_again() -> None:
    state = after(decide("OOPGBJ"), Reroll(A, (2, 3, 4, 5)), Rolled(TABLE, faces("PGBB")))

    assert legal(state, Reroll(A, (0,)))


def test_calavera_t8_counter_example_a_skull_of_the_second_roll_may_not() -> None:
    state = after(decide("OOPGBJ"), Reroll(A, (2, 3, 4, 5)), Rolled(TABLE, faces("XGBB")))

    assert not legal(state, Reroll(A, (2,)))


def test_calavera_e20_a_kept_joker_may_be_rolled_again() -> None:
    state = after(decide("JOPGBB"), Reroll(A, (1,)), Rolled(TABLE, faces("O")))

    assert legal(state, Reroll(A, (0,)))


def test_calavera_5_only_the_named_dice_change() -> None:
    state = after(decide("OOPGBJ"), Reroll(A, (1, 4)), Rolled(TABLE, faces("PX")))

    assert state.dice == faces("OPPGXJ")
    assert state.rolls == 2


def test_calavera_5_the_third_roll_stands() -> None:
    state = after(decide("OOPGBJ", rolls=2), Reroll(A, (1,)), Rolled(TABLE, faces("P")))

    assert state.agenda == (TakeOwn(A),)


def test_calavera_5_counter_example_after_the_second_there_is_one_more() -> None:
    state = after(decide("OOPGBJ", rolls=1), Reroll(A, (1,)), Rolled(TABLE, faces("P")))

    assert state.agenda == (Decide(A),)


def test_calavera_e19_one_may_stop_with_skulls() -> None:
    assert after(decide("XXPGBJ"), Stop(A)).agenda == (TakeOwn(A),)


def test_calavera_5_a_roll_is_told_with_all_six_dice() -> None:
    state = after(decide("OOPGBJ"), Reroll(A, (2, 4)))
    step = play(rules, state, Rolled(TABLE, faces("GJ")))

    assert step.events == (DiceRolled(A, 2, (2, 4), faces("OOGGJJ")),)


def test_calavera_3_new_skulls_are_told_by_die() -> None:
    state = after(decide("XOPGBJ"), Reroll(A, (2, 4)))
    step = play(rules, state, Rolled(TABLE, faces("GX")))

    assert SkullsLocked(A, (4,)) in step.events


def test_calavera_4_three_skulls_in_the_first_roll_end_the_rolling() -> None:
    step = first_roll("XXXJJG", *TWO)

    assert Cursed(A, 3) in step.events
    assert step.state.agenda == (TakeLeft(B),)


def test_calavera_4_three_skulls_add_up_over_the_rolls() -> None:
    state = after(decide("XXPGBJ"), Reroll(A, (2,)), Rolled(TABLE, faces("X")))

    assert state.agenda == (TakeLeft(B),)


def test_calavera_4_counter_example_two_skulls_do_not() -> None:
    assert first_roll("XXJJGG", *TWO).state.agenda == (Decide(A),)


def test_calavera_t5_the_cursed_player_marks_and_freezes_nothing() -> None:
    state = first_roll("XXXJJG", "0 7 0 0", "0 0 0 0").state

    assert not legal(state, Freeze(A, PINK))
    assert not legal(state, MarkJokers(A, ORANGE))


def test_calavera_t5_the_others_take_the_jokers_or_green() -> None:
    state = first_roll("XXXJJG", "0 7 0 0", "0 0 0 0").state
    (choice,) = rules.choices(state)

    assert list(choice) == [  # type: ignore[call-overload]
        MarkColour(B, GREEN),
        *(MarkJokers(B, row) for row in range(4)),
    ]


def test_calavera_t5_e9_counter_example_with_two_skulls_pink_can_be_frozen() -> None:
    assert legal(own("XXJJGG", "0 7 0 0", "0 0 0 0"), Freeze(A, PINK))


def test_calavera_4_the_others_are_asked_clockwise() -> None:
    step = first_roll("XXXJJG", "0 0 0 0", "0 0 0 0", "0 0 0 0")

    assert step.events[-1] == OthersCalled(A, 3)
    assert step.state.agenda == (TakeLeft(B), TakeLeft(C))


def test_calavera_t29_three_skulls_come_in_one_first_roll_of_sixteen() -> None:
    start = rules.setup(Box(), 2)
    (rolls,) = rules.choices(start)
    cursed = [
        any(isinstance(event, Cursed) for event in rules.apply(start, roll).events)
        for roll in rolls  # type: ignore[attr-defined]
    ]

    assert sum(cursed) == 2906  # of 6**6: 6.2 %
    assert len(cursed) == 6**6
