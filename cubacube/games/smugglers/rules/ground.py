"""[Walking 2] Where a Pawn may be set: ruler, obstacles, Cities and the Vehicle.

The ruler is measured from where the walk starts: from the outline of the Vehicle, from the
edge of the City card, or from the base of the Pawn. It passes over anything in between. The
base of the Pawn must come within the ruler, lie wholly inside the area, and stand on no die
and no obstacle [R105]. A base that touches a City card or the smuggler's own Vehicle enters
it, but only if the ruler also reaches that card or Vehicle.
"""

from collections.abc import Iterator
from math import ceil, floor, hypot
from typing import TypeAlias

from cubacube.games.smugglers.rules.actions import Walk
from cubacube.games.smugglers.rules.places import find_place
from cubacube.kit.geometry import (
    TOUCHING_MM,
    Point,
    gap_from_point_mm,
    gap_to_card_mm,
    pawn_gap_mm,
    pawn_gap_to_card_mm,
    point_to_card_mm,
    point_to_shape_mm,
)
from cubacube.kit.measures import Measures
from cubacube.kit.shot import City, CityCard, Die, Layout, Pawn, Pose
from cubacube.rules import Seat, frozen

Start: TypeAlias = Pose | CityCard | Pawn
"""Where the ruler starts: at the Vehicle, at the City card, or at the Pawn on the cloth.

The Vehicle or the City is the one that the smuggler leaves.
"""

GRID_TENTH_MM = 200
"""Spacing of the grid from which random walks are drawn, in tenths of a millimetre."""


@frozen
class AnyWalk:
    """A seat's choice: set its Pawn on any place that the ruler reaches from `start`.

    `vehicle` is the seat's own Vehicle, or None if the Pawn may not enter it. As a
    sequence, the choice holds the legal places on a grid. If the grid has no legal place,
    the sequence holds one legal place outside the grid, if there is any. Places that are
    not in the sequence may be legal, too.
    """

    seat: Seat
    start: Start
    layout: Layout
    ruler_mm: float
    measures: Measures
    vehicle: Die | None

    def __contains__(self, action: object) -> bool:
        """Return whether `action` sets the Pawn on a legal place."""
        return (
            isinstance(action, Walk)
            and action.seat == self.seat
            and self._inside(action.x_tenth_mm, action.y_tenth_mm)
            and self._legal((action.x_tenth_mm / 10, action.y_tenth_mm / 10))
        )

    def __len__(self) -> int:
        """Return the number of places in the sequence."""
        return len(tuple(self._places()))

    def __getitem__(self, number: int) -> Walk:
        """Return the walk at index `number` of the sequence."""
        return tuple(self._places())[number]

    @property
    def anywhere(self) -> bool:
        """Whether there is any legal place."""
        return self._anywhere() is not None

    @property
    def cities(self) -> tuple[City, ...]:
        """The Cities that the ruler reaches, except the City that the smuggler leaves."""
        return tuple(
            card.city
            for card in self.layout.cities
            if card != self.start and _gap_to_card(self.start, card, self.measures) <= self.ruler_mm
        )

    @property
    def vehicle_near(self) -> bool:
        """Whether the smuggler's Vehicle may be entered and is within reach of the ruler."""
        if self.vehicle is None or isinstance(self.start, Pose):
            return False
        own = self.layout[self.vehicle]
        return _gap_to_die(self.start, own, self.measures) <= self.ruler_mm

    def city_at(self, action: Walk) -> City | None:
        """[Walking 3] Return the City that the Pawn enters with this walk, or None."""
        return next((card.city for card in self._touched(_middle(action))), None)

    def boards_at(self, action: Walk) -> bool:
        """[Walking 4] Return whether this walk enters the smuggler's Vehicle.

        If the Pawn's base touches both a City and the Vehicle, the smuggler enters the City.
        """
        if self.vehicle is None or self.city_at(action) is not None:
            return False
        return self._on(_middle(action), self.layout[self.vehicle])

    def _inside(self, *tenths_mm: int) -> bool:
        """Return whether all these coordinates are inside the area.

        This also rejects numbers that are too large for the calculations that follow.
        """
        return all(0 <= each <= self.measures.area_mm * 10 for each in tenths_mm)

    def _legal(self, base: Point) -> bool:
        return all(broken <= 0 for broken in self._broken_mm(base))

    def _broken_mm(self, base: Point) -> Iterator[float]:
        """[5.11] Yield numbers that tell by how many mm a place breaks the rules.

        The place is legal if no number is above 0. If the place moves by some distance, no
        number changes by more than this distance; `find_place` relies on that.
        """
        measures = self.measures
        half = measures.pawn_mm / 2
        for each in base:
            yield half - each
            yield each - (measures.area_mm - half)
        yield _gap_to_base(self.start, base, measures) - self.ruler_mm
        for card in self.layout.cities:
            over = half + TOUCHING_MM - point_to_card_mm(base, card)
            if over > 0 and card.city not in self.cities:
                yield over
        for obstacle in measures.obstacles:
            yield half + TOUCHING_MM - point_to_shape_mm(base, obstacle.shape)
        for pose in self.layout.dice:
            if self._is_near(base, pose):
                over = half + TOUCHING_MM - gap_from_point_mm(base, pose, measures)
                if over > 0 and not self._may_touch(pose):
                    yield over

    def _may_touch(self, pose: Pose) -> bool:
        """[5.11] Return whether the base may touch a die: only if this is the Vehicle to enter."""
        return pose.die == self.vehicle and self.vehicle_near

    def _touched(self, base: Point) -> tuple[CityCard, ...]:
        return tuple(
            card
            for card in self.layout.cities
            if pawn_gap_to_card_mm(base, card, self.measures) < TOUCHING_MM
        )

    def _on(self, base: Point, pose: Pose) -> bool:
        """Return whether the base touches a die."""
        near = self._is_near(base, pose)
        return near and pawn_gap_mm(base, pose, self.measures) < TOUCHING_MM

    def _is_near(self, base: Point, pose: Pose) -> bool:
        """Return whether a die is near enough to need an exact measurement."""
        farthest = self.measures.edge_mm + self.measures.pawn_mm
        return hypot(base[0] - pose.x_mm, base[1] - pose.y_mm) <= farthest

    def _places(self) -> Iterator[Walk]:
        """Yield the legal places of the grid; if it has none, yield one other legal place."""
        places = tuple(self._grid())
        found = None if places else self._anywhere()
        yield from (found,) if found else places

    def _anywhere(self) -> Walk | None:
        """Return a legal place anywhere in the area; None if there is none."""
        size = floor(self.measures.area_mm * 10)
        place = find_place(size, lambda base: max(self._broken_mm(base)))
        return Walk(self.seat, *place) if place else None

    def _grid(self) -> Iterator[Walk]:
        """Yield the legal places of the grid."""
        across, along = self._stretches()
        for x in across:
            for y in along:
                walk = Walk(self.seat, x, y)
                if walk in self:
                    yield walk

    def _stretches(self) -> tuple[range, range]:
        """Return the x and the y coordinates of the grid lines that the ruler could reach."""
        far = self.ruler_mm + self.measures.pawn_mm + self.measures.edge_mm
        x, y, wide, high = _bounds(self.start)
        return _steps(x - far, x + wide + far), _steps(y - far, y + high + far)


