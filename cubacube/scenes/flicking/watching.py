"""Show the aim of a computer player."""

from collections.abc import Iterable
from itertools import pairwise

from cubacube.kit.shot import AnyFlick, Flick, Gate
from cubacube.rules import Choice
from cubacube.scenes.canvas import Brush
from cubacube.scenes.cloth.aim import Aim
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.guide import Guide, draw_guide, draw_pull, draw_touch
from cubacube.scenes.flicking.modes import OnCloth
from cubacube.scenes.match.modes import Waiting
from cubacube.table.level import Level

AIM_S = 1.2
"""How long the aim is shown, in seconds."""


class Watching(OnCloth, Waiting):
    """Shows the flick of a computer player before it is made."""

    busy = tips_hidden = flicking = True
    declared: Gate | None = None

    def __init__(
        self, flick: Flick, aim: Aim, cloth_view: ClothView, guide: Guide, words: str
    ) -> None:
        super().__init__(AIM_S, words, flick)
        self.declared = flick.gate
        self._cloth_view = cloth_view
        self._aim = aim
        self._sight = None if aim.choice.blind else guide.sight(flick, aim.choice.layout)
        points = (aim.handle, aim.centre, *(self._sight.way if self._sight else ()))
        self.lines = tuple(pairwise(cloth_view.ground.at(*each) for each in points))

    def draw_below(self, brush: Brush) -> None:
        """Draw the drag line and the expected path."""
        if self._sight is not None:
            draw_guide(brush, self._cloth_view.ground, self._sight, self._cloth_view.edge)
        draw_pull(brush, self._cloth_view.ground, self._aim)

    def draw_above(self, brush: Brush) -> None:
        """Draw a ring at the first touch."""
        if self._sight is not None:
            draw_touch(brush, self._cloth_view.ground, self._sight)


def aim_of(flick: Flick, choices: Iterable[Choice], level: Level) -> Aim:
    """Return the aim that a player would need to make this flick."""
    flicks = (choice for choice in choices if isinstance(choice, AnyFlick))
    choice = next(choice for choice in flicks if flick in choice)
    pose = choice.layout[flick.die]
    at = pose.x_mm, pose.y_mm
    aim = Aim(choice, level, flick.die, flick.gate, at, flick.offset_tenth_mm, flick.height)
    return aim.pointed(flick.angle_cdeg / 100, level.stop_mm(flick.speed_mm_s))
