"""[II.8, Walking] Leaving the Vehicle, walking, entering a City or the Vehicle again."""

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import (
    EnterCity,
    EnterVehicle,
    PlaySector,
    Repair,
    Sell,
    Stay,
    TakeFace,
    Walk,
)
from cubacube.games.smugglers.rules.events import CityEntered, Stayed, VehicleEntered, Walked
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.state import PlanRoute, Smuggler, State
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.geometry import gap_to_card_mm
from cubacube.kit.shot import Crossed, Pawn, Touched, gate
from cubacube.kit.tasks import Drive
from cubacube.rules import Step, replace
from tests.builders import HABANA, MEASURES, TRINIDAD, at, heard
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
)

CROSSED = Crossed(0.4)
MIDDLE = (157.0, 179.0)
"""120 mm from Trinidad."""


def arrived(to: tuple[float, float], state: State | None = None) -> State:
    """A has crossed the Gate cleanly without gains and may leave the Vehicle."""
    faces: dict[str, Symbol] = {"R1": "crate", "B1": "crate"}
    return drive(riding(state or smuggling()), CROSSED, to=to, up=faces).state


def walker(x_mm: float = 160, y_mm: float = 250, *more: Smuggler, short: bool = False) -> State:
    """A's Pawn is on the cloth."""
    ruler = "short" if short else "long"
    smugglers = (Smuggler(1, bumpers=1), *(more or (Smuggler(2),)))
    return on_foot(smuggling(*smugglers, pawns=(pawn(A, x_mm, y_mm),), ruler=ruler))


def in_city(city: str = HABANA) -> State:
    """A starts a turn in a City."""
    return on_foot(smuggling(Smuggler(1, city=city), Smuggler(2)))


def walk(x_mm: float, y_mm: float) -> Walk:
    return Walk(A, round(x_mm * 10), round(y_mm * 10))


def the_walk(state: State) -> AnyWalk:
    return next(each for each in rules.choices(state) if isinstance(each, AnyWalk))


# Leaving the Vehicle


def test_smugglers_ii11_he_exits_toward_a_city_120_mm_away_and_enters_it_next_turn() -> None:
    state = arrived(MIDDLE)
    card = state.layout.card(TRINIDAD)
    assert round(gap_to_card_mm(state.layout["VA"], card, MEASURES)) == 120
    assert not may(state, EnterCity(A, TRINIDAD))

    step = do(state, walk(228.2, 235.6))
    assert heard(step, Walked) == [Walked(A, exited=True)]
    assert step.state.layout.pawns == (Pawn("PA", 228.2, 235.6),)
    assert step.state.mode(A) == "walking"

    state = do(step.state, PlaySector(B, 2), Pass(B)).state
    step = do(state, EnterCity(A, TRINIDAD))
    assert heard(step, CityEntered) == [CityEntered(A, TRINIDAD)]
    assert step.state.smugglers[A].city == TRINIDAD
    assert step.state.layout.pawns == ()


@pytest.mark.parametrize(("ruler", "reach"), [("long", 75), ("short", 50)])
def test_the_ruler_is_laid_from_the_outline_of_the_vehicle(ruler: str, reach: int) -> None:
    state = arrived((160, 170), smuggling(ruler=ruler))

    edge = 160 - 8 - reach - 6
    assert may(state, walk(edge, 170))
    assert not may(state, walk(edge - 0.1, 170))


def test_a_city_may_be_reached_in_the_turn_of_the_drive() -> None:
    state = arrived((185, 290))
    assert offers(state) == {EnterCity(A, TRINIDAD), Stay(A)}

    step = do(state, EnterCity(A, TRINIDAD))

    assert heard(step, CityEntered) == [CityEntered(A, TRINIDAD)]
    assert step.state.seat == B, "nothing to sell, nothing to repair"


def test_a_city_farther_than_the_ruler_is_not_reached() -> None:
    assert may(arrived((177, 290)), EnterCity(A, TRINIDAD))
    assert not may(arrived((176.9, 290)), EnterCity(A, TRINIDAD))
    assert not may(arrived((176.9, 290)), walk(176.9 + 8 + 75 + 5, 290))


