"""Trial flicks of a computer player."""

from collections.abc import Callable, Iterable, Iterator
from math import atan2, degrees
from typing import TypeAlias

from cubacube.ai.flicking.lines import StraightFlick
from cubacube.ai.flicking.styles import FlickStyle
from cubacube.kit import sliding
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, Flick, Layout, Shot, WhatIf
from cubacube.rules import frozen

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
    of a drive.
    """

    layout: Layout
    measures: Measures
    what_if: WhatIf
    worth: Worth
    style: FlickStyle

    def flick(self, choice: AnyFlick, aim: StraightFlick) -> Flick:
        """Return the flick that takes a die to the stop of an aim if nothing is in the way.

        The launch limits may make the flick shorter or longer.
        """
        pose = choice.layout[aim.die]
        dx, dy = aim.stop[0] - pose.x_mm, aim.stop[1] - pose.y_mm
        speed = sliding.speed_over_mm_s((pose.x_mm, pose.y_mm), aim.stop, self.measures)
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
