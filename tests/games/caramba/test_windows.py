"""Ambushes and deals before a roll."""

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules.actions import (
    Accept,
    AnyOffer,
    AnySpace,
    Offer,
    Pass,
    Place,
    Refuse,
)
from cubacube.games.caramba.rules.box import Box
from cubacube.games.caramba.rules.events import (
    AmbushMoved,
    AmbushPlaced,
    DealOffered,
    DealRefused,
    DealStruck,
    TurnBegan,
)
from cubacube.games.caramba.rules.state import (
    BuyOff,
    Consider,
    Hide,
    Lift,
    Propose,
    State,
    Throw,
    Turn,
)
from cubacube.rules import Choice, replace
from tests.games.caramba.positions import (
    MINE,
    A,
    B,
    C,
    D,
    after,
    before_turn,
    last,
    legal,
    roll,
    to_the_roll,
    told,
    track,
    with_options,
)

COURSE = (30, 22, 15, 9)
LYING = (48, 47, 46, 45)
"""Chips that nobody has passed yet."""


def offers(state: State) -> State:
    """Let everybody leave their chips in place."""
    while isinstance(state.agenda[0], Hide | Lift):
        state = after(state, Pass(rules.choices(state)[0].seat))
    return state


def asked(state: State) -> list[int]:
    """Return the seats asked for a chip if everybody passes."""
    seats = []
    while isinstance(task := state.agenda[0], Hide):
        seats.append(task.seat)
        state = after(state, Pass(task.seat))
    return seats


def test_caramba_4_the_turn_is_announced_with_its_place() -> None:
    state = track(*COURSE, turn=B, chips=LYING)
    state = replace(state, agenda=(Throw(B, 1), Turn(C)))

    assert told(state, roll(0))[-1] == TurnBegan(C, C, 3)


def test_caramba_5a_c3_all_with_a_chip_in_hand_are_asked_from_the_one_on_turn_on() -> None:
    assert asked(before_turn(*COURSE, turn=B, chips=(0, 0, 0, 0))) == [B, C, D, A]


def test_caramba_c3_counter_example_nobody_without_one_is() -> None:
    assert asked(before_turn(*COURSE, turn=B, chips=(0, 47, 0, 45))) == [C, A]


def test_caramba_c3_who_is_in_the_mine_may_still_hide_a_chip() -> None:
    state = before_turn(MINE, 22, 15, 9, turn=C, chips=(0, 47, 0, 0), entered=(A,))

    assert asked(state) == [C, D, A]


def test_caramba_c3_those_in_the_mine_are_asked_clockwise_from_the_one_on_turn() -> None:
    state = before_turn(MINE, 22, MINE, 9, turn=B, chips=(0, 0, 0, 0), entered=(A, C))

    assert asked(state) == [B, D, C, A]


def test_caramba_5a_a_chip_is_laid_and_told() -> None:
    step = last(before_turn(*COURSE, turn=B, chips=(48, 0, 47, 46)), Place(B, 33))

    assert step.events == (AmbushPlaced(B, B, 33),)
    assert step.state.chips == (48, 33, 47, 46)


def test_caramba_5a_who_holds_two_chips_is_asked_twice() -> None:
    state = before_turn(30, 25, 20, 15, 10, 5, money=(60, 60, 60), chips=(0, 48, 0, 0, 0, 0))

    state = after(state, Place(A, 40))
    assert state.chips == (40, 48, 0, 0, 0, 0)
    assert state.agenda[0] == Hide(A)
    state = after(state, Place(A, 41))
    assert state.chips == (40, 48, 0, 41, 0, 0)
    assert state.agenda[0] == Hide(B)


def test_caramba_5a_counter_example_who_passes_is_not() -> None:
    state = before_turn(30, 25, 20, 15, 10, 5, money=(60, 60, 60), chips=(0, 48, 0, 0, 0, 0))

    assert asked(state) == [A, B, C]


def test_caramba_k18_c4_a_chip_is_not_lifted_before_all_have_passed() -> None:
    state = before_turn(30, 24, 19, 26, turn=A, chips=(20, 48, 47, 46))

    assert not any(isinstance(task, Lift) for task in state.agenda)


