"""Every sentence of the tips and buttons of The Marketeers comes true when it is tried."""

from collections.abc import Callable

import pytest

from cubacube.games.marketeers.referee import explanation, titles
from cubacube.games.marketeers.rules.actions import Buy, Drop, Move, PutAside, Sell, StartIn, Take
from cubacube.games.marketeers.rules.state import ChooseEnd, State
from cubacube.games.marketeers.scene import tips
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.rules import Action, put, replace
from cubacube.session.language import referee
from tests.games.marketeers.positions import (
    HABANA,
    TRINIDAD,
    A,
    after,
    counts,
    given,
    holding,
    legal,
    market,
    showing,
    sold_in,
)
from tests.games.promises import Promise, untested, unused

Tip = Callable[[State], str]
NAMES = ("Ana", "Bruno")


def of_button(action: Action) -> Tip:
    return lambda state: explanation(action, NAMES, state)


def of_die(symbol: Symbol) -> Tip:
    return lambda state: tips.describe_die(state, symbol)


def always(text: str) -> Tip:
    return lambda _state: text


def buying(card: int, state: State | None = None, **shown: Symbol) -> State:
    return after(holding(showing(state or market(), **shown), A, card), Buy(A, card))


def selling(letters: str, *, sold: str = "", cops: int = 0) -> State:
    """A is in Trinidad with these Goods and has card 10, which sells S and A there."""
    state = sold_in(holding(market(), A, 10), TRINIDAD, sold, cops)
    return given(state, A, letters, money=9000)


def gained(state: State, action: Sell) -> int:
    before, now = state.merchants[A].money, after(state, action).merchants[A].money
    assert before is not None
    assert now is not None
    return now - before


def pays(action: Sell) -> Callable[[State], bool]:
    """Return whether a sale pays the sum with which its button begins."""
    return lambda state: explanation(action, NAMES, state).startswith(
        f"{referee.pesos(gained(state, action))} Pesos: "
    )


def gives_one_back(state: State) -> bool:
    return legal(after(state, Take(A, "R1")), Drop(A, "case"))


STATUE = Sell(A, 10, ("statue",))
PROMISES = (
    Promise(
        "An offer with this colour may take one card",
        showing(market(), R1="case"),
        of_die("case"),
        lambda s: legal(buying(1, s, R1="case"), Take(A, "R1")),
    ),
    Promise(
        referee.NONE_LEFT,
        replace(market(), supply=put(market().supply, 0, 0)),
        of_die("case"),
        lambda s: not legal(buying(1, s, R1="case", B1="statue"), Take(A, "R1")),
    ),
    Promise(
        "An offer with this colour may use it to move",
        showing(market(), R1="vehicle"),
        of_die("vehicle"),
        lambda s: (
            after(buying(1, s, R1="vehicle"), Move(A, HABANA, "R1")).merchants[A].city == HABANA
        ),
    ),
    Promise(
        "It brings nothing in this round.",
        showing(market(), R1="crate"),
        of_die("crate"),
        lambda s: not legal(buying(1, s, R1="crate", B1="statue"), Take(A, "R1")),
    ),
    Promise(
        "While your Vehicle is here",
        selling("S"),
        always(tips._CITY),
        lambda s: (
            legal(s, STATUE)
            and not legal(given(s, A, "S", city=HABANA), STATUE)
            and after(s, STATUE).row[0].cops == 1
        ),
    ),
    Promise(
        "Your Vehicle starts in this City.",
        replace(market(), agenda=(ChooseEnd(A), *market().agenda)),
        of_button(StartIn(A, TRINIDAD)),
        lambda s: after(s, StartIn(A, TRINIDAD)).merchants[A].city == TRINIDAD,
    ),
    Promise(
        "Do not use this part of the offer.",
        buying(1, R1="case"),
        of_button(Pass(A)),
        lambda s: after(s, Pass(A)).merchants[A].goods == s.merchants[A].goods,
    ),
    Promise(
        "Swap this offer for a new one.",
        market(),
        of_button(PutAside(A, 1)),
        lambda s: len(hand := after(s, PutAside(A, 1)).merchants[A].hand) == 4 and 1 not in hand,
    ),
    Promise(
        "This offer gives you",
        showing(market(), R1="case", B1="diamond"),
        of_button(Buy(A, 1)),
        lambda s: (
            after(s, Buy(A, 1), Take(A, "R1"), Take(A, "B1")).merchants[A].goods == counts("CD")
        ),
    ),
    Promise("{gain} Pesos: {parts}.", selling("S"), of_button(STATUE), pays(STATUE)),
    Promise(
        "From {die}.",
        buying(1, R1="case"),
        of_button(Take(A, "R1")),
        lambda s: after(s, Take(A, "R1")).merchants[A].goods == counts("C"),
    ),
    *(
        Promise(
            said,
            state,
            tip,
            gives_one_back,
        )
        for said, state, tip in (
            (
                "From {die}. You have",
                buying(1, given(market(), A, "SSWDA"), R1="case"),
                of_button(Take(A, "R1")),
            ),
            (
                "You can keep at most {n} Goods.",
                buying(1, given(market(), A, "SSWDA"), R1="case"),
                of_button(Drop(A, "case")),
            ),
        )
    ),
    Promise(
        "One step, from the Vehicle on {die}.",
        buying(1, R1="vehicle"),
        of_button(Move(A, HABANA, "R1")),
        lambda s: after(s, Move(A, HABANA, "R1")).merchants[A].city == HABANA,
    ),
    Promise(
        "One step, from the Vehicle on the offer.",
        after(buying(33, B1="case"), Take(A, "B1")),
        of_button(Move(A, HABANA, None)),
        lambda s: after(s, Move(A, HABANA, None)).merchants[A].city == HABANA,
    ),
)
NO_PROMISE = (
    "It moves from City to City.",
    "The player with the most money at the end wins.",
    "Only its owner may see it.",
    "At half price: {good}.",
)
SOURCES = tips, titles


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.said[:40])
def test_what_a_tip_of_the_marketeers_says_comes_true(promise: Promise[State]) -> None:
    promise.check()


def test_every_sentence_of_the_tips_of_the_marketeers_is_tried() -> None:
    said = [each.said for each in PROMISES if each.said != referee.NONE_LEFT]

    assert untested(SOURCES, said, NO_PROMISE) == []
    assert unused(SOURCES, [*said, *NO_PROMISE]) == []
