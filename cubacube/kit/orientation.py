"""The 24 orientations of a die, and how rolling over changes an orientation.

A die's own faces are named top, bottom, north, south, east, west, as printed in the data.
An orientation tells which of these faces now looks up, down, north (+y), south, east (+x)
and west. North and east turn with the die's angle on the cloth. Orientation 0 is the die as
printed.
"""

from math import pi
from typing import Literal, TypeAlias

from cubacube.kit.shot import Pose

Face: TypeAlias = Literal["top", "bottom", "north", "south", "east", "west"]
Way: TypeAlias = Literal["north", "south", "east", "west"]

FACES: tuple[Face, ...] = ("top", "bottom", "north", "south", "east", "west")
_UP, _DOWN, _NORTH, _SOUTH, _EAST, _WEST = range(6)

_ROLL: dict[Way, tuple[int, ...]] = {
    # Where each place's new face comes from: rolling east brings the west face to the top.
    "east": (_WEST, _EAST, _NORTH, _SOUTH, _UP, _DOWN),
    "west": (_EAST, _WEST, _NORTH, _SOUTH, _DOWN, _UP),
    "north": (_SOUTH, _NORTH, _UP, _DOWN, _EAST, _WEST),
    "south": (_NORTH, _SOUTH, _DOWN, _UP, _EAST, _WEST),
}
_HEADING_RAD: dict[int, float] = {_EAST: 0.0, _NORTH: pi / 2, _WEST: pi, _SOUTH: -pi / 2}


def _all_orientations() -> tuple[tuple[int, ...], ...]:
    """Return every orientation that rolling can reach, the printed one first."""
    found = [tuple(range(6))]
    for faces in found:
        for source in _ROLL.values():
            rolled = tuple(faces[place] for place in source)
            if rolled not in found:
                found.append(rolled)
    return tuple(found)


ORIENTATIONS = _all_orientations()
"""The 24 orientations; each lists the faces that look up, down, north, south, east, west.

A face is given by its index in `FACES`.
"""

_INDEX = {faces: number for number, faces in enumerate(ORIENTATIONS)}


def rolled(orientation: int, way: Way, quarters: int = 1) -> int:
    """Return the orientation after `quarters` quarter turns towards `way`."""
    faces = ORIENTATIONS[orientation]
    for _ in range(quarters % 4):
        faces = tuple(faces[place] for place in _ROLL[way])
    return _INDEX[faces]


def top(orientation: int) -> Face:
    """Return the face that looks up."""
    return FACES[ORIENTATIONS[orientation][_UP]]


def turned_over(orientation: int) -> int:
    """Return an orientation with the next face of `FACES` on top; six calls show every face."""
    following = (ORIENTATIONS[orientation][_UP] + 1) % len(FACES)
    return next(number for number, faces in enumerate(ORIENTATIONS) if faces[_UP] == following)


def heading_rad(pose: Pose, wheels_toward: tuple[Face, ...]) -> float:
    """[1.3] Return the direction of the wheels on the top face of a Vehicle die.

    `wheels_toward` has one entry for each face, in the order of `FACES`. The entry is the
    neighbouring face to which the wheels on this face point.
    """
    faces = ORIENTATIONS[pose.orientation]
    place = faces.index(FACES.index(wheels_toward[faces[_UP]]))
    return pose.angle_rad + _HEADING_RAD[place]
