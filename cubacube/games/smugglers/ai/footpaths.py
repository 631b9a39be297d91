"""[Walking, R105] Count the moves of a Pawn around the obstacles of a table."""

from collections.abc import Callable
from itertools import product
from math import hypot
from typing import TypeAlias

from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.kit.geometry import Point, point_to_card_mm, point_to_shape_mm

STEP_TENTH_MM = 160
"""Grid spacing of the path search, in tenths of a millimetre."""

FarAway: TypeAlias = Callable[[Point], float]
"""Function that returns the distance from a place to the goal, in mm."""


class Footpaths:
    """Counts the moves from any place on the cloth to one goal; ignores dice and Pawns."""

    def __init__(self, walk: AnyWalk, far_mm: FarAway) -> None:
        self._ruler_mm, self._far_mm = walk.ruler_mm, far_mm
        self._move_mm = walk.ruler_mm + walk.measures.pawn_mm
        self._left = self._moves_left(_free(walk))

    def moves(self, place: Point) -> int:
        """Return the number of moves from a place to the goal; very large if there is no path."""
        if self._far_mm(place) <= self._ruler_mm:
            return 1
        near = (left for there, left in self._left.items() if self._one_move(place, there))
        return 1 + min(near, default=len(self._left))

    @property
    def places(self) -> tuple[Point, ...]:
        """The grid places from which the goal can be reached."""
        return tuple(self._left)

    def _moves_left(self, free: list[Point]) -> dict[Point, int]:
        """Return the number of moves to the goal for each place with a path (breadth-first)."""
        left = dict[Point, int]()
        reached = [place for place in free if self._far_mm(place) <= self._ruler_mm]
        moves = 1
        while reached:
            left |= dict.fromkeys(reached, moves)
            free = [place for place in free if place not in left]
            reached = [place for place in free if any(self._one_move(place, at) for at in reached)]
            moves += 1
        return left

    def _one_move(self, one: Point, other: Point) -> bool:
        return hypot(one[0] - other[0], one[1] - other[1]) <= self._move_mm


def _free(walk: AnyWalk) -> list[Point]:
    """Return the grid places outside Cities and obstacles; dice are ignored."""
    measures, half = walk.measures, walk.measures.pawn_mm / 2
    steps = range(STEP_TENTH_MM // 2, round(measures.area_mm * 10), STEP_TENTH_MM)
    places = ((x / 10, y / 10) for x, y in product(steps, steps))
    return [
        place
        for place in places
        if all(point_to_shape_mm(place, each.shape) > half for each in measures.obstacles)
        and all(point_to_card_mm(place, card) > half for card in walk.layout.cities)
    ]
