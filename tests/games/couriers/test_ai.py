"""The computer player makes legal and sensible choices."""

from random import Random
from typing import Any

import pytest

from cubacube.games.couriers import ai, rules
from cubacube.games.couriers.ai.answers import best_offer
from cubacube.games.couriers.ai.evaluator import EVALUATORS
from cubacube.games.couriers.ai.plans import PlannedDrive
from cubacube.games.couriers.ai.player import may_prepare
from cubacube.games.couriers.ai.sights import GateRoute
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
from cubacube.games.couriers.rules.state import State
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.cards import GateDie
from cubacube.kit.events import Driven
from cubacube.kit.gates import blockers
from cubacube.kit.shot import Flick, Layout, Pose
from cubacube.rules import Action, Step, play, replace
from cubacube.session.files.cards import load_cards
from cubacube.table.shoot import shoot
from tests.builders import (
    BAYAMO,
    BEGINNER,
    CHAMPION,
    EXPERT,
    HABANA,
    LEVELS,
    MEASURES,
    RB,
    RIVAL,
    SANTIAGO,
    TRINIDAD,
    VETERAN,
    heard,
    showing,
)
from tests.counting_table import LEVEL, Table
from tests.games.couriers.builders import PLACES, A, at, couriers, layout

MOST_TRIES = {BEGINNER: 45, RIVAL: 60, VETERAN: 120, EXPERT: 260, CHAMPION: 700}


def chosen(state: State, table: Table | None = None, seed: int = 5, level: int = EXPERT) -> Action:
    view = rules.seen_by(state, state.seat)
    return ai.BOTS[level](view, rules.choices(view), Random(seed), table or Table())


def carried_out(state: State, flick: Action) -> Step[State]:
    """Play a flick on the real table."""
    assert isinstance(flick, Flick)
    return play(rules, play(rules, state, flick).state, shoot(state.layout, flick, LEVEL)[0])


def crowd() -> Layout:
    """Put all other Gate dice between the Vehicle and the Gate R1-B1."""
    places = {"B2": (160, 160), "G1": (180, 160), "G2": (200, 160), "R2": (220, 160)}
    return layout(*(at(die, x, y) for die, (x, y) in places.items()))


def spread(*moved: Pose) -> Layout:
    """Put the only red and blue dice far apart, with a free path through their Gate."""
    away = (at("R2", 20, 20), at("B2", 300, 20), at("G2", 20, 300), at("Y1", 300, 300))
    return layout(*away, at("VB", 300, 100), *moved)


POSITIONS: dict[str, State] = {
    "planning": couriers(route=None),
    "route chosen": couriers(),
    "in a pack": couriers(route=None, lying=crowd()),
    "in a pack, route chosen": couriers(lying=crowd()),
    "on a City": couriers(route=None, lying=layout(at("VA", 50, 270))),
    "in a corner": couriers(lying=layout(at("VA", 312, 312))),
    "touching": couriers(route=None, lying=layout(at("VA", 210, 184))),
    "broken": couriers(route=None, damage=3, broken=True),
    "ready to deliver": couriers(
        route=None, job_km=60, cargo=("diamond", "weapons", "weapons"), road=(3, 4, 6)
    ),
    "ready, route chosen": couriers(
        job_km=60, cargo=("diamond", "weapons", "weapons"), road=(3, 4, 6)
    ),
    "behind": couriers(route=None, road=(3,), police=(4, 5), top=(), behind=1),
    "after a Gate flick": couriers(route=None, streak=1),
    "one route": couriers(route=None, routes=(16,)),
    "the deck is out": couriers(route=None, deck=()),
    "in the last City to hide in, no Vehicle left": couriers(
        route=None,
        cops=(TRINIDAD, HABANA, SANTIAGO),
        hideout=BAYAMO,
        lying=layout(at("VA", 98, 30), without=("VB", "VC", "VD", "VE")),
    ),
}


HARD = ("planning", "in a pack, route chosen", "behind")


@pytest.mark.parametrize("name", POSITIONS)
def test_it_acts_legally_and_thinks_within_its_means(name: str) -> None:
    state, table = POSITIONS[name], Table()

    action = chosen(state, table, level=RIVAL)

    assert any(action in choice for choice in rules.choices(state))
    assert table.asked <= MOST_TRIES[RIVAL]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", HARD)
