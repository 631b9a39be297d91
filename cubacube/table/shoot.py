"""One flick on the table: `shoot` says what happens, in words for rules and in poses for eyes."""

from itertools import count
from math import cos, hypot, pi, radians, remainder, sin

from cubacube.kit.orientation import top
from cubacube.rules import (
    TABLE,
    Crossed,
    EnteredCity,
    Flick,
    Layout,
    Left,
    Pose,
    Shot,
    ShotEvent,
    Touched,
    Tumbled,
    replace,
)
from cubacube.table.border import put_back
from cubacube.table.engine import WIDTH
from cubacube.table.film import Film
from cubacube.table.level import Level
from cubacube.table.motion import Motion, State
from cubacube.table.solver import simulate
from cubacube.table.story import tell


def shoot(layout: Layout, flick: Flick, level: Level) -> tuple[Shot, Film]:
    """[2.0.4.2, 2.0.4.4] Flick a die and wait until all dice rest.

    Pure: the same arguments give the same bits in every process. The shot tells the story in
    order (R8) and where all dice rest, those that left put back; the film shows the motion.

    Raises:
        KeyError: The flicked die or a die of its Gate is not on the table.
        RestlessError: The dice do not come to rest within the time of the level.
    """
    motion = simulate(_launched(layout, flick, level), level)
    ends = ended(layout, motion)
    end = next(pose for pose in ends if pose.die == flick.die)
    story = tell(layout, flick, motion, end, level)
    tumbles = tuple(event for event in story.events if isinstance(event, Tumbled))
    faces = {event.die: event.orientation for event in tumbles}
    rest = tuple(replace(pose, orientation=faces.get(pose.die, pose.orientation)) for pose in ends)
    left = [event for event in story.events if isinstance(event, Left)]
    if left:
        own = flick.die if flick.die.startswith("V") else None
        rest = tuple(map(canonical, put_back(rest, left, own, level.measures())))
    turned = top(faces.get(flick.die, layout[flick.die].orientation))
    flipped = (
        turned != top(layout[flick.die].orientation)
        and _moved_mm(layout[flick.die], end) < level.tumbling.flip_only_mm
        and _did_nothing(story.events)
    )
    shot = Shot(TABLE, flick, story.events, rest, flipped, story.passage)
    return shot, Film(layout.dice, motion, tumbles)


def lying(dice: tuple[Pose, ...]) -> State:
    """The state of dice at rest."""
    state: State = []
    for pose in dice:
        state += (pose.x_mm, pose.y_mm, pose.angle_rad, 0.0, 0.0, 0.0)
    return state


def ended(layout: Layout, motion: Motion) -> tuple[Pose, ...]:
    """Where the dice of `layout` ended, not yet put back or turned, in canonical numbers."""
    state = motion.states[-1]
    return tuple(
        canonical(Pose(pose.die, state[k], state[k + 1], state[k + 2], pose.orientation))
        for k, pose in zip(count(0, WIDTH), layout.dice, strict=False)
    )


def canonical(pose: Pose) -> Pose:
    """The pose in the rounded numbers that are stored; the angle within half a turn of 0."""
    angle = round(remainder(pose.angle_rad, 2 * pi), 6)
    # Adding nothing turns a negative zero into a plain one.
    return Pose(
        pose.die,
        round(pose.x_mm, 4) + 0.0,
        round(pose.y_mm, 4) + 0.0,
        angle + 0.0,
        pose.orientation,
    )


def _launched(layout: Layout, flick: Flick, level: Level) -> State:
    """The state just after the finger has left the die."""
    state = lying(layout.dice)
    number = layout.dice.index(layout[flick.die])
    direction = radians(flick.angle_cdeg / 100)
    speed, aside = flick.speed_mm_s, flick.offset_tenth_mm / 10
    k = WIDTH * number
    state[k + 3] = speed * cos(direction)
    state[k + 4] = speed * sin(direction)
    # A push to the left of the centre turns the die clockwise; I/m of a square is edge^2 / 6.
    state[k + 5] = -aside * speed * 6 / level.dice.edge_mm**2
    return state


def _moved_mm(start: Pose, end: Pose) -> float:
    """How far a die is from where it was."""
    return hypot(end.x_mm - start.x_mm, end.y_mm - start.y_mm)


def _did_nothing(events: tuple[ShotEvent, ...]) -> bool:
    """[2.0.3] Whether the flicked die met nothing and crossed nothing."""
    return not any(isinstance(each, Touched | EnteredCity | Left | Crossed) for each in events)
