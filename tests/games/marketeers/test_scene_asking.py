"""What a person can press at the table of The Marketeers, and its effect."""

from itertools import product

import pytest

from cubacube.games.marketeers.rules.actions import Buy, Drop, Move, PutAside, Sell, StartIn, Take
from cubacube.games.marketeers.rules.opening import setup
from cubacube.games.marketeers.rules.selling import sales
from cubacube.games.marketeers.rules.state import MakeRoom, RollGateDice, State
from cubacube.games.marketeers.scene.sales import best_sale, pressed, shares
from cubacube.games.marketeers.scene.selling import purchase
from cubacube.kit.actions import Pass
from cubacube.rules import Action, replace
from cubacube.scenes.match.modes import Curtain
from tests.games.marketeers.positions import (
    BAYAMO,
    BOX,
    HABANA,
    SANTIAGO,
    TRINIDAD,
    A,
    B,
    after,
    given,
    goods,
    holding,
    market,
    order,
    showing,
    sold_in,
    with_options,
)
from tests.games.marketeers.tables import scene, state_of
from tests.scenes.board_person import AtTable, table


def with_offer(card: int, **shown: str) -> State:
    """Give Ana this offer, and set the symbols on the dice."""
    return showing(holding(market(), A, card), **shown)  # type: ignore[arg-type]


def in_habana() -> State:
    """The first worked example: Ana may sell two Diamonds and Alcohol in La Habana."""
    state = sold_in(with_offer(27), HABANA, "SSSWWDDC", cops=2)
    return given(state, A, "DDA", city=HABANA)


def answer(person: AtTable, name: object) -> None:
    """Press something, and wait until its animation ends."""
    person.until_asked()
    person.click_spot(name)
    if not person.asked:
        person.key("Space")


def actions(person: AtTable) -> list[Action]:
    return list(person.table.live.match.actions())


def bar(person: AtTable, name: object) -> str:
    return person.spot(name).spot.bar


def label(person: AtTable, name: object) -> str:
    return getattr(person.spot(name), "label", "")


def note(person: AtTable, name: object) -> str:
    return getattr(person.spot(name), "note", "")


def test_the_offer_that_sells_best_lies_ready() -> None:
    with table(scene(in_habana())) as person:
        person.until_asked()

        assert label(person, "sell") == "Sell for 6000"
        assert note(person, "sell") == "8000 \u22122000 Cops"
        answer(person, "sell")

        assert actions(person) == [Sell(A, 27, goods("DDA"))]
        assert state_of(person).merchants[A].money == 6000
        assert state_of(person).market(HABANA).cops == 3


def test_a_good_can_be_kept_and_sold_after_all() -> None:
    with table(scene(in_habana())) as person:
        person.until_asked()
        person.click_spot(("symbol", 0))
        assert label(person, "sell") == "Sell for 4000"
        person.click_spot(("symbol", 1))
        assert label(person, "sell") == "Sell for 6000"
        person.click_spot(("symbol", 2))
        person.click_spot(("symbol", 0))
        answer(person, "sell")

        assert actions(person) == [Sell(A, 27, goods("D"))]


def test_the_last_good_of_a_sale_cannot_be_kept() -> None:
    state = given(with_offer(18), A, "W", city=HABANA)
    with table(scene(state)) as person:
        person.until_asked()

        assert bar(person, ("symbol", 3))
        assert bar(person, ("symbol", 0)) == "You have no Goods left to sell for this."


def test_a_crate_goes_from_one_good_to_the_next_and_to_none() -> None:
    state = given(sold_in(with_offer(22), BAYAMO, "CCD"), A, "SDAW", city=BAYAMO)
    sale = Sell(A, 22, goods("DW"), "statue")
    following = []
    for _press in range(3):
        found = pressed(state, sale, 3)
        assert found is not None
        following.append(found.crate)
        sale = found

    assert following == ["alcohol", None, "statue"]


