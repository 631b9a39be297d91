"""Places, rolling, landing, entering the mine."""

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules.actions import Buy
from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import on_course
from cubacube.games.caramba.rules.events import (
    Ambushed,
    DiceBought,
    DiceRolled,
    Entered,
    Moved,
    Stayed,
    Welcomed,
    WentBroke,
)
from cubacube.games.caramba.rules.state import BuyOff, Throw, Turn
from cubacube.rules import IllegalActionError, play, replace
from tests.games.caramba.positions import (
    MINE,
    A,
    B,
    C,
    D,
    E,
    F,
    after,
    last,
    legal,
    rode,
    roll,
    to_the_roll,
    told,
    track,
    with_options,
)

COURSE = (30, 22, 15, 9)


def test_caramba_k1_second_place_rolls_two_dice() -> None:
    assert rode(track(*COURSE, turn=B)).agenda == (Throw(B, 2),)


def test_caramba_k1_counter_example_the_last_of_four_rolls_four() -> None:
    assert rode(track(*COURSE, turn=D)).agenda == (Throw(D, 4),)


def test_caramba_k2_c7_when_the_first_has_entered_the_second_rolls_one_die() -> None:
    state = track(48, 22, 15, 9, turn=A)
    state = replace(state, agenda=(*state.agenda, *map(Turn, (B, C, D))))

    state = to_the_roll(rode(state, (1,)))

    assert state.money[A] == 29
    assert state.shell == 1
    assert state.agenda[0] == BuyOff(B, 1)
    assert to_the_roll(rode(state, (0,))).agenda[0] == BuyOff(C, 2)


def test_caramba_k2_counter_example_while_the_first_is_out_the_second_rolls_two() -> None:
    state = track(48, 22, 15, 9, turn=A)
    state = replace(state, agenda=(*state.agenda, *map(Turn, (B, C, D))))

    assert to_the_roll(rode(state, (0,))).agenda[0] == BuyOff(B, 2)


def test_caramba_3_the_course_is_read_from_front_to_back() -> None:
    assert on_course(track(20, MINE, 31, HAND, 48)) == [E, C, A]


def test_caramba_k4_buying_off_three_dice_costs_twelve_in_race_two() -> None:
    state = track(*COURSE, turn=D, race=2)

    assert told(state, Buy(D, 3)) == [DiceBought(D, 3, 12)]
    state = after(state, Buy(D, 3))
    assert state.agenda == (Throw(D, 1),)
    assert (state.money[D], state.shell) == (18, 12)


def test_caramba_k4_counter_example_in_race_one_they_cost_six() -> None:
    assert told(track(*COURSE, turn=D), Buy(D, 3)) == [DiceBought(D, 3, 6)]


