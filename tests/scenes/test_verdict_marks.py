"""Marks on the cloth after a drive, also for obstacles: where the verdict arose."""

from typing import Any

import pytest

from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import State
from cubacube.kit.shot import Flick, Struck
from cubacube.rules import replace
from cubacube.scenes.flicking.panels.verdict_marks import deciding_marks
from cubacube.table import shoot
from tests.builders import at
from tests.games.race.builders import A, racing
from tests.rough_table import ROUGH

BOLLARD = 160, 70
"""A painted bollard of radius 6."""
DOWN, UP_TO_THE_WALL = 27000, 15000


def icons(flick: Flick, start: tuple[float, float], **fields: Any) -> list[tuple[str, float]]:
    """Return the icons and their distances from the bollard."""
    state: State = racing(moved=(at("VA", *start), at("Y1", 20, 150)))
    box = replace(state.box, measures=ROUGH.measures())
    state = replace(state, box=box, **fields)
    shot, film = shoot(state.layout, flick, ROUGH)
    assert any(isinstance(event, Struck) for event in shot.events)
    marks = deciding_marks(shot, film, [judge(state, shot)])
    return [(mark.icon, abs(mark.y_mm - BOLLARD[1]) + abs(mark.x_mm - 160)) for mark in marks]


def test_where_a_painted_obstacle_was_hit_is_marked() -> None:
    ((icon, far),) = icons(Flick(A, "VA", DOWN, 700), (160, 120))

    assert icon == "burst"
    assert far == pytest.approx(6 + 8, abs=0.2)


def test_counter_example_one_that_costs_nothing_is_not_marked() -> None:
    shot_at_wall = Flick(A, "VA", UP_TO_THE_WALL, 900)

    assert icons(shot_at_wall, (120, 160)) == []