def test_every_legal_sale_can_be_put_together_by_pressing() -> None:
    alone, seen = 0, 0
    cards = {card.id: card.city for card in BOX.cards.sectors}
    for card, owned, money in product(cards, ("A", "SD", "AAD", "SDAWC", "WWCC"), (0, 9000)):
        offer = holding(market(), A, card)
        city = cards[card]
        state = given(sold_in(offer, city, "SDA", cops=2), A, owned, city=city, money=money)
        first, legal = best_sale(state, A, card), set(sales(state, A, card))
        found = set[Sell]()
        todo = [first] if first else []
        while todo:
            sale = todo.pop()
            found.add(sale)
            presses = (pressed(state, sale, n) for n in range(len(state.card(card).goods)))
            todo += [each for each in presses if each is not None and each not in found]
        assert found == legal, (card, owned, money, legal - found)
        alone += sum(not sale.goods for sale in legal)
        seen += len(legal)
    assert alone
    assert seen > 300


def test_a_good_that_is_sold_alone_goes_for_the_crate() -> None:
    state = given(with_offer(22), A, "W", city=BAYAMO)
    with table(scene(state)) as person:
        person.until_asked()
        number = state.card(22).goods.index("weapons")
        assert "with the Crate" in person.spot(("symbol", number)).spot.hint
        person.click_spot(("symbol", number))
        answer(person, "sell")

        assert actions(person) == [Sell(A, 22, (), "weapons")]


def test_the_symbols_of_an_offer_tell_what_goes_for_them() -> None:
    state = given(with_offer(21), A, "AAD", city=TRINIDAD)
    sold = shares(state, Sell(A, 21, goods("DA")), 21)

    assert [share.good for share in sold] == ["diamond", "alcohol", None, None]


def test_only_a_sale_that_can_be_paid_is_proposed() -> None:
    rich = given(sold_in(with_offer(10), TRINIDAD, "S", cops=3), A, "S", money=2000)
    poor = given(rich, A, "S", money=1000)

    assert best_sale(rich, A, 10) == Sell(A, 10, goods("S"))
    assert best_sale(poor, A, 10) is None


def test_another_offer_lies_ready_after_a_click_or_its_number() -> None:
    with table(scene(in_habana())) as person:
        person.until_asked()
        person.click_spot(("offer", 2))
        assert bar(person, "sell") == "No sale: no matching Goods."
        person.key("3")
        answer(person, "aside")

        (action,) = actions(person)
        assert isinstance(action, PutAside)
        assert action.card == 3


def test_in_the_wrong_city_nothing_is_sold() -> None:
    with table(scene(given(with_offer(10), A, "SA", city=HABANA))) as person:
        person.until_asked()
        person.click_spot(("offer", 10))

        assert bar(person, "sell") == "No sale: you are not in Trinidad."


def test_a_purchase_die_by_die() -> None:
    state = with_offer(1, R1="case", R2="weapons", B1="diamond")
    with table(scene(state)) as person:
        person.until_asked()
        person.click_spot(("offer", 1))
        assert note(person, "buy") == "Case/Weapons \u00b7 Diamond"
        answer(person, "buy")
        answer(person, ("die", "R2"))
        assert bar(person, ("die", "B2")) == "A Crate on a die brings nothing."
        answer(person, ("die", "B1"))

        assert actions(person) == [Buy(A, 1), Take(A, "R2"), Take(A, "B1")]
        assert state_of(person).merchants[A].goods == (0, 1, 0, 0, 1)


def test_two_steps_along_the_row() -> None:
    with table(scene(with_offer(33, B1="vehicle"))) as person:
        person.until_asked()
        person.click_spot(("offer", 33))
        answer(person, "buy")
        answer(person, ("die", "B1"))
        answer(person, ("city", BAYAMO))

        assert actions(person) == [Buy(A, 33), Move(A, HABANA, "B1"), Move(A, BAYAMO)]


def test_a_step_two_ways_needs_a_city() -> None:
    state = given(with_offer(22, R1="case", R2="vehicle"), A, city=HABANA)
    with table(scene(state)) as person:
        person.until_asked()
        person.click_spot(("offer", 22))
        answer(person, "buy")
        person.until_asked()
        assert bar(person, ("die", "R2"))
        answer(person, ("city", TRINIDAD))

        assert actions(person)[-1] == Move(A, TRINIDAD, "R2")


def test_a_part_can_be_left_out_by_key() -> None:
    with table(scene(with_offer(1, R1="case", B1="diamond"))) as person:
        person.until_asked()
        person.click_spot(("offer", 1))
        answer(person, "buy")
        person.until_asked()
        person.key("n")
        person.until_asked()
        person.key("1")
        person.key("Space")

        assert actions(person) == [Buy(A, 1), Pass(A), Take(A, "B1")]


