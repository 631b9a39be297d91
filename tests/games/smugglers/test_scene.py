"""Sector cards, gains, walks and sales at the table of the Smugglers, by posted events."""

from typing import TypeVar

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import (
    Drop,
    EnterCity,
    EnterVehicle,
    PlaySector,
    Repair,
    Sell,
    Stay,
    TakeFace,
    Walk,
)
from cubacube.games.smugglers.rules.state import (
    ChooseFace,
    DropExcess,
    Exit,
    OfferVehicle,
    OnFoot,
    Smuggler,
    State,
    VisitCity,
)
from cubacube.games.smugglers.rules.walking import walk_of
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.games.smugglers.scene.places import route_card
from cubacube.games.smugglers.scene.reach import outline
from cubacube.games.smugglers.scene.selling import Selling
from cubacube.games.smugglers.scene.walking import Walking
from cubacube.kit.actions import ChooseVehicle, Pass
from cubacube.kit.shot import Flick
from cubacube.kit.tasks import EndTurn, Upgrade
from cubacube.rules import Action, play, replace
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.flicking.gate_preview import GatePreview
from cubacube.scenes.flicking.words import Interaction
from cubacube.scenes.match.modes import Waiting
from tests.builders import AHEAD, HABANA, TRINIDAD, at, showing
from tests.games.smugglers.builders import A, offers, on_foot, pawn, riding, smuggling, visiting
from tests.games.smugglers.person import A_MOMENT_S, table_from
from tests.scenes.flick_person import FlickPerson

P = TypeVar("P", bound=Interaction)

NEAR = (215.0, 230.0)
"""From here the ruler reaches Trinidad."""


def part(person: FlickPerson, kind: type[P]) -> P:
    own = person.deciding.part
    assert isinstance(own, kind)
    return own


def card(number: int) -> Point:
    x, y, width, height = route_card(number, 2)
    return x + width / 2, y + height / 2


def last(person: FlickPerson) -> Action:
    return person.actions()[-1]


# Sector cards


@pytest.mark.parametrize("way", ["click", "digit"])
def test_a_sector_card_is_played(way: str) -> None:
    with table_from(smuggling()) as person:
        if way == "click":
            person.click(card(1))
        else:
            person.keys.tap("2")

        assert last(person) == PlaySector(A, 10)
        assert person.state.sector == 10
        assert person.deciding.flicking


def test_the_gates_of_a_card_are_shown_while_it_is_pointed_at() -> None:
    with table_from(smuggling()) as person:
        preview = part(person, GatePreview)
        person.mouse.move(card(0))
        assert preview.pointed is not None
        assert preview.pointed.id == 1
        person.mouse.move(person.at(100, 100))
        assert preview.pointed is None


def test_the_vehicle_is_driven_through_the_gate() -> None:
    with table_from(riding(smuggling())) as person:
        assert person.deciding.declared is not None
        person.mouse.drag(person.on("VA"), person.at(180, 80))
        person.until_asked()

        flick = next(each for each in person.actions() if isinstance(each, Flick))
        assert flick.die == "VA"
        assert flick.gate is not None


# Gains


def at_the_gate() -> State:
    turned = (
        replace(at("R1", 150, 200), orientation=showing("statue", "R1")),
        replace(at("B1", 210, 200), orientation=showing("diamond", "B1")),
    )
    state = smuggling(moved=turned)
    return replace(state, agenda=(ChooseFace(A, ("R1", "B1")), DropExcess(A), EndTurn(A)))


@pytest.mark.parametrize("way", ["click on the die", "button", "digit"])
def test_the_face_of_a_die_is_taken(way: str) -> None:
    with table_from(at_the_gate()) as person:
        match way:
            case "click on the die":
                person.click(person.on("R1"))
            case "button":
                person.choose(TakeFace(A, "R1"))
            case "digit":
                person.keys.tap("1")

        assert last(person) == TakeFace(A, "R1")
        assert person.state.smugglers[A].goods == ("statue",)