def test_he_may_stay_in_the_vehicle() -> None:
    step = do(arrived(MIDDLE), Stay(A))

    assert heard(step, Stayed) == [Stayed(A)]
    assert step.state.mode(A) == "riding"


def test_smugglers_ii14_without_an_exit_he_must_cross_a_gate_again() -> None:
    state = do(arrived((185, 290)), Stay(A), PlaySector(B, 2), Pass(B)).state

    assert {type(action) for action in offers(state)} == {PlaySector}
    state = riding(state, state.smugglers[A].hand[0])
    assert offers(state) == {InstallBumper(A), Pass(A)}
    assert not may(state, EnterCity(A, TRINIDAD))
    assert not may(state, walk(150, 250))


def test_no_exit_without_success_or_with_damage() -> None:
    missed = drive(riding(smuggling()), to=(185, 290)).state
    dented = drive(riding(smuggling()), CROSSED, Touched(0.6, "VB"), to=(185, 290)).state

    assert missed.seat == dented.seat == B
    assert missed.mode(A) == dented.mode(A) == "riding"


# Where the Pawn may stand


@pytest.mark.parametrize(
    ("place", "legal"),
    [
        ((160, 300), True),
        ((160, 314), True),
        ((160, 314.1), False),
        ((106, 230), False),
        ((115, 230), True),
        ((114, 230), False),
        ((73, 250), True),
        ((72.9, 250), False),
    ],
    ids=[
        "free",
        "at the border",
        "over the border",
        "on G1",
        "beside G1",
        "touching G1",
        "ruler",
        "too far",
    ],
)
def test_the_base_is_within_the_ruler_in_the_area_and_on_no_die(
    place: tuple[float, float], legal: bool
) -> None:
    assert may(walker(), walk(*place)) is legal


def test_the_short_ruler_reaches_less() -> None:
    assert may(walker(short=True), walk(98, 250))
    assert not may(walker(short=True), walk(97.9, 250))


def test_pawns_are_flat_and_do_not_bar_the_way() -> None:
    state = walker()
    layout = replace(state.layout, pawns=(*state.layout.pawns, pawn(B, 160, 300)))

    assert may(replace(state, layout=layout), walk(160, 300))


def test_a_walker_plays_no_sector_card_and_flicks_nothing() -> None:
    state = walker()
    assert offers(state) == {Stay(A)}
    assert not aims(state)

    step = do(state, walk(160, 300))

    assert heard(step, Walked) == [Walked(A, exited=False)]
    assert step.state.discards == ()
    assert step.state.seat == B


def test_he_may_stay_where_he_is() -> None:
    step = do(walker(), Stay(A))

    assert step.state.layout.pawns == (pawn(A, 160, 250),)
    assert step.state.seat == B


def test_others_may_not_walk_for_him() -> None:
    assert not may(walker(), Walk(B, 1600, 3000))


# Coming to a City


def near_trinidad() -> State:
    return walker(190, 290)


def test_a_base_on_a_city_card_is_in_the_city() -> None:
    step = do(near_trinidad(), walk(255, 290))

    assert heard(step, CityEntered) == [CityEntered(A, TRINIDAD)]
    assert not heard(step, Walked)
    assert step.state.layout.pawns == ()


def test_a_base_beside_a_city_card_is_not() -> None:
    step = do(near_trinidad(), walk(253.9, 290))

    assert step.state.mode(A) == "walking"


def test_the_city_in_reach_may_be_named() -> None:
    assert offers(near_trinidad()) == {EnterCity(A, TRINIDAD), Stay(A)}
    assert not may(near_trinidad(), EnterCity(A, HABANA))


# Leaving a City


def test_leaving_a_city_the_ruler_is_laid_from_the_edge_of_its_card() -> None:
    state = in_city()

    assert may(state, walk(60 + 75 + 6, 290))
    assert not may(state, walk(60 + 75 + 6.1, 290))
    step = do(state, walk(120, 290))
    assert step.state.smugglers[A].city is None
    assert step.state.layout.pawns == (pawn(A, 120, 290),)


def test_the_city_he_leaves_is_not_entered_again_at_once() -> None:
    state = in_city()

    assert offers(state) == {Stay(A)}
    assert not may(state, walk(66, 290))
    assert may(state, walk(66.1, 290))


