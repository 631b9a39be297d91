"""What is written down of a flick and of a game: the rows of the two big tables of a sweep."""

from math import hypot
from typing import Literal, NamedTuple, TypeAlias

from cubacube.kit.events import Driven
from cubacube.kit.judging import judge_rival
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Die, Layout, Left, Shot, Struck, Touched, Tumbled
from cubacube.shell.tuning.hands import Target

Way: TypeAlias = Literal["aimed", "random", "map"]
"""Why a flick was made: at a Gate by a hand that strays, any flick at all, one of the heat map."""


class FlickRow(NamedTuple):
    """One flick; the verdict is that of the decision table, column I, in a race without Bumpers.

    Flicks of one `throw` were made one after the other on the same table. `gate` is the group of
    the Gate, `to_gate_mm` how far its middle was from the die, and `off_cdeg` how much farther to
    the left the flick went. `crossed` tells of a success, `clean` of one without Damage; `damage`
    is the own one. `tumbled` counts dice that rolled over, `left` dice that left the area;
    `slid_mm` is how far from its place the flicked die rests, `free` whether it met nothing and
    stayed on the table.
    """

    throw: int
    way: Way
    gate: str
    to_gate_mm: float
    angle_cdeg: int
    off_cdeg: int
    speed_mm_s: int
    offset_tenth_mm: int
    height: str
    passage: str
    crossed: bool
    clean: bool
    damage: int
    tumbled: int
    left: int
    own_left: bool
    slid_mm: float
    free: bool


class GameRow(NamedTuple):
    """One game between computers; `ended` tells whether it did, all others count until then."""

    game: str
    seed: int
    ended: bool
    turns: int
    actions: int
    flicks: int
    drives: int
    crossed: int
    clean: int
    damage: int
    tumbled: int
    left: int


def flick_row(
    way: Way, throw: int, target: Target | None, layout: Layout, shot: Shot, measures: Measures
) -> FlickRow:
    """What became of a flick; `layout` is the one before it."""
    flick, verdict = shot.flick, judged(shot, layout, measures)
    valid = not (shot.flipped or shot.void)
    start, rest = layout[flick.die], _pose(shot, flick.die)
    gone = tuple(event.die for event in shot.events if isinstance(event, Left))
    met = any(isinstance(event, Touched | Struck) for event in shot.events)
    return FlickRow(
        throw,
        way,
        target.group if target else "",
        round(target.far_mm, 1) if target else 0.0,
        flick.angle_cdeg,
        target.off_cdeg(flick) if target else 0,
        flick.speed_mm_s,
        flick.offset_tenth_mm,
        flick.height,
        shot.passage,
        verdict.success and valid,
        verdict.success and verdict.clean and valid,
        verdict.damage if valid else 0,
        tumbled_in(shot),
        len(gone),
        flick.die in gone,
        round(hypot(rest[0] - start.x_mm, rest[1] - start.y_mm), 2),
        not (met or shot.void or flick.die in gone),
    )


def judged(shot: Shot, layout: Layout, measures: Measures) -> Driven:
    """[2.0.5] The verdict of column I on a drive that needs a Gate, without a Bumper."""
    return judge_rival(
        shot,
        layout,
        measures,
        early_touch_spoils=True,
        bumper_on=False,
        needed=True,
        broken=False,
    )


def tumbled_in(shot: Shot) -> int:
    """How many dice rolled over."""
    return len({event.die for event in shot.events if isinstance(event, Tumbled)})


def _pose(shot: Shot, die: Die) -> tuple[float, float]:
    """Where a die rests."""
    return next((pose.x_mm, pose.y_mm) for pose in shot.rest if pose.die == die)
