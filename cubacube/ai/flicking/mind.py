"""Trial flicks of a computer player."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import atan2, degrees, hypot
from typing import TypeAlias

from cubacube.ai.flicking.lines import StraightFlick, spare_rad
from cubacube.ai.flicking.styles import FlickStyle
from cubacube.kit import sliding
from cubacube.kit.geometry import Point, point_to_shape_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, Flick, Layout, Pose, Shot, WhatIf
from cubacube.rules import frozen

_LOOKS = 16
"""Number of steps at which a path is checked for zones."""

Worth: TypeAlias = Callable[[Shot], float]
"""Value of a shot for a player; every variant has its own scale."""


@frozen
class FlickPlan:
    """A flick, the shot that it leads to, and the value of that shot."""

    flick: Flick
    shot: Shot
    worth: float


def by_worth(plan: FlickPlan) -> float:
    """Return the value of a plan, as a sort key."""
    return plan.worth


@frozen
class FlickPlanner:
    """Data that a computer player needs to plan a flick.

    `layout` is where all dice lie now, `what_if` simulates a flick and `worth` values the shot
    of a drive. `slowdown_mm_s2` is the measured deceleration of a die.
    """

    layout: Layout
    measures: Measures
    what_if: WhatIf
    worth: Worth
    slowdown_mm_s2: float
    style: FlickStyle

    def flick(self, choice: AnyFlick, aim: StraightFlick) -> Flick:
        """Return the flick that takes a die to the stop of an aim if nothing is in the way.

        The launch limits may make the flick shorter or longer.
        """
        pose = choice.layout[aim.die]
        dx, dy = aim.stop[0] - pose.x_mm, aim.stop[1] - pose.y_mm
        speed = sliding.speed_to_mm_s(hypot(dx, dy), self.slowdown_mm_s2)
        return Flick(
            choice.seat,
            aim.die,
            angle_cdeg=round(degrees(atan2(dy, dx)) * 100) % 36000,
            speed_mm_s=choice.launch.nearest_mm_s(speed),
            gate=aim.gate,
        )

    def allowed(self, choice: AnyFlick, aims: Iterable[StraightFlick]) -> Iterator[StraightFlick]:
        """Return the aims that lie in the allowed cone of directions; all if there is no cone."""
        return (aim for aim in aims if not choice.cone or self.flick(choice, aim) in choice)

    def plan(self, flick: Flick) -> FlickPlan:
        """Simulate a Vehicle flick and value its shot."""
        shot = self.what_if(flick, self.layout)
        return FlickPlan(flick, shot, self.worth(shot))


def mind(
    choice: AnyFlick, measures: Measures, what_if: WhatIf, worth: Worth, style: FlickStyle
) -> FlickPlanner:
    """Create a planner, and measure how much a die slows down.

    Simulates one flick of the first die of `choice` on an empty cloth.
    """
    speed = choice.launch.fastest_mm_s // 4
    alone = Layout((Pose(choice.dice[0], *_clear(measures), 0.0),))
    shot = what_if(Flick(choice.seat, choice.dice[0], 0, speed), alone)
    slid = max(1.0, shot.rest[0].x_mm - alone.dice[0].x_mm)
    slowdown = sliding.slowdown_of(speed, slid)
    return FlickPlanner(choice.layout, measures, what_if, worth, slowdown, style)


@lru_cache(maxsize=8)
def _clear(measures: Measures) -> Point:
    """Return the place nearest to the middle that has a clear path to its right.

    A path is clear if no obstacle and no zone is on it. If no long path is clear, a shorter
    one is enough. If no path is clear, the result is the middle.
    """
    middle, edge = measures.area_mm / 2, measures.edge_mm
    steps = range(-int(middle / edge) + 1, int(middle / edge))
    near = sorted(product(steps, steps), key=lambda off: off[0] * off[0] + off[1] * off[1])
    for far_mm in (middle - edge, middle / 2, middle / 4):
        for column, row in near:
            x, y = middle + column * edge, middle + row * edge
            if x + far_mm < measures.area_mm and _way_is_clear((x, y), far_mm, measures):
                return x, y
    return middle, middle


def _way_is_clear(start: Point, far_mm: float, measures: Measures) -> bool:
    """Return whether the path to the right of a place is free of obstacles and zones."""
    (x, y), edge = start, measures.edge_mm
    stop = x + far_mm, y
    return all(
        point_to_shape_mm(start, each.shape) > edge and spare_rad(start, stop, each.shape, edge) > 0
        for each in measures.obstacles
    ) and not any(
        zone.shape.holds((x + far_mm * step / _LOOKS, y))
        for zone in measures.zones
        for step in range(_LOOKS + 1)
    )
