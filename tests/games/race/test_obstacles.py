"""[Row 19, R102 - R104] Obstacles in the path of a racer."""

import pytest

from cubacube.games.race.referee import tell
from cubacube.games.race.rules.actions import TakeGateBonus
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import Damaged, Driven, PreparationSpoilt, Prepared
from cubacube.kit.gates import GateState
from cubacube.kit.shot import Crossed, ShotEvent, Struck, Touched
from cubacube.rules import Step
from cubacube.session.language.referee import Cast, gate_state, obstacle_names
from tests.builders import RB, heard
from tests.games.race.builders import A, damages, do, drive, offers, prepare, racing
from tests.obstacles import among, bollard, wall

HARD, SOFT, ON_GATE = 0, 1, 2
NAMES = ("Ana", "Bruno")


def table(*, bumper: bool = False, on_gate: bool = False) -> State:
    """A painted bollard, an unpainted wall, and optionally a bollard on the Gate."""
    things = [bollard(60, 60, damage=1), wall(20, 100, 40, 110)]
    things += [bollard(180, 200, name="Post")] if on_gate else []
    state = among(racing(Racer(1, bumpers=1), Racer(2), bumpers=True), *things)
    return do(state, InstallBumper(A)).state if bumper else state


def driven(step: Step[State]) -> Driven:
    return heard(step, Driven)[0]


def told(step: Step[State]) -> str:
    return tell(driven(step), NAMES, step.state)


def test_race_g24_row_19_a_painted_obstacle_costs_one_and_spoils_no_crossing() -> None:
    step = drive(table(), Struck(0.2, HARD), Crossed(0.4))

    said = driven(step)
    assert (said.success, said.clean, said.damage, said.struck) == (True, False, 1, (HARD,))
    assert heard(step, Damaged) == [Damaged(A, 1, A)]
    assert step.state.racers[A].crossed == 1
    assert TakeGateBonus(A, "R1") not in offers(step.state)
    assert told(step).endswith("Ana hit the Bollard.")


def test_race_g24_after_the_crossing_it_costs_the_same() -> None:
    assert damages(drive(table(), Crossed(0.4), Struck(0.5, HARD))) == (1, 0)


def test_race_row_19_without_a_crossing_too_and_each_obstacle_once() -> None:
    assert damages(drive(table(), Struck(0.5, HARD), Struck(0.6, HARD))) == (1, 0)


@pytest.mark.parametrize("story", [(Struck(0.2, SOFT), Crossed(0.4)), (Crossed(0.4),)])
def test_race_g26_one_that_is_not_painted_costs_nothing(story: tuple[ShotEvent, ...]) -> None:
    step = drive(table(), *story)

    said = driven(step)
    assert (said.success, said.clean, said.damage, said.struck) == (True, True, 0, ())
    assert TakeGateBonus(A, "R1") in offers(step.state)
    assert "Wall" not in told(step)


def test_race_g25_r104_a_bumper_takes_it_after_the_crossing() -> None:
    step = drive(table(bumper=True), Crossed(0.4), Struck(0.5, HARD))

    said = driven(step)
    assert (said.clean, said.damage, said.struck, said.absorbed) == (True, 0, (HARD,), (HARD,))
    assert said.bumper_used
    assert TakeGateBonus(A, "R1") in offers(step.state)
    assert told(step).endswith("Ana hit the Bollard. The Bumper prevents this Damage.")


@pytest.mark.parametrize(
    "story",
    [
        (Struck(0.2, HARD), Crossed(0.4)),
        (Struck(0.2, HARD),),
        (Touched(0.1, "R1"), Crossed(0.4), Struck(0.5, HARD)),
    ],
    ids=["before", "without a crossing", "after one that is spoilt"],
)
def test_race_g25_counter_example_and_not_otherwise(story: tuple[ShotEvent, ...]) -> None:
    step = drive(table(bumper=True), *story)

    said = driven(step)
    assert said.absorbed == ()
    assert said.damage == 1 + len(said.costly)
    assert "A Bumper helps only after the crossing." in told(step)


def test_race_g23_r103_nobody_gets_through_a_gate_with_an_obstacle_on_it() -> None:
    step = drive(table(on_gate=True), Crossed(0.4))

    said = driven(step)
    assert (said.success, said.barred_by, said.blockers) == (False, (ON_GATE,), ())
    assert step.state.racers[A].crossed == 0
    assert told(step) == "Ana's crossing does not count: the Post blocked the Gate."


def test_race_r103_a_gate_says_which_obstacle_blocks_it_if_no_die_does() -> None:
    state = table(on_gate=True)
    things = obstacle_names(state.box.measures)
    cast = Cast(NAMES, state.box.cards, obstacles=things)

    assert gate_state(GateState(RB, (), (ON_GATE,)), "VA", cast) == "blocked by the Post"
    assert gate_state(GateState(RB, ("G1",), (ON_GATE,)), "VA", cast) == "blocked by the green die"


def test_race_g27_r102_a_gate_die_may_bump_into_one() -> None:
    step = prepare(table(), "G1", Struck(0.2, HARD), to=(90, 90))

    assert step.events == (Prepared(A, "G1"),)
    assert damages(step) == (0, 0)


def test_race_g27_counter_example_a_die_it_may_not_touch() -> None:
    step = prepare(table(), "G1", Struck(0.2, HARD), Touched(0.3, "R1"), to=(90, 90))

    assert heard(step, PreparationSpoilt)


def test_race_r102_nobody_else_gets_a_token_for_it() -> None:
    step = drive(table(), Touched(0.2, "VB"), Struck(0.3, HARD), Crossed(0.4))

    assert damages(step) == (3, 1)
    assert told(step).endswith("Ana hit Bruno's Vehicle before the crossing. Ana hit the Bollard.")
