"""The tips of The Couriers say what is true in the state on the table."""

from itertools import product

import pytest

from cubacube.games.couriers.referee import explanation, tell
from cubacube.games.couriers.referee.things import (
    CITY,
    VEHICLE,
    describe_good,
    describe_hit,
    describe_job,
    describe_km,
    describe_life,
    describe_sector,
)
from cubacube.games.couriers.rules.actions import (
    ChooseRoute,
    Deliver,
    Evade,
    Repair,
    SwitchVehicle,
    TakeGood,
    TakeUpgrade,
)
from cubacube.games.couriers.rules.events import PoliceDrew, PoliceLost
from cubacube.games.couriers.rules.state import State, Turn
from cubacube.games.couriers.rules.tasks import Gain
from cubacube.games.couriers.scene import chase
from cubacube.kit.actions import ChooseVehicle, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import NoVehicleLeft
from cubacube.kit.shot import EnteredCity, Touched
from cubacube.kit.vehicles import better
from cubacube.rules import Step, replace
from tests.builders import BAYAMO, TRINIDAD, heard
from tests.games.couriers.builders import (
    ACROSS,
    NEAR_BAYAMO,
    NEAR_TRINIDAD,
    A,
    couriers,
    do,
    drive,
    finish,
    offers,
)

NEAR = {TRINIDAD: NEAR_TRINIDAD, BAYAMO: NEAR_BAYAMO}
"""The Job of `couriers()` goes to Bayamo."""
GOODS: tuple[Symbol, ...] = ("diamond", "weapons", "weapons")
"""What this Job needs."""
NAMES = ("Ana", "Bruno")


def stopped(state: State, city: str, *, cross: bool) -> State:
    """Return the state after a clean flick that ends near a City; nothing is loaded."""
    after = drive(state, *([ACROSS] if cross else []), to=NEAR[city]).state
    return do(after, Pass(A)).state if isinstance(after.agenda[0], Gain) else after


@pytest.mark.parametrize("family", [False, True], ids=["normal", "family"])
@pytest.mark.parametrize("wrecks", [False, True], ids=["dents", "wrecks"])
@pytest.mark.parametrize("broken", [False, True], ids=["running", "broken"])
def test_the_tip_of_life_says_what_repairs_in_this_mode(
    family: bool, wrecks: bool, broken: bool
) -> None:
    options = {"family": family, "wrecks": wrecks}
    damage = 3 if broken else 1
    for city, cross, cop in product(NEAR, (False, True), (False, True)):
        state = couriers(options=options, damage=damage, broken=broken, cops=(city,) if cop else ())
        tip = describe_life(state)
        repairs = (
            "Only a broken Vehicle" not in tip
            and (cross or "You need no Gate" in tip)
            and not (city == BAYAMO and "not the Job's" in tip)
            and not (cop and "without a Cop" in tip)
        )

        found = Repair(A, city) in offers(stopped(state, city, cross=cross))

        assert found == repairs, (tip, city, cross, cop)


def test_the_tip_of_life_is_that_of_the_variant() -> None:
    broken = couriers(damage=3, broken=True)

    assert describe_life(broken).endswith(
        "Cross a Gate and stop near a City, but not the Job's, to repair it."
    )
    assert "destroys all Goods" in describe_life(couriers(options={"wrecks": True}))
    assert "destroys one of your Goods" in describe_life(couriers())
    smooth = describe_life(couriers(damage=3, broken=True, options={"smooth": True}))
    assert smooth.endswith("You must take no Damage in that flick.")


@pytest.mark.parametrize("bumper_on", [False, True])
def test_the_tips_of_vehicles_and_cities_count_with_the_bumper(bumper_on: bool) -> None:
    state = couriers(turn=Turn(route=1, bumper_on=bumper_on))

    for tip, hit in (
        (describe_hit(state, VEHICLE), Touched(0.2, "VB")),
        (describe_hit(state, CITY), EnteredCity(0.2, TRINIDAD)),
    ):
        damage = finish(drive(state, hit)).state.damage
        assert ("costs 1 Damage" in tip, "no Damage" in tip) == (damage == 1, damage == 0)


