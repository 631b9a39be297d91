"""Why an offer buys or sells nothing; reasons agree with the rules."""

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.rules.actions import Buy, Sell
from cubacube.games.marketeers.rules.legal import Bar, bar_on_die, bar_to_buy, bar_to_sell
from cubacube.rules import OneOf, replace
from tests.games.marketeers.positions import CARDS, A, given, market, showing


def test_marketeers_iv_5_what_is_not_barred_may_be_sold_or_bought() -> None:
    for card in CARDS.sectors:
        state = showing(market(), B1="diamond", R1="vehicle")
        state = given(state, A, "DDS", hand=(card.id,))
        (choice,) = rules.choices(state)
        assert isinstance(choice, OneOf)
        sells = any(isinstance(action, Sell) for action in choice)
        assert (bar_to_sell(state, A, card.id) is None) == sells
        assert (bar_to_buy(state, A, card.id) is None) == (Buy(A, card.id) in choice)


def test_marketeers_iv_5_why_nothing_is_sold() -> None:
    state = market()
    here = next(card for card in CARDS.sectors if card.city == "Trinidad")
    away = next(card for card in CARDS.sectors if card.city == "Bayamo")
    assert bar_to_sell(state, A, away.id) is Bar.NOT_THERE
    assert bar_to_sell(state, A, here.id) is Bar.NO_GOODS
    watched = replace(state, row=tuple(replace(each, cops=9) for each in state.row))
    assert bar_to_sell(given(watched, A, "CDSAW"), A, here.id) is Bar.COPS_UNPAID


def test_marketeers_iv_3_why_a_die_brings_nothing() -> None:
    state = showing(market(), B1="diamond", R1="vehicle", G1="crate")
    assert [bar_on_die(state, die) for die in ("B1", "R1", "G1")] == [None, None, Bar.CRATE]
    empty = replace(state, supply=(0,) * len(state.supply))
    assert bar_on_die(empty, "B1") is Bar.ALL_TAKEN
