"""[Selling, Repair] Actions of a smuggler in a City, and the Cop left there."""

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import (
    EnterCity,
    EnterVehicle,
    PlaySector,
    Repair,
    Sell,
    Stay,
    Walk,
)
from cubacube.games.smugglers.rules.events import CopPlaced, Sold
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import Smuggler, State
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Repaired
from cubacube.rules import replace
from tests.builders import BAYAMO, HABANA, heard
from tests.games.smugglers.builders import A, B, do, may, offers, on_foot, pawn, smuggling, visiting

OUT = Walk(A, 1200, 2900)
"""Out of La Habana."""


def with_goods(
    *goods: Symbol,
    sold: tuple[int, ...] = (0, 0, 0, 0, 0),
    cops: int = 0,
    money: int = 0,
    more: Smuggler | None = None,
) -> State:
    """A has just arrived in La Habana with these Goods."""
    seller = replace(more or Smuggler(16, bumpers=3), goods=goods, money=money)
    return visiting(smuggling(seller, Smuggler(2), sold=sold, cops={HABANA: cops}))


def the_sale(state: State) -> AnySale:
    return next(each for each in rules.choices(state) if isinstance(each, AnySale))


def leave(state: State) -> State:
    """A passes, B passes, and A's turn in the City begins."""
    return do(state, Pass(A), PlaySector(B, 2), Pass(B)).state


# Prices and bribes


def test_smugglers_ii1_black_market_with_bribe() -> None:
    state = with_goods("diamond", "diamond", "alcohol", sold=(1, 2, 3, 0, 2), cops=2)
    assert state.prices == (3000, 2000, 1000, 4000, 2000)

    step = do(state, Sell(A, ("diamond", "diamond", "alcohol")))
    assert heard(step, Sold) == [
        Sold(A, HABANA, ("diamond", "diamond", "alcohol"), income=8000, bonus=0, bribe=3000)
    ]
    assert step.state.smugglers[A].money == 5000
    assert step.state.sold == (1, 4, 3, 1, 2)
    assert step.state.smugglers[A].has_cop
    assert step.state.cops_in(HABANA) == 2, "not before A leaves"
    assert step.state.seat == B, "nothing else to do"

    state = do(step.state, PlaySector(B, 2), Pass(B)).state
    step = do(state, OUT)
    assert heard(step, CopPlaced) == [CopPlaced(A, HABANA, returned=False)]
    assert step.state.cops_in(HABANA) == 3
    assert not step.state.smugglers[A].has_cop


def test_smugglers_ii2_the_first_sale_of_the_game_brings_2000_more() -> None:
    step = do(with_goods("statue", "statue"), Sell(A, ("statue", "statue")))

    assert heard(step, Sold)[0].bonus == 2000
    assert step.state.smugglers[A].money == 4000


def test_smugglers_ii2_counter_example_the_second_sale_does_not() -> None:
    step = do(with_goods("statue", "statue", sold=(1, 0, 0, 0, 0)), Sell(A, ("statue", "statue")))

    assert step.state.smugglers[A].money == 4000
    assert heard(step, Sold)[0] == Sold(A, HABANA, ("statue", "statue"), 4000, 0, 0)


def test_smugglers_ii4_equal_numbers_equal_prices_each_next_lower_1000_more() -> None:
    state = with_goods("weapons", sold=(0, 0, 5, 0, 2))

    assert state.prices == (3000, 3000, 1000, 3000, 2000)


def test_smugglers_r19_by_the_option_the_difference_counts() -> None:
    state = smuggling(sold=(0, 0, 5, 0, 2), by_difference=True)

    assert state.prices == (5000, 5000, 1000, 5000, 4000)


def test_prices_do_not_change_inside_a_sale() -> None:
    state = with_goods("case", "case", "case", sold=(0, 1, 0, 0, 0))

    assert the_sale(state).income(("case", "case", "case")) == 6000


def test_smugglers_ii5_where_three_cops_stand_the_bribe_is_6000_and_no_cop_is_added() -> None:
    state = with_goods("case", sold=(0, 1, 0, 0, 0), cops=3, money=4000)

    state = do(state, Sell(A, ("case",))).state
    assert (state.smugglers[A].money, state.smugglers[A].has_cop) == (0, True)

    step = do(state, PlaySector(B, 2), Pass(B), OUT)
    assert heard(step, CopPlaced) == [CopPlaced(A, HABANA, returned=True)]
    assert step.state.cops_in(HABANA) == 3
    assert step.state.cops_left == 10


