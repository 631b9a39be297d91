"""Flicks of all angles and speeds from one fixed position."""

from collections.abc import Iterator
from typing import Final

from cubacube.ai.flicking.trial_hand import Target, middle
from cubacube.ai.flicking.trials import FlickRow, flick_row
from cubacube.kit.shot import Flick
from cubacube.shell.tuning.positions import GATE, OWN, position
from cubacube.table import flicked
from cubacube.table.level import Level

MAP_HALF_CDEG: Final = 3000
"""Largest angle of the heat map on each side of the Gate's middle, in 0.01 degrees."""
_ACROSS, _ALONG = 0.7548776662466927, 0.5698402909980532
"""Step sizes of a sequence of points that fill a square evenly (Roberts, 2018).

The points are evenly spread at any length of the sequence.
"""


def mapped(level: Level, first: int, count: int) -> Iterator[FlickRow]:
    """Yield `count` flicks of the heat map, from number `first` on.

    The flicks cover the range of angles and speeds evenly.
    """
    measures = level.measures()
    layout, launch = position(measures), measures.launch
    target = Target("", GATE, *middle(GATE, layout, OWN))
    for number in range(first, first + count):
        across, along = (0.5 + number * _ACROSS) % 1, (0.5 + number * _ALONG) % 1
        off = round((2 * across - 1) * MAP_HALF_CDEG)
        speed = launch.slowest_mm_s + along * (launch.fastest_mm_s - launch.slowest_mm_s)
        flick = Flick(0, OWN, (target.angle_cdeg + off) % 36000, round(speed), gate=GATE)
        shot, _film = flicked(layout, flick, level)
        yield flick_row("map", 0, target, layout, shot, measures)
