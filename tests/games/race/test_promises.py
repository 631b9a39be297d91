"""Every sentence of the tips and buttons of a Race comes true when it is tried."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from cubacube.games.race import rules
from cubacube.games.race.referee import explanation, things, titles
from cubacube.games.race.rules.actions import (
    ShakeOffCop,
    TakeGateBonus,
    UseAlcohol,
    UseStatues,
    UseToolbox,
    UseWeapons,
)
from cubacube.games.race.rules.events import Advanced, BonusGained, ReachedTarget, Rewarded
from cubacube.games.race.rules.state import ChooseGateBonus, Racer, State
from cubacube.games.race.scene import asking
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Repaired
from cubacube.kit.shot import Crossed, EnteredCity, Struck, Touched, gate
from cubacube.rules import TABLE, Action, Rolled, Step, play, replace
from cubacube.scenes.flicking import painting
from cubacube.session.language.referee import better_vehicle
from tests.builders import HABANA, RB, TRINIDAD, at, heard, showing
from tests.games.promises import Promise, untested, unused
from tests.games.race import test_tips_by_state as by_state
from tests.games.race.builders import (
    A,
    B,
    aims,
    damages,
    do,
    drive,
    offers,
    prepare,
    racing,
    turn_of,
)
from tests.games.vehicle_promises import Values, comes_true
from tests.obstacles import among, bollard

Tip: TypeAlias = Callable[[State], str]
NAMES = ("Ana", "Bruno")
ACROSS = Crossed(0.4)
NEAR_HABANA, NEAR_TRINIDAD, BESIDE_B = (128.0, 290.0), (192.0, 290.0), (240.0, 220.0)
PAIR: tuple[Symbol, ...] = ("diamond", "diamond")
STATUES: tuple[Symbol, ...] = ("statue", "statue")
BROKEN = Racer(1, damage=4, broken=True)
COP = Racer(1, has_cop=True)


def race(racer: Racer | None = None, **options: Any) -> State:
    return racing(racer or Racer(1), Racer(2), **options)


def fitted(*, bumpers: bool) -> State:
    """A has all Bumpers of its Vehicle, if they are in the game."""
    return race(Racer(1, bumpers=int(bumpers)), bumpers=bumpers)


def taking(symbol: Symbol, state: State | None = None) -> State:
    """A has crossed red-blue cleanly, and R1 shows a symbol."""
    return drive(state or race(), ACROSS, up={"R1": symbol}).state


def armed(symbol: Symbol) -> State:
    """A has crossed cleanly near B with this bonus in hand."""
    state = racing(Racer(1, bonuses=(symbol,)), Racer(2), moved=(at("VB", 240, 300),))
    state = drive(state, ACROSS, to=BESIDE_B, up={"R1": "diamond"}).state
    return do(state, TakeGateBonus(A, None)).state


def ended(racer: Racer) -> Rewarded:
    """Return the pay of A in a race that C has won and in which D is last."""
    home = Racer(3, crossed=5, finished=True)
    state = turn_of(3, racing(replace(racer, crossed=3), Racer(2), home, Racer(4)))
    return heard(prepare(state, "G1", Touched(0.1, "R1"), to=(100.0, 235.0)), Rewarded)[A]


def reroll(state: State, symbol: Symbol) -> Step[State]:
    state = do(state, TakeGateBonus(A, "R1")).state
    return play(rules, state, Rolled(TABLE, (showing(symbol, "R1"),)))


def hit(state: State, *, early: bool = False) -> tuple[int, ...]:
    story = (Touched(0.2, "VB"), ACROSS) if early else (ACROSS, Touched(0.6, "VB"))
    return damages(drive(state, *story))


def always(text: str) -> Tip:
    return lambda _state: text


def of_city(city: str) -> Tip:
    return lambda state: things.describe_city(state, city)


def of_card(symbol: Symbol) -> Tip:
    return lambda state: things.describe_bonus(symbol, state, A)


def of_die(symbol: Symbol) -> Tip:
    return lambda state: things.describe_gate_die(symbol, state)


def of_button(action: Action) -> Tip:
    return lambda state: explanation(action, NAMES, state)


def of_cop(state: State) -> str:
    return things.describe_cop(state, A)


def repaired(state: State) -> bool:
    return bool(heard(drive(state, to=NEAR_TRINIDAD, through=None), Repaired))


def left_cop(state: State, city: tuple[float, float]) -> bool:
    near = drive(state, ACROSS, to=city).state
    return ShakeOffCop(A) in offers(do(near, TakeGateBonus(A, None)).state)


def brought(state: State, *touched: str, take: str | None = "R1") -> list[str]:
    """Return the symbols gained by a clean crossing that touches dice behind the Gate."""
    late = (Touched(0.5 + n / 10, die) for n, die in enumerate(touched))
    up: dict[str, Symbol] = {"R1": "diamond", "G1": "statue"}
    step = drive(state, ACROSS, *late, up=up)
    gained = heard(step, BonusGained)
    if isinstance(step.state.agenda[0], ChooseGateBonus):
        gained += heard(do(step.state, TakeGateBonus(A, take)), BonusGained)
    return [event.bonus for event in gained]


def weapons_strike(state: State) -> bool:
    step = do(state, UseWeapons(A, B))
    return damages(step) == (0, 1) and aims(step.state)["VB"].cone is not None


PROMISES = (
    Promise(things.LIFE, race(BROKEN), always(things.LIFE), repaired),
    Promise(
        things.LIFE,
        race(Racer(1, damage=3)),
        always(things.LIFE),
        lambda s: (
            not heard(drive(s, ACROSS, to=NEAR_TRINIDAD), Repaired)
            and damages(drive(s, Touched(0.2, "G2"), ACROSS))[A] == 4
        ),
    ),
    Promise(
        things.BUMPERS,
        race(Racer(1, bumpers=1), bumpers=True),
        always(things.BUMPERS),
        lambda s: hit(do(s, InstallBumper(A)).state) == (0, 1),
    ),
    Promise(
        things.SECTOR,
        racing(Racer(1, crossed=3), Racer(2)),
        always(things.SECTOR),
        lambda s: aims(s)["VA"].gates == (gate("B1", "VB"), gate("B2", "VB")),
    ),
    Promise(
        "After all five Sectors",
        race(Racer(1, crossed=5)),
        of_city(HABANA),
        lambda s: bool(heard(drive(s, to=NEAR_HABANA, through=None), ReachedTarget)),
    ),
    Promise(
        "You cannot leave the Cop here.",
        race(COP, raid=True),
        of_city(HABANA),
        lambda s: not left_cop(s, NEAR_HABANA) and not ended(COP).reward,
    ),
    Promise(
        "Sliding onto the card",
        race(),
        of_city(TRINIDAD),
        lambda s: damages(drive(s, ACROSS, EnteredCity(0.6, TRINIDAD))) == (1, 0),
    ),
    Promise("Stop inside the dashed line", race(BROKEN), of_city(TRINIDAD), repaired),
    Promise(
        "Cross a Gate cleanly",
        race(COP, raid=True),
        of_city(TRINIDAD),
        lambda s: left_cop(s, NEAR_TRINIDAD),
    ),
    Promise(
        "With a Cop you get no pay",
        race(COP, raid=True),
        of_cop,
        lambda s: left_cop(s, NEAR_TRINIDAD) and ended(COP).fined,
    ),
    Promise(
        "You cannot get rid of the Cop",
        race(replace(COP, crossed=5), raid=True),
        of_cop,
        lambda s: ShakeOffCop(A) not in offers(drive(s, to=NEAR_TRINIDAD, through=None).state),
    ),
    Promise("Too much Damage", race(BROKEN), always(things.TAGS["skull"]), repaired),
    Promise(
        "A rival's Alcohol",
        race(Racer(1, blind=2)),
        always(things.TAGS["blind"]),
        lambda s: all(choice.blind for choice in aims(s).values()),
    ),
    Promise(
        "A rival's Weapons",
        replace(race(), in_cone=True),
        always(things.TAGS["cone"]),
        lambda s: aims(s)["VA"].cone is not None and aims(s)["G1"].cone is None,
    ),
    Promise(
        "Keep it. As long as you have the Cop",
        race(replace(COP, bonuses=PAIR), raid=True),
        of_card("diamond"),
        lambda _s: not ended(replace(COP, bonuses=PAIR)).pairs,
    ),
    Promise(
        "Keep it. Two of them bring 1000",
        race(Racer(1, bonuses=PAIR)),
        of_card("diamond"),
        lambda _s: ended(Racer(1, bonuses=PAIR)).pairs == 1,
    ),
    Promise(
        "The target is reached",
        race(Racer(1, crossed=5, finished=True, bonuses=STATUES)),
        of_card("statue"),
        lambda s: UseStatues(A) not in offers(drive(s, through=None).state),
    ),
    Promise(
        "Keep it. After a clean flick",
        race(Racer(1, bonuses=STATUES)),
        of_card("statue"),
        lambda s: "VA" in aims(do(drive(s).state, UseStatues(A)).state),
    ),
    Promise(
        "After a clean crossing a rival near you",
        armed("alcohol"),
        of_card("alcohol"),
        lambda s: do(s, UseAlcohol(A, B)).state.racers[B].blind == 2,
    ),
    Promise(
        "{on} flicks blind",
        armed("alcohol"),
        of_button(UseAlcohol(A, B)),
        lambda s: do(s, UseAlcohol(A, B)).state.racers[B].blind == 2,
    ),
    *(
        Promise(said, armed("weapons"), tip, weapons_strike)
        for said, tip in (
            ("After a clean crossing: 1 Damage", of_card("weapons")),
            ("{on} takes 1 Damage.", of_button(UseWeapons(A, B))),
            ("Next turn {on} must drive", of_button(UseWeapons(A, B))),
        )
    ),
    Promise(
        "The die is rolled again",
        taking("crate"),
        of_die("crate"),
        lambda s: (
            damages(reroll(s, "crate")) == (2, 0)
            and reroll(s, "alcohol").state.racers[A].bonuses == ("alcohol",)
        ),
    ),
    *(
        Promise(
            "No Gate counts for you now.",
            race(racer),
            of_die("diamond"),
            lambda s: (
                drive(s, Touched(0.5, "G1"), through=None).state.racers[A]
                == replace(s.racer, damage=s.racer.damage + 1)
            ),
        )
        for racer in (BROKEN, Racer(1, crossed=5))
    ),
    Promise(
        "Keep it. Two of them bring 1000",
        drive(race(Racer(1, crossed=4)), ACROSS, through=gate("G1", "G2")).state,
        of_die("diamond"),
        lambda s: TakeGateBonus(A, "G1") in offers(s) and not s.needs_gate,
    ),
    Promise(
        "You get it only if you touch the die",
        race(no_gate_bonus=True),
        of_die("diamond"),
        lambda s: brought(s) == [] and brought(s, "G1") == ["statue"],
    ),
    Promise(
        "Repair up to 2",
        race(Racer(1, damage=3, bonuses=("case",))),
        of_button(UseToolbox(A, "damage")),
        lambda s: damages(do(s, UseToolbox(A, "damage"))) == (1, 0),
    ),
    Promise(
        "Repair 1",
        race(Racer(1, damage=3, bonuses=("case",)), toolbox_one=True),
        of_button(UseToolbox(A, "damage")),
        lambda s: damages(do(s, UseToolbox(A, "damage"))) == (2, 0),
    ),
    Promise(
        "Take one Bumper card.",
        race(Racer(1, bonuses=("case",)), bumpers=True),
        of_button(UseToolbox(A, "bumper")),
        lambda s: do(s, UseToolbox(A, "bumper")).state.racers[A].bumpers == 1,
    ),
    Promise(
        "Spend two Statues",
        drive(race(Racer(1, bonuses=STATUES))).state,
        of_button(UseStatues(A)),
        lambda s: "VA" in aims(do(s, UseStatues(A)).state),
    ),
    Promise(
        "Two Statues buy one more flick.",
        drive(race(Racer(1, bonuses=STATUES))).state,
        lambda s: asking.sentence(s, None, NAMES, blocked=False),
        lambda s: "VA" in aims(do(s, UseStatues(A)).state),
    ),
    Promise(
        painting._GATE,
        race(),
        always(painting._GATE),
        lambda s: RB in aims(s)["VA"].gates and bool(heard(drive(s, ACROSS), Advanced)),
    ),
    Promise(
        painting._SHUT,
        racing(Racer(1), Racer(2), moved=(at("G1", 180, 203),)),
        always(painting._SHUT),
        lambda s: (
            not heard(drive(s, ACROSS), Advanced)
            and bool(heard(drive(prepare(s, "G1", to=(180, 260)).state, ACROSS), Advanced))
        ),
    ),
    Promise(
        painting._HARMLESS,
        among(race(), bollard(180, 200)),
        always(painting._HARMLESS),
        lambda s: (
            not heard(step := drive(s, Struck(0.2, 0), ACROSS), Advanced)
            and damages(step) == (0, 0)
        ),
    ),
    Promise(
        painting._HURTS,
        among(race(Racer(1, bumpers=1), bumpers=True), bollard(60, 60, damage=1)),
        always(painting._HURTS),
        lambda s: (
            damages(drive(s, ACROSS, Struck(0.6, 0))) == (1, 0)
            and damages(drive(do(s, InstallBumper(A)).state, ACROSS, Struck(0.6, 0))) == (0, 0)
        ),
    ),
    Promise(
        "Leave the Cop in this City.",
        do(
            drive(race(COP, raid=True), ACROSS, to=NEAR_TRINIDAD, up={"R1": "diamond"}).state,
            TakeGateBonus(A, None),
        ).state,
        of_button(ShakeOffCop(A)),
        lambda s: not do(s, ShakeOffCop(A)).state.racers[A].has_cop and not ended(COP).reward,
    ),
    Promise(
        "Take nothing from the dice",
        taking("diamond"),
        of_button(TakeGateBonus(A, None)),
        lambda s: do(s, TakeGateBonus(A, None)).state.racers[A].bonuses == (),
    ),
    Promise(
        "Use nothing else.",
        armed("alcohol"),
        of_button(Pass(A)),
        lambda s: do(s, Pass(A)).state.racers[A].bonuses == ("alcohol",),
    ),
    *(
        Promise(
            said,
            do(taking("vehicle", fitted(bumpers=bumpers)), TakeGateBonus(A, "R1")).state,
            of_button(ChooseVehicle(A, card)),
            lambda s, card=card: _changes_as_said(s, card),  # type: ignore[misc]
        )
        for said, card, bumpers in (
            ("Level {level}. Compared with your {card}: {changes}.", 7, False),
            ("Level {level}. Compared with your {card}: {changes}.", 9, True),
            ("Level {level}. No better than your {card} in this game.", 9, False),
            ("As good: {vehicles}.", 6, False),
            ("As good: {vehicles}.", 6, True),
        )
    ),
)
ELSEWHERE = {
    "Repairs ": "test_the_tip_of_a_toolbox_says_what_it_can_do_now",
    "Use it before you drive": "test_a_toolbox_works_after_a_clean_crossing_and_not_after_any_other"
    "_clean_drive",
    "A Toolbox cannot help": "test_the_tip_of_a_toolbox_says_what_it_can_do_now",
}
"""Sentences that other tests compare with the rules, and these tests."""
NO_PROMISE = (
    "Take the bonus of one Gate die.",
    "Choose your better Vehicle.",
    "Use a bonus or continue.",
    "Drive to ",
    "Friction here",
)
SOURCES = things, titles, asking, painting, better_vehicle


def _changes_as_said(state: State, number: int) -> bool:
    told = explanation(ChooseVehicle(A, number), NAMES, state)
    after = {
        card.name: _values(do(state, ChooseVehicle(A, card.id)).state) for card in state.better(A)
    }
    return comes_true(told, state.box.cards.vehicle(number).name, _values(state), after)


def _values(state: State) -> Values:
    card = state.card(A)
    return {"Level": card.level, "Life": card.life, "Bumper": state.racers[A].bumpers}


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.said[:40])
def test_what_a_tip_of_the_race_says_comes_true(promise: Promise[State]) -> None:
    promise.check()


def test_every_sentence_of_the_tips_of_the_race_is_tried() -> None:
    said = [each.said for each in PROMISES]

    assert untested(SOURCES, said, ELSEWHERE, NO_PROMISE) == []
    assert unused(SOURCES, [*said, *ELSEWHERE, *NO_PROMISE]) == []
    assert all(hasattr(by_state, name) for name in ELSEWHERE.values())
