"""[Wreck] Losing a Vehicle, walking for help, and the free Vehicle."""

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import (
    Drop,
    EnterCity,
    EnterVehicle,
    PlaySector,
    Sell,
    Stay,
    Walk,
)
from cubacube.games.smugglers.rules.events import (
    CityEntered,
    CopPlaced,
    GoodsDestroyed,
    VehicleEntered,
    VehicleFetched,
)
from cubacube.games.smugglers.rules.state import OnFoot, PlanRoute, Smuggler, State, VisitCity
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import BrokeDown, TurnBegan
from cubacube.kit.geometry import gap_mm, gap_to_card_mm
from cubacube.kit.shot import AnyFlick, Crossed, Pose, Touched
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Step, replace
from tests.builders import BAYAMO, HABANA, MEASURES, at, heard
from tests.games.smugglers.builders import (
    A,
    B,
    aims,
    do,
    drive,
    may,
    offered,
    offers,
    on_foot,
    pawn,
    riding,
    smuggling,
    visiting,
)

NEAR_BAYAMO = at("VA", 120, 30)


def crash(state: State) -> Step[State]:
    """A touches two Gate dice."""
    return drive(riding(state), Touched(0.2, "G1"), Touched(0.3, "G2"))


def wrecked(*moved: Pose) -> State:
    """A starts a turn in a wreck."""
    smugglers = (Smuggler(14, damage=5, wrecked=True), Smuggler(2))
    return on_foot(smuggling(*smugglers, moved=moved))


def test_damage_that_reaches_life_wrecks_the_vehicle_and_its_goods() -> None:
    step = crash(smuggling(Smuggler(1, damage=1, goods=("case", "statue")), Smuggler(2)))

    assert heard(step, BrokeDown) == [BrokeDown(A)]
    assert heard(step, GoodsDestroyed) == [GoodsDestroyed(A, ("case", "statue"))]
    assert step.state.smugglers[A].wrecked
    assert step.state.smugglers[A].goods == ()
    assert step.state.goods_left("case") == 10
    assert step.state.seat == B, "no exit in that turn"


def test_counter_example_less_damage_than_life() -> None:
    step = crash(smuggling(Smuggler(1, goods=("case",)), Smuggler(2)))

    assert not step.state.smugglers[A].wrecked
    assert step.state.smugglers[A].goods == ("case",)


def test_smugglers_r10_by_the_option_damage_must_exceed_life() -> None:
    dented = (Smuggler(1, damage=1), Smuggler(2))
    assert not crash(smuggling(*dented, breakdown="exceeds")).state.smugglers[A].wrecked

    dented = (Smuggler(1, damage=2), Smuggler(2))
    assert crash(smuggling(*dented, breakdown="exceeds")).state.smugglers[A].wrecked


def test_his_own_wreck_is_told_before_that_of_a_rival() -> None:
    state = smuggling(Smuggler(1, damage=1), Smuggler(2, damage=2))

    step = drive(riding(state), Touched(0.2, "VB"))

    assert heard(step, BrokeDown) == [BrokeDown(A), BrokeDown(B)]


def test_a_rammed_rider_loses_his_goods() -> None:
    rammed = Smuggler(2, damage=2, goods=("weapons",))

    step = drive(riding(smuggling(Smuggler(1), rammed)), Touched(0.2, "VB"))

    assert heard(step, GoodsDestroyed) == [GoodsDestroyed(B, ("weapons",))]
    assert step.state.agenda[0] == OnFoot(B)


@pytest.mark.parametrize("where", ["cloth", "city"])
def test_smugglers_ii26_an_empty_vehicle_is_wrecked_and_its_walker_keeps_his_goods(
    where: str,
) -> None:
    walker = Smuggler(2, damage=2, goods=("case", "diamond"))
    walker = replace(walker, city=HABANA) if where == "city" else walker
    pawns = (pawn(B, 160, 250),) if where == "cloth" else ()

    step = drive(riding(smuggling(Smuggler(1), walker, pawns=pawns)), Touched(0.2, "VB"))

    assert heard(step, BrokeDown) == [BrokeDown(B)]
    assert not heard(step, GoodsDestroyed)
    assert step.state.smugglers[B].goods == ("case", "diamond")