def test_goods_over_the_cargo_are_dropped_one_by_one() -> None:
    loaded = Smuggler(1, goods=("case", "case", "diamond", "statue", "statue"))
    state = replace(smuggling(loaded, Smuggler(2)), agenda=(DropExcess(A), EndTurn(A)))
    with table_from(state) as person:
        person.choose(Drop(A, "diamond"))
        person.pass_time(A_MOMENT_S)
        person.keys.tap("1")

        assert person.state.smugglers[A].goods == ("case", "statue", "statue")


def test_a_better_vehicle_is_chosen() -> None:
    state = replace(smuggling(), agenda=(Upgrade(A), EndTurn(A)))
    with table_from(state) as person:
        person.keys.tap("2")

        chosen = last(person)
        assert isinstance(chosen, ChooseVehicle)
        assert person.state.smugglers[A].vehicle == chosen.card


def hit_a_car() -> State:
    moved = at("G1", 100, 230, orientation=showing("vehicle", "G1"))
    return replace(smuggling(moved=(moved,)), agenda=(OfferVehicle(A, "G1"), EndTurn(A)))


def test_smugglers_r61_a_car_that_was_hit_is_taken() -> None:
    with table_from(hit_a_car()) as person:
        person.choose(TakeFace(A, "G1"))
        person.pass_time(A_MOMENT_S)
        person.keys.tap("2")

        assert person.state.card(A).level == 2


def test_smugglers_r61_or_left() -> None:
    with table_from(hit_a_car()) as person:
        person.choose(TakeFace(A, None))

        assert person.state.card(A).level == 1


def test_smugglers_r64_who_has_sold_is_told_to_leave_and_has_no_button_to_stay() -> None:
    seller = Smuggler(1, city=HABANA, has_cop=True, sold_here=True)
    with table_from(on_foot(smuggling(seller, Smuggler(2)))) as person:
        assert "You sold here" in part(person, Walking).sentence
        assert Stay(A) not in offers(person.state)


def test_every_button_is_explained() -> None:
    with table_from(at_the_gate()) as person:
        assert all(button.hint for button in person.offers.buttons)


# Walking


def at_the_end_of_a_drive() -> State:
    return replace(smuggling(moved=(at("VA", *AHEAD),)), agenda=(Exit(A), EndTurn(A)))


def walking(*place: float) -> State:
    x, y = place or (150.0, 120.0)
    return on_foot(smuggling(pawns=(pawn(A, x, y),)))


def test_the_pawn_is_dragged_out_of_the_vehicle() -> None:
    with table_from(at_the_end_of_a_drive()) as person:
        person.mouse.drag(person.on("VA"), person.at(180, 170))

        walk = last(person)
        assert isinstance(walk, Walk)
        assert (walk.x_tenth_mm, walk.y_tenth_mm) == pytest.approx((1800, 1700), abs=8)
        assert person.state.mode(A) == "walking"


def test_a_pawn_dragged_too_far_stands_as_far_as_the_ruler_reaches() -> None:
    with table_from(walking()) as person:
        person.mouse.drag(person.at(150, 120), person.at(150, 10))

        walk = last(person)
        assert isinstance(walk, Walk)
        assert walk.x_tenth_mm == pytest.approx(1500, abs=8)
        assert walk.y_tenth_mm == pytest.approx(1200 - 750 - 120, abs=12)


def test_on_a_die_the_pawn_is_refused() -> None:
    state = on_foot(smuggling(moved=(at("G1", 150, 130),), pawns=(pawn(A, 130, 130),)))
    with table_from(state) as person:
        walk = part(person, Walking)
        person.press(*["Right"] * 5)
        assert walk.sentence == "You cannot place the Pawn here."
        person.press("Enter")

        assert person.actions() == []
        person.press("Esc")
        assert not person.deciding.busy


def test_the_pawn_is_moved_by_arrows_and_set_by_enter() -> None:
    with table_from(walking()) as person:
        person.press("Right", "Right", "Up", "Enter")

        assert last(person) == Walk(A, 1580, 1240)