def test_caramba_k19_then_its_owner_may_lift_it_before_his_turn() -> None:
    state = before_turn(30, 24, 22, 26, turn=A, chips=(20, 48, 47, 46))

    assert state.agenda[0] == Lift(A)
    step = last(state, Place(A, 33))
    assert step.events == (AmbushMoved(A, A, 20, 33),)
    assert step.state.chips == (33, 48, 47, 46)


def test_caramba_k19_c4_counter_example_but_not_before_anothers() -> None:
    state = before_turn(30, 24, 22, 26, turn=B, chips=(20, 48, 47, 46))

    assert not any(isinstance(task, Lift) for task in state.agenda)


def test_caramba_k19_counter_example_a_sombrero_beside_it_has_not_passed() -> None:
    state = before_turn(30, 24, 20, 26, turn=A, chips=(20, 48, 47, 46))

    assert not any(isinstance(task, Lift) for task in state.agenda)


def test_caramba_c16_a_chip_behind_all_may_be_lifted_again_before_the_next_turn() -> None:
    state = before_turn(30, 24, 22, 26, turn=A, chips=(20, 48, 47, 46))

    state = after(state, Place(A, 5))

    assert state.chips[A] == 5
    assert not any(isinstance(task, Lift) for task in state.agenda)


@pytest.mark.parametrize("space", [30, 22, 15, 9, 47, 0, 49], ids="space{}".format)
def test_caramba_k20_a_chip_needs_a_free_space(space: int) -> None:
    assert not legal(before_turn(*COURSE, turn=B, chips=(48, 0, 47, 46)), Place(B, space))


@pytest.mark.parametrize("space", [1, 23, 31, 45], ids="space{}".format)
def test_caramba_k20_c18_counter_example_any_free_space_will_do(space: int) -> None:
    assert legal(before_turn(*COURSE, turn=B, chips=(48, 0, 47, 46)), Place(B, space))


def test_caramba_k20_a_lifted_chip_does_not_go_back() -> None:
    assert not legal(before_turn(30, 24, 22, 26, turn=A, chips=(20, 48, 47, 46)), Place(A, 20))


def test_caramba_c3_with_the_option_no_chip_is_left_to_hide() -> None:
    state = with_options(rules.setup(Box(), 4), ambushes_at_setup=True)
    state = after(state, roll(5, 0, 0, 0))
    state = after(state, *(Place(seat, 10 + seat) for seat in range(4)))

    assert state.agenda == (Hide(A), Hide(B), Hide(C), Hide(D))
    assert not legal(state, Pass(A))
    state = after(state, *(Place(seat, 20 + seat) for seat in range(4)))
    assert state.chips == (20, 21, 22, 23)
    assert state.agenda[0] == Propose(A, D)


def test_caramba_c3_counter_example_without_it_the_chips_come_before_a_turn() -> None:
    state = after(rules.setup(Box(), 4), roll(5, 0, 0, 0))
    state = after(state, *(Place(seat, 10 + seat) for seat in range(4)))

    assert state.agenda[0] == Hide(D)
    assert legal(state, Pass(D))


def test_caramba_k26_a_deal_is_paid_and_binds() -> None:
    state = offers(before_turn(30, 9, 15, 22, turn=D, chips=LYING))
    state = after(state, Pass(A), Pass(B), Offer(C, 10, 1))

    assert state.agenda[0] == Consider(D, C, 10, 1)
    state = after(state, Accept(D))
    assert state.money == (30, 30, 20, 40)
    assert state.agenda[0] == Throw(D, 3)


def test_caramba_k26_counter_example_a_refusal_changes_nothing() -> None:
    state = offers(before_turn(30, 9, 15, 22, turn=D, chips=LYING))
    state = after(state, Pass(A), Pass(B), Offer(C, 10, 1), Refuse(D))

    assert state.money == (30, 30, 30, 30)
    assert state.agenda[0] == BuyOff(D, 2)


def test_caramba_6_offers_answers_and_deals_are_told() -> None:
    state = offers(before_turn(30, 9, 15, 22, turn=D, chips=LYING))

    assert told(state, Offer(A, 4, 2)) == [DealOffered(A, D, 4, 2)]
    assert told(state, Offer(A, 4, 2), Accept(D)) == [DealStruck(A, D, 4, 2)]
    assert told(state, Offer(A, 4, 2), Refuse(D)) == [DealRefused(A, D)]