@pytest.mark.parametrize(("dice", "silver"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_caramba_7_each_die_costs_one_more(dice: int, silver: int) -> None:
    state = track(40, 30, 22, 15, 9, 5, turn=F)

    assert after(state, Buy(F, dice)).shell == silver


@pytest.mark.parametrize(("seat", "dice"), [(D, 4), (A, 1)])
def test_caramba_k5_one_die_is_always_rolled(seat: int, dice: int) -> None:
    with pytest.raises(IllegalActionError):
        play(rules, track(*COURSE, turn=seat), Buy(seat, dice))


@pytest.mark.parametrize(("seat", "dice"), [(D, 3), (A, 0)])
def test_caramba_k5_counter_example_all_others_may_be_bought_off(seat: int, dice: int) -> None:
    assert after(track(*COURSE, turn=seat), Buy(seat, dice)).agenda == (Throw(seat, 1),)


def test_caramba_7_all_silver_may_be_spent() -> None:
    state = track(*COURSE, turn=D, money=(30, 30, 30, 3))

    assert legal(state, Buy(D, 2))
    assert after(state, Buy(D, 2)).broke == (D,)


def test_caramba_7_counter_example_but_no_more() -> None:
    state = track(*COURSE, turn=D, money=(30, 30, 30, 2))

    assert not legal(state, Buy(D, 2))


def test_caramba_c9_the_broke_buy_nothing_off() -> None:
    state = track(*COURSE, turn=D, broke=(D,))

    assert not legal(state, Buy(D, 1))
    assert legal(state, Buy(D, 0))


def test_caramba_k7_who_is_passed_by_the_last_is_still_first() -> None:
    state = rode(track(20, 25, 31, 10, turn=D), (5, 5, 5, 4))

    assert state.spaces[D] == 29
    state = to_the_roll(state)
    assert state.agenda[0] == BuyOff(C, 1)
    assert to_the_roll(rode(state, (0,))).agenda[0] == BuyOff(D, 2)


def test_caramba_k8_the_next_round_is_queued_anew() -> None:
    state = rode(track(20, 25, 31, 10, turn=D), (5, 5, 5, 5))
    order = []
    for _ in range(4):
        state = to_the_roll(state)
        task = state.agenda[0]
        assert isinstance(task, BuyOff)
        order.append(state.spaces[task.sombrero])
        state = rode(state, (0,) * task.dice)

    assert order == [31, 30, 25, 20]


def test_caramba_k9_who_has_passed_everybody_plays_again_with_one_die() -> None:
    state = rode(track(20, 25, 28, 10, turn=D), (5, 5, 5, 4))

    assert to_the_roll(state).agenda[0] == BuyOff(D, 1)


def test_caramba_k10_each_time_somebody_lands_on_you_you_pay() -> None:
    state = track(10, 14, 20, 30, turn=A, race=3)

    state = rode(state, (4, 0, 0, 0), (0,), (2,))

    assert state.money == (36, 24, 30, 30)
    assert state.spaces[A] == 16


def test_caramba_k10_counter_example_who_rolls_on_at_once_is_paid_once() -> None:
    state = rode(track(10, 14, 20, 30, turn=A, race=3), (4, 0, 0, 0), (2,))

    assert state.money == (33, 27, 30, 30)


def test_caramba_k11_the_poor_pay_what_they_have() -> None:
    state = track(10, 14, 20, 30, turn=A, race=2, money=(30, 1, 30, 30))
    events = told(state, Buy(A, 0), roll(4, 0, 0, 0))

    assert events[2:] == [Welcomed(A, B, 14, 2, 1), WentBroke(B)]
    state = rode(state, (4, 0, 0, 0))
    assert state.broke == (B,)
    assert state.agenda[0] == Throw(A, 1, landed=True)


def test_caramba_k11_counter_example_with_silver_left_nobody_is_broke() -> None:
    state = track(10, 14, 20, 30, turn=A, race=2, money=(30, 3, 30, 30))

    state = rode(state, (4, 0, 0, 0))

    assert state.broke == ()
    assert state.money == (32, 1, 30, 30)


def test_caramba_c9_the_broke_keep_what_they_get_and_pay_nothing() -> None:
    state = track(10, 14, 20, 30, turn=A, money=(30, 7, 30, 30), broke=(B,))

    assert rode(state, (4, 0, 0, 0)).money == (30, 7, 30, 30)


def test_caramba_k12_an_ambush_asks_again_until_one_moves() -> None:
    state = track(8, 40, 41, 42, turn=A, chips=(1, 12, 3, 4))

    state = rode(state, (4, 0, 0, 0), (0, 0, 0), (4, 1, 3))

    assert state.spaces[A] == 20


def test_caramba_k13_an_ambush_on_pebbles_is_two_dice() -> None:
    state = track(30, 46, 47, 48, turn=A, chips=(1, 33, 3, 4))
    step = last(state, Buy(A, 0), roll(3, 0, 0, 0))

    assert step.state.agenda[0] == Throw(A, 2, landed=True)
    assert step.events[-1] == Ambushed(A, B, 33, 2)


@pytest.mark.parametrize(
    ("space", "dice"), [(24, 3), (25, 2), (40, 2), (41, 1)], ids="space{}".format
)
def test_caramba_k13_counter_example_other_stretches(space: int, dice: int) -> None:
    state = track(space - 3, 46, 47, 48, turn=A, chips=(1, space, 3, 4))

    assert rode(state, (3, 0, 0, 0)).agenda[0] == Throw(A, dice, landed=True)


def test_caramba_k14_from_an_ambush_into_the_mine() -> None:
    state = track(43, 46, 47, 48, turn=A, chips=(1, 45, 3, 4))

    state = rode(state, (2, 0, 0, 0), (4,))

    assert state.entered == (A,)
    assert state.spaces[A] == MINE


def test_caramba_k14_counter_example_48_is_the_last_space() -> None:
    state = track(43, 46, 47, 40, turn=A, chips=(1, 45, 3, 4))

    state = rode(state, (2, 0, 0), (3,))

    assert state.spaces[A] == 48
    assert state.entered == ()


def test_caramba_c13_any_roll_beyond_the_last_space_enters() -> None:
    events = told(track(48, 40, 30, 20), Buy(A, 0), roll(5))

    assert events == [
        DiceRolled(A, A, (5,)),
        Moved(A, A, 48, MINE),
        Entered(A, A, 1, 1, 1),
        *events[3:],
    ]


def test_caramba_k15_a_chain_of_landings() -> None:
    state = track(14, 18, 26, 40, turn=A, chips=(1, 2, 21, 4))

    state = rode(state, (4, 0, 0, 0), (3,), (2, 2, 1), (1,))

    assert state.spaces[A] == 27
    assert state.money == (32, 29, 29, 30)


def test_caramba_c12_a_sombrero_counts_before_a_chip() -> None:
    state = track(14, 18, 26, 40, turn=A, chips=(1, 2, 18, 4))

    assert rode(state, (4, 0, 0, 0)).agenda[0] == Throw(A, 1, landed=True)


def test_caramba_k25_nobody_pays_for_landing_on_himself() -> None:
    state = track(10, 20, 25, 14, 40, 41, money=(60, 60, 60))

    state = rode(state, (4, 0, 0, 0, 0, 0))

    assert state.money == (60, 60, 60)
    assert state.agenda[0] == Throw(0, 1, landed=True)


def test_caramba_k25_counter_example_landing_on_another() -> None:
    state = track(10, 14, 25, 20, 40, 41, money=(60, 60, 60))

    assert rode(state, (4, 0, 0, 0, 0, 0)).money == (61, 59, 60)


def test_caramba_c11_the_poor_do_not_go_broke_by_themselves() -> None:
    state = track(10, 20, 25, 14, 40, 41, money=(1, 60, 60))

    assert rode(state, (4, 0, 0, 0, 0, 0)).broke == ()


def test_caramba_k28_rolling_nothing_ends_the_turn() -> None:
    state = track(*COURSE, turn=B)

    assert told(state, Buy(B, 0), roll(0, 0))[:2] == [DiceRolled(B, B, (0, 0)), Stayed(B, B)]
    state = rode(state, (0, 0))
    assert state.spaces[B] == 22
    assert to_the_roll(state).agenda[0] == BuyOff(A, 1)


def test_caramba_k28_counter_example_one_space_is_a_move() -> None:
    assert rode(track(*COURSE, turn=B), (0, 1)).spaces[B] == 23


def test_caramba_c17_a_roll_of_nothing_is_no_landing_on_a_chip() -> None:
    state = track(*COURSE, turn=B, chips=(1, 2, 22, 4))

    assert to_the_roll(rode(state, (0, 0))).agenda[0] == BuyOff(A, 1)


def test_caramba_c8_ambush_dice_are_not_bought_off() -> None:
    state = track(8, 40, 41, 42, turn=A, chips=(1, 12, 3, 4))

    assert rode(state, (4, 0, 0, 0)).agenda[0] == Throw(A, 3, landed=True)


def test_caramba_c8_the_option_sells_all_but_one() -> None:
    state = with_options(
        track(8, 40, 41, 42, turn=A, race=2, chips=(1, 12, 3, 4)), buy_off_ambush=True
    )

    state = rode(state, (4, 0, 0, 0))
    assert state.agenda[0] == BuyOff(A, 3, landed=True)
    assert not legal(state, Buy(A, 3))
    state = after(state, Buy(A, 2))
    assert state.agenda[0] == Throw(A, 1, landed=True)
    assert (state.money[A], state.shell) == (24, 6)
    assert after(state, roll(0)).agenda[0] == BuyOff(A, 3, landed=True)


def test_caramba_c8_of_the_two_dice_on_pebbles_one_can_be_bought_off() -> None:
    state = with_options(track(30, 46, 47, 48, chips=(1, 33, 3, 4)), buy_off_ambush=True)

    state = rode(state, (3, 0, 0, 0))

    assert state.agenda[0] == BuyOff(A, 2, landed=True)
    assert legal(state, Buy(A, 1))


def test_caramba_c8_a_single_ambush_die_is_rolled_at_once() -> None:
    state = with_options(track(43, 46, 47, 48, chips=(1, 45, 3, 4)), buy_off_ambush=True)

    assert rode(state, (2, 0, 0, 0)).agenda[0] == Throw(A, 1, landed=True)


def test_caramba_k16_the_last_one_takes_the_shell_and_pays_nothing() -> None:
    state = track(MINE, MINE, MINE, MINE, 45, 40, turn=E, race=2, entered=(A, B, C, D), shell=20)

    state = rode(state, (4,))

    assert state.money == (30, 30, 30, 30, 20, 60)
    assert (state.race, state.shell) == (3, 0)


def test_caramba_k16_counter_example_with_two_on_the_course_the_race_goes_on() -> None:
    state = track(MINE, MINE, MINE, 44, 45, 40, turn=E, race=2, entered=(A, B, C), shell=12)

    state = rode(state, (4,))

    assert (state.race, state.shell) == (2, 20)


def test_caramba_k17_six_players_pay_fifteen_at_the_mine() -> None:
    state = track(48, 47, 46, 45, 44, 40)
    while state.race == 1:
        before, state = state, to_the_roll(rode(to_the_roll(state), (5,)))

    assert before.shell == 1 + 2 + 3 + 4
    assert sum(state.money) == 180
    assert state.money[F] == 30 + 15
