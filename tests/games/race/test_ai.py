"""The computer player makes legal and sensible choices."""

from random import Random

import pytest

from cubacube.ai import flicking
from cubacube.games.race import ai, rules
from cubacube.games.race.ai import plans, worth
from cubacube.games.race.ai.answers import best_offer
from cubacube.games.race.ai.outlook import Outlook
from cubacube.games.race.rules.actions import (
    ShakeOffCop,
    TakeGateBonus,
    UseAlcohol,
    UseStatues,
    UseToolbox,
    UseWeapons,
)
from cubacube.games.race.rules.events import ReachedTarget
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven, Repaired
from cubacube.kit.gates import blockers
from cubacube.kit.shot import AnyFlick, Flick, Pose, Touched
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.rules import Action, Step, play, replace
from cubacube.table.shoot import shoot
from tests.builders import (
    BEGINNER,
    CHAMPION,
    EXPERT,
    LEVELS,
    MEASURES,
    RB,
    RIVAL,
    VETERAN,
    at,
    flick,
    heard,
    showing,
    told,
)
from tests.counting_table import LEVEL, Table
from tests.games.race.builders import A, B, racing

MOST_TRIES = {BEGINNER: 45, RIVAL: 60, VETERAN: 120, EXPERT: 260, CHAMPION: 700}


def chosen(state: State, table: Table | None = None, seed: int = 5, level: int = RIVAL) -> Action:
    view = rules.seen_by(state, state.seat)
    return ai.BOTS[level](view, rules.choices(view), Random(seed), table or Table())


def carried_out(state: State, flick: Action) -> Step[State]:
    """Play a flick on the real table."""
    assert isinstance(flick, Flick)
    return play(rules, play(rules, state, flick).state, shoot(state.layout, flick, LEVEL)[0])


def crowded() -> tuple[Pose, ...]:
    """Put all Gate dice between A and the Gate R1-B1."""
    places = {"B2": (160, 160), "G1": (180, 160), "G2": (200, 160), "R2": (220, 160)}
    return tuple(at(die, x, y, 0.3) for die, (x, y) in places.items())


def in_cone(state: State) -> State:
    return replace(state, in_cone=True)


def only_drive(state: State) -> State:
    return replace(state, agenda=(Drive(A), EndTurn(A)))


POSITIONS: dict[str, State] = {
    "open": racing(),
    "after preparing": only_drive(racing()),
    "blocked": racing(moved=(at("G1", 180, 203),)),
    "in a pack": racing(moved=crowded()),
    "in the cone": in_cone(racing(Racer(1, cone=True), Racer(2))),
    "blind": racing(Racer(1, blind=2), Racer(2)),
    "on the axis": racing(moved=(at("VA", 180, 200),)),
    "on a City": racing(moved=(at("VA", 50, 270, 0.5),)),
    "in a corner": racing(moved=(at("VA", 312, 312),)),
    "touching": racing(moved=(at("VA", 210, 184),)),
    "broken": racing(Racer(1, damage=4, broken=True), Racer(2)),
    "broken in the cone": in_cone(racing(Racer(1, damage=4, broken=True), Racer(2))),
    "last leg": racing(Racer(1, crossed=5), Racer(2)),
    "a Gate with a Vehicle": racing(Racer(1, crossed=3), Racer(2), Racer(3)),
    "hidden money": racing(hidden_money=True),
}


HARD = ("in a pack", "last leg", "blind")


@pytest.mark.parametrize("name", POSITIONS)
def test_it_flicks_legally_and_thinks_within_its_means(name: str) -> None:
    state, table = POSITIONS[name], Table()

    action = chosen(state, table)

    assert isinstance(action, Flick)
    assert any(action in choice for choice in rules.choices(state))
    assert 0 < table.asked <= MOST_TRIES[RIVAL]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", HARD)
def test_every_level_acts_legally_and_thinks_within_its_means(name: str, level: int) -> None:
    state, table = POSITIONS[name], Table()

    action = chosen(state, table, level=level)

    assert any(action in choice for choice in rules.choices(state))
    assert table.asked <= MOST_TRIES[level]


