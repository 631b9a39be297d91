"""Computer players: how they evaluate positions, and who wins."""

from random import Random
from typing import Any

import pytest

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.ai import BOTS
from cubacube.games.marketeers.rules.actions import Buy, Drop, Move, PutAside, Sell, StartIn, Take
from cubacube.games.marketeers.rules.box import Options
from cubacube.games.marketeers.rules.state import State
from cubacube.kit.actions import Pass
from cubacube.rules import TABLE, Action, replace
from cubacube.session.play.dealer import Dealer
from tests.croupier import Croupier
from tests.games.marketeers.positions import (
    BAYAMO,
    BOX,
    HABANA,
    ROW,
    SANTIAGO,
    TRINIDAD,
    A,
    B,
    after,
    given,
    goods,
    market,
    order,
    showing,
    sold_in,
    with_options,
)
from tests.random_player import choose_at_random

BEGINNER, RIVAL, VETERAN, EXPERT, CHAMPION = LEVELS = range(5)


def nothing(_flick: object, _layout: object) -> Any:
    raise AssertionError


def chosen(state: State, seed: int = 1, level: int = EXPERT) -> Action:
    (asked,) = rules.choices(state)
    return BOTS[level](rules.seen_by(state, asked.seat), (asked,), Random(seed), nothing)


def hand(state: State, *cards: int) -> State:
    """Give A exactly these cards."""
    return state.with_merchant(A, replace(state.merchants[A], hand=cards))


def test_it_starts_at_the_end_where_its_cards_sell() -> None:
    """Cards 9, 12 and 26 name Santiago de Cuba, 19 Bayamo beside it."""
    rows = order(*(BOX.cards.cities.index(city) for city in ROW))
    start = after(rules.setup(BOX, 2), rows, order(*range(38)))

    assert chosen(hand(start, 9, 12, 26, 19)) == StartIn(A, SANTIAGO)
    assert chosen(hand(start, 1, 5, 8, 2)) == StartIn(A, TRINIDAD)


def test_it_sells_all_for_a_good_price() -> None:
    state = given(sold_in(market(), HABANA, "SSSWWC"), A, "DDA", city=HABANA)

    assert chosen(hand(state, 27, 13, 19, 33)) == Sell(A, 27, goods("DDA"))


def test_it_keeps_what_would_only_pay_the_cops() -> None:
    """A Statue brings 1000 in La Habana, where six Cops are; Bayamo is next to it."""
    state = given(sold_in(market(), HABANA, "SSSS", 6), A, "S", city=HABANA, money=9000)

    assert not isinstance(chosen(hand(state, 7, 13, 19, 11)), Sell)


def test_it_buys_what_its_other_cards_ask_for() -> None:
    """Card 28 sells Statues and Alcohol in Trinidad; card 22 needs a red die."""
    state = hand(showing(market(), R1="statue", R2="case"), 22, 28, 10, 10)
    state = after(state, Buy(A, 22))

    assert chosen(state) == Take(A, "R1")


def test_it_drives_to_the_city_of_its_sale() -> None:
    """With three Goods for Bayamo, it moves towards that City."""
    state = given(showing(market(), R1="vehicle", R2="crate"), A, "CSA", city=HABANA)
    state = after(hand(state, 22, 11, 33, 35), Buy(A, 22))

    assert chosen(state) == Move(A, BAYAMO, "R1")


def test_it_stays_where_it_sells() -> None:
    state = given(showing(market(), R1="vehicle", R2="crate"), A, "CSA", city=BAYAMO)
    state = after(hand(state, 22, 11, 33, 35), Buy(A, 22))

    assert chosen(state) == Pass(A)


def test_it_gives_back_what_no_card_asks_for() -> None:
    state = given(showing(market(), R1="statue"), A, "CSAAD", city=BAYAMO)
    state = after(hand(state, 22, 11, 19, 13), Buy(A, 22), Take(A, "R1"))

    assert chosen(state) == Drop(A, "diamond")


