"""Selling: prices, Crate, commission, first sale, Cops and the end."""

import pytest

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.rules.actions import PutAside, Sell
from cubacube.games.marketeers.rules.events import CopCame, GameEnded, NoCopCame, OfferDrawn, Sold
from cubacube.games.marketeers.rules.selling import Deal, deal, half, prices
from cubacube.games.marketeers.rules.state import State
from cubacube.kit.goods import GOODS
from cubacube.rules import Outcome, replace
from tests.games.marketeers.positions import (
    BAYAMO,
    HABANA,
    SANTIAGO,
    TRINIDAD,
    A,
    B,
    C,
    after,
    asked,
    counts,
    given,
    goods,
    holding,
    last,
    legal,
    market,
    sold_in,
    told,
    with_options,
)

SOLD = "SSSWWDDC"


def habana(owns: str = "DDA", card: int = 27, *, cops: int = 2, seats: int = 2) -> State:
    """A is in La Habana, where some Goods were sold, with these Goods and a card."""
    state = sold_in(holding(market(seats), A, card), HABANA, SOLD, cops)
    return given(state, A, owns, city=HABANA)


def trinidad(owns: str = "SA", card: int = 10) -> State:
    return given(holding(market(), A, card), A, owns)


def near_the_end(cops: int, seats: int = 2) -> State:
    """A can sell in Trinidad; this many Cops are in Bayamo."""
    state = holding(market(seats), A, 10)
    return given(sold_in(state, BAYAMO, "C", cops), A, "SA")


def sales(state: State, card: int) -> set[tuple[str, ...]]:
    """Return the Goods of every sale with a card; a star marks the one for the Crate."""
    found = [each for each in asked(state) if isinstance(each, Sell) and each.card == card]
    listed = [(*each.goods, *([f"{each.crate}*"] if each.crate else [])) for each in found]
    assert len(listed) == len(set(listed))
    return set(listed)


def test_marketeers_iv1_prices_commission_and_the_next_cop() -> None:
    state = habana()

    step = last(state, Sell(A, 27, goods("DDA")))

    assert dict(zip(GOODS, prices(state, HABANA), strict=True)) == {
        "statue": 1000,
        "weapons": 2000,
        "diamond": 2000,
        "case": 3000,
        "alcohol": 4000,
    }
    assert step.events[0] == Sold(A, HABANA, 27, goods("DDA"), None, 8000, 0, 2000)
    assert step.events[1] == CopCame(HABANA, 3, 3)
    assert step.state.merchants[A].money == 6000
    assert step.state.market(HABANA).cops == 3


def test_marketeers_iv1_the_goods_lie_below_the_city_and_not_in_the_supply() -> None:
    before = habana()
    state = after(before, Sell(A, 27, goods("DDA")))

    assert state.market(HABANA).sold == counts(SOLD + "DDA")
    assert state.merchants[A].goods == counts("")
    assert state.supply == before.supply


def test_marketeers_iv1_counter_example_no_sale_no_commission() -> None:
    state = after(habana(), PutAside(A, 27))

    assert state.merchants[A].money == 0
    assert state.market(HABANA).cops == 2


def test_marketeers_iv1_prices_are_those_of_the_city_alone() -> None:
    assert prices(habana(), TRINIDAD) == (1000,) * 5


def test_marketeers_iv1_after_the_sale_the_prices_are_new() -> None:
    state = after(habana(), Sell(A, 27, goods("DDA")))

    assert dict(zip(GOODS, prices(state, HABANA), strict=True)) == {
        "diamond": 1000,
        "statue": 2000,
        "weapons": 3000,
        "case": 4000,
        "alcohol": 4000,
    }


def test_marketeers_r19_the_steeper_prices_count_cards() -> None:
    state = with_options(sold_in(market(), HABANA, "SSSSW"), price_by_difference=True)

    assert prices(state, HABANA) == (5000, 5000, 1000, 5000, 4000)
    assert prices(with_options(state), HABANA) == (3000, 3000, 1000, 3000, 2000)


def test_marketeers_iv2_the_first_sale_in_a_city() -> None:
    step = last(trinidad(), Sell(A, 10, goods("SA")))

    assert step.events[:2] == (
        Sold(A, TRINIDAD, 10, goods("SA"), None, 2000, 2000, 0),
        CopCame(TRINIDAD, 1, 1),
    )
    assert step.state.merchants[A].money == 4000


def test_marketeers_iv2_counter_example_the_second_sale_there() -> None:
    state = sold_in(trinidad(), TRINIDAD, "C", 1)

    assert deal(state, TRINIDAD, goods("SA"), None) == Deal(4000, 0, 1000)


def test_marketeers_iv2_another_city_has_a_first_sale_of_its_own() -> None:
    state = sold_in(trinidad(), HABANA, "C", 1)

    assert deal(state, TRINIDAD, goods("SA"), None).bonus == 2000


def test_marketeers_iv2_one_good_is_enough_for_the_bonus() -> None:
    assert after(trinidad(), Sell(A, 10, goods("S"))).merchants[A].money == 3000


def test_marketeers_iv4_a_crate_at_1000_brings_nothing_but_a_cop() -> None:
    """Card 34 asks for Alcohol and a Crate."""
    state = sold_in(holding(market(), A, 34), SANTIAGO, "CCDDAA", 1)
    state = given(state, A, "C", city=SANTIAGO, money=1000)

    step = last(state, Sell(A, 34, (), "case"))

    assert step.events[0] == Sold(A, SANTIAGO, 34, (), "case", 0, 0, 1000)
    assert step.state.merchants[A].money == 0
    assert step.state.market(SANTIAGO).cops == 2
    assert step.state.market(SANTIAGO).sold == counts("CCCDDAA")


