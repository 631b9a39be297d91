"""The tips of a Race say what is true in the state on the table."""

from typing import Any

import pytest

from cubacube.games.race.referee import explanation, tell
from cubacube.games.race.referee.things import (
    LIFE,
    describe_bonus,
    describe_city,
    describe_cop,
    describe_face,
)
from cubacube.games.race.rules.actions import ShakeOffCop, TakeGateBonus, UseToolbox
from cubacube.games.race.rules.events import ReachedTarget, ToolboxUsed
from cubacube.games.race.rules.state import Racer, State
from cubacube.games.race.scene.board import RaceBoard
from cubacube.kit.events import NoVehicleLeft, Repaired
from cubacube.kit.shot import Crossed, EnteredCity, Touched, gate
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.rules import Step, replace
from tests.builders import HABANA, RB, TRINIDAD, at, heard, showing
from tests.games.race.builders import A, damages, do, drive, offers, racing

ACROSS = Crossed(0.4)
NEAR = {HABANA: (128.0, 290.0), TRINIDAD: (192.0, 290.0)}
NAMES = ("Ana", "Bruno", "Carla")
BROKEN = Racer(1, damage=4, broken=True)
COP = Racer(1, has_cop=True)


def race(racer: Racer, **options: Any) -> State:
    return racing(racer, Racer(2), no_gate_bonus=True, **options)


def stop(state: State, city: str) -> Step[State]:
    """Make the best clean flick that ends near a City: through the Gate if one counts."""
    through = RB if state.needs_gate else None
    return drive(state, *([ACROSS] if through else []), to=NEAR[city], through=through)


@pytest.mark.parametrize("city", NEAR)
@pytest.mark.parametrize(
    "racer",
    [Racer(1, damage=3), BROKEN, COP, *(replace(each, crossed=5) for each in (Racer(1), COP))],
    ids=["damaged", "broken", "cop", "all crossed", "all crossed with a cop"],
)
def test_the_tip_of_a_city_says_what_a_stop_there_does_now(racer: Racer, city: str) -> None:
    state = race(racer, raid=racer.has_cop)
    tip = describe_city(state, city)

    step = stop(state, city)

    assert ("repairs your Vehicle" in tip) == bool(heard(step, Repaired))
    assert ("leave your Cop here" in tip) == (ShakeOffCop(A) in offers(step.state))
    assert ("After all five" in tip) >= bool(heard(step, ReachedTarget))


def test_the_tip_of_a_city_promises_nothing_but_damage_if_a_stop_brings_nothing() -> None:
    state = race(Racer(1, damage=3))

    assert describe_city(state, TRINIDAD) == "Sliding onto the card costs 1 Damage."
    assert damages(drive(state, ACROSS, EnteredCity(0.6, TRINIDAD)))[A] == 4
    assert "With a Cop you get no pay" in describe_city(race(COP, raid=True), HABANA)


def test_the_tip_of_life_says_that_a_city_repairs_only_a_broken_vehicle() -> None:
    assert "breaks down. Only then a clean stop" in LIFE


def test_the_tip_of_a_cop_says_whether_there_is_still_a_way_to_leave_him() -> None:
    assert "cross a Gate" in describe_cop(race(COP, raid=True), A)
    assert "any more" in describe_cop(race(replace(COP, crossed=5), raid=True), A)

    fifth = race(replace(COP, crossed=4), raid=True)
    meeting = drive(fifth, ACROSS, to=NEAR[TRINIDAD], through=gate("G1", "G2")).state
    assert ShakeOffCop(A) in offers(meeting)
    assert "cross a Gate" in describe_cop(meeting, A)


@pytest.mark.parametrize("options", [{}, {"bumpers": True}, {"toolbox_one": True}])
@pytest.mark.parametrize("bumpers", [0, 1])
@pytest.mark.parametrize("broken", [False, True])
def test_the_tip_of_a_toolbox_says_what_it_can_do_now(
    options: dict[str, bool], bumpers: int, broken: bool
) -> None:
    racer = Racer(1, damage=4 if broken else 3, broken=broken, bumpers=bumpers, bonuses=("case",))
    state = race(racer, **options)
    tip = describe_bonus("case", state, A)

    assert ("Repairs" in tip) == (UseToolbox(A, "damage") in offers(state))
    assert ("Bumper" in tip) == (UseToolbox(A, "bumper") in offers(state))
    if not broken:
        (used,) = heard(do(state, UseToolbox(A, "damage")), ToolboxUsed)
        assert f" {used.repaired} Damage" in tip


def test_a_toolbox_works_after_a_clean_crossing_and_not_after_any_other_clean_drive() -> None:
    state = race(Racer(1, damage=2, bonuses=("case",)))

    assert describe_bonus("case", state, A).endswith("after a clean crossing.")
    assert UseToolbox(A, "damage") in offers(drive(state, ACROSS).state)
    assert UseToolbox(A, "damage") not in offers(drive(state).state)


def test_a_toolbox_on_a_gate_die_has_the_same_words_on_its_button() -> None:
    state = racing(moved=(at("R1", 150, 200, 0, showing("case", "R1")),))

    words = explanation(TakeGateBonus(A, "R1"), NAMES, state)

    assert words == describe_bonus("case", state, A)
    assert "Bumper" not in words


def test_the_tips_of_diamonds_and_statues_say_when_they_bring_nothing() -> None:
    arrived = Racer(1, crossed=5, finished=True)

    assert "1000 Pesos" in describe_bonus("diamond", race(Racer(1)), A)
    assert "no Pesos" in describe_bonus("diamond", race(COP, raid=True), A)
    assert "one more flick" in describe_bonus("statue", race(Racer(1)), A)
    assert "no more flicks" in describe_bonus("statue", race(arrived), A)


def test_the_tip_of_a_die_says_that_all_its_cards_are_taken() -> None:
    state = racing(Racer(1), Racer(2, bonuses=("statue",) * 10))

    assert describe_face("statue", state).startswith("All ten cards are taken")
    assert describe_face("diamond", state).startswith("Keep it.")


def test_the_tip_of_a_vehicle_face_says_whether_there_is_a_better_one() -> None:
    state = race(Racer(1))
    full = racing(Racer(1), *(Racer(card) for card in (6, 7, 8, 9)))

    assert "brings a better Vehicle" in describe_face("vehicle", state)
    assert "already got" in describe_face("vehicle", replace(state, upgraded=True))
    assert "highest Level" in describe_face("vehicle", race(Racer(16)))
    assert "no Vehicle of the next Level" in describe_face("vehicle", full)


def test_the_referee_says_that_a_vehicle_has_the_highest_level() -> None:
    event = NoVehicleLeft(A, already=False)

    assert "highest Level" in tell(event, NAMES, race(Racer(16)))
    assert "next Level is left" in tell(event, NAMES, race(Racer(1)))


def test_the_tip_of_a_vehicle_counts_with_the_bumper() -> None:
    state = replace(race(Racer(1), bumpers=True), agenda=(Drive(A), EndTurn(A)))
    board = RaceBoard()
    for bumper_on in (False, True):
        on = replace(state, bumper_on=bumper_on)
        tip = board.describe_die(on, on.layout["VB"], NAMES)[1]
        hit = drive(on, ACROSS, Touched(0.6, "VB"))
        assert ("the Bumper protects you" in tip) == (damages(hit) == (0, 1))
        assert damages(drive(on, Touched(0.2, "VB"), ACROSS)) == (2, 1)
    assert board.describe_die(state, state.layout["VA"], NAMES)[1] == "It is its owner's turn."