@pytest.mark.parametrize(("cops", "bribe"), [(0, 0), (1, 1000), (2, 3000), (3, 6000)])
def test_the_bribe_grows_with_the_cops(cops: int, bribe: int) -> None:
    state = with_goods("case", sold=(0, 1, 0, 0, 0), cops=cops, money=9000)

    assert the_sale(state).bribe == bribe


def test_smugglers_r20_who_could_not_pay_the_bribe_may_not_sell() -> None:
    state = with_goods("case", "diamond", sold=(0, 1, 0, 0, 0), cops=2)
    sale = the_sale(state)

    assert [sale[number].goods for number in range(len(sale))] == [("case", "diamond")]
    assert not may(state, Sell(A, ("case",)))
    assert may(with_goods("case", sold=(0, 1, 0, 0, 0), cops=2, money=1000), Sell(A, ("case",)))


def test_smugglers_r20_then_his_visit_is_over() -> None:
    parked = smuggling(
        Smuggler(1, bumpers=1, goods=("case",)),
        Smuggler(2),
        sold=(1, 2, 0, 0, 0),
        cops={HABANA: 3},
        pawns=(pawn(A, 120, 290),),
    )

    step = do(on_foot(parked), EnterCity(A, HABANA))

    assert step.state.seat == B
    assert step.state.smugglers[A].goods == ("case",)


# Which Goods


def test_any_part_of_the_goods_may_be_sold() -> None:
    sale = the_sale(with_goods("case", "case", "alcohol"))
    found = [sale[number].goods for number in range(len(sale))]

    assert found == [
        ("case",),
        ("alcohol",),
        ("case", "case"),
        ("case", "alcohol"),
        ("case", "case", "alcohol"),
    ]


@pytest.mark.parametrize(
    "goods",
    [(), ("alcohol",), ("case", "case", "case"), ("weapons", "case")],
    ids=["nothing", "not owned", "too many", "not in order"],
)
def test_no_other_sale_is_legal(goods: tuple[Symbol, ...]) -> None:
    state = with_goods("case", "case", "weapons")

    assert not may(state, Sell(A, goods))
    assert may(state, Sell(A, ("case", "weapons")))


def test_smugglers_r115_one_sale_a_visit() -> None:
    state = with_goods("case", "case", more=Smuggler(16, damage=1), money=2000)

    state = do(state, Sell(A, ("case",))).state

    assert offers(state) == {Repair(A), Pass(A)}
    assert not may(state, Sell(A, ("case",)))


def test_he_need_not_sell() -> None:
    state = do(with_goods("case"), Pass(A)).state

    assert state.smugglers[A].goods == ("case",)
    assert not state.smugglers[A].has_cop


def test_who_did_not_sell_leaves_no_cop() -> None:
    step = do(leave(with_goods("case")), OUT)

    assert not heard(step, CopPlaced)
    assert step.state.cops_in(HABANA) == 0


def test_smugglers_r64_who_has_sold_must_leave_in_the_next_turn() -> None:
    state = do(with_goods("case"), Sell(A, ("case",)), PlaySector(B, 2), Pass(B)).state

    assert not may(state, Stay(A))
    assert heard(do(state, OUT), CopPlaced) == [CopPlaced(A, HABANA, returned=False)]


def test_smugglers_r64_also_who_got_no_cop_card() -> None:
    others = (Smuggler(2, city=BAYAMO, has_cop=True), Smuggler(3, city=BAYAMO, has_cop=True))
    there = {HABANA: 3, BAYAMO: 3, "Trinidad": 3, "Santiago de Cuba": 2}
    seller = Smuggler(1, goods=("case",), money=9000)
    state = smuggling(seller, *others, Smuggler(4), Smuggler(5), sold=(1, 0, 0, 0, 0), cops=there)

    state = do(visiting(state), Sell(A, ("case",))).state

    assert not may(on_foot(state), Stay(A))


def test_smugglers_r64_counter_example_who_has_not_sold_may_stay_for_long() -> None:
    state = leave(with_goods("case"))
    state = do(state, Stay(A)).state
    state = do(state, PlaySector(B, state.smugglers[B].hand[0]), Pass(B)).state

    assert may(state, Stay(A))