def test_every_level_acts_legally_and_thinks_within_its_means(name: str, level: int) -> None:
    state, table = POSITIONS[name], Table()

    action = chosen(state, table, level=level)

    assert any(action in choice for choice in rules.choices(state))
    assert table.asked <= MOST_TRIES[level]


def test_the_same_chance_makes_the_same_choice() -> None:
    assert chosen(couriers(), seed=1) == chosen(couriers(), seed=1)
    assert chosen(couriers(), seed=1) != chosen(couriers(), seed=2)


@pytest.mark.parametrize("seed", range(3))
def test_it_drives_through_the_gate_of_its_route(seed: int) -> None:
    state = couriers(lying=spread())

    assert heard(carried_out(state, chosen(state, seed=seed)), Driven)[0].success


# Routes, preparations, Bumpers


def test_of_equally_open_gates_it_takes_the_longer_way() -> None:
    """Red and blue dice lie in mirrored places; two red dice are worth 40 km, red and blue 20."""
    dice = (at("R1", 150, 180), at("R2", 210, 180), at("B1", 150, 90), at("B2", 210, 90))
    lying = spread(*dice, at("VA", 180, 135))
    state = couriers(route=None, routes=(1, 16), lying=lying, streak=1)

    assert chosen(state) == ChooseRoute(A, 16)


def test_it_prepares_when_all_gates_are_blocked() -> None:
    blocked = (at("G1", 180, 200), at("B2", 211, 217), at("R2", 149, 217), at("VB", 300, 100))
    state = couriers(route=None, routes=(1, 2), lying=layout(*blocked))

    action = chosen(state)

    assert isinstance(action, Flick)
    assert action.die != "VA"
    assert not blockers(RB, carried_out(state, action).state.layout, MEASURES)


def test_a_first_gate_flick_is_free_a_second_one_a_last_resort() -> None:
    assert may_prepare(EVALUATORS[EXPERT], couriers(route=None, streak=0), None)
    assert may_prepare(EVALUATORS[EXPERT], couriers(route=None, streak=1), None)


@pytest.mark.parametrize("level", LEVELS)
def test_only_who_does_groundwork_prepares_for_more_than_a_possible_drive(level: int) -> None:
    state = no_diamond()
    trip = PlannedDrive(
        GateRoute(state.sector(1), RB), Flick(A, "VA", 0, 900), 1.0, 0.9, bumper=False
    )

    assert may_prepare(EVALUATORS[level], state, trip) == (level == CHAMPION)
    assert may_prepare(EVALUATORS[level], state, None)


def test_counter_example_it_does_not_dawdle_with_the_police_ahead() -> None:
    state = couriers(route=None, road=(3,), police=(4, 5), top=(), behind=1)

    assert isinstance(chosen(state), ChooseRoute)


def test_it_discards_a_last_short_route() -> None:
    assert chosen(couriers(route=None, routes=(1,), lying=crowd())) == RefreshRoutes(A)


@pytest.mark.parametrize("level", LEVELS)
def test_a_last_short_route_that_is_open_is_kept_by_who_is_not_choosy(level: int) -> None:
    action = chosen(couriers(route=None, routes=(1,), lying=spread()), level=level)

    assert (action == RefreshRoutes(A)) == (level >= EXPERT)


def tight() -> State:
    """A Vehicle is behind the only, narrow Gate, and one more token breaks it."""
    dice = (at("R1", 160, 200), at("B1", 200, 200), at("VB", 180, 232), at("VA", 180, 120))
    return couriers(lying=layout(*dice, without=("R2", "B2")), damage=2)


def test_it_installs_a_bumper_when_a_touch_would_break_the_vehicle() -> None:
    assert chosen(tight()) == InstallBumper(A)


def test_counter_example_it_keeps_its_bumper_for_an_open_road() -> None:
    assert isinstance(chosen(couriers(lying=spread())), Flick)


def test_it_gives_up_a_job_whose_goods_are_not_to_be_had() -> None:
    assert chosen(couriers(route=None, job_km=200, cargo=("diamond",))) == DropJob(A)