def test_the_same_chance_makes_the_same_choice() -> None:
    assert chosen(racing(), seed=1) == chosen(racing(), seed=1)
    assert chosen(racing(), seed=1) != chosen(racing(), seed=2)


@pytest.mark.parametrize("seed", range(3))
def test_it_drives_through_an_open_gate(seed: int) -> None:
    step = carried_out(racing(), chosen(racing(), seed=seed))

    assert heard(step, Driven)[0].success


def wide_gate(*moved: Pose) -> State:
    """Put the only red and blue dice far apart, and the others out of the way."""
    away = (at("R2", 20, 20), at("B2", 300, 20), at("G2", 20, 300), at("Y1", 300, 300))
    return racing(moved=(*away, at("VB", 300, 100), *moved))


def test_it_prepares_when_its_gate_is_blocked() -> None:
    state = racing(
        moved=(at("G1", 180, 200), at("B2", 211, 217), at("R2", 149, 217), at("VB", 300, 100))
    )

    action = chosen(state)

    assert isinstance(action, Flick)
    assert action.die != "VA"
    after = carried_out(state, action).state
    assert after.agenda[0] == Drive(A)
    assert not blockers(RB, after.layout, MEASURES)


def test_counter_example_it_does_not_prepare_for_an_open_gate() -> None:
    action = chosen(wide_gate(at("G1", 20, 150)))

    assert isinstance(action, Flick)
    assert action.die == "VA"


@pytest.mark.parametrize("level", LEVELS)
def test_only_who_does_groundwork_prepares_for_more_than_an_even_chance(level: int) -> None:
    """A crossing without a token is worth at least 14."""
    state, table = only_drive(racing()), Table()
    (drive,) = (each for each in rules.choices(state) if isinstance(each, AnyFlick))
    thinker = plans.thoughts(state, drive, table, flicking.LEVELS[level])
    plan = plans.best_drive(thinker, Random(1))

    assert plans.satisfied(thinker, replace(plan, worth=8.0)) == (level < VETERAN)
    assert not plans.satisfied(thinker, replace(plan, worth=6.0))


def test_it_stops_within_the_ruler_of_the_target_city() -> None:
    state = racing(Racer(1, crossed=5), Racer(2), moved=(at("VA", 150, 180),))

    assert heard(carried_out(state, chosen(state)), ReachedTarget)


def test_it_hardly_moves_if_it_is_there_already() -> None:
    state = racing(Racer(1, crossed=5), Racer(2), moved=(at("VA", 90, 290),))

    assert heard(carried_out(state, chosen(state)), ReachedTarget)


def test_a_broken_vehicle_seeks_a_city() -> None:
    state = racing(Racer(1, damage=4, broken=True), Racer(2), moved=(at("VA", 160, 230),))

    assert heard(carried_out(state, chosen(state)), Repaired)


def price_of_a_token(damage: int, breakdown: str) -> float:
    """Return the computer's cost of a touch, with this Damage and Life 3."""
    state = racing(Racer(1, damage=damage), Racer(2), breakdown=breakdown)
    wish = flick()
    touched = worth.of_drive(state, told(wish, state, Touched(0.1, "R1")), Outlook(state))
    return worth.of_drive(state, told(wish, state), Outlook(state)) - touched


def test_a_token_costs_the_vehicle_when_it_breaks_down_by_the_house_rule() -> None:
    assert price_of_a_token(2, "reaches") == price_of_a_token(3, "exceeds")
    assert price_of_a_token(2, "reaches") > price_of_a_token(2, "exceeds")
    assert price_of_a_token(1, "reaches") == price_of_a_token(2, "exceeds")


def test_it_repairs_before_it_drives() -> None:
    state = racing(Racer(1, damage=2, bonuses=("case",)), Racer(2))

    assert chosen(state) == UseToolbox(A, "damage")


def test_it_keeps_the_toolbox_for_more_than_a_scratch() -> None:
    state = racing(Racer(1, damage=1, bonuses=("case",)), Racer(2))

    assert isinstance(chosen(state), Flick)


def test_counter_example_it_keeps_its_bumper_for_an_open_road() -> None:
    state = racing(Racer(1, bumpers=1), Racer(2), bumpers=True)

    assert isinstance(chosen(state), Flick)


