"""[Row 19, R102 - R105] Obstacles in the path of a smuggler, driving and on foot."""

from random import Random

import pytest

from cubacube.games.smugglers import ai, rules
from cubacube.games.smugglers.referee import tell
from cubacube.games.smugglers.rules.actions import EnterCity, Walk
from cubacube.games.smugglers.rules.state import Smuggler, State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import Driven
from cubacube.kit.geometry import gap_to_shape_mm
from cubacube.kit.shot import Crossed, Flick, Layout, Shot, ShotEvent, Struck
from cubacube.rules import Step
from tests.builders import BAYAMO, MEASURES, RIVAL, TRINIDAD, heard
from tests.games.smugglers.builders import (
    A,
    damages,
    do,
    drive,
    may,
    on_foot,
    pawn,
    riding,
    smuggling,
)
from tests.obstacles import among, bollard, wall

HARD, SOFT = 0, 1


def table(*, bumper: bool = False) -> State:
    """A painted bollard and an unpainted wall."""
    state = smuggling(Smuggler(1, bumpers=1), Smuggler(2))
    state = riding(among(state, bollard(60, 60, damage=1), wall(20, 100, 40, 110)))
    return do(state, InstallBumper(A)).state if bumper else state


def driven(step: Step[State]) -> Driven:
    return heard(step, Driven)[0]


@pytest.mark.parametrize(
    "story", [(Struck(0.2, HARD), Crossed(0.4)), (Crossed(0.4), Struck(0.6, HARD))]
)
def test_smugglers_g24_row_19_a_painted_obstacle_costs_one(story: tuple[ShotEvent, ...]) -> None:
    step = drive(table(), *story)

    said = driven(step)
    assert (said.success, said.clean, said.damage) == (True, False, 1)
    assert damages(step.state) == (1, 0)
    assert "Ana hit the Bollard" in tell(said, ("Ana", "Bruno"), step.state)


def test_smugglers_g26_one_that_is_not_painted_costs_nothing() -> None:
    said = driven(drive(table(), Struck(0.2, SOFT), Crossed(0.4)))

    assert (said.success, said.clean, said.damage) == (True, True, 0)


def test_smugglers_g25_r104_a_bumper_takes_it_after_the_crossing() -> None:
    after = driven(drive(table(bumper=True), Crossed(0.4), Struck(0.6, HARD)))
    before = driven(drive(table(bumper=True), Struck(0.2, HARD), Crossed(0.4)))

    assert (after.clean, after.damage, after.absorbed) == (True, 0, (HARD,))
    assert (before.clean, before.damage, before.absorbed) == (False, 1, ())


# On foot


def walking(*things: object) -> State:
    """A's Pawn is at (160, 250), with the long ruler."""
    state = smuggling(Smuggler(1), Smuggler(2), pawns=(pawn(A, 160, 250),), ruler="long")
    return on_foot(among(state, *things))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("x_tenth_mm", "free"), [(1600, False), (1490, False), (1489, True), (1711, True)]
)
def test_smugglers_r105_no_pawn_is_set_on_an_obstacle(x_tenth_mm: int, free: bool) -> None:
    """The base has a radius of 6 mm, the bollard of 5 mm."""
    state = walking(bollard(160, 290))

    assert may(state, Walk(A, x_tenth_mm, 2900)) is free
    assert may(walking(), Walk(A, x_tenth_mm, 2900))


def test_smugglers_r105_the_ruler_is_laid_over_a_wall() -> None:
    state = walking(wall(100, 265, 220, 275))

    assert may(state, Walk(A, 1600, 3000))
    assert not may(state, Walk(A, 1600, 2700))


def test_smugglers_r105_comrades_lay_the_vehicle_beside_an_obstacle() -> None:
    state = smuggling(Smuggler(1, damage=3, wrecked=True), Smuggler(2), pawns=(pawn(A, 80, 30),))
    state = on_foot(state)
    free = do(state, EnterCity(A, BAYAMO)).state.layout["VA"]
    in_the_way = bollard(free.x_mm, free.y_mm)

    laid = do(among(state, in_the_way), EnterCity(A, BAYAMO)).state.layout["VA"]

    assert gap_to_shape_mm(free, in_the_way.shape, MEASURES) == 0
    assert gap_to_shape_mm(laid, in_the_way.shape, MEASURES) >= 1


@pytest.mark.parametrize("ruler", ["short", "long"])
def test_a_computer_walks_round_a_house_to_its_city(ruler: str) -> None:
    """Trinidad is behind the house; the spot in front of it only seems closest."""
    walker = Smuggler(1, damage=3, wrecked=True)
    state = smuggling(walker, Smuggler(2), pawns=(pawn(A, 165, 290),), ruler=ruler)
    state = among(state, wall(175, 190, 252, 320))

    for _move in range(8):
        state = on_foot(state)
        action = ai.BOTS[RIVAL](state, rules.choices(state), Random(1), no_flick)
        if action == EnterCity(A, TRINIDAD):
            return
        state = do(state, action).state
    raise AssertionError("it has not found the way")


def no_flick(flick: Flick, layout: Layout) -> Shot:
    raise AssertionError((flick, layout))
