"""What the solver tells of one flick, before anybody gives it a meaning."""

from dataclasses import dataclass, field
from typing import TypeAlias

State: TypeAlias = list[float]
"""x, y, angle, vx, vy, spin of each die in turn; see `engine.WIDTH`."""

Moment: TypeAlias = tuple[float, float, float, float]
"""Time, x, y and angle of one die."""

Track: TypeAlias = list[Moment]
"""The moments of one die from the flick to its rest or to its leaving; straight between them."""


@dataclass(slots=True)
class Impulse:
    """The impulse that one contact gave a die within one step, over the mass of a die.

    `frame` is the end of that step; `other` felt the opposite.
    """

    frame: int
    die: int
    other: int
    vx_mm_s: float
    vy_mm_s: float


@dataclass(slots=True)
class Bounce:
    """The impulse that an obstacle gave a die within one step, over the mass of the die.

    `obstacle` is its number on the table.
    """

    frame: int
    die: int
    obstacle: int
    vx_mm_s: float
    vy_mm_s: float


@dataclass(slots=True)
class Exit:
    """A die whose whole shape was outside the area, and where it then was."""

    at_s: float
    die: int
    x_mm: float
    y_mm: float


@dataclass(slots=True)
class Trajectory:
    """States at rising times (straight motion between them), pushes in order, and exits."""

    times: list[float]
    states: list[State]
    impulses: list[Impulse]
    exits: list[Exit]
    bounces: list[Bounce] = field(default_factory=list)
