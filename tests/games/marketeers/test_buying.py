"""Buying: dice that a card may use, steps along the row, and limits of Goods."""

import pytest

from cubacube.games.marketeers.rules.actions import Buy, Drop, Move, PutAside, Take
from cubacube.games.marketeers.rules.events import (
    GoodDropped,
    GoodTaken,
    Moved,
    OfferBought,
    OfferDrawn,
)
from cubacube.games.marketeers.rules.state import Advance, MakeRoom, Pick, State, UseOffer
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.rules import replace
from tests.games.marketeers.positions import (
    BAYAMO,
    DICE,
    HABANA,
    SANTIAGO,
    TRINIDAD,
    A,
    B,
    after,
    asked,
    counts,
    given,
    holding,
    legal,
    market,
    showing,
    told,
)


def buying(card: int, owns: str = "", city: str = TRINIDAD, **shown: Symbol) -> State:
    """A has begun to buy with this card."""
    state = given(holding(showing(market(), **shown), A, card), A, owns, city=city)
    return after(state, Buy(A, card))


def goods_of(state: State) -> tuple[int, ...]:
    return state.merchants[A].goods


def test_marketeers_iv5_one_die_of_each_colour() -> None:
    state = buying(1, R1="case", R2="weapons", B1="diamond", B2="crate")

    assert state.agenda[0] == Pick(A, "red", ("R1", "R2"))
    assert asked(state) == (Take(A, "R1"), Take(A, "R2"), Pass(A))
    state = after(state, Take(A, "R2"))
    assert asked(state) == (Take(A, "B1"), Pass(A))
    state = after(state, Take(A, "B1"))
    assert goods_of(state) == counts("WD")
    assert state.agenda[0] == UseOffer(B)


def test_marketeers_iv5_counter_example_never_two_of_one_colour() -> None:
    state = after(buying(1, R1="case", R2="weapons", B1="diamond"), Take(A, "R1"))

    assert not legal(state, Take(A, "R2"))


def test_marketeers_iv5_the_goods_come_from_the_supply() -> None:
    state = after(buying(1, R1="case", B1="diamond"), Take(A, "R1"), Take(A, "B1"))

    assert state.supply == (9, 9, 10, 10, 10)


def test_marketeers_iv_3_every_part_may_be_left_out() -> None:
    state = after(buying(1, R1="case", B1="diamond"), Pass(A), Pass(A))

    assert goods_of(state) == counts("")
    assert state.discards == (1,)


def test_marketeers_iv_3_two_dice_of_one_colour_are_both_dice() -> None:
    """Card 16 shows red and red."""
    state = buying(16, R1="case", R2="weapons")

    assert asked(state) == (Take(A, "R1"), Pass(A))
    state = after(state, Take(A, "R1"))
    assert asked(state) == (Take(A, "R2"), Pass(A))
    assert goods_of(after(state, Take(A, "R2"))) == counts("CW")


def test_marketeers_iv7_grey_brings_nothing_and_a_vehicle_face_a_step() -> None:
    state = buying(22, city=HABANA, R1="case", R2="vehicle", B1="diamond")

    assert asked(state) == (
        Take(A, "R1"),
        Move(A, TRINIDAD, "R2"),
        Move(A, BAYAMO, "R2"),
        Pass(A),
    )
    assert after(state, Take(A, "R1")).agenda[0] == UseOffer(B)
    moved = after(state, Move(A, BAYAMO, "R2"))
    assert moved.merchants[A].city == BAYAMO
    assert goods_of(moved) == counts("")
    assert moved.agenda[0] == UseOffer(B)


def test_marketeers_iv8_two_steps_by_the_die_and_by_the_card() -> None:
    state = buying(33, B1="vehicle", B2="crate")

    assert asked(state) == (Move(A, HABANA, "B1"), Pass(A))
    state = after(state, Move(A, HABANA, "B1"))
    assert state.agenda[0] == Advance(A)
    assert asked(state) == (Move(A, TRINIDAD), Move(A, BAYAMO), Pass(A))
    assert after(state, Move(A, BAYAMO)).merchants[A].city == BAYAMO


def test_marketeers_iv8_counter_example_without_the_vehicle_face_one_step() -> None:
    state = buying(33, B1="case", B2="crate")

    state = after(state, Take(A, "B1"), Move(A, HABANA))
    assert state.merchants[A].city == HABANA
    assert state.agenda[0] == UseOffer(B)


