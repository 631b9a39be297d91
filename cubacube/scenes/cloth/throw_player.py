"""Show the opening throw: dice roll outwards from near the middle of the table."""

from math import cos, hypot, sin

from cubacube.kit.orientation import Way, rolled
from cubacube.kit.shot import Pose
from cubacube.rules import replace
from cubacube.scenes.cloth.playback import Playback, Shown

_SECONDS = 1.3
_FEW_TURNS, _MORE_TURNS = 3, 3
_START_SHARE = 0.12
"""Where dice start, as a fraction of the way from the table's middle to where they rest."""


class ThrowPlayer(Playback):
    """Shows a throw with a known result: the motion is invented, the end is real."""

    def __init__(self, rest: tuple[Pose, ...], area_mm: float) -> None:
        super().__init__(_SECONDS)
        self._rest = rest
        self._middle = area_mm / 2

    def shown(self) -> tuple[Shown, ...]:
        """Return all dice at this moment."""
        return tuple(self._shown(number, pose) for number, pose in enumerate(self._rest))

    def _shown(self, number: int, pose: Pose) -> Shown:
        """Return one die on its way outwards; it rolls in one direction until it rests."""
        left = 1 - self.at_s / self.seconds
        share = 1 - (1 - _START_SHARE) * left * left
        x = self._middle + (pose.x_mm - self._middle) * share
        y = self._middle + (pose.y_mm - self._middle) * share
        swing = (number % 3 - 1) * left * left
        now = replace(pose, x_mm=x, y_mm=y, angle_rad=pose.angle_rad + swing)
        turns = _FEW_TURNS + number % _MORE_TURNS
        undone = turns * left * left
        if undone <= 0.02:
            return Shown(now)
        way = _way_out(pose, pose.x_mm - self._middle, pose.y_mm - self._middle)
        back = int(undone)
        after = rolled(pose.orientation, way, -back)
        return Shown(
            replace(now, orientation=after), rolled(after, way, -1), way, 1 - (undone - back)
        )


def _way_out(pose: Pose, dx: float, dy: float) -> Way:
    """Return the side of the die that faces away from the middle of the table."""
    if hypot(dx, dy) < 1:
        return "east"
    c, s = cos(pose.angle_rad), sin(pose.angle_rad)
    ahead, aside = c * dx + s * dy, c * dy - s * dx
    if abs(ahead) >= abs(aside):
        return "east" if ahead > 0 else "west"
    return "north" if aside > 0 else "south"
