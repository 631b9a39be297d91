"""[5.2] When a die rolls over, in which direction and how far; without randomness.

A hit above or below the middle of a die changes its speed and can tip it over an edge.
A hit above the middle tips the die forward, in the direction of the push. A hit below
the middle tips it backward. The level holds the thresholds. Only the faces turn here;
sliding is left to the cloth.
"""

from math import cos, sin

from cubacube.kit.orientation import Way
from cubacube.table.level import Tumbling

_BACK: dict[Way, Way] = {"east": "west", "west": "east", "north": "south", "south": "north"}


def tumble(
    jump_mm_s: tuple[float, float], angle_rad: float, height_mm: float, limits: Tumbling
) -> tuple[Way, int] | None:
    """Return the roll direction in the die's frame and the number of quarter turns.

    Return None if the die does not roll. `jump_mm_s` is the change of its velocity on the
    table, `angle_rad` is the angle of the die, and `height_mm` is the height of the hit above
    its middle.
    """
    c, s = cos(angle_rad), sin(angle_rad)
    ahead = c * jump_mm_s[0] + s * jump_mm_s[1]
    aside = c * jump_mm_s[1] - s * jump_mm_s[0]
    lever = max(abs(ahead), abs(aside)) * abs(height_mm)
    forward = height_mm > 0
    if lever <= (limits.forward_mm2_s if forward else limits.backward_mm2_s):
        return None
    way: Way
    if abs(ahead) >= abs(aside):
        way = "east" if ahead > 0 else "west"
    else:
        way = "north" if aside > 0 else "south"
    per_quarter = limits.forward_quarter_mm4_s2 if forward else limits.backward_quarter_mm4_s2
    quarters = min(limits.most_quarters, max(1, round(lever * lever / per_quarter)))
    return (way if forward else _BACK[way]), quarters
