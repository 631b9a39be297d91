"""Set-up, rounds, the pile, hidden information, and the end of a stalled game."""

import pytest

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell, StartIn
from cubacube.games.marketeers.rules.box import QUIET_ROUNDS
from cubacube.games.marketeers.rules.events import (
    DeckShuffled,
    DiceRolled,
    GameEnded,
    OfferDrawn,
    OfferPutAside,
    OffersDealt,
    RoundEnded,
    RowLaid,
    Started,
)
from cubacube.games.marketeers.rules.state import (
    FACE_DOWN,
    ChooseEnd,
    DrawOffer,
    RollGateDice,
    State,
    UseOffer,
)
from cubacube.kit.events import StarterDrawn
from cubacube.kit.goods import SUPPLY
from cubacube.rules import AnyRoll, AnyShuffle, any_starter, replace
from tests.games.marketeers.positions import (
    BOX,
    DICE,
    ROW,
    SANTIAGO,
    TRINIDAD,
    A,
    B,
    C,
    after,
    asked,
    faces,
    given,
    holding,
    last,
    legal,
    market,
    order,
    roll,
    showing,
    told,
    with_options,
)

ROW_ORDER = order(*(BOX.cards.cities.index(city) for city in ROW))
CARDS_IN_ORDER = order(*range(38))


def dealt(seats: int = 3) -> State:
    return after(rules.setup(BOX, seats), ROW_ORDER, CARDS_IN_ORDER)


def rolling(seats: int = 3, starter: int = A) -> State:
    """Everybody stands in Trinidad before the first roll."""
    ends = (StartIn(seat, TRINIDAD) for seat in range(seats))
    return after(dealt(seats), *ends, roll(starter))


def put_aside(state: State) -> State:
    """Put aside the first card of the current player."""
    seat = rules.choices(state)[0].seat
    return after(state, PutAside(seat, state.merchants[seat].hand[0]))


def test_set_up_the_cities_lie_in_a_random_row() -> None:
    state = rules.setup(BOX, 2)

    assert rules.choices(state) == (AnyShuffle(4),)
    step = last(state, ROW_ORDER)
    assert step.events == (RowLaid(ROW),)
    assert tuple(each.city for each in step.state.row) == ROW


def test_set_up_everybody_has_four_cards_and_the_others_are_the_pile() -> None:
    state = dealt(3)

    assert [merchant.hand for merchant in state.merchants] == [
        (1, 2, 3, 4),
        (5, 6, 7, 8),
        (9, 10, 11, 12),
    ]
    assert state.deck == tuple(range(13, 39))
    assert told(after(rules.setup(BOX, 3), ROW_ORDER), CARDS_IN_ORDER) == [OffersDealt(4)]


def test_set_up_everybody_chooses_an_end_of_the_row() -> None:
    state = dealt(3)

    for seat in range(3):
        assert state.agenda[0] == ChooseEnd(seat)
        assert asked(state) == (StartIn(seat, TRINIDAD), StartIn(seat, SANTIAGO))
        step = last(state, StartIn(seat, SANTIAGO))
        assert step.events == (Started(seat, SANTIAGO),)
        state = step.state
    assert [merchant.city for merchant in state.merchants] == [SANTIAGO] * 3


def test_set_up_nobody_has_money_or_goods_and_ten_of_each_lie_ready() -> None:
    state = rolling(4)

    assert all(merchant.money == merchant.stored == 0 for merchant in state.merchants)
    assert state.supply == (SUPPLY,) * 5


def test_set_up_chance_names_the_start_player() -> None:
    state = after(dealt(2), StartIn(A, TRINIDAD), StartIn(B, SANTIAGO))

    assert rules.choices(state) == (any_starter(2),)
    assert told(state, roll(B)) == [StarterDrawn(B)]
    assert after(state, roll(B)).agenda == (RollGateDice(B),)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_marketeers_are_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        rules.setup(BOX, seats)


def test_marketeers_iv_1_the_roll_holds_for_everybody() -> None:
    state = rolling(3, starter=B)

    assert rules.choices(state) == (AnyRoll(tuple(range(6)), 7),)
    step = last(state, roll(*faces(R1="case", Y1="weapons")))
    shown = {die: step.state.symbol(die) for die in DICE}
    assert shown["R1"] == "case"
    assert shown["Y1"] == "weapons"
    assert step.events == (DiceRolled(B, 1, tuple(shown[die] for die in DICE)),)
    for seat in (B, C, A):
        assert step.state.agenda[0] == UseOffer(seat)
        step = last(step.state, PutAside(seat, step.state.merchants[seat].hand[0]))
    assert step.state.faces == faces(R1="case", Y1="weapons")


def test_marketeers_iv19_the_start_goes_to_the_left() -> None:
    state = after(rolling(3, starter=A), roll(*faces()))

    state = put_aside(put_aside(state))
    step = last(state, PutAside(C, 9))
    assert step.events == (OfferPutAside(C, 9), OfferDrawn(C), RoundEnded(B))
    assert step.state.agenda == (RollGateDice(B),)
    assert step.state.round == 2
    assert after(step.state, roll(*faces())).agenda[0] == UseOffer(B)