def _middle(walk: Walk) -> Point:
    return walk.x_tenth_mm / 10, walk.y_tenth_mm / 10


def _bounds(start: Start) -> tuple[float, float, float, float]:
    """Return x, y, width and height of the start; a die or a Pawn counts as a point."""
    if isinstance(start, CityCard):
        return start.x_mm, start.y_mm, start.width_mm, start.height_mm
    return start.x_mm, start.y_mm, 0.0, 0.0


def _steps(low_mm: float, high_mm: float) -> range:
    """Return the coordinates of the grid lines from `low_mm` to `high_mm`.

    The result is in tenths of a millimetre. It may include lines outside the area.
    """
    first = ceil(low_mm * 10 / GRID_TENTH_MM) * GRID_TENTH_MM
    return range(first, floor(high_mm * 10) + 1, GRID_TENTH_MM)


def _gap_to_base(start: Start, base: Point, measures: Measures) -> float:
    """Return the distance from the start to the base of a Pawn at a place, in mm."""
    match start:
        case Pose():
            return pawn_gap_mm(base, start, measures)
        case CityCard():
            return pawn_gap_to_card_mm(base, start, measures)
        case Pawn(x_mm=x, y_mm=y):
            return max(0.0, hypot(base[0] - x, base[1] - y) - measures.pawn_mm)


def _gap_to_card(start: Start, card: CityCard, measures: Measures) -> float:
    """Return the distance from the start to a City, in mm."""
    match start:
        case Pose():
            return gap_to_card_mm(start, card, measures)
        case CityCard():
            return hypot(
                _between(start.x_mm, start.width_mm, card.x_mm, card.width_mm),
                _between(start.y_mm, start.height_mm, card.y_mm, card.height_mm),
            )
        case Pawn(x_mm=x, y_mm=y):
            return pawn_gap_to_card_mm((x, y), card, measures)


def _gap_to_die(start: CityCard | Pawn, die: Pose, measures: Measures) -> float:
    """Return the distance from the start to the smuggler's Vehicle, in mm."""
    if isinstance(start, CityCard):
        return gap_to_card_mm(die, start, measures)
    return pawn_gap_mm((start.x_mm, start.y_mm), die, measures)


def _between(one: float, one_long: float, other: float, other_long: float) -> float:
    """Return the gap between two intervals on a line, 0 if they overlap.

    Each interval is given by its lower end and its length.
    """
    return max(0.0, one - other - other_long, other - one - one_long)
