"""Every sentence of the tips and buttons of The Couriers comes true when it is tried."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from cubacube.games.couriers.referee import explanation, things, titles
from cubacube.games.couriers.rules.actions import (
    ChooseJob,
    ChooseRoute,
    Deliver,
    DropJob,
    Evade,
    RefreshRoutes,
    Repair,
    ShedGood,
    SwitchVehicle,
    TakeGood,
    TakeUpgrade,
)
from cubacube.games.couriers.rules.state import State, Turn
from cubacube.games.couriers.scene import chase, job
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.shot import Die, EnteredCity, Left, ShotEvent, Touched
from cubacube.rules import Action, Step, replace
from cubacube.session.language.referee import describe_change
from tests.builders import BAYAMO, TRINIDAD
from tests.games.couriers import test_tips_by_state as by_state
from tests.games.couriers.builders import (
    ACROSS,
    NEAR_BAYAMO,
    NEAR_TRINIDAD,
    NEAR_VB,
    A,
    B,
    couriers,
    do,
    drive,
    finish,
    offers,
    prepare,
    turn_of,
)
from tests.games.promises import Promise, untested, unused

Tip: TypeAlias = Callable[[State], str]
NAMES = ("Ana", "Bruno")
LOAD: tuple[Symbol, ...] = ("diamond", "weapons", "weapons")
SCRATCH = Touched(0.1, "G1")
MISHAPS: tuple[ShotEvent, ...] = (
    SCRATCH,
    Touched(0.2, "VB"),
    EnteredCity(0.3, TRINIDAD),
    Left(0.9, "VA", "top", 180.0, 321.0),
)


def crossed(to: tuple[float, float] = (180.0, 220.0), **fields: Any) -> State:
    """The joint Vehicle has crossed cleanly, and R1 shows a Case, B1 a Vehicle."""
    up: dict[Die, Symbol] = {"R1": "case", "B1": "vehicle"}
    return drive(couriers(**fields), ACROSS, to=to, up=up).state


def stopped_at(state: State, to: tuple[float, float]) -> State:
    """Return the state after a clean crossing that ends there; nothing was loaded."""
    return do(drive(state, ACROSS, to=to, up={"R1": "case"}).state, Pass(A)).state


def stopped(to: tuple[float, float], **fields: Any) -> State:
    """The joint Vehicle has stopped near a City or a Vehicle, and nothing was loaded."""
    state = crossed(to, **fields)
    return state if state.broken else do(state, Pass(A)).state


def always(text: str) -> Tip:
    return lambda _state: text


def of_button(action: Action) -> Tip:
    return lambda state: explanation(action, NAMES, state)


def of_route(state: State) -> str:
    return things.describe_sector(state, state.sector(1))


def of_advice(state: State) -> str:
    assert state.job_card is not None
    return job._advice(state, state.job_card)[0]


def of_hit(text: str) -> Tip:
    return lambda state: things.describe_hit(state, text)


def costs(*story: ShotEvent) -> Callable[[State], bool]:
    return lambda state: finish(drive(state, *story)).state.damage == 1


def harmless(state: State) -> bool:
    return not any(finish(drive(state, each)).state.damage for each in MISHAPS)


def gains(state: State) -> bool:
    return TakeGood(A, "R1", "case") in offers(state)


def caught(state: State) -> bool:
    """Whether two more Vehicle flicks without kilometres lose the game."""
    once = finish(drive(state)).state
    twice = finish(drive(turn_of(B, once, route=2))).state
    return not once.over and twice.over


def police_drawn(state: State) -> list[int]:
    """Return the cards of the Police: a drive, one Gate flick, two, an alarm."""
    one = prepare(state).state
    two = prepare(turn_of(B, one)).state
    alarm = prepare(state, Touched(0.1, "R1")).state
    return [len(each.police) for each in (finish(drive(state)).state, one, two, alarm)]


def evading(action: Evade | SwitchVehicle) -> Callable[[State], bool]:
    return lambda state: evades(state, action)


def evades(state: State, action: Evade | SwitchVehicle) -> bool:
    """Whether the Police lose their last card, or draw none if they have none."""
    return finish(do(state, action)).state.police == state.police[:-1]


def loads_what_is_wanted(state: State) -> bool:
    card = state.sector(state.job or 0)
    loaded = do(state, TakeGood(A, "R1", "case")).state
    return ("case" in card.goods) == ("needs it" in _button(state)) and "case" in loaded.cargo


def _button(state: State) -> str:
    return explanation(TakeGood(A, "R1", "case"), NAMES, state)


def upgrading(now: int, *, bumpers: bool) -> State:
    """The Couriers choose a better card than `now`, of which all Bumpers are left."""
    state = crossed(card=now, options={"bumpers": bumpers})
    full = replace(state, bumpers=state.vehicle.bumpers)
    return do(full, TakeUpgrade(A, "B1")).state


def counted(state: State) -> dict[str, int]:
    """Return the numbers of the Vehicle that count in this match, by their names in a tip."""
    card = state.vehicle
    bumpers = {"Bumper": state.bumpers} if state.box.options.bumpers else {}
    return {"Life": card.life, "Cargo": card.cargo, **bumpers}


def changes_as_said(card: int) -> Callable[[State], bool]:
    """Return whether the Level and each number change as the tip of a Vehicle card says."""

    def found(state: State) -> bool:
        told = explanation(ChooseVehicle(A, card), NAMES, state).replace("\u2212", "-")
        after = do(state, ChooseVehicle(A, card)).state
        was, now = counted(state), counted(after)
        said = {name: int(by) for by, name in re.findall(r"([+-]\d+) (Life|Bumper|Cargo)", told)}
        return told.startswith(f"Level {after.vehicle.numeral}.") and said == {
            name: now[name] - was[name] for name in now if now[name] != was[name]
        }

    return found


def is_as_good(card: int) -> Callable[[State], bool]:
    """Return whether a tip names exactly those other cards that bring the same numbers."""

    def found(state: State) -> bool:
        named = explanation(ChooseVehicle(A, card), NAMES, state).partition("As good: ")[2]
        after = {
            each.card: do(state, each).state
            for each in offers(state)
            if isinstance(each, ChooseVehicle)
        }
        same = counted(after.pop(card))
        return all(
            (each.vehicle.name in named) == (counted(each) == same) for each in after.values()
        )

    return found


def lacking(what: str) -> Callable[[State], bool]:
    """Return whether room, Goods or nothing is missing for the Job of a state."""

    def found(state: State) -> bool:
        if len(state.sector(state.job or 0).goods) > state.vehicle.cargo:
            return what == "room"
        delivers = Deliver(A) in offers(stopped_at(replace(state, job_km=200), NEAR_BAYAMO))
        return what == ("nothing" if delivers else "goods")

    return found


_COMPARED = "Level {level}. Compared with your {card}: {changes}."
PROMISES = (
    Promise(
        "With too much Damage the Vehicle breaks down and destroys one",
        couriers(damage=2, cargo=LOAD),
        things.describe_life,
        lambda s: len(do(drive(s, SCRATCH).state, ShedGood(A, "weapons")).state.cargo) == 2,
    ),
    Promise(
        "With too much Damage the Vehicle breaks down and destroys all",
        couriers(damage=2, cargo=LOAD, options={"wrecks": True}),
        things.describe_life,
        lambda s: drive(s, SCRATCH).state.cargo == (),
    ),
    Promise(
        "Each key is Life",
        couriers(),
        things.describe_life,
        lambda s: s.vehicle.life == 3 and finish(drive(s, SCRATCH)).state.damage == 1,
    ),
    Promise(
        "Choose a route, then install one",
        couriers(),
        always(things.BUMPERS),
        lambda s: (
            harmless(do(s, InstallBumper(A)).state)
            and InstallBumper(A) not in offers(turn_of(A, s))
        ),
    ),
    *(
        Promise("A Bumper is installed", couriers(turn=Turn(1, bumper_on=True)), tip, harmless)
        for tip in (of_hit(things.VEHICLE), of_hit(things.CITY))
    ),
    Promise(
        "You take no Damage this turn",
        couriers(),
        of_button(InstallBumper(A)),
        lambda s: (
            harmless(do(s, InstallBumper(A)).state) and do(s, InstallBumper(A)).state.bumpers == 0
        ),
    ),
    Promise("Touching it costs", couriers(), of_hit(things.VEHICLE), costs(Touched(0.2, "VB"))),
    Promise("Sliding onto", couriers(), of_hit(things.CITY), costs(EnteredCity(0.2, TRINIDAD))),
    Promise(
        "Every player drives this Vehicle",
        couriers(),
        always(things.JOINT),
        lambda s: turn_of(B, finish(drive(s)).state, route=2).joint == s.joint,
    ),
    Promise(
        "Choose it, then drive between",
        turn_of(A, couriers()),
        of_route,
        lambda s: finish(drive(do(s, ChooseRoute(A, 1)).state, ACROSS)).state.road == (1,),
    ),
    Promise(
        "Its kilometres keep you ahead",
        couriers(),
        of_route,
        lambda s: (after := crossed()).smug_km == s.sector(1).km and gains(after),
    ),
    Promise(
        "With Damage you may take only",
        couriers(options={"smooth": True}),
        of_route,
        lambda s: (
            offers(
                drive(s, SCRATCH, ACROSS, up={"R1": "case", "B1": "vehicle"}).state,
            )
            == {TakeUpgrade(A, "B1"), Pass(A)}
        ),
    ),
    Promise(
        "Collect its kilometres",
        couriers(job_km=70, cargo=LOAD),
        things.describe_job,
        lambda s: (
            do(stopped(NEAR_BAYAMO, job_km=70, cargo=LOAD), Deliver(A)).state.job_points
            == s.sector(33).value
        ),
    ),
    Promise(
        "Your kilometres for this Job.",
        couriers(job_km=40, cargo=LOAD),
        things.describe_km,
        lambda _s: Deliver(A) not in offers(stopped(NEAR_BAYAMO, job_km=40, cargo=LOAD)),
    ),
    Promise(
        "The next Level.",
        crossed(damage=1, cargo=LOAD),
        of_button(TakeUpgrade(A, "B1")),
        lambda s: (
            (after := do(s, TakeUpgrade(A, "B1"), ChooseVehicle(A, 9)).state).vehicle.level == 2
            and (after.damage, after.cargo, after.bumpers) == (1, LOAD, 2)
        ),
    ),
    Promise(
        "Bumpers are filled.",
        crossed(),
        of_button(TakeUpgrade(A, "B1")),
        lambda s: do(s, TakeUpgrade(A, "B1"), ChooseVehicle(A, 9)).state.bumpers == 2,
    ),
    Promise(
        "Choose a new Job from four.",
        couriers(job_km=50, road=(3, 11), police=(4, 5)),
        of_button(DropJob(A)),
        lambda s: (
            len(offers(after := do(s, DropJob(A)).state)) == 4
            and (after.job_km, after.smug_km - after.police_km) == (0, s.smug_km - s.police_km)
        ),
    ),
    Promise(
        "Discard the remaining routes",
        couriers(route=None, routes=(2,), top=(5, 6, 7, 8, 9)),
        of_button(RefreshRoutes(A)),
        lambda s: do(s, RefreshRoutes(A)).state.routes == (5, 6, 7, 8, 9),
    ),
    Promise(
        "The Job is done.",
        stopped(NEAR_BAYAMO, job_km=70, cargo=LOAD, police=(3,)),
        of_button(Deliver(A)),
        lambda s: (after := finish(do(s, Deliver(A))).state).smug_km == after.police_km == 0,
    ),
    *(
        Promise(
            said,
            stopped(to, police=police),
            of_button(action),
            evading(action),
        )
        for action, to in ((Evade(A, TRINIDAD), NEAR_TRINIDAD), (SwitchVehicle(A, "VB"), NEAR_VB))
        for said, police in (
            ("The Police lose their last card.", (3, 16)),
            ("The Police do not move in this turn.", ()),
        )
    ),
    Promise(
        "A Cop comes here",
        stopped(NEAR_TRINIDAD),
        of_button(Evade(A, TRINIDAD)),
        lambda s: (
            drive(turn_of(B, finish(do(s, Evade(A, TRINIDAD))).state, 2)).state.cops == (TRINIDAD,)
        ),
    ),
    Promise(
        "Drive this white Vehicle",
        stopped(NEAR_VB),
        of_button(SwitchVehicle(A, "VB")),
        lambda s: do(s, SwitchVehicle(A, "VB")).state.joint == "VB",
    ),
    *(
        Promise(
            said,
            couriers(job=card, cargo=cargo),
            of_button(ChooseJob(A, card)),
            lacking(lacks),
        )
        for said, card, cargo, lacks in (
            ("{km} km, value {points}. Your Vehicle is too small", 18, (), "room"),
            ("{km} km, value {points}; you have all", 33, LOAD, "nothing"),
            ("{km} km, value {points}. You still need", 33, (), "goods"),
        )
    ),
    Promise(
        "Drive through this Gate to get {km} km.",
        turn_of(A, couriers()),
        of_button(ChooseRoute(A, 1)),
        lambda s: (
            (after := drive(do(s, ChooseRoute(A, 1)).state, ACROSS).state).job_km
            == after.smug_km
            == 20
        ),
    ),
    Promise(
        "Drive through this Gate to get {km} km, but none",
        turn_of(A, couriers(broken=True, damage=3)),
        of_button(ChooseRoute(A, 1)),
        lambda s: (
            (after := drive(do(s, ChooseRoute(A, 1)).state, ACROSS).state).smug_km == 20
            and after.job_km == 0
        ),
    ),
    Promise(
        "There is no room left.",
        crossed(cargo=LOAD),
        of_button(TakeGood(A, "R1", "case")),
        lambda s: ShedGood(A, "case") in offers(do(s, TakeGood(A, "R1", "case")).state),
    ),
    Promise("Load it. The Job", crossed(), _button, loads_what_is_wanted),
    Promise("Load it: the Job needs it.", crossed(job=18), _button, loads_what_is_wanted),
    Promise(
        "The breakdown destroys one of your Goods.",
        drive(couriers(damage=2, cargo=LOAD), SCRATCH).state,
        of_button(ShedGood(A, "diamond")),
        lambda s: (after := do(s, ShedGood(A, "diamond")).state).broken and len(after.cargo) == 2,
    ),
    Promise(
        "Your Vehicle is full",
        do(crossed(cargo=LOAD), TakeGood(A, "R1", "case")).state,
        of_button(ShedGood(A, "case")),
        lambda s: do(s, ShedGood(A, "case")).state.cargo == LOAD,
    ),
    Promise(
        "Removes up to {life} Damage.",
        stopped(NEAR_TRINIDAD, broken=True, damage=4),
        of_button(Repair(A, TRINIDAD)),
        lambda s: do(s, Repair(A, TRINIDAD)).state.damage == 1,
    ),
    *(
        Promise(
            said,
            upgrading(now, bumpers=bumpers),
            of_button(ChooseVehicle(A, card)),
            kept(card),
        )
        for said, now, card, bumpers, kept in (
            (_COMPARED, 1, 9, False, changes_as_said),
            (_COMPARED, 1, 9, True, changes_as_said),
            (_COMPARED, 9, 10, True, changes_as_said),
            ("As good: {vehicles}.", 1, 9, False, is_as_good),
        )
    ),
    Promise(
        "Take nothing from the dice",
        crossed(),
        of_button(Pass(A)),
        lambda s: do(s, Pass(A)).state.cargo == s.cargo,
    ),
    Promise(
        "Do nothing more here.",
        stopped(NEAR_TRINIDAD),
        of_button(Pass(A)),
        lambda s: do(s, Pass(A)).state.seat == B,
    ),
    Promise(
        "Your kilometres in the chase.",
        couriers(detour=(3,), road=(11,)),
        always(chase._OURS),
        lambda s: (s.smug_km, _deliverable_km(s)) == (50, 30),
    ),
    Promise(
        "They get a card for every Vehicle flick",
        couriers(),
        lambda s: chase._told(s, chase._THEIRS),
        lambda s: police_drawn(s) == [1, 0, 1, 1] and caught(s),
    ),
    Promise(
        "The second Gate flick in a row",
        couriers(),
        lambda s: chase._told(s, chase._WHISTLE),
        lambda s: (
            police_drawn(s)[1:3] == [0, 1] and finish(drive(replace(s, streak=1))).state.streak == 0
        ),
    ),
    Promise(
        "The Police lose this card",
        stopped(NEAR_TRINIDAD, police=(3, 16)),
        always(chase._LAST),
        lambda s: (
            evades(s, Evade(A, TRINIDAD))
            and not any(
                isinstance(each, Evade | SwitchVehicle)
                for each in offers(do(s, Evade(A, TRINIDAD)).state)
            )
        ),
    ),
    Promise(
        "Catch up",
        couriers(behind=1, police=(3,)),
        chase._warning,
        lambda s: finish(drive(s)).state.over,
    ),
    Promise(
        "Driving gives the Police a card. A Gate flick does not.",
        couriers(),
        chase._forecast,
        lambda s: police_drawn(s)[:2] == [1, 0],
    ),
    Promise(
        "Any flick now gives the Police a card.",
        couriers(streak=1),
        chase._forecast,
        lambda s: police_drawn(s)[:2] == [1, 1],
    ),
    Promise(
        "The Police draw {n} card in this turn.",
        crossed(),
        chase._forecast,
        lambda s: finish(Step(s, ())).state.police_km > s.police_km,
    ),
    Promise(
        "The Police draw no card in this turn.",
        do(stopped(NEAR_TRINIDAD, broken=True, damage=3), Evade(A, TRINIDAD)).state,
        chase._forecast,
        lambda s: finish(Step(s, ())).state.police_km == s.police_km,
    ),
    Promise(
        "You can hide in a City without a Cop, or switch",
        stopped(NEAR_TRINIDAD),
        always(things.HIDE),
        lambda s: (
            Evade(A, TRINIDAD) in offers(s)
            and Evade(A, TRINIDAD) not in offers(stopped(NEAR_TRINIDAD, cops=(TRINIDAD,)))
            and SwitchVehicle(A, "VB") in offers(stopped(NEAR_VB))
        ),
    ),
    Promise(
        "Broken: repair it in another City.",
        couriers(broken=True, damage=3),
        of_advice,
        lambda _s: Repair(A, TRINIDAD) in offers(stopped(NEAR_TRINIDAD, broken=True, damage=3)),
    ),
    Promise(
        "Broken: repair it in a City without a Cop.",
        couriers(broken=True, damage=3, options={"wrecks": True}),
        of_advice,
        lambda s: (
            Repair(A, BAYAMO) in offers(drive(s, ACROSS, to=NEAR_BAYAMO).state)
            and Repair(A, BAYAMO)
            not in offers(drive(replace(s, cops=(BAYAMO,)), ACROSS, to=NEAR_BAYAMO).state)
        ),
    ),
    Promise(
        "The others go under the pile.",
        do(couriers(top=(6, 7, 8, 9)), DropJob(A)).state,
        always("The others go under the pile."),
        lambda s: do(s, ChooseJob(A, 8)).state.deck[-3:] == (6, 7, 9),
    ),
    Promise(
        "Too many Goods: get a better Vehicle",
        couriers(job=18),
        of_advice,
        lambda s: s.vehicle.cargo < len(s.sector(18).goods) <= replace(s, card=9).vehicle.cargo,
    ),
    Promise(
        "All set: cross a Gate and stop near the City!",
        couriers(job_km=70, cargo=LOAD),
        of_advice,
        lambda s: (
            Deliver(A) in offers(stopped(NEAR_BAYAMO, job_km=70, cargo=LOAD))
            and Deliver(A) not in offers(drive(s, to=NEAR_BAYAMO).state)
        ),
    ),
    Promise(
        "All set: stop near the City!",
        couriers(job_km=70, cargo=LOAD, options={"family": True}),
        of_advice,
        lambda s: Deliver(A) in offers(drive(s, to=NEAR_BAYAMO).state),
    ),
)
_LIFE_TEST = "test_the_tip_of_life_says_what_repairs_in_this_mode"
_GAIN_TEST = "test_the_tips_of_a_route_and_of_goods_say_what_a_broken_vehicle_gains"
_CRATE_TEST = "test_the_tips_of_crate_and_vehicle_say_whether_they_bring_anything"
_JOB_TEST = "test_the_tip_of_the_job_says_how_to_deliver"
_WAITING_TEST = "test_the_tips_of_the_chase_say_that_the_police_of_a_family_game_wait"
ELSEWHERE = {
    "Cross a Gate and stop near a City": _LIFE_TEST,
    "Stop near a City": _LIFE_TEST,
    "Your Vehicle is broken.": _LIFE_TEST,
    "Only a broken Vehicle can be repaired.": _LIFE_TEST,
    "You must take no Damage in that flick.": "test_the_tip_of_life_is_that_of_the_variant",
    "While your Vehicle is broken": _GAIN_TEST,
    "Kilometres that you drive while broken": _GAIN_TEST,
    "It brings nothing while your Vehicle is broken.": _GAIN_TEST,
    "On a die of the Gate you cross, it brings one": _GAIN_TEST,
    "On a die of the Gate you cross, it brings any": _CRATE_TEST,
    "On a die of the Gate you cross, it brings a better": _CRATE_TEST,
    "A Crate brings nothing": _CRATE_TEST,
    "It brings nothing: your Vehicle has": _CRATE_TEST,
    "Then cross a Gate and stop": _JOB_TEST,
    "Then stop near its City.": _JOB_TEST,
    "Your Vehicle is broken: you must": _JOB_TEST,
    "The Police get no cards before": _WAITING_TEST,
    "The Police wait until": _WAITING_TEST,
    "Level {level}. No better than": "test_every_vehicle_of_the_next_level_is_better",
}
"""Sentences that other tests compare with the rules, and these tests."""
NO_PROMISE = (
    "Cargo space. Pale places are free.",
    "How far the Couriers are ahead of the Police, or behind them.",
    "Still to load",
    "All Goods are aboard: {km} km to go.",
    "The Goods this Job needs.",
)
SOURCES = things, titles, chase, job, describe_change


def _deliverable_km(state: State) -> int:
    return sum(state.sector(card).km for card in state.road)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.said[:40])
def test_what_a_tip_of_the_couriers_says_comes_true(promise: Promise[State]) -> None:
    promise.check()


def test_every_sentence_of_the_tips_of_the_couriers_is_tried() -> None:
    said = [each.said for each in PROMISES]

    assert untested(SOURCES, said, ELSEWHERE, NO_PROMISE) == []
    assert unused(SOURCES, [*said, *ELSEWHERE, *NO_PROMISE]) == []
    assert all(hasattr(by_state, name) for name in ELSEWHERE.values())