def behind_the_gate() -> State:
    """B is behind the only, narrow Gate, so every drive through it hits B."""
    places = {"R1": (160, 200), "B1": (200, 200), "VB": (180, 228), "VA": (180, 120)}
    state = racing(Racer(1, bumpers=1), Racer(2), bumpers=True)
    dice = tuple(at(die, *places[die]) for die in sorted(places))
    return only_drive(replace(state, layout=replace(state.layout, dice=dice)))


def test_it_installs_a_bumper_when_it_is_going_to_ram() -> None:
    assert chosen(behind_the_gate()) == InstallBumper(A)


# Offers


def offered(
    *offers: Action, racer: Racer | None = None, breakdown: str = "exceeds", **faces: Symbol
) -> Action:
    racers = (racer or Racer(1), Racer(2, crossed=1), Racer(3, crossed=4))
    moved = tuple(at(die, 150, 200, 0, showing(face, die)) for die, face in faces.items())
    return best_offer(racing(*racers, moved=moved, breakdown=breakdown), offers)


def gate_bonus(racer: Racer | None = None, breakdown: str = "exceeds", **faces: Symbol) -> Action:
    takes = (TakeGateBonus(A, "R1"), TakeGateBonus(A, "B1"), TakeGateBonus(A, None))
    return offered(*takes, racer=racer, breakdown=breakdown, **faces)


def test_it_likes_a_better_vehicle_best() -> None:
    assert gate_bonus(R1="statue", B1="vehicle") == TakeGateBonus(A, "B1")


def test_with_the_best_vehicle_it_wants_something_else() -> None:
    assert gate_bonus(Racer(16), R1="diamond", B1="vehicle") == TakeGateBonus(A, "R1")


def test_who_is_hurt_wants_a_toolbox() -> None:
    assert gate_bonus(Racer(1, damage=2), R1="statue", B1="case") == TakeGateBonus(A, "B1")
    assert gate_bonus(Racer(1), R1="statue", B1="case") == TakeGateBonus(A, "R1")


def test_who_may_break_down_fears_the_crate() -> None:
    assert gate_bonus(Racer(1, damage=2), R1="crate", B1="crate") == TakeGateBonus(A, None)
    assert gate_bonus(Racer(1, damage=1), R1="crate", B1="crate") == TakeGateBonus(A, "R1")


def test_where_life_reached_is_enough_it_fears_the_crate_sooner() -> None:
    racer = Racer(1, damage=1)

    assert gate_bonus(racer, "reaches", R1="crate", B1="crate") == TakeGateBonus(A, None)
    assert gate_bonus(Racer(1), "reaches", R1="crate", B1="crate") == TakeGateBonus(A, "R1")


def test_it_chooses_the_vehicle_that_lives_longest() -> None:
    assert offered(ChooseVehicle(A, 6), ChooseVehicle(A, 7), Pass(A)) == ChooseVehicle(A, 7)
    assert offered(ChooseVehicle(A, 6), ChooseVehicle(A, 9)) == ChooseVehicle(A, 9)


def test_it_harms_the_leader_most() -> None:
    uses = UseAlcohol(A, B), UseAlcohol(A, 2), UseWeapons(A, B), UseWeapons(A, 2), Pass(A)

    assert offered(*uses) == UseWeapons(A, 2)
    assert offered(*uses[:2], Pass(A)) == UseAlcohol(A, 2)


def test_it_uses_its_luck_and_shakes_off_the_cop() -> None:
    assert offered(UseStatues(A), Pass(A)) == UseStatues(A)
    assert offered(ShakeOffCop(A), Pass(A)) == ShakeOffCop(A)


def test_a_toolbox_fills_the_bumper_of_a_sound_vehicle() -> None:
    tools = UseToolbox(A, "damage"), UseToolbox(A, "bumper"), Pass(A)

    assert offered(*tools[1:]) == UseToolbox(A, "bumper")
    assert offered(*tools, racer=Racer(1, damage=1)) == Pass(A)
    assert offered(*tools, racer=Racer(1, damage=2)) == UseToolbox(A, "damage")