def test_dice_that_bring_the_same_have_one_button() -> None:
    with table(scene(with_offer(1, R1="case", R2="case"))) as person:
        person.until_asked()
        person.click_spot(("offer", 1))
        answer(person, "buy")
        person.until_asked()

        buttons = [name for name in person.spot_names() if name in (("button", 0), ("button", 1))]
        assert [label(person, name) for name in buttons] == ["Take: Case", "Take nothing"]
        assert not bar(person, ("die", "R2"))


def test_an_offer_for_which_the_dice_give_nothing_does_not_buy() -> None:
    with table(scene(with_offer(19))) as person:
        person.until_asked()
        person.click_spot(("offer", 19))

        assert bar(person, "buy") == "The dice give nothing for this offer."
        assert purchase(state_of(person), 19) == ""


def test_a_sixth_good_is_given_back_from_its_place() -> None:
    state = given(with_offer(1, R1="case"), A, "DSAWW")
    with table(scene(state)) as person:
        person.until_asked()
        person.click_spot(("offer", 1))
        answer(person, "buy")
        answer(person, ("die", "R1"))
        person.until_asked()
        assert isinstance(state_of(person).agenda[0], MakeRoom)
        answer(person, ("slot", 5))

        assert actions(person)[-1] == Drop(A, "weapons")


@pytest.mark.parametrize("name", ["roll", "tray"])
def test_the_starter_rolls_himself(name: str) -> None:
    state = replace(market(), agenda=(RollGateDice(B),), starter=B, faces=())
    with table(scene(state)) as person:
        person.until_asked()
        person.click_spot(name)
        person.key("Space")
        person.until_asked()

        assert len(state_of(person).faces) == len(BOX.cards.gate_dice)


def opening() -> State:
    """The Cities are laid out and the offers are dealt."""
    state = after(setup(BOX, 2), order(3, 1, 2, 0), order(*range(38)))
    assert state.row
    return state


def test_the_ends_of_the_row_can_be_chosen_on_the_row() -> None:
    state = opening()
    ends = state.row[0].city, state.row[-1].city
    with table(scene(state)) as person:
        answer(person, ("city", ends[1]))
        person.until_asked()
        person.key("1")
        person.key("Space")

        assert actions(person)[:2] == [StartIn(A, ends[1]), StartIn(B, ends[0])]


def test_the_offers_of_the_others_can_be_looked_at() -> None:
    with table(scene(market())) as person:
        person.until_asked()
        before = person.app.window.surface.copy()
        person.point_at(("hand", B))
        person.wait()

        box = person.app.view.rect((354, 636, 1048, 356))
        seen = person.app.window.surface
        assert before.subsurface(box).get_buffer().raw != seen.subsurface(box).get_buffer().raw


def test_hidden_offers_are_shown_behind_a_curtain() -> None:
    state = with_options(market(), hidden_hands=True)
    with table(scene(state)) as person:
        assert isinstance(person.mode, Curtain)
        person.key("y")
        person.until_asked()

        assert ("hand", B) not in person.spot_names()
        answer(person, "aside")
        person.until(Curtain)
        assert person.mode.seat == B


def test_a_single_person_sees_his_hidden_offers_at_once() -> None:
    state = with_options(market(), hidden_hands=True)
    with table(scene(state, None, 0)) as person:
        person.until_asked()

        assert ("offer", 1) in person.spot_names()


def test_santiago_is_three_steps_away() -> None:
    with table(scene(given(with_offer(9), A, "CS"))) as person:
        person.until_asked()
        person.click_spot(("offer", 9))

        assert bar(person, "sell") == f"No sale: you are not in {SANTIAGO}."


def test_a_sale_that_only_costs_does_not_lie_ready() -> None:
    state = given(sold_in(with_offer(10), TRINIDAD, "S", cops=2), A, "S", money=2000)
    swapped = replace(state.merchants[A], hand=(2, 10, 3, 4))
    with table(scene(state.with_merchant(A, swapped))) as person:
        person.until_asked()

        assert bar(person, "sell") == "No sale: you are not in La Habana."
