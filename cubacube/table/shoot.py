"""Simulate one flick: `shoot` returns events for the rules and poses for the screen."""

from collections.abc import Mapping
from math import cos, hypot, radians, sin

from cubacube.kit.orientation import top
from cubacube.kit.shot import (
    Die,
    EnteredCity,
    Flick,
    Layout,
    Left,
    Pose,
    Shot,
    ShotEvent,
    Struck,
    Touched,
    Tumbled,
)
from cubacube.rules import TABLE
from cubacube.table.border import put_back, rounded
from cubacube.table.faults import TableError
from cubacube.table.film import Film
from cubacube.table.flight import still
from cubacube.table.level import Level
from cubacube.table.solver import simulate
from cubacube.table.story import tell
from cubacube.table.trajectory import State, Trajectory


def shoot(layout: Layout, flick: Flick, level: Level) -> tuple[Shot, Film]:
    """[2.0.4.2, 2.0.4.4] Flick a die and simulate until all dice rest.

    Pure: the same arguments give the same bits in every process. The shot has the events in
    order (R8) and where all dice rest; dice that left are put back. The film shows the
    motion.

    Raises:
        KeyError: The flicked die or a die of its Gate is not on the table.
        RestlessError: The dice do not come to rest within the time of the level.
        NoPlaceError: There is no room for a die that left.
    """
    trajectory = simulate(_launched(layout, flick, level), level)
    story = tell(layout, flick, trajectory, level)
    tumbles = tuple(event for event in story.events if isinstance(event, Tumbled))
    left = tuple(event for event in story.events if isinstance(event, Left))
    rest = ended(layout.dice, trajectory, {event.die: event.orientation for event in tumbles})
    flipped = _only_flipped(layout[flick.die], rest, story.events, level)
    if left:
        own = flick.die if flick.die.startswith("V") else layout.own
        rest = put_back(rest, left, own, level.measures())
    shot = Shot(TABLE, flick, story.events, rest, flipped, story.passage)
    return shot, Film(layout.dice, trajectory, tumbles)


def flicked(layout: Layout, flick: Flick, level: Level) -> tuple[Shot, Film]:
    """[R72] Run `shoot`; if the table cannot complete the flick, return a void shot.

    In a void shot nothing moves.

    Raises:
        KeyError: The flicked die or a die of its Gate is not on the table.
    """
    try:
        return shoot(layout, flick, level)
    except TableError:
        lies = Trajectory(
            [0.0],
            [lying(layout.dice)],
            [[still(0.0, each.x_mm, each.y_mm, each.angle_rad)] for each in layout.dice],
        )
        return Shot(TABLE, flick, (), layout.dice, passage="void"), Film(layout.dice, lies, ())


def lying(dice: tuple[Pose, ...]) -> State:
    """Return the state of dice at rest."""
    return [(pose.x_mm, pose.y_mm, pose.angle_rad, 0.0, 0.0, 0.0) for pose in dice]


def ended(
    dice: tuple[Pose, ...], trajectory: Trajectory, orientations: Mapping[Die, int]
) -> tuple[Pose, ...]:
    """Return the final poses of `dice`, rounded as they are stored.

    Dice that left the area are not put back yet.
    """
    return tuple(
        rounded(pose.die, x, y, angle, orientations.get(pose.die, pose.orientation))
        for pose, (x, y, angle, _, _, _) in zip(dice, trajectory.states[-1], strict=False)
    )


def _launched(layout: Layout, flick: Flick, level: Level) -> State:
    """Return the state just after the finger has left the die."""
    state = lying(layout.dice)
    number = layout.dice.index(layout[flick.die])
    direction = radians(flick.angle_cdeg / 100)
    speed, aside = flick.speed_mm_s, flick.offset_tenth_mm / 10
    vx, vy = speed * cos(direction), speed * sin(direction)
    # A push to the left of the centre turns the die clockwise; I/m of a square is edge^2 / 6.
    state[number] = *state[number][:3], vx, vy, -aside * speed * 6 / level.dice.edge_mm**2
    return state


def _only_flipped(
    start: Pose, rest: tuple[Pose, ...], events: tuple[ShotEvent, ...], level: Level
) -> bool:
    """[2.0.3] Return whether the flicked die rolled over near its place and met nothing.

    Tipping over the line of a Gate is no crossing.
    """
    if any(isinstance(event, Touched | Struck | EnteredCity | Left) for event in events):
        return False
    end = next(pose for pose in rest if pose.die == start.die)
    moved_mm = hypot(end.x_mm - start.x_mm, end.y_mm - start.y_mm)
    return top(end.orientation) != top(start.orientation) and (
        moved_mm < level.tumbling.flip_only_mm
    )