def test_enter_plays_the_hint_to_walk() -> None:
    with table_from(walking()) as person:
        person.keys.tap("F2")
        while (hinted := person.table.hints.playable) is None:
            person.wait()
        person.press("Enter")

        assert last(person) == hinted


def test_while_it_is_moved_the_pawn_is_drawn_where_it_is() -> None:
    with table_from(walking()) as person:
        person.mouse.down(person.at(150, 120))
        person.mouse.move(person.at(180, 100))

        (own,) = person.deciding.pawns(person.state.layout)
        assert (own.x_mm, own.y_mm) == pytest.approx((180, 100), abs=1)
        assert person.deciding.busy
        person.mouse.up(person.at(180, 100))


@pytest.mark.parametrize("nearer_mm", [-0.1, 0.1])
def test_a_city_can_be_reached_if_it_meets_the_reach_that_is_drawn(nearer_mm: float) -> None:
    state = walking(260 - 6 - 75 + nearer_mm, 290)
    walk = walk_of(state, OnFoot(A))

    assert (TRINIDAD in walk.cities) == (nearer_mm > 0)
    assert (max(x for x, _y in outline(walk)) >= 260) == (nearer_mm > 0)


@pytest.mark.parametrize("way", ["click on the card", "digit", "drag"])
def test_a_city_in_reach_is_entered(way: str) -> None:
    with table_from(walking(*NEAR)) as person:
        match way:
            case "click on the card":
                person.click(person.at(290, 290))
            case "digit":
                person.keys.tap("1")
            case "drag":
                person.mouse.drag(person.at(*NEAR), person.at(275, 275))

        assert person.state.smugglers[A].city == TRINIDAD
        assert isinstance(person.actions()[0], EnterCity if way != "drag" else Walk)


@pytest.mark.parametrize("way", ["click on the die", "button"])
def test_the_own_vehicle_is_entered(way: str) -> None:
    with table_from(walking()) as person:
        if way == "button":
            person.choose(EnterVehicle(A))
        else:
            person.click(person.on("VA"))

        assert last(person) == EnterVehicle(A)
        assert person.state.mode(A) == "riding"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_that_was_pressed_once_too_often_keeps_nobody_in_his_vehicle(key: str) -> None:
    with table_from(at_the_end_of_a_drive()) as person:
        person.keys.tap(key)

        assert person.actions() == []


def test_a_smuggler_stays() -> None:
    with table_from(at_the_end_of_a_drive()) as person:
        person.press("Tab", "Enter")

        assert person.actions()[0] == Stay(A)


def test_a_computer_shows_where_it_walks() -> None:
    state = replace(walking(), seat=1)
    smugglers = (state.smugglers[0], replace(state.smugglers[1], goods=("case",) * 3))
    state = replace(state, smugglers=smugglers, agenda=(OnFoot(1), EndTurn(1)))
    state = replace(state, layout=replace(state.layout, pawns=(pawn(1, *NEAR),)))
    with table_from(state, bots=1, until=Waiting) as person:
        assert person.table.mode.words
        person.until_asked()

        assert not isinstance(person.actions()[0], Stay)


# In a City

SELLER = Smuggler(16, damage=1, goods=("case", "case", "diamond", "statue"), money=3000)


def selling(cops: int = 1, seller: Smuggler = SELLER) -> State:
    return visiting(smuggling(seller, Smuggler(2), cops={HABANA: cops}, sold=(2, 1, 0, 0, 0)))


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_goods_are_put_on_the_counter_and_sold(way: str) -> None:
    with table_from(selling()) as person:
        own = part(person, Selling)
        if way == "mouse":
            person.click(own.cards[1].box.center)
            person.click(own.cards[3].box.center)
            person.click(own.sell.box.center)
        else:
            person.keys.tap("1", "4", "s")

        assert person.actions()[0] == Sell(A, ("case", "statue"))
        assert person.state.smugglers[A].money == 3000 + 1000 + 3000 - 1000


@pytest.mark.parametrize(("count", "keys"), [(1, "1"), (2, "1–2")])
def test_the_keys_of_the_goods_on_sale_are_told(count: int, keys: str) -> None:
    with table_from(selling(seller=replace(SELLER, goods=SELLER.goods[:count]))) as person:
        assert part(person, Selling).hints[0] == (keys, "Goods")


