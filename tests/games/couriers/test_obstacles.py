"""[Row 19, R102 - R104] Obstacles in the path of the Couriers."""

import pytest

from cubacube.games.couriers.referee import tell
from cubacube.games.couriers.rules.events import Alarmed, WreckHeard
from cubacube.games.couriers.rules.state import State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import Driven
from cubacube.kit.shot import Struck, Touched
from cubacube.rules import Step
from tests.builders import heard
from tests.games.couriers.builders import ACROSS, A, couriers, do, drive, prepare
from tests.obstacles import among, bollard, wall

HARD, SOFT, ON_GATE = 0, 1, 2


def table(*, on_gate: bool = False, **fields: object) -> State:
    """A painted bollard, an unpainted wall, and optionally a bollard on the Gate."""
    things = [bollard(60, 60, damage=1), wall(20, 100, 40, 110)]
    things += [bollard(180, 200, name="Post")] if on_gate else []
    return among(couriers(**fields), *things)  # type: ignore[arg-type]


def driven(step: Step[State]) -> Driven:
    return heard(step, Driven)[0]


@pytest.mark.parametrize("late", [False, True])
def test_couriers_g24_row_19_a_painted_obstacle_costs_one_at_any_time(late: bool) -> None:
    story = (ACROSS, Struck(0.6, HARD)) if late else (Struck(0.2, HARD), ACROSS)
    step = drive(table(), *story)

    said = driven(step)
    assert (said.success, said.clean, said.damage) == (True, False, 1)
    assert "Ana hit the Bollard" in tell(said, ("Ana", "Bruno"), step.state)


def test_couriers_g26_one_that_is_not_painted_costs_nothing() -> None:
    said = driven(drive(table(), Struck(0.2, SOFT), ACROSS))

    assert (said.success, said.clean, said.damage) == (True, True, 0)


@pytest.mark.parametrize("late", [False, True])
def test_couriers_g25_r104_a_bumper_takes_it_at_any_time(late: bool) -> None:
    state = do(table(), InstallBumper(A)).state
    step = drive(state, *((ACROSS, Struck(0.6, HARD)) if late else (Struck(0.2, HARD), ACROSS)))

    said = driven(step)
    assert (said.clean, said.damage, said.absorbed) == (True, 0, (HARD,))
    assert tell(said, ("Ana", "Bruno"), step.state).endswith(
        "Ana hit the Bollard. The Bumper prevents this Damage."
    )


def test_couriers_g23_r103_nobody_gets_through_a_gate_with_an_obstacle_on_it() -> None:
    step = drive(table(on_gate=True), ACROSS)

    assert (driven(step).success, driven(step).barred_by) == (False, (ON_GATE,))
    assert "the Post blocked the Gate" in tell(driven(step), ("Ana", "Bruno"), step.state)


def test_couriers_g27_r102_a_gate_die_that_bumps_into_one_alarms_nobody() -> None:
    assert not heard(prepare(table(), Struck(0.2, HARD)), Alarmed)
    assert heard(prepare(table(), Struck(0.2, HARD), Touched(0.3, "R1")), Alarmed)


@pytest.mark.parametrize(("number", "heard_it"), [(HARD, True), (SOFT, False)])
def test_couriers_r104_a_broken_vehicle_is_heard_at_a_painted_one(
    number: int, heard_it: bool
) -> None:
    state = table(options={"wrecks": True}, damage=4, broken=True)

    assert bool(heard(drive(state, Struck(0.2, number), ACROSS), WreckHeard)) is heard_it