def test_it_ends_the_game_if_that_wins() -> None:
    """With two players, nine Cops end the game; one is missing."""
    state = given(sold_in(market(), BAYAMO, "C", 8), A, "S", money=5000)

    assert isinstance(chosen(hand(state, 10, 11, 13, 33)), Sell)


def test_it_does_not_end_the_game_if_that_loses() -> None:
    state = given(sold_in(market(), BAYAMO, "C", 8), A, "S", money=5000)
    state = given(state, B, money=20000)

    assert not isinstance(chosen(hand(state, 10, 11, 13, 33)), Sell)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_looks_at_hidden_hands_or_into_the_pile(level: int) -> None:
    """Neither B's real hand nor the next cards make a difference."""
    state = with_options(given(market(), A, "SA"), hidden_hands=True)
    other = state.with_merchant(B, replace(state.merchants[B], hand=(24, 27, 32, 21)))
    other = replace(other, deck=tuple(reversed(state.deck)))

    assert chosen(state, level=level) == chosen(other, level=level)


@pytest.mark.parametrize("level", LEVELS)
def test_equal_chance_gives_equal_choices(level: int) -> None:
    state = showing(given(market(), A, "SA"), R1="statue", R2="case", B1="diamond")

    assert chosen(state, 5, level) == chosen(state, 5, level)


def test_the_champion_sells_and_keeps_as_the_expert_does_where_it_is_plain() -> None:
    rich = given(sold_in(market(), HABANA, "SSSWWC"), A, "DDA", city=HABANA)
    poor = given(sold_in(market(), BAYAMO, "C", 8), A, "S", money=5000)
    poor = given(poor, B, money=20000)

    assert isinstance(chosen(hand(rich, 27, 13, 19, 33), level=CHAMPION), Sell)
    assert not isinstance(chosen(hand(poor, 10, 11, 13, 33), level=CHAMPION), Sell)


def test_champions_play_in_a_whole_game() -> None:
    dealer, draw = Croupier(Dealer(None, 2)), Random(2)
    state = rules.setup(replace(BOX, options=Options(hidden_hands=True)), 3)
    while asked := rules.choices(state):
        seat = asked[0].seat
        if seat == TABLE:
            action = dealer.answer(asked[0])
        else:
            level = CHAMPION if seat == state.round % 9 else seat
            action = BOTS[level](rules.seen_by(state, seat), asked, draw, nothing)
            assert any(action in choice for choice in asked)
        state = rules.apply(state, action).state

    assert rules.outcome(state) is not None


def test_chance_decides_only_among_equal_ones() -> None:
    """Both red dice show a Case."""
    state = hand(showing(market(), R1="case", R2="case"), 1, 22, 8, 24)
    state = after(state, Buy(A, 22))

    assert {chosen(state, seed) for seed in range(20)} == {Take(A, "R1"), Take(A, "R2")}


def test_with_nothing_to_gain_it_puts_a_card_aside_but_not_its_best() -> None:
    """The dice show Crates; card 27 sells two Diamonds and Alcohol in the next City."""
    state = given(market(), A, "DDA")

    action = chosen(hand(state, 27, 9, 23, 16))

    assert isinstance(action, PutAside)
    assert action.card != 27


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    """Equal players would win 2 to 4 of 8 games each."""
    won = 0.0
    for game in range(8):
        bot, dealer, draw = game % seats, Croupier(Dealer(None, game)), Random(game)
        state = rules.setup(BOX, seats)
        while asked := rules.choices(state):
            seat = asked[0].seat
            if seat == TABLE:
                action = dealer.answer(asked[0])
            elif seat == bot:
                action = BOTS[EXPERT](rules.seen_by(state, seat), asked, draw, nothing)
            else:
                action = choose_at_random(asked, draw)
            state = rules.apply(state, action).state
        outcome = rules.outcome(state)
        assert outcome is not None
        won += (bot in outcome.winners) / len(outcome.winners)

    assert won >= 7


def test_the_table_is_not_its_business() -> None:
    state = rules.setup(BOX, 2)

    assert rules.choices(state)[0].seat == TABLE
    with pytest.raises(TypeError):
        chosen(state)
