"""Screenshots of the Couriers table, compared with small pictures in tests/screens."""

from collections.abc import Callable

import pygame
import pytest

from cubacube.games.couriers.referee import tell
from cubacube.games.couriers.rules.events import GameEnded
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Chase, Gain, PickJob, Stop, Task
from cubacube.games.couriers.scene import MATCH_TABLE
from cubacube.games.couriers.scene.routes import route_box
from cubacube.kit.tasks import EndTurn
from cubacube.rules import replace
from cubacube.scenes.match.pictures.banner import SECONDS
from tests.builders import BAYAMO, TRINIDAD, showing
from tests.games.couriers.builders import NEAR_TRINIDAD, A, at, couriers, layout
from tests.games.couriers.person import NAMES, CourierPerson, couriers_from
from tests.scenes.screens import compare


def crowd(route: int | None = None) -> State:
    """Five Couriers with Damage, behind the Police, in the middle of their second Job."""
    return couriers(
        seats=5,
        route=route,
        lying=layout(at("R2", 60, 150, 7), at("G1", 100, 230, 3), at("Y1", 120, 60, 11)),
        cargo=("diamond", "weapons"),
        road=(11, 13),
        police=(20, 22, 17),
        job_km=50,
        damage=1,
        streak=1,
        behind=1,
        earned=(3,),
        cops=(TRINIDAD,),
    )


def asks(task: Task, state: State) -> State:
    return replace(state, agenda=(task, Chase(A), EndTurn(A)))


def at_the_gate() -> State:
    turned = (
        at("R1", 150, 200, showing("crate", "R1")),
        at("B1", 210, 200, showing("vehicle", "B1")),
    )
    return asks(Gain(A, ("R1", "B1")), couriers(seats=1, lying=layout(*turned), road=(1,)))


def at_trinidad() -> State:
    """Broken down, with two Cities and a white Vehicle to choose from."""
    state = couriers(
        lying=layout(at("VA", *NEAR_TRINIDAD)), broken=True, damage=3, detour=(11,), police=(20,)
    )
    return asks(Stop(A, (TRINIDAD, BAYAMO), ("VB",), was_broken=True), state)


def test_the_chase_is_told() -> None:
    with couriers_from(crowd(1)) as person:
        person.pass_time(SECONDS)
        tips = person.table._draw_table(person.app.window.surface, person.app.view)

    told = {tip.title: tip.text for tip in tips}
    assert told["The Police: 100 km"].startswith("They get a card for every Vehicle flick")
    assert told["The last card: 40 km"].startswith("The Police lose this card if you evade them")
    assert any(title.startswith("The Couriers: ") for title in told)
    assert "Gate flicks in a row" in told


def waiting(person: CourierPerson) -> None:
    person.pass_time(SECONDS)


def pointing(person: CourierPerson) -> None:
    """Point at a route until its ring glows."""
    x, y, width, height = route_box(person.state, 10)
    person.mouse.move((x + width / 2, y + height / 2))
    person.pass_time(SECONDS)


def aiming(person: CourierPerson) -> None:
    person.mouse.down(person.on("VA"))
    person.mouse.move(person.at(195, 64))


SCENES: dict[str, tuple[State, Callable[[CourierPerson], None]]] = {
    "couriers_routes": (crowd(), pointing),
    "couriers_aiming": (crowd(1), aiming),
    "couriers_jobs": (asks(PickJob(A, (18, 21, 9, 27)), replace(crowd(), job=None)), waiting),
    "couriers_gain": (at_the_gate(), waiting),
    "couriers_stop": (at_trinidad(), waiting),
}


@pytest.mark.parametrize("name", SCENES)
def test_the_screen_looks_as_before(name: str) -> None:
    state, act = SCENES[name]
    with couriers_from(state) as person:
        act(person)
        person.wait()

        compare(name, person.app.window.surface)


def test_the_final_table_as_a_picture() -> None:
    state = replace(crowd(), over=True, agenda=())
    pygame.display.set_mode((1, 1))

    said = tell(GameEnded("caught", state.points), NAMES, state)

    compare("couriers_picture", MATCH_TABLE.picture(state, NAMES, (1920, 1080), (said,)))
