"""What a level does to the games, from some hundred drives that nobody sees."""

from collections.abc import Iterator
from itertools import combinations
from math import atan2, degrees, dist, sqrt
from random import Random

from cubacube.kit.gates import blockers
from cubacube.kit.judging import judge_rival
from cubacube.kit.shot import Die, Flick, Gate, Layout, Left, gate
from cubacube.rules import frozen
from cubacube.session.workshop.dice import FLICKER, thrown
from cubacube.table import TableError, shoot
from cubacube.table.level import Level

_LAYOUTS, _DRIVES = 6, 25
"""So many times all dice are thrown, and so many drives are made in each layout."""
_STRAYS_DEG, _STRAYS_SHARE = 1.5, 0.06
"""Standard deviations of the hand that makes them."""
_BEYOND_EDGES = (1.5, 5.0)
"""A drive is meant to stop so many edges of a die beyond the middle of its Gate."""
_VEHICLE: Die = "VA"


@frozen
class Estimate:
    """Of so many drives through Gates that stand open, all made with the same unsteady hand."""

    drives: int
    clean: float
    """The share that crossed without any Damage."""
    clean_error: float
    """Its standard error."""
    damage: float
    """Tokens for a drive."""
    tumbles: float
    """Dice that rolled over in a drive."""
    left: float
    """Dice that left the area in a drive."""


def estimate(level: Level) -> Estimate | None:
    """The same throws and drives for every level; None if dice find no rest or place on it."""
    damages, cleans, tumbles, left = [], 0, 0, 0
    try:
        for layout, flick in _drives(level):
            shot, _film = shoot(layout, flick, level)
            verdict = judge_rival(
                shot,
                layout,
                level.measures(),
                early_touch_spoils=True,
                bumper_on=False,
                needed=True,
                broken=False,
            )
            damages.append(verdict.damage)
            cleans += verdict.success and verdict.clean
            before = {pose.die: pose.orientation for pose in layout.dice}
            tumbles += sum(before[pose.die] != pose.orientation for pose in shot.rest)
            left += sum(isinstance(event, Left) for event in shot.events)
    except TableError:
        return None
    count = len(damages)
    if not count:
        return None
    share = cleans / count
    error = sqrt(share * (1 - share) / count)
    return Estimate(count, share, error, sum(damages) / count, tumbles / count, left / count)


def _drives(level: Level) -> Iterator[tuple[Layout, Flick]]:
    """Drives of one Vehicle through open Gates, the dice thrown anew from time to time."""
    for number in range(_LAYOUTS):
        layout = thrown(level, Layout(), number)
        open_gates = _open(layout, level)
        draw = Random(number)
        for _ in range(_DRIVES if open_gates else 0):
            yield layout, _drive(layout, draw.choice(open_gates), level, draw)


def _open(layout: Layout, level: Level) -> list[Gate]:
    """The Gates of two coloured dice that nothing stands in."""
    dice = [pose.die for pose in layout.dice if not pose.die.startswith("V")]
    pairs = [gate(one, other) for one, other in combinations(dice, 2)]
    return [each for each in pairs if not blockers(each, layout, level.measures())]


def _drive(layout: Layout, which: Gate, level: Level, draw: Random) -> Flick:
    """At the middle of a Gate and some way beyond, by a hand that is a little off."""
    own, a, b = layout[_VEHICLE], layout[which.a], layout[which.b]
    x, y = (a.x_mm + b.x_mm) / 2, (a.y_mm + b.y_mm) / 2
    angle_deg = degrees(atan2(y - own.y_mm, x - own.x_mm)) + draw.gauss(0, _STRAYS_DEG)
    beyond_mm = draw.uniform(*_BEYOND_EDGES) * level.dice.edge_mm
    stop_mm = dist((own.x_mm, own.y_mm), (x, y)) + beyond_mm
    speed = sqrt(2 * level.slowdown_mm_s2 * stop_mm) * (1 + draw.gauss(0, _STRAYS_SHARE))
    launch = level.launch
    speed_mm_s = min(launch.fastest_mm_s, max(launch.slowest_mm_s, round(speed)))
    return Flick(FLICKER, _VEHICLE, round(angle_deg * 100) % 36000, speed_mm_s, gate=which)
