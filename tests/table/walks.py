"""Stories told from motions drawn by hand, for what dice hardly ever do."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from cubacube.kit.geometry import Point
from cubacube.rules import TABLE, Die, Flick, Layout, Shot
from cubacube.table.motion import Motion, Push
from cubacube.table.shoot import ended, lying
from cubacube.table.story import tell
from tests.table.setting import LEVEL

_STEP_MM = 4.0
_SPEED = 1000.0


def walk(
    layout: Layout,
    flick: Flick,
    die: Die,
    way: Sequence[Point],
    hits: dict[Die, int] | None = None,
) -> Shot:
    """The shot in which `die` goes along `way` at 1 m/s, hitting dice at some points of it."""
    names = [pose.die for pose in layout.dice]
    k = 6 * names.index(die)
    state = lying(layout.dice)
    motion = Motion([0.0], [state], [], [])
    ends = [0]
    for (x0, y0), (x1, y1) in pairwise(way):
        far = hypot(x1 - x0, y1 - y0)
        steps = max(1, round(far / _STEP_MM))
        for step in range(1, steps + 1):
            state = state[:]
            state[k] = x0 + (x1 - x0) * step / steps
            state[k + 1] = y0 + (y1 - y0) * step / steps
            state[k + 3 : k + 5] = (x1 - x0) / far * _SPEED, (y1 - y0) / far * _SPEED
            motion.states.append(state)
            motion.times.append(motion.times[-1] + far / steps / _SPEED)
        ends.append(len(motion.times) - 1)
    for other, point in (hits or {}).items():
        pair = sorted((k // 6, names.index(other)))
        motion.pushes.append(Push(ends[point], pair[0], pair[1], 0.0, -100.0))
    story = tell(layout, flick, motion, LEVEL)
    rest = ended(layout.dice, motion, {})
    return Shot(TABLE, flick, story.events, rest, False, story.passage)