def test_caramba_c5_no_more_dice_than_there_are() -> None:
    state = offers(before_turn(30, 9, 15, 22, turn=D, chips=LYING))

    assert legal(state, Offer(A, 4, 2))
    assert not legal(state, Offer(A, 4, 3))


def test_caramba_c5_several_deals_add_up_to_the_dice_there_are() -> None:
    state = offers(before_turn(30, 9, 15, 22, turn=D, chips=LYING))
    state = after(state, Offer(A, 4, 1), Accept(D))

    assert rules.choices(state) == (AnyOffer(B, 30, 1),)
    state = after(state, Offer(B, 4, 1), Accept(D))
    assert state.agenda[0] == Throw(D, 4)


def test_caramba_c5_nobody_offers_to_the_last_who_rolls_all_dice() -> None:
    state = offers(before_turn(*COURSE, turn=D, chips=LYING))

    assert state.agenda[0] == BuyOff(D, 4)


@pytest.mark.parametrize("silver", [0, 31, -1])
def test_caramba_6_one_offers_what_one_has(silver: int) -> None:
    state = offers(before_turn(*COURSE, turn=A, chips=LYING))

    assert not legal(state, Offer(B, silver, 1))
    assert legal(state, Offer(B, 30, 1))


def test_caramba_6_a_single_silver_can_be_offered() -> None:
    state = offers(before_turn(*COURSE, turn=A, chips=LYING, money=(30, 1, 30, 30)))

    assert legal(state, Offer(B, 1, 1))
    assert not legal(state, Offer(B, 2, 1))


def test_caramba_6_the_broke_offer_nothing() -> None:
    state = offers(before_turn(*COURSE, turn=A, chips=LYING, broke=(B,)))

    assert state.agenda[0] == Propose(C, A)


def test_caramba_6_only_the_others_offer() -> None:
    state = offers(before_turn(*COURSE, turn=A, chips=LYING))

    assert not legal(state, Offer(A, 5, 1))
    assert not legal(state, Offer(C, 5, 1))  # B's moment to act


def test_caramba_c19_the_broke_may_accept_and_stay_broke() -> None:
    state = offers(
        before_turn(30, 9, 15, 22, turn=D, chips=LYING, broke=(D,), money=(30, 30, 30, 0))
    )

    state = after(state, Offer(A, 4, 1), Accept(D))

    assert state.money[D] == 4
    assert state.broke == (D,)


def test_caramba_12_a_deal_may_empty_the_purse() -> None:
    state = offers(before_turn(30, 9, 15, 22, turn=D, chips=LYING))

    assert after(state, Offer(A, 30, 1), Accept(D)).broke == (A,)


def test_caramba_c6_after_a_deal_ambush_dice_are_not_sold_either() -> None:
    state = before_turn(30, 9, 15, 22, turn=D, chips=(24, 48, 47, 46))
    state = offers(with_options(state, buy_off_ambush=True))
    state = to_the_roll(after(state, Offer(A, 4, 1), Accept(D)))

    assert after(state, roll(2, 0, 0)).agenda[0] == Throw(D, 3, landed=True)


def test_caramba_c6_a_deal_binds_for_one_turn_only() -> None:
    state = offers(before_turn(30, 9, 15, 22, turn=D, chips=LYING))
    state = to_the_roll(after(state, Offer(A, 4, 1), Accept(D)))

    assert to_the_roll(after(state, roll(0, 0, 1))).agenda[0] == BuyOff(A, 1)


CHOICES: list[tuple[Choice, int]] = [
    (AnySpace(A, (3, 1, 0, 49), 5, may_pass=True), 4),
    (AnySpace(A, (5,), 5, may_pass=False), 4),
    (AnyOffer(A, 3, 2), 7),
]


@pytest.mark.parametrize(("choice", "count"), CHOICES)
def test_a_choice_counts_what_it_lists(choice: AnySpace | AnyOffer, count: int) -> None:
    listed = list(choice)

    assert len(choice) == len(set(listed)) == count
    assert [choice[number] for number in range(count)] == listed
    assert all(action in choice for action in listed)
    assert Refuse(A) not in choice
    assert Pass(B) not in choice
    with pytest.raises(IndexError):
        choice[count]