def test_counter_example_it_does_not_give_up_when_only_the_city_is_left() -> None:
    done = couriers(route=None, job_km=200, cargo=("diamond", "weapons", "weapons"))

    assert chosen(done) != DropJob(A)
    assert chosen(couriers(route=None, job_km=80, cargo=("diamond",))) != DropJob(A)


def no_diamond() -> State:
    """Only a Diamond is missing, and no die shows one."""
    dice = [
        at(each.die, *PLACES[each.die], _not_a_diamond(each)) for each in load_cards().gate_dice
    ]
    state = couriers(route=None, lying=layout(*dice), cargo=("weapons", "weapons"))
    return replace(state, road=(3, 4, 6, 7), job_km=80)


def test_it_turns_up_a_good_that_no_die_shows() -> None:
    state = no_diamond()

    action = chosen(state, level=CHAMPION)

    assert isinstance(action, Flick)
    after = carried_out(state, action).state
    assert after.box.cards.symbol(after.layout[action.die]) == "diamond"


def _not_a_diamond(die: GateDie) -> int:
    """Return an orientation in which a die shows no Diamond."""
    return showing("case" if "case" in die.faces else "statue", die.die)


# Offers. The Job is Bayamo, 70 km, a Diamond and two Weapons.


def offered(*offers: Action, level: int = EXPERT, **fields: Any) -> Action:
    return best_offer(EVALUATORS[level], couriers(**fields), offers)


def test_it_takes_the_good_that_the_job_wants() -> None:
    goods = TakeGood(A, "R1", "case"), TakeGood(A, "B1", "diamond"), Pass(A)

    assert offered(*goods) == goods[1]
    assert offered(*goods, cargo=("diamond",)) == goods[0]


def test_it_would_rather_have_a_good_than_a_better_vehicle_unless_it_needs_the_room() -> None:
    both = TakeGood(A, "R1", "diamond"), TakeUpgrade(A, "B1"), Pass(A)

    assert offered(*both) == both[0]
    assert offered(*both, job=18) == both[1]


def test_it_chooses_the_roomiest_vehicle() -> None:
    assert offered(ChooseVehicle(A, 6), ChooseVehicle(A, 8)) == ChooseVehicle(A, 8)


def test_it_parts_with_what_the_job_does_not_want() -> None:
    cargo = ("case", "diamond", "weapons", "weapons")
    sheds = tuple(ShedGood(A, good) for good in ("case", "diamond", "weapons"))

    assert offered(*sheds, cargo=cargo) == sheds[0]


def test_it_chooses_the_job_with_most_points_for_its_trouble() -> None:
    """Number 5: 140 km, a Diamond and any Good, 3 points; 6: 60 km, two Goods, 1 point."""
    assert offered(ChooseJob(A, 5), ChooseJob(A, 6)) == ChooseJob(A, 5)


@pytest.mark.parametrize("level", LEVELS)
def test_counter_example_not_the_job_with_most_points_if_it_is_too_big(level: int) -> None:
    """Number 4 wants four Goods, 5 points; 23 three Goods, 140 km, 4 points.

    The Beginner rates all Jobs the same.
    """
    jobs = ChooseJob(A, 4), ChooseJob(A, 23)

    assert offered(*jobs, level=level) == jobs[level != BEGINNER]


def test_it_delivers_and_repairs_first() -> None:
    hide = Evade(A, BAYAMO)

    assert offered(hide, Deliver(A), Pass(A)) == Deliver(A)
    assert offered(hide, Repair(A, HABANA), Pass(A)) == Repair(A, HABANA)


def test_it_hides_when_the_police_are_about_to_be_ahead() -> None:
    hide = Evade(A, TRINIDAD), SwitchVehicle(A, "VB"), Pass(A)

    assert offered(*hide, road=(3,), police=(16,), top=()) == hide[0]
    assert offered(*hide[1:], road=(3,), police=(16,), top=()) == hide[1]


@pytest.mark.parametrize("level", LEVELS)
def test_counter_example_who_is_thrifty_does_not_hide_with_a_good_lead(level: int) -> None:
    hide = Evade(A, TRINIDAD), SwitchVehicle(A, "VB"), Pass(A)

    done = offered(*hide, level=level, road=(17, 18, 19, 20), police=(), top=())

    assert done == hide[2 if level >= VETERAN else 0]
