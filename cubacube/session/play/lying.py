"""The position of a die in a prepared layout, as saved in a file."""

from math import radians
from typing import Annotated

from annotated_types import Interval, Len

from cubacube.kit.shot import Pose
from cubacube.rules import frozen


@frozen
class Lying:
    """A die in a prepared layout; `orientation` says which way up it lies."""

    die: Annotated[str, Len(2, 20)]
    x_mm: Annotated[float, Interval(ge=0, le=600)]
    y_mm: Annotated[float, Interval(ge=0, le=600)]
    angle_deg: Annotated[float, Interval(ge=-180, le=180)] = 0.0
    orientation: Annotated[int, Interval(ge=0, le=23)] = 0

    @property
    def pose(self) -> Pose:
        """The position as the rules use it."""
        angle_rad = radians(self.angle_deg)
        return Pose(self.die, self.x_mm, self.y_mm, angle_rad, self.orientation)
