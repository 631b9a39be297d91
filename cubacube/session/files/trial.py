"""Try out a level by simulation: throw all dice on it, then flick some."""

from math import atan2, degrees
from pathlib import Path
from random import Random

from cubacube.kit.shot import Flick, Height, Layout, Pose
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import LevelError, LevelFault, load_level, named
from cubacube.session.language.translation import _
from cubacube.table import TableError, shoot, throw
from cubacube.table.level import Level

_HEIGHTS: tuple[Height, ...] = ("low", "middle", "high")


def tried_level(path_or_name: str | Path) -> Level:
    """Read, validate and try out a level.

    Raises:
        LevelError: There is no such level, or it has errors; or the dice find no place on it,
            or they never stop.
    """
    level = load_level(path_or_name)
    try_level(level, named(path_or_name))
    return level


def try_level(level: Level, file: str) -> None:
    """Try out a validated level; `file` names it in error messages.

    Raises:
        LevelError: Dice never stop on it, or find no place.
    """
    try:
        _try(level)
    except TableError as fault:
        problem = _("cannot be played: {why}").format(why=_(str(fault)))
        raise LevelError(LevelFault(file, "", problem)) from fault


def _try(level: Level) -> None:
    """Throw all dice of the box, then flick some at their neighbours as hard as possible."""
    cards = load_cards()
    gates = tuple(each.die for each in cards.gate_dice)
    dice = (*gates, *(each.die for each in cards.vehicle_dice))
    layout = Layout((), level.measures().spots)
    layout = Layout(throw(dice, layout, level, Random(0)), layout.cities)
    for die, height in zip(gates, _HEIGHTS, strict=False):
        shot, _film = shoot(layout, _hard(layout, layout[die], height, level), level)
        layout = Layout(shot.rest, layout.cities)


def _hard(layout: Layout, pose: Pose, height: Height, level: Level) -> Flick:
    """Return a flick at the nearest die, with the highest speed and the widest hit offset."""
    x, y = min(
        ((each.x_mm - pose.x_mm, each.y_mm - pose.y_mm) for each in layout.dice if each != pose),
        key=lambda way: way[0] ** 2 + way[1] ** 2,
    )
    launch = level.measures().launch
    angle_cdeg = round(degrees(atan2(y, x)) * 100) % 36000
    return Flick(0, pose.die, angle_cdeg, launch.fastest_mm_s, launch.widest_tenth_mm, height, None)
