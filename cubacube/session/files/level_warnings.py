"""Warnings about a valid level that will not play well."""

from math import hypot

from cubacube.kit import sliding
from cubacube.kit.geometry import Axis, Point
from cubacube.kit.terrain import Disc, Shape
from cubacube.session.files.levels import LevelFault
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
from cubacube.table.level import Level


def level_warnings(level: Level, file: str) -> tuple[LevelFault, ...]:
    """Return a warning for each zone in whose middle the hardest flick stays; `file` names it."""
    found = []
    said = _("dice get stuck: the hardest flick slides {far} mm here, the zone is {width} mm wide")
    for number, zone in enumerate(level.terrain):
        # Downhill, the slope helps.
        slowdown = (zone.grip - hypot(*zone.pull)) * level.cloth.gravity_mm_s2
        slides, width = sliding.stop_mm(level.launch.fastest_mm_s, slowdown), _width_mm(zone.shape)
        if slides < width / 2:
            problem = said.format(far=written(slides), width=written(width))
            found.append(LevelFault(file, f"zones[{number}].friction", problem))
    return tuple(found)


def _width_mm(shape: Shape) -> float:
    """Return the least width of a shape: across a disc, or across one of the edges."""
    if isinstance(shape, Disc):
        return 2 * shape.radius_mm
    return min(_across_mm(Axis(*edge), shape.corners) for edge in shape.edges)


def _across_mm(line: Axis, corners: tuple[Point, ...]) -> float:
    """Return how wide some corners lie across a line."""
    sides = [line.side_mm(corner) for corner in corners]
    return max(sides) - min(sides)
