"""Random tables: energy never rises; dice stop, stay finite, and none is lost."""

from itertools import pairwise
from math import atan2, cos, degrees, isfinite, pi, sin

from hypothesis import given
from hypothesis import strategies as st

from cubacube.kit.geometry import gap_mm, gap_to_shape_mm
from cubacube.kit.shot import Flick, Layout, Pose
from cubacube.kit.terrain import Disc, Point
from cubacube.rules import replace
from cubacube.table import Level, shoot
from cubacube.table.level import Circle, Corner, ObstacleOfTable, RectangleShape, ZoneOfCloth
from cubacube.table.trajectory import State
from tests.table.setting import LEVEL, NAMES

PLACES = st.floats(0, 320)
SIZES = st.floats(2, 90)
WOBBLE_CDEG = st.integers(-800, 800)


@st.composite
def convex(draw: st.DrawFn) -> tuple[Corner, ...]:
    """Return corners on an ellipse, apart from each other."""
    count = draw(st.integers(3, 8))
    x, y = draw(st.floats(100, 220)), draw(st.floats(100, 220))
    wide, high = draw(st.floats(4, 60)), draw(st.floats(4, 60))
    ways = [(k + draw(st.floats(0, 0.6))) * 2 * pi / count for k in range(count)]
    return tuple(Corner(x + wide * cos(way), y + high * sin(way)) for way in ways)


SHAPES = st.one_of(
    st.builds(lambda c: {"circle": c}, st.builds(Circle, PLACES, PLACES, SIZES)),
    st.builds(
        lambda b: {"box": b},
        st.builds(RectangleShape, PLACES, PLACES, SIZES, SIZES, st.floats(-180, 180)),
    ),
    st.builds(lambda p: {"polygon": p}, convex()),
)
ZONES = st.builds(
    lambda friction, shape: ZoneOfCloth("Zone", "wet", friction, **shape),
    st.floats(0.05, 1.5),
    SHAPES,
)
OBSTACLES = st.builds(
    lambda restitution, friction, shape: ObstacleOfTable(
        "Stone", "stone", restitution, friction, **shape
    ),
    st.floats(0, 0.75),
    st.floats(0, 1),
    SHAPES,
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Level, Layout, Flick]:
    """Return a level with zones and obstacles, dice in free places, and a flick."""
    edge = draw(st.floats(8, 30))
    level = replace(
        LEVEL,
        dice=replace(LEVEL.dice, edge_mm=edge, corner_mm=draw(st.floats(0, 3))),
        collision=replace(
            LEVEL.collision,
            restitution=draw(st.floats(0, 0.75)),
            friction=draw(st.floats(0, 1)),
        ),
        cloth=replace(LEVEL.cloth, friction=draw(st.floats(0.05, 1.5))),
        steps=replace(LEVEL.steps, longest_flick_s=60.0),
        zones=tuple(draw(st.lists(ZONES, max_size=3))),
        obstacles=tuple(draw(st.lists(OBSTACLES, max_size=4))),
    )
    measures, lying = level.measures(), list[Pose]()
    for die in NAMES[: draw(st.integers(1, 8))]:
        pose = Pose(die, draw(PLACES), draw(PLACES), draw(st.floats(-pi, pi)))
        apart = all(gap_mm(pose, other, measures) > 0.01 for other in lying)
        clear = all(gap_to_shape_mm(pose, o.shape, measures) > 0.01 for o in level.fixed)
        if apart and clear:
            lying.append(pose)
    if not lying:
        level = replace(level, obstacles=())
        lying = [Pose("B1", 160.0, 160.0, 0.3)]
    own = draw(st.sampled_from(lying))
    x, y = draw(st.sampled_from(targets(level, lying)))
    way_cdeg = round(degrees(atan2(y - own.y_mm, x - own.x_mm)) * 100) + draw(WOBBLE_CDEG)
    speed, aside = draw(st.integers(300, 4000)), draw(st.integers(-40, 40))
    return level, Layout(tuple(lying)), Flick(0, own.die, way_cdeg % 36000, speed, aside)


def targets(level: Level, lying: list[Pose]) -> list[Point]:
    """Return targets: centres of dice, and centres and corners of obstacles."""
    points = [(pose.x_mm, pose.y_mm) for pose in lying]
    for obstacle in level.fixed:
        shape = obstacle.shape
        points += [(shape.x_mm, shape.y_mm)] if isinstance(shape, Disc) else shape.corners
    return points


def energy(state: State, level: Level) -> float:
    turning = level.dice.edge_mm**2 / 6
    return sum(vx**2 + vy**2 + turning * spin**2 for _, _, _, vx, vy, spin in state)


@given(tables())
def test_energy_never_rises_and_every_die_is_accounted_for(
    case: tuple[Level, Layout, Flick],
) -> None:
    level, layout, flick = case

    shot, film = shoot(layout, flick, level)

    energies = [energy(state, level) for state in film.trajectory.states]
    # Below some thousandths of a mm/s, rounding errors of the engine dominate.
    assert all(b <= a * (1 + 1e-9) + 1e-6 for a, b in pairwise(energies))
    assert energies[-1] == 0
    assert [pose.die for pose in shot.rest] == [pose.die for pose in layout.dice]
    assert all(isfinite(each) for state in film.trajectory.states for own in state for each in own)
    small = replace(level.measures(), edge_mm=level.dice.edge_mm - 0.1)
    for pose in shot.rest:
        assert all(gap_to_shape_mm(pose, o.shape, small) > 0 for o in level.fixed)