@pytest.mark.parametrize(
    ("price", "halved"), [(1000, 0), (2000, 1000), (3000, 1000), (4000, 2000), (5000, 2000)]
)
def test_marketeers_iv4_half_prices_are_full_thousands(price: int, halved: int) -> None:
    assert half(price) == halved


def test_marketeers_iv4_counter_example_a_crate_at_3000() -> None:
    state = habana("C", 7)

    assert deal(state, HABANA, (), "case") == Deal(1000, 0, 2000)


def test_marketeers_iv_5_a_crate_sells_any_one_good() -> None:
    """Card 7 asks for a Statue and a Crate."""
    state = given(holding(market(), A, 7), A, "SSD", city=HABANA)

    assert sales(state, 7) == {
        ("statue",),
        ("statue", "statue*"),
        ("statue", "diamond*"),
        ("statue*",),
        ("diamond*",),
    }


def test_marketeers_iv10_selling_in_another_city_is_illegal() -> None:
    state = given(holding(market(), A, 10), A, "SA", city=HABANA)

    assert sales(state, 10) == set()
    assert not legal(state, Sell(A, 10, goods("SA")))


def test_marketeers_iv10_counter_example_in_the_city_of_the_card() -> None:
    assert legal(trinidad(), Sell(A, 10, goods("SA")))


def test_marketeers_iv11_one_good_of_four() -> None:
    state = given(holding(market(), A, 18), A, "W", city=HABANA)

    assert sales(state, 18) == {("weapons",)}
    assert after(state, Sell(A, 18, goods("W"))).market(HABANA).sold == counts("W")


def test_marketeers_iv11_counter_example_without_its_goods_nothing() -> None:
    state = given(holding(market(), A, 17), A, "W", city=HABANA)

    assert sales(state, 17) == set()


def test_marketeers_iv_5_each_symbol_sells_one_card() -> None:
    """Card 27 asks for two Diamonds and an Alcohol."""
    state = given(holding(market(), A, 27), A, "DDDA", city=HABANA)

    assert not legal(state, Sell(A, 27, goods("DDD")))
    assert len(sales(state, 27)) == 5


def test_marketeers_iv_5_a_sale_of_nothing_is_none() -> None:
    assert not legal(trinidad(), Sell(A, 10, ()))


def test_marketeers_r20_a_commission_that_cannot_be_paid_forbids_the_sale() -> None:
    """A Statue brings 1000 in La Habana."""
    state = given(habana("S", 7, cops=3), A, "S", city=HABANA, money=1000)

    assert sales(state, 7) == set()


def test_marketeers_r20_counter_example_it_may_be_paid_out_of_the_purse() -> None:
    state = given(habana("S", 7, cops=3), A, "S", city=HABANA, money=2000)

    assert after(state, Sell(A, 7, goods("S"))).merchants[A].money == 0


@pytest.mark.parametrize(("seats", "limit"), [(2, 9), (3, 10), (4, 12)])
def test_marketeers_iv13_the_last_cop_ends_the_game_at_once(seats: int, limit: int) -> None:
    step = last(near_the_end(limit - 1, seats), Sell(A, 10, goods("SA")))

    assert step.events[1:] == (CopCame(TRINIDAD, 1, limit), GameEnded((A,), stalled=False))
    assert rules.choices(step.state) == ()
    assert rules.outcome(step.state) == Outcome((4000, *(0,) * (seats - 1)), frozenset({A}))


@pytest.mark.parametrize(("seats", "limit"), [(2, 9), (3, 10), (4, 12)])
def test_marketeers_iv13_counter_example_one_cop_before(seats: int, limit: int) -> None:
    step = last(near_the_end(limit - 2, seats), Sell(A, 10, goods("SA")))

    assert step.events[1:] == (CopCame(TRINIDAD, 1, limit - 1), OfferDrawn(A))
    assert rules.choices(step.state)[0].seat == B
    assert rules.outcome(step.state) is None


def ended(*players: tuple[int, str]) -> Outcome:
    """Return the outcome for these players' money and remaining Goods."""
    state = replace(market(len(players)), agenda=(), over=True)
    for seat, (money, left) in enumerate(players):
        state = given(state, seat, left, money=money)
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def test_marketeers_iv14_fewer_goods_break_the_tie() -> None:
    assert ended((15000, "CD"), (15000, "C")) == Outcome((15000, 15000), frozenset({B}))


def test_marketeers_iv14_equal_goods_share_the_win() -> None:
    assert ended((15000, "C"), (15000, "W"), (9000, "")).winners == {A, B}


def test_marketeers_iv14_counter_example_goods_do_not_beat_money() -> None:
    assert ended((15000, "CCCCC"), (14000, ""), (0, "")).winners == {A}
    assert ended((15000, "CC"), (14000, ""), (15000, "C")).winners == {C}


def test_marketeers_iv16_long_game_a_small_sale_draws_no_cop() -> None:
    """The first sale brings 4000, but its Goods only 2000."""
    step = last(with_options(trinidad(), long_game=True), Sell(A, 10, goods("SA")))

    assert step.events[1] == NoCopCame(TRINIDAD, 2000)
    assert step.state.market(TRINIDAD).cops == 0
    assert step.state.merchants[A].money == 4000


def test_marketeers_iv16_counter_example_a_sale_for_3000_does() -> None:
    state = with_options(sold_in(trinidad(), TRINIDAD, "S"), long_game=True)

    step = last(state, Sell(A, 10, goods("SA")))

    assert step.events[1] == CopCame(TRINIDAD, 1, 1)


def test_marketeers_iv16_counter_example_without_the_option_every_sale_does() -> None:
    assert told(trinidad(), Sell(A, 10, goods("SA")))[1] == CopCame(TRINIDAD, 1, 1)