def test_who_stays_in_a_city_may_repair_but_not_sell() -> None:
    resting = Smuggler(1, bumpers=1, damage=1, money=2000, goods=("case",), city=HABANA)
    state = do(on_foot(smuggling(resting, Smuggler(2))), Stay(A)).state
    assert offers(state) == {Repair(A), Pass(A)}
    assert not may(state, Sell(A, ("case",)))

    state = do(state, Repair(A)).state

    assert (state.smugglers[A].damage, state.smugglers[A].money) == (0, 0)
    assert (state.seat, state.smugglers[A].city) == (B, HABANA)


# Back in the Vehicle


def by_his_vehicle() -> State:
    return walker(180, 190)


def board(state: State) -> Step[State]:
    return do(state, EnterVehicle(A))


def test_smugglers_ii25_a_walker_who_touches_his_die_drives_this_turn() -> None:
    for action in (EnterVehicle(A), walk(180, 134)):
        step = do(by_his_vehicle(), action)
        assert heard(step, VehicleEntered) == [VehicleEntered(A)]
        assert step.state.layout.pawns == ()
        assert step.state.agenda[:2] == (PlanRoute(A), Drive(A))


def test_smugglers_ii25_with_a_sector_card_but_without_preparation_or_exit() -> None:
    state = riding(board(by_his_vehicle()).state)
    assert set(aims(state)) == {"VA"}
    assert offers(state) == {InstallBumper(A), Pass(A)}

    step = drive(state, CROSSED, to=(185, 290), up={"R1": "case"})
    step = do(step.state, TakeFace(A, "R1"))

    assert step.state.smugglers[A].goods == ("case",)
    assert step.state.seat == B, "no exit at the end of that ride (R18)"


def test_smugglers_ii25_counter_example_beside_his_die_he_goes_on_walking() -> None:
    step = do(by_his_vehicle(), walk(180, 134.1))

    assert step.state.mode(A) == "walking"
    assert step.state.seat == B


def test_the_next_ride_may_end_with_an_exit_again() -> None:
    state = do(riding(board(by_his_vehicle()).state), Pass(A)).state
    state = do(state, PlaySector(B, 2), Pass(B), PlaySector(A, 10)).state

    state = drive(state, CROSSED, through=gate("R1", "Y1")).state

    assert offered(do(state, TakeFace(A, None)).state, Stay)


def test_his_vehicle_is_out_of_reach() -> None:
    assert not may(walker(180, 240), EnterVehicle(A))
    assert not may(walker(180, 240), walk(180, 134))


def test_another_vehicle_is_no_way_to_ride() -> None:
    assert not may(walker(240, 190), walk(240, 140))


def test_from_a_city_he_may_step_into_a_vehicle_near_it() -> None:
    parked = smuggling(Smuggler(1, city=HABANA), Smuggler(2), moved=(at("VA", 80, 290),))
    state = on_foot(parked)
    assert offers(state) == {EnterVehicle(A), Stay(A)}

    step = do(state, EnterVehicle(A))

    assert step.state.smugglers[A].city is None
    assert step.state.mode(A) == "riding"


def test_a_place_on_a_city_card_and_on_his_vehicle_is_in_the_city() -> None:
    state = smuggling(moved=(at("VA", 69, 290),), pawns=(pawn(A, 90, 270),))

    step = do(on_foot(state), walk(63, 275))

    assert heard(step, CityEntered) == [CityEntered(A, HABANA)]
    assert not heard(step, VehicleEntered)


def test_who_has_just_left_his_vehicle_does_not_step_back_in() -> None:
    state = arrived(MIDDLE)

    assert not may(state, EnterVehicle(A))
    assert not may(state, walk(157, 190))


# Counting


def test_a_walk_is_counted_over_a_grid() -> None:
    choice = the_walk(walker())
    places = [choice[number] for number in range(len(choice))]

    assert len(set(places)) == len(places) > 20
    assert all(place in choice for place in places)
    assert {place.x_tenth_mm % 200 for place in places} == {0}
    with pytest.raises(IndexError):
        choice[len(places)]