def test_marketeers_iv8_the_step_may_be_left_out() -> None:
    state = after(buying(33, B1="case"), Pass(A), Pass(A))

    assert state.merchants[A].city == TRINIDAD


def test_marketeers_iv_3_at_the_end_of_the_row_there_is_one_neighbour() -> None:
    assert asked(buying(33, city=SANTIAGO)) == (Move(A, BAYAMO), Pass(A))


def test_marketeers_iv17_goods_that_are_all_out_cannot_be_taken() -> None:
    state = replace(showing(market(), R1="diamond", R2="case"), supply=(10, 0, 10, 10, 10))
    state = after(holding(state, A, 22), Buy(A, 22))

    assert asked(state) == (Take(A, "R2"), Pass(A))


def test_marketeers_iv17_counter_example_the_last_one_can() -> None:
    state = replace(showing(market(), R1="diamond", R2="crate"), supply=(10, 1, 10, 10, 10))
    state = after(holding(state, A, 22), Buy(A, 22), Take(A, "R1"))

    assert goods_of(state) == counts("D")
    assert state.supply[1] == 0


def test_marketeers_iv_3_a_card_that_brings_nothing_cannot_be_bought_with() -> None:
    state = holding(showing(market(), R1="crate", R2="crate"), A, 22)

    assert not legal(state, Buy(A, 22))
    assert legal(state, PutAside(A, 22))


def test_marketeers_iv_3_a_part_that_brings_nothing_asks_nobody() -> None:
    state = buying(1, R1="crate", R2="crate", B1="diamond")

    assert state.agenda[0] == Pick(A, "blue", ("B1", "B2"))


def test_marketeers_iv_4_when_the_sixth_good_comes_one_has_to_go() -> None:
    state = after(buying(22, "CDDSA", R1="alcohol"), Take(A, "R1"))

    assert state.agenda[0] == MakeRoom(A)
    assert asked(state) == tuple(Drop(A, good) for good in ("case", "diamond", "statue", "alcohol"))
    supply = state.supply
    state = after(state, Drop(A, "diamond"))
    assert goods_of(state) == counts("CDSAA")
    assert state.supply == (supply[0], supply[1] + 1, *supply[2:])
    assert state.agenda[0] == UseOffer(B)


def test_marketeers_iv_4_counter_example_the_fifth_is_kept() -> None:
    state = after(buying(22, "CDDS", R1="alcohol"), Take(A, "R1"))

    assert goods_of(state) == counts("CDDSA")
    assert state.agenda[0] == UseOffer(B)


def test_marketeers_iv_4_the_new_good_may_go_itself() -> None:
    state = after(buying(22, "CCCCC", R1="alcohol"), Take(A, "R1"), Drop(A, "alcohol"))

    assert goods_of(state) == counts("CCCCC")


def test_marketeers_iv_4_room_is_made_before_the_next_die() -> None:
    state = after(buying(16, "CCCCC", R1="alcohol", R2="weapons"), Take(A, "R1"))

    state = after(state, Drop(A, "case"))
    assert state.agenda[0] == Pick(A, "red", ("R2",))
    state = after(state, Take(A, "R2"))
    assert state.agenda[0] == MakeRoom(A)


def test_marketeers_iv_3_a_purchase_is_told() -> None:
    state = holding(showing(market(), R1="case", B1="vehicle"), A, 1)

    assert told(state, Buy(A, 1)) == [OfferBought(A, 1)]
    assert told(state, Buy(A, 1), Take(A, "R1")) == [GoodTaken(A, "R1", "case")]
    assert told(state, Buy(A, 1), Pass(A), Move(A, HABANA, "B1")) == [
        Moved(A, TRINIDAD, HABANA, "B1"),
        OfferDrawn(A),
    ]
    assert told(buying(22, "CCCCC", R1="case"), Take(A, "R1"), Drop(A, "case")) == [
        GoodDropped(A, "case"),
        OfferDrawn(A),
    ]


@pytest.mark.parametrize("card", range(1, 39))
def test_a_card_asks_for_as_many_parts_as_it_shows(card: int) -> None:
    """With a Vehicle on every die, each part can be used, except grey."""
    shown: dict[str, Symbol] = {die: "case" if die == "G2" else "vehicle" for die in DICE}
    state = holding(showing(market(), **shown), A, card)
    gate, asked_for = state.card(card).gate, 0
    state = after(state, Buy(A, card))
    while not isinstance(state.agenda[0], UseOffer):
        state, asked_for = after(state, Pass(A)), asked_for + 1

    assert asked_for == sum(side != "grey" for side in gate)