def test_marketeers_iv19_counter_example_not_within_the_round() -> None:
    state = put_aside(after(rolling(3, starter=A), roll(*faces())))

    assert (state.starter, state.round, state.agenda[0]) == (A, 1, UseOffer(B))


def test_marketeers_iv19_after_the_last_seat_comes_the_first() -> None:
    state = after(rolling(3, starter=C), roll(*faces()))

    assert put_aside(put_aside(put_aside(state))).starter == A


def test_marketeers_iv_2_the_used_card_goes_and_a_new_one_comes() -> None:
    state = after(market(), PutAside(A, 2))

    assert state.merchants[A].hand == (1, 3, 4, 9)
    assert state.discards == (2,)
    assert state.deck[0] == 10


def test_marketeers_iv_2_only_own_cards_can_be_used() -> None:
    state = market()

    assert legal(state, PutAside(A, 1))
    assert not legal(state, PutAside(A, 5))
    assert not legal(state, PutAside(B, 5))


def test_marketeers_iv_2_during_a_purchase_the_new_card_is_not_yet_there() -> None:
    state = after(showing(market(), R1="case"), Buy(A, 1))

    assert state.merchants[A].hand == (2, 3, 4)


def test_when_the_pile_is_empty_the_used_cards_are_shuffled() -> None:
    state = market()
    state = replace(state, discards=state.deck, deck=())
    state = after(state, PutAside(A, 2))

    assert state.agenda[0] == DrawOffer(A)
    assert rules.choices(state) == (AnyShuffle(31),)
    step = last(state, order(*reversed(range(31))))
    assert step.events == (DeckShuffled(31), OfferDrawn(A))
    assert step.state.merchants[A].hand == (1, 3, 4, 2)
    assert step.state.discards == ()
    assert len(step.state.deck) == 30


def test_counter_example_the_last_card_is_drawn_without_a_shuffle() -> None:
    state = market()
    state = replace(state, discards=state.deck[1:], deck=state.deck[:1])

    state = after(state, PutAside(A, 2))
    assert state.deck == ()
    assert state.agenda[0] == UseOffer(B)


def quiet(turns: int, seats: int = 2) -> State:
    """The last player of a round acts, after this many turns without a sale."""
    return replace(market(seats, turn=seats - 1), idle=turns)


def test_marketeers_r67_a_game_without_sales_ends() -> None:
    state = given(quiet(2 * QUIET_ROUNDS - 1), A, "C", money=3000)

    assert told(state, PutAside(B, 5))[-1] == GameEnded((A,), stalled=True)


def test_counter_example_one_turn_earlier_it_goes_on() -> None:
    assert told(quiet(2 * QUIET_ROUNDS - 2), PutAside(B, 5))[-1] == RoundEnded(B)


def test_counter_example_a_sale_begins_the_count_anew() -> None:
    state = holding(given(quiet(2 * QUIET_ROUNDS - 1), B, "S"), B, 10)

    step = last(state, Sell(B, 10, ("statue",)))

    assert step.events[-1] == RoundEnded(B)
    assert step.state.idle == 0


def test_marketeers_r67_a_game_with_no_goods_left_ends() -> None:
    state = replace(quiet(0), supply=(0,) * 5)

    assert told(state, PutAside(B, 5))[-1] == GameEnded((A, B), stalled=True)


def test_counter_example_a_good_in_store_can_still_be_sold() -> None:
    state = replace(given(quiet(0), A, "C"), supply=(0,) * 5)

    assert told(state, PutAside(B, 5))[-1] == RoundEnded(B)


def test_nobody_may_look_into_the_pile() -> None:
    state = market()
    seen = rules.seen_by(state, A)

    assert set(seen.deck) == {FACE_DOWN}
    assert len(seen.deck) == len(state.deck)
    assert seen.merchants == state.merchants


def test_with_the_option_hands_are_hidden_from_the_others() -> None:
    state = with_options(market(3), hidden_hands=True)
    seen = rules.seen_by(state, B)

    assert seen.merchants[B] == state.merchants[B]
    assert seen.merchants[A].hand == seen.merchants[C].hand == (FACE_DOWN,) * 4
    assert rules.seen_by(replace(state, over=True), B).merchants == state.merchants


def test_counter_example_without_the_option_hands_lie_open() -> None:
    state = with_options(market(3))

    assert rules.seen_by(state, B).merchants == state.merchants


def test_of_a_hidden_hand_nothing_can_be_chosen() -> None:
    state = with_options(market(), hidden_hands=True)

    assert asked(rules.seen_by(state, B)) == ()
    assert asked(rules.seen_by(state, A)) == asked(state)


def test_an_unknown_card_or_city_is_an_error() -> None:
    with pytest.raises(KeyError):
        market().card(39)
    with pytest.raises(KeyError):
        market().market("Matanzas")
