"""A table with all kinds of obstacles, and flicks on it."""

from random import Random

from cubacube.kit.geometry import gap_to_shape_mm
from cubacube.kit.shot import Flick, Layout
from cubacube.rules import replace
from cubacube.table import Level
from cubacube.table.level import Circle, Corner, ObstacleOfTable, RectangleShape
from tests.table.setting import LEVEL, MEASURES, flick, open_case


def wall(x: float, restitution: float = 0.6, friction: float = 0.0) -> ObstacleOfTable:
    """Return a wall that fills everything beyond x."""
    box = RectangleShape(x + 50, 160, 100, 300)
    return ObstacleOfTable("Wall", "wall", restitution, friction, box=box)


def bollard(
    x: float, y: float, radius: float = 10.0, restitution: float = 0.6, friction: float = 0.0
) -> ObstacleOfTable:
    circle = Circle(x, y, radius)
    return ObstacleOfTable("Bollard", "bollard", restitution, friction, circle=circle)


def with_obstacles(*obstacles: ObstacleOfTable, level: Level = LEVEL) -> Level:
    return replace(level, obstacles=obstacles)


SLOPE = tuple(Corner(x, y) for x, y in ((210, 210), (290, 225), (230, 290)))
GARDEN = (
    ObstacleOfTable("Stone", "stone", 0.5, 0.4, polygon=SLOPE),
    bollard(100, 220, 14, 0.75, 0.3),
    ObstacleOfTable("Crate", "crate", 0.2, 0.8, box=RectangleShape(210, 110, 50, 24, 30)),
    ObstacleOfTable("Wall", "wall", 0.7, 0.1, box=RectangleShape(160, 3, 200, 6)),
)
PARK = with_obstacles(*GARDEN)


def free_of(layout: Layout, level: Level) -> Layout:
    """Return the dice of a layout that are on no obstacle."""
    return replace(
        layout,
        dice=tuple(
            pose
            for pose in layout.dice
            if all(gap_to_shape_mm(pose, each.shape, MEASURES) > 0 for each in level.fixed)
        ),
    )


def park_case(seed: int) -> tuple[Layout, Flick]:
    """Return dice all over the park, and a random flick."""
    rng = Random(seed)
    layout, _ = open_case(seed)
    layout = free_of(layout, PARK)
    own = rng.choice(layout.dice)
    return layout, flick(
        own.die, rng.uniform(0, 359.9), rng.uniform(500, 2100), aside_mm=rng.uniform(-5, 5)
    )