@pytest.mark.parametrize("broken", [False, True])
def test_the_tips_of_a_route_and_of_goods_say_what_a_broken_vehicle_gains(broken: bool) -> None:
    state = couriers(damage=3 * broken, broken=broken)
    after = drive(state, ACROSS, up={"R1": "statue"}).state
    gains = any(isinstance(each, TakeGood) for each in offers(after))

    assert ("take what one Gate die shows" in describe_sector(state, state.sector(1))) == gains
    assert ("brings one card" in describe_good("statue", state)[1]) == gains
    assert ("do not count" in describe_km(state)) == (after.job_km == state.job_km)
    route = explanation(ChooseRoute(A, 2), NAMES, state)
    assert ("none for the Job" in route) == (after.job_km == state.job_km)


@pytest.mark.parametrize(("symbol", "card"), [("crate", 1), ("vehicle", 1), ("vehicle", 16)])
@pytest.mark.parametrize("smooth", [False, True])
def test_the_tips_of_crate_and_vehicle_say_whether_they_bring_anything(
    symbol: Symbol, card: int, smooth: bool
) -> None:
    state = couriers(card=card, options={"smooth": smooth})

    after = drive(state, ACROSS, up={"R1": symbol, "B1": symbol}).state
    offered = any(isinstance(each, TakeGood | TakeUpgrade) for each in offers(after))

    assert ("nothing" not in describe_good(symbol, state)[1]) == offered


def test_the_tip_of_a_grey_route_explains_grey() -> None:
    state = couriers()
    grey = next(card for card in state.box.cards.sectors if "grey" in card.gate)

    assert "Grey is any other Gate die." in describe_sector(state, grey)
    assert "Grey" not in describe_sector(state, state.sector(1))


def test_the_tip_of_the_job_says_how_to_deliver() -> None:
    for family, cross in product((False, True), repeat=2):
        state = couriers(options={"family": family}, job_km=70, cargo=GOODS)
        needs_gate = "cross a Gate" in describe_job(state)
        delivers = Deliver(A, None) in offers(stopped(state, BAYAMO, cross=cross))
        assert delivers == (cross or not needs_gate)
    broken = couriers(damage=3, broken=True, job_km=70, cargo=GOODS)
    assert "must repair it" in describe_job(broken)
    assert Deliver(A, None) not in offers(stopped(broken, BAYAMO, cross=True))


@pytest.mark.parametrize("police", [(), (3, 16)])
def test_the_tip_of_an_evasion_says_whether_the_police_lose_a_card(police: tuple[int, ...]) -> None:
    state = stopped(couriers(police=police), TRINIDAD, cross=True)

    for action in (Evade(A, TRINIDAD), SwitchVehicle(A, "VB")):
        assert ("lose their last card" in explanation(action, NAMES, state)) == bool(police)
    lost = heard(do(state, Evade(A, TRINIDAD)), PoliceLost)
    assert (lost[0].card is not None) == bool(police)


@pytest.mark.parametrize("laid", [0, 2])
def test_the_tips_of_the_chase_say_that_the_police_of_a_family_game_wait(laid: int) -> None:
    state = couriers(options={"family": True}, laid=laid)
    step: Step[State] = finish(drive(state))

    waits = not heard(step, PoliceDrew)

    for usual in (chase._THEIRS, chase._WHISTLE):
        assert (chase._told(state, usual) != usual) == waits


def test_better_vehicles_promise_bumpers_only_if_they_are_played() -> None:
    action = TakeUpgrade(A, "R1")

    assert "Bumpers" in explanation(action, NAMES, couriers())
    assert "Bumpers" not in explanation(action, NAMES, couriers(options={"bumpers": False}))


@pytest.mark.parametrize("bumpers", [False, True], ids=["without Bumpers", "with Bumpers"])
def test_every_vehicle_of_the_next_level_is_better(bumpers: bool) -> None:
    state = couriers(options={"bumpers": bumpers})
    ladder = [
        (now, card.id)
        for now in range(1, 17)
        for card in better(state.box.cards, state.box.cards.vehicle(now).level, ())
    ]

    assert {card for _now, card in ladder} == set(range(6, 17))
    for now, card in ladder:
        told = explanation(ChooseVehicle(A, card), NAMES, replace(state, card=now))
        assert "+" in told
        assert "No better" not in told


def test_the_referee_says_that_the_joint_vehicle_has_the_highest_level() -> None:
    assert "highest Level" in tell(NoVehicleLeft(A, already=False), NAMES, couriers(card=16))
