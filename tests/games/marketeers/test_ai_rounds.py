"""How the Champion of The Marketeers simulates the next turns."""

from random import Random

import pytest

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.ai.minds import LEVELS
from cubacube.games.marketeers.ai.rounds import (
    RandomOutcome,
    random_outcome,
    simulate_turns,
    until_next,
    win_probability,
)
from cubacube.games.marketeers.rules.actions import Sell
from cubacube.games.marketeers.rules.state import EndRound, RollGateDice, State, UseOffer
from cubacube.rules import TABLE, Seat, replace
from cubacube.session.play.dealer import Dealer
from tests.croupier import Croupier
from tests.games.marketeers.positions import (
    BAYAMO,
    BOX,
    HABANA,
    A,
    B,
    after,
    faces,
    given,
    goods,
    market,
    sold_in,
    with_options,
)
from tests.games.marketeers.test_ai import hand
from tests.random_player import choose_at_random

CHAMPION = LEVELS[4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_follow_each_other_as_in_the_rules(seats: int) -> None:
    dealer, draw, state = Croupier(Dealer(None, 5)), Random(5), rules.setup(BOX, seats)
    told: list[Seat | None] = []
    foreseen: list[tuple[int, tuple[Seat | None, ...]]] = []
    while asked := rules.choices(state):
        match state.agenda[0]:
            case UseOffer(seat):
                told.append(seat)
                foreseen.append((len(told), until_next(state, seat)))
            case RollGateDice():
                told.append(None)
        at_table = asked[0].seat == TABLE
        action = dealer.answer(asked[0]) if at_table else choose_at_random(asked, draw)
        state = rules.apply(state, action).state

    whole = [(at, order) for at, order in foreseen if at + len(order) <= len(told)]
    assert len(whole) > 20
    for at, order in whole:
        assert order == tuple(told[at : at + len(order)])


def test_everybody_draws_and_the_next_roll_lies() -> None:
    state = market()
    to_come = RandomOutcome(faces(R1="statue"), (20, 21, 22, 23))

    end = simulate_turns(CHAMPION, hand(state, 2, 3, 4), A, until_next(state, A), to_come)

    assert [len(merchant.hand) for merchant in end.merchants] == [4, 4]
    assert end.faces == faces(R1="statue")
    held = {card for merchant in end.merchants for card in merchant.hand}
    assert len({20, 21, 22, 23} & held) >= 2, "some of them may be used at once"


def test_who_sells_next_takes_what_the_seat_left_lying() -> None:
    """B is in La Habana with the most valuable Goods."""
    state = given(sold_in(market(), HABANA, "SSSWWC"), B, "DDA", city=HABANA)
    merchant = replace(state.merchants[B], hand=(27, 13, 19, 33))
    state = hand(state.with_merchant(B, merchant), 2, 3, 4)

    end = simulate_turns(CHAMPION, state, A, (B,), RandomOutcome(faces(), (20, 21)))

    assert end.merchants[B].money == after_sale(state)
    assert end.merchants[B].stored == 0


def after_sale(state: State) -> int:
    """Return B's money after all Goods are sold."""
    turn = replace(state, agenda=(UseOffer(B), EndRound()))
    return after(turn, Sell(B, 27, goods("DDA"))).merchants[B].money


def test_whose_cards_nobody_knows_is_passed_over() -> None:
    state = with_options(given(market(), B, "DDA"), hidden_hands=True)
    seen = rules.seen_by(state, A)

    end = simulate_turns(
        CHAMPION, hand(seen, 2, 3, 4), A, until_next(seen, A), RandomOutcome(faces(), (20, 21))
    )

    assert end.merchants[B] == seen.merchants[B]


def test_nobody_acts_after_the_last_cop() -> None:
    state = sold_in(market(), BAYAMO, "C", 9)

    end = simulate_turns(
        CHAMPION, hand(state, 2, 3, 4), A, (B, None, A), RandomOutcome(faces(), (20, 21))
    )

    assert end.merchants[B] == state.merchants[B]


def test_fates_have_cards_that_nobody_is_known_to_hold() -> None:
    state = replace(market(), discards=(30, 31))

    for seed in range(20):
        to_come = random_outcome(state, Random(seed))
        assert not {1, 2, 3, 4, 5, 6, 7, 8, 30, 31} & set(to_come.cards)
        assert len(to_come.cards) == 38 - 10
        assert len(to_come.faces) == 7


def test_with_no_other_card_the_discards_come_again() -> None:
    known = {card for merchant in market().merchants for card in merchant.hand}
    rest = tuple(card.id for card in BOX.cards.sectors if card.id not in known)

    assert sorted(
        random_outcome(replace(market(), discards=rest, deck=()), Random(1)).cards
    ) == sorted(rest)


def test_a_lead_is_a_chance_and_counts_more_near_the_end() -> None:
    even, ahead = market(), given(market(), A, money=4000)
    late = sold_in(ahead, BAYAMO, "C", 8)

    assert 0.3 < win_probability(CHAMPION, even, A) < 0.7
    assert 0.5 < win_probability(CHAMPION, ahead, A) < win_probability(CHAMPION, late, A) < 1
    assert win_probability(CHAMPION, ahead, A) + win_probability(
        CHAMPION, ahead, B
    ) == pytest.approx(1)


def test_when_the_last_cop_has_come_the_richest_has_won() -> None:
    end = given(sold_in(market(), BAYAMO, "C", 9), A, money=1000)

    assert (win_probability(CHAMPION, end, A), win_probability(CHAMPION, end, B)) == (1, 0)
    assert win_probability(CHAMPION, sold_in(market(), BAYAMO, "C", 9), B) == 0.5
