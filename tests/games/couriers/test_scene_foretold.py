"""The aim at the Couriers' table says what a shot brings or spoils."""

import pytest

from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.kit.shot import Touched
from cubacube.rules import Step
from tests.builders import flick
from tests.games.couriers.builders import (
    ACROSS,
    CLOTH,
    NEAR_TRINIDAD,
    A,
    at,
    couriers,
    drive,
    layout,
    prepare,
)

TO_BAYAMO, TO_TRINIDAD = 33, 14
BLOCKED = layout(at("Y1", 180, 200))


def told(before: State, after: Step[State]) -> str:
    ruling = CouriersBoard().ruling(after.events, before, after.state, ("Ana", "Bruno"))
    return "" if ruling is None else ruling.words


@pytest.mark.parametrize(
    ("job", "words"), [(TO_BAYAMO, "crosses"), (TO_TRINIDAD, "crosses, reaches Trinidad")]
)
def test_a_drive_to_the_city_of_the_job_is_said_to_reach_it(job: int, words: str) -> None:
    before = couriers(job=job)
    assert told(before, drive(before, ACROSS, to=NEAR_TRINIDAD)) == words


@pytest.mark.parametrize("routes", [(1,), (21,)])
@pytest.mark.parametrize("chosen", [True, False])
def test_a_preparation_is_said_to_open_a_gate_of_the_routes(
    routes: tuple[int, ...], chosen: bool
) -> None:
    before = couriers(routes=routes, route=routes[0] if chosen else None, lying=BLOCKED)
    away = CLOTH.slide(before, flick("Y1", None, by=A), to=(40.0, 100.0))
    words = "clean preparation, opens a Gate" if routes == (1,) else "clean preparation"
    assert told(before, away) == words


def test_a_touch_in_a_preparation_is_said_to_alarm_the_police() -> None:
    before = couriers()
    spoilt = prepare(before, Touched(0.1, "B1"))
    assert told(before, spoilt) == "touches the blue die: alarms the Police"
