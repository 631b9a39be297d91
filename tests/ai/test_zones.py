"""Speeds and reach of computer players on a cloth with zones."""

from math import hypot

import pytest

from cubacube.ai.flicking import LEVELS, FlickPlanner, lines
from cubacube.kit import sliding
from cubacube.kit.geometry import Point
from cubacube.kit.shot import AnyFlick, Flick, Layout, Pose, Shot
from cubacube.session.files.levels import level_text, load_level, parse_level
from cubacube.table.level import Level
from cubacube.table.shoot import shoot

BARE = load_level("habana")


def zoned(friction: float, shape: str) -> Level:
    zone = f"""
        [[zones]]
        name = "Zone"
        look = "ice"
        friction = {friction}
        {shape}
        """
    return parse_level(level_text("habana") + zone, "zoned")


ICE = zoned(0.05, "circle = { x_mm = 160, y_mm = 160, radius_mm = 60 }")
SAND = zoned(1.4, "box = { x_mm = 160, y_mm = 160, width_mm = 320, height_mm = 40 }")


def alone(x_mm: float, y_mm: float) -> Layout:
    return Layout((Pose("VA", x_mm, y_mm, 0.0),), (), own="VA")


def planner(level: Level, layout: Layout) -> FlickPlanner:
    def what_if(flick: Flick, at: Layout) -> Shot:
        return shoot(at, flick, level)[0]

    return FlickPlanner(layout, level.measures(), what_if, lambda _shot: 0.0, LEVELS[1])


@pytest.mark.parametrize("level", [BARE, ICE, SAND], ids=["bare", "ice", "sand"])
@pytest.mark.parametrize(
    ("start", "stop"),
    [
        ((100, 160), (220, 160)),
        ((160, 100), (160, 165)),
        ((160, 165), (230, 60)),
        ((60, 60), (250, 240)),
        ((30, 30), (30, 130)),
    ],
)
def test_a_flick_stops_at_its_aim_over_zones(level: Level, start: Point, stop: Point) -> None:
    layout, measures = alone(*start), level.measures()
    aim = lines.straight(layout, "VA", stop, None, measures)
    assert aim is not None
    thinker = planner(level, layout)
    flick = thinker.flick(AnyFlick(0, ("VA",), (None,), layout, measures.launch), aim)

    (rest,) = thinker.plan(flick).shot.rest

    assert hypot(rest.x_mm - stop[0], rest.y_mm - stop[1]) < 3
    assert aim.tolerance_rad > 0


def test_a_line_that_is_too_long_for_the_hardest_flick_counts_as_blocked() -> None:
    ways = [
        lines.straight(alone(30, 160), "VA", (stop, 160), None, SAND.measures())
        for stop in (120, 250, 290)
    ]
    near, far, farther = (way.tolerance_rad for way in ways if way)

    assert near > 0 > far > farther


def test_the_hardest_flick_reaches_as_far_as_it_slides() -> None:
    level = parse_level(
        level_text("habana").replace("fastest_mm_s = 2100", "fastest_mm_s = 1200")
        + """
        [[zones]]
        name = "Sand"
        look = "sand"
        friction = 1.5
        box = { x_mm = 200, y_mm = 160, width_mm = 140, height_mm = 320 }
        """,
        "sandy",
    )
    measures, layout = level.measures(), alone(60, 160)
    hardest = Flick(0, "VA", 0, measures.launch.fastest_mm_s)
    (rest,) = planner(level, layout).plan(hardest).shot.rest

    reach = sliding.reach_mm((60, 160), (300, 160), measures)

    assert reach == pytest.approx(rest.x_mm - 60, abs=1)
    assert sliding.reach_mm((60, 160), (100, 160), measures) == 40