def test_all_goods_are_put_there_at_once_and_taken_back() -> None:
    with table_from(selling()) as person:
        own = part(person, Selling)
        person.keys.tap("a")
        assert own.goods == SELLER.goods
        person.keys.tap("a")
        assert own.goods == ()


def test_nothing_is_sold_without_goods_or_without_the_bribe() -> None:
    poor = replace(SELLER, money=0)
    with table_from(selling(cops=3, seller=poor)) as person:
        own = part(person, Selling)
        person.keys.tap("s")
        assert own.sell.refusal
        person.keys.tap("1", "s")
        assert "bribe" in own.sell.refusal
        person.click(own.sell.box.center)
        assert person.actions() == []
        person.keys.tap("2", "3", "4")

        assert not own.sell.refusal
        person.keys.tap("s")
        assert isinstance(person.actions()[0], Sell)


def test_the_vehicle_is_repaired_before_a_sale() -> None:
    with table_from(selling()) as person:
        person.keys.tap("r")
        assert person.actions() == [Repair(A)]
        assert person.state.smugglers[A].damage == 0
        person.pass_time(A_MOMENT_S)
        part(person, Selling)
        person.keys.tap("o")

        assert last(person) == Pass(A)


def test_after_a_sale_only_the_repair_is_left() -> None:
    with table_from(selling()) as person:
        person.keys.tap("a", "s")
        assert not isinstance(person.deciding.part, Selling)
        person.choose(Repair(A))

        assert person.actions() == [Sell(A, SELLER.goods), Repair(A)]


def test_who_got_a_new_vehicle_drives_off_from_the_sale() -> None:
    state = selling()
    visit = VisitCity(A, may_sell=True, may_drive=True)
    with table_from(replace(state, agenda=(visit, EndTurn(A)))) as person:
        person.keys.tap("e")

        assert person.actions() == [EnterVehicle(A)]


def test_a_key_meant_for_what_was_there_before_puts_nothing_on_the_counter() -> None:
    state = walking(*NEAR)
    smugglers = (replace(state.smugglers[A], goods=("case",)), state.smugglers[1])
    with table_from(replace(state, smugglers=smugglers)) as person:
        person.keys.tap("1")
        person.keys.hold("1")

        assert part(person, Selling).goods == ()
        assert person.actions() == [EnterCity(A, TRINIDAD)]


# The steps of a turn


def test_the_steps_are_those_of_riding_of_walking_and_of_getting_in() -> None:
    board = SmugglersBoard()
    assert board.steps(smuggling())[0] == ("Route", "Prepare", "Drive", "Loot", "Walk, sell")
    assert board.steps(smuggling())[1] == 0
    assert board.steps(riding(smuggling()))[1] == 1
    assert board.steps(walking())[0] == ("Walk", "City")
    assert board.steps(selling())[1] == 1
    got_in = play(rules, walking(), EnterVehicle(A)).state
    assert board.steps(got_in)[0] == ("Walk", "Route", "Drive", "Loot")
    assert board.steps(got_in)[1] == 1


# Wrecks


def test_whoever_sits_in_a_wreck_is_told_so_and_cannot_stay() -> None:
    sitting_in_it = smuggling(Smuggler(1, wrecked=True, damage=3), Smuggler(2))
    with table_from(on_foot(sitting_in_it)) as person:
        assert "wreck" in part(person, Walking).sentence
        assert "stay" not in part(person, Walking).sentence


def test_who_comes_for_a_new_vehicle_is_asked_whether_to_drive() -> None:
    in_reach = smuggling(Smuggler(1, wrecked=True, damage=3), Smuggler(2), pawns=(pawn(A, *NEAR),))
    with table_from(on_foot(in_reach)) as person:
        person.choose(EnterCity(A, TRINIDAD))

        assert "new Vehicle" in person.deciding.words
        person.choose(EnterVehicle(A))
        assert person.state.mode(A) == "riding"