def test_a_wreck_on_the_table_may_be_hit_again() -> None:
    state = smuggling(Smuggler(1), Smuggler(2, damage=3, wrecked=True))

    step = drive(riding(state), Touched(0.2, "VB"))

    assert not heard(step, BrokeDown)
    assert step.state.smugglers[B].damage == 4


# Walking for help


def test_who_sits_in_a_wreck_must_get_out_and_walk() -> None:
    smugglers = (Smuggler(1, damage=3, wrecked=True), Smuggler(2))
    state = replace(smuggling(*smugglers), seat=B, agenda=(PlanRoute(B), EndTurn(B)))
    state = do(state, PlaySector(B, 2)).state
    assert state.agenda == (OnFoot(A), EndTurn(A))
    assert not may(state, Stay(A))
    assert not aims(state)
    assert not offered(state, PlaySector)

    state = do(state, Walk(A, 1800, 1700)).state

    assert state.mode(A) == "walking"


def test_who_cannot_stand_anywhere_stays_in_the_wreck() -> None:
    tiny = replace(MEASURES, ruler_long_mm=0.0)
    state = wrecked()
    state = replace(state, box=replace(state.box, measures=tiny))

    assert offers(state) == {Stay(A)}


def test_a_walker_does_not_enter_his_wreck() -> None:
    state = smuggling(Smuggler(1, damage=3, wrecked=True), Smuggler(2), pawns=(pawn(A, 180, 140),))
    state = on_foot(state)

    assert not may(state, EnterVehicle(A))
    assert not may(state, Walk(A, 1800, 1330))
    assert may(state, Stay(A))


# The free Vehicle


def test_smugglers_ii16_a_wrecked_smuggler_in_bayamo_gets_a_cacharro_and_may_drive() -> None:
    step = do(wrecked(NEAR_BAYAMO), EnterCity(A, BAYAMO))

    assert step.events == (CityEntered(A, BAYAMO), VehicleFetched(A, BAYAMO, 1))
    got = step.state.smugglers[A]
    assert (got.vehicle, got.damage, got.bumpers, got.wrecked) == (1, 0, 1, False)
    beside = gap_to_card_mm(step.state.layout["VA"], step.state.layout.card(BAYAMO), MEASURES)
    assert 0 < beside < 3
    assert offers(step.state) == {EnterVehicle(A), Pass(A)}

    step = do(step.state, EnterVehicle(A))

    assert heard(step, VehicleEntered) == [VehicleEntered(A)]
    assert step.state.agenda == (PlanRoute(A), Drive(A), EndTurn(A))
    state = riding(step.state)
    assert set(aims(state)) == {"VA"}, "no preparation"
    state = drive(state, Crossed(0.4), up={"R1": "crate", "B1": "crate"}).state
    assert state.seat == B, "no exit after"


def test_smugglers_ii16_counter_example_who_has_a_vehicle_does_not_drive_out_of_a_city() -> None:
    state = smuggling(Smuggler(1, goods=("case",)), Smuggler(2), pawns=(pawn(A, 80, 30),))

    step = do(on_foot(state), EnterCity(A, BAYAMO))

    assert not heard(step, VehicleFetched)
    assert offers(step.state) == {Pass(A)}


def test_he_may_drive_later() -> None:
    state = do(wrecked(NEAR_BAYAMO), EnterCity(A, BAYAMO), Pass(A)).state
    state = do(state, PlaySector(B, 2), Pass(B)).state

    assert offers(state) == {EnterVehicle(A), Stay(A)}


def test_a_taken_cacharro_is_not_the_free_one() -> None:
    smugglers = (Smuggler(14, damage=5, wrecked=True), Smuggler(1))
    state = on_foot(smuggling(*smugglers, moved=(NEAR_BAYAMO,)))

    assert do(state, EnterCity(A, BAYAMO)).state.smugglers[A].vehicle == 2


def test_a_wrecked_cacharro_is_given_back_first() -> None:
    smugglers = [Smuggler(number) for number in range(1, 6)]
    smugglers[A] = replace(smugglers[A], damage=3, wrecked=True)
    state = on_foot(smuggling(*smugglers, moved=(NEAR_BAYAMO,)))

    assert do(state, EnterCity(A, BAYAMO)).state.smugglers[A] == replace(
        Smuggler(1, bumpers=1, city=BAYAMO), hand=state.smugglers[A].hand
    )