def test_smugglers_r64_counter_example_who_left_is_free_again() -> None:
    state = do(with_goods("case"), Sell(A, ("case",)), PlaySector(B, 2), Pass(B), OUT).state
    state = do(state, PlaySector(B, state.smugglers[B].hand[0]), Pass(B)).state

    assert may(state, Stay(A))


def test_smugglers_r64_who_cannot_leave_stays() -> None:
    seller = Smuggler(1, city=HABANA, has_cop=True, sold_here=True)
    state = on_foot(smuggling(seller, Smuggler(2)))
    box = replace(state.box, measures=replace(state.box.measures, pawn_mm=321.0))

    assert offers(replace(state, box=box)) == {Stay(A)}


def test_driving_off_leaves_the_cop_too() -> None:
    seller = Smuggler(1, city=HABANA, has_cop=True)
    state = smuggling(seller, Smuggler(2), sold=(1, 0, 0, 0, 0))
    vehicle = replace(state.layout["VA"], x_mm=80.0, y_mm=290.0)
    dice = tuple(vehicle if pose.die == "VA" else pose for pose in state.layout.dice)
    state = on_foot(replace(state, layout=replace(state.layout, dice=dice)))

    step = do(state, EnterVehicle(A))

    assert heard(step, CopPlaced) == [CopPlaced(A, HABANA, returned=False)]


def test_he_comes_back_and_sells_again() -> None:
    state = do(with_goods("case", "case"), Sell(A, ("case",)), PlaySector(B, 2), Pass(B), OUT).state
    state = do(state, PlaySector(B, state.smugglers[B].hand[0]), Pass(B)).state

    state = do(state, EnterCity(A, HABANA)).state

    assert the_sale(state).bribe == 1000


def test_smugglers_r30_without_a_cop_card_left_none_is_taken() -> None:
    others = (Smuggler(2, city=BAYAMO, has_cop=True), Smuggler(3, city=BAYAMO, has_cop=True))
    seller = Smuggler(1, goods=("case",), money=9000)
    there = {HABANA: 3, BAYAMO: 3, "Trinidad": 3, "Santiago de Cuba": 2}
    state = smuggling(seller, *others, Smuggler(4), Smuggler(5), sold=(1, 0, 0, 0, 0), cops=there)
    assert state.cops_left == 0

    state = do(visiting(state), Sell(A, ("case",))).state

    assert not state.smugglers[A].has_cop


# Repair


def test_smugglers_ii7_only_repair_no_bribe_no_cop() -> None:
    dented = Smuggler(9, damage=2, bumpers=0, money=2000)
    state = visiting(smuggling(dented, Smuggler(2), cops={HABANA: 2}))
    assert offers(state) == {Repair(A), Pass(A)}

    step = do(state, Repair(A))

    assert heard(step, Repaired) == [Repaired(A, HABANA)]
    got = step.state.smugglers[A]
    assert (got.damage, got.bumpers, got.money, got.has_cop) == (0, 2, 0, False)
    assert step.state.cops_in(HABANA) == 2
    assert step.state.seat == B


def test_smugglers_ii7_counter_example_too_little_money() -> None:
    dented = Smuggler(9, damage=2, money=1000, goods=("case",))

    assert not may(visiting(smuggling(dented, Smuggler(2))), Repair(A))


def test_selling_and_repairing_in_any_order() -> None:
    dented = Smuggler(1, damage=1, bumpers=1, money=2000)
    state = with_goods("case", money=2000, more=dented)

    first = do(state, Repair(A), Sell(A, ("case",))).state
    second = do(state, Sell(A, ("case",)), Repair(A)).state

    assert first == second
    assert (first.smugglers[A].money, first.smugglers[A].damage) == (3000, 0)


def test_the_sale_may_pay_the_repair() -> None:
    state = with_goods("case", more=Smuggler(1, damage=1, bumpers=1))
    assert not may(state, Repair(A))

    assert may(do(state, Sell(A, ("case",))).state, Repair(A))


def test_smugglers_r62_bumpers_alone_are_not_sold() -> None:
    assert not may(with_goods("case", money=2000, more=Smuggler(1)), Repair(A))


def test_smugglers_r62_counter_example_with_one_damage_they_come_with_the_repair() -> None:
    state = with_goods("case", money=2000, more=Smuggler(9, damage=1))

    repaired = do(state, Repair(A)).state.smugglers[A]

    assert (repaired.damage, repaired.bumpers, repaired.money) == (0, 2, 0)
