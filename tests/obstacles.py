"""Obstacles on the cloth of a state, for the examples of every game."""

from typing import Any, TypeVar

from cubacube.kit.terrain import Disc, Obstacle, Polygon
from cubacube.rules import replace

S = TypeVar("S")


def bollard(x_mm: float, y_mm: float, damage: int = 0, name: str = "Bollard") -> Obstacle:
    """Round, of radius 5."""
    return Obstacle(name, "bollard", 0.5, 0.3, damage, Disc(x_mm, y_mm, 5.0))


def wall(left: float, low: float, right: float, high: float, damage: int = 0) -> Obstacle:
    """A rectangle between two corners."""
    corners = (left, low), (right, low), (right, high), (left, high)
    return Obstacle("Wall", "wall", 0.5, 0.3, damage, Polygon(corners))


def among(state: S, *obstacles: Obstacle) -> S:
    """The same state on a table with these obstacles."""
    value: Any = state
    measures = replace(value.box.measures, obstacles=obstacles)
    changed: S = replace(value, box=replace(value.box, measures=measures))
    return changed