def test_the_walker_who_kept_his_goods_sells_them_and_his_cop_stays_when_he_drives_off() -> None:
    walker = Smuggler(1, damage=3, wrecked=True, goods=("case",))
    state = on_foot(smuggling(walker, Smuggler(2), pawns=(pawn(A, 80, 30),)))
    state = do(state, EnterCity(A, BAYAMO), Sell(A, ("case",))).state
    assert state.smugglers[A].money == 3000

    step = do(state, EnterVehicle(A))

    assert step.events == (CopPlaced(A, BAYAMO, returned=False), VehicleEntered(A))
    assert step.state.cops_in(BAYAMO) == 1


def test_what_the_free_vehicle_cannot_carry_is_given_back_before_he_drives() -> None:
    goods: tuple[Symbol, ...] = ("case", "case", "statue", "weapons")
    walker = Smuggler(14, damage=5, wrecked=True, goods=goods)
    state = on_foot(smuggling(walker, Smuggler(2), pawns=(pawn(A, 80, 30),)))
    state = do(state, EnterCity(A, BAYAMO)).state
    assert state.smugglers[A].goods == goods, "A carries them on foot"

    state = do(state, EnterVehicle(A)).state

    assert offers(state) == {Drop(A, "case"), Drop(A, "statue"), Drop(A, "weapons")}
    state = do(state, Drop(A, "case")).state
    assert state.smugglers[A].goods == ("case", "statue", "weapons")
    assert state.agenda == (PlanRoute(A), Drive(A), EndTurn(A))


def test_who_was_in_a_city_when_his_vehicle_was_wrecked_gets_another_next_turn() -> None:
    smugglers = (Smuggler(1), Smuggler(2, damage=2, city=HABANA, goods=("case",)))

    step = drive(riding(smuggling(*smugglers)), Touched(0.2, "VB"))

    assert step.events[-3:] == (
        BrokeDown(B),
        TurnBegan(B),
        VehicleFetched(B, HABANA, 2),
    )
    assert step.state.smugglers[B].goods == ("case",)
    assert offers(step.state) == {EnterVehicle(B), Stay(B)}


def test_the_free_die_lies_clear_of_all_dice() -> None:
    crowd = (at("G1", 70, 70), at("G2", 70, 52), at("B2", 52, 70), at("R2", 88, 70))
    step = do(wrecked(NEAR_BAYAMO, *crowd), EnterCity(A, BAYAMO))

    layout = step.state.layout
    others = [pose for pose in layout.dice if pose.die != VEHICLES[A]]
    assert [pose.die for pose in layout.dice] == sorted(pose.die for pose in layout.dice)
    assert all(gap_mm(layout["VA"], other, MEASURES) > 0.5 for other in others)
    assert gap_to_card_mm(layout["VA"], layout.card(BAYAMO), MEASURES) < 3


def test_where_all_is_full_the_free_die_lies_farther_away() -> None:
    ring = [(x, 69.0) for x in (8, 24, 40, 56)] + [(69.0, y) for y in (69, 52, 35)]
    names = ("B1", "B2", "G1", "G2", "R1", "R2", "Y1")
    crowd = tuple(at(die, *place) for die, place in zip(names, ring, strict=True))
    state = wrecked(NEAR_BAYAMO, *crowd, at("VB", 69, 15))

    layout = do(state, EnterCity(A, BAYAMO)).state.layout

    assert gap_to_card_mm(layout["VA"], layout.card(BAYAMO), MEASURES) > 15
    assert all(gap_mm(layout["VA"], layout[die], MEASURES) > 0.5 for die in (*names, "VB"))


def test_visiting_does_not_fetch_a_vehicle_for_who_has_one() -> None:
    state = visiting(smuggling(Smuggler(1, goods=("case",)), Smuggler(2)))

    assert state.agenda[0] == VisitCity(A, may_sell=True, may_drive=False)
    assert not any(isinstance(choice, AnyFlick) for choice in rules.choices(state))
    assert not offered(state, EnterVehicle)
