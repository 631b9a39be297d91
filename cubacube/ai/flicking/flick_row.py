"""The result of one simulated flick, as a sweep stores it."""

from typing import Literal, NamedTuple, TypeAlias

Way: TypeAlias = Literal["aimed", "random", "map"]
"""Kind of a flick: aimed at a Gate with noise, random, or tried for the heat map."""


class FlickRow(NamedTuple):
    """Result of one flick in a simulated series.

    `throw` is the number of the opening throw with which the series began. `gate` is the group
    of the Gate, `to_gate_mm` the distance of its middle from the die, and `off_cdeg` how far to
    the left of that middle the flick pointed. `crossed` means a success, and `clean` a success
    without Damage. Both follow column I of the decision table, in a race without Bumpers.
    `damage` counts the driver's own tokens, `tumbled` the dice that rolled over, and `left` the
    dice that left the area. `slid_mm` is the distance from the start of the flicked die to its
    rest. `free` means that the die hit nothing and stayed on the table.
    """

    throw: int
    way: Way
    gate: str
    to_gate_mm: float
    angle_cdeg: int
    off_cdeg: int
    speed_mm_s: int
    offset_tenth_mm: int
    height: str
    passage: str
    crossed: bool
    clean: bool
    damage: int
    tumbled: int
    left: int
    own_left: bool
    slid_mm: float
    free: bool

    @property
    def aimed(self) -> bool:
        """Whether the flick was a drive at a Gate."""
        return self.way == "aimed"
