"""[Walking 2] Where a Pawn may be set: the ruler, what is in the way, the Cities and the Vehicle.

The ruler is laid from the outline of the Vehicle that is left, from the edge of the City card that
is left, or from the base of the Pawn, over whatever is between. The base must come within it, whole
inside the area, and may stand on no die and no obstacle [R105]. A base that touches a City card or
the own Vehicle has come there, which needs that the ruler reaches it too.
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
"""What the ruler is laid to: the Vehicle or the City that is left, or the Pawn."""

GRID_TENTH_MM = 200
"""How far apart the places are that a random walk is drawn from."""


@frozen
class AnyWalk:
    """A seat's choice: set its Pawn on any place the ruler reaches from `start`.

    `vehicle` is the own Vehicle if it may be entered. As a counted choice it holds the legal
    places of a grid, or one if the grid has none; many more are legal.
    """

    seat: Seat
    start: Start
    layout: Layout
    ruler_mm: float
    measures: Measures
    vehicle: Die | None

    def __contains__(self, action: object) -> bool:
        """Whether `action` sets the Pawn on a legal place."""
        return (
            isinstance(action, Walk)
            and action.seat == self.seat
            and self._inside(action.x_tenth_mm, action.y_tenth_mm)
            and self._legal((action.x_tenth_mm / 10, action.y_tenth_mm / 10))
        )

    def __len__(self) -> int:
        """How many places it holds."""
        return len(tuple(self._places()))

    def __getitem__(self, number: int) -> Walk:
        """Place `number`."""
        return tuple(self._places())[number]

    @property
    def anywhere(self) -> bool:
        """Whether any place is legal."""
        return self._anywhere() is not None

    @property
    def cities(self) -> tuple[City, ...]:
        """The Cities that the ruler reaches, but for the one that is left."""
        return tuple(
            card.city
            for card in self.layout.cities
            if card != self.start and _gap_to_card(self.start, card, self.measures) <= self.ruler_mm
        )

    @property
    def vehicle_near(self) -> bool:
        """Whether the own Vehicle may be entered and the ruler reaches it."""
        if self.vehicle is None or isinstance(self.start, Pose):
            return False
        own = self.layout[self.vehicle]
        return _gap_to_die(self.start, own, self.measures) <= self.ruler_mm

    def city_at(self, action: Walk) -> City | None:
        """[Walking 3] The City that the Pawn is in there."""
        return next((card.city for card in self._touched(_middle(action))), None)

    def boards_at(self, action: Walk) -> bool:
        """[Walking 4] Whether the Pawn is on the own Vehicle there, and in no City."""
        if self.vehicle is None or self.city_at(action) is not None:
            return False
        return self._on(_middle(action), self.layout[self.vehicle])

    def _inside(self, *tenths_mm: int) -> bool:
        """Whether a place is in the area; so it is no number too large to reckon with."""
        return all(0 <= each <= self.measures.area_mm * 10 for each in tenths_mm)

    def _legal(self, base: Point) -> bool:
        return all(broken <= 0 for broken in self._broken_mm(base))

    def _broken_mm(self, base: Point) -> Iterator[float]:
        """[5.11] By how much each law is broken there; none changes faster than the way gone."""
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
        """[5.11] Only the own Vehicle, to enter it."""
        return pose.die == self.vehicle and self.vehicle_near

    def _touched(self, base: Point) -> tuple[CityCard, ...]:
        return tuple(
            card
            for card in self.layout.cities
            if pawn_gap_to_card_mm(base, card, self.measures) < TOUCHING_MM
        )

    def _on(self, base: Point, pose: Pose) -> bool:
        """Whether the base meets a die."""
        near = self._is_near(base, pose)
        return near and pawn_gap_mm(base, pose, self.measures) < TOUCHING_MM

    def _is_near(self, base: Point, pose: Pose) -> bool:
        """Most dice are too far to measure closely."""
        farthest = self.measures.edge_mm + self.measures.pawn_mm
        return hypot(base[0] - pose.x_mm, base[1] - pose.y_mm) <= farthest

    def _places(self) -> Iterator[Walk]:
        """The legal places of the grid; if there is none, any legal place."""
        places = tuple(self._grid())
        found = None if places else self._anywhere()
        yield from (found,) if found else places

    def _anywhere(self) -> Walk | None:
        """Some legal place, if there is any in the whole area."""
        size = floor(self.measures.area_mm * 10)
        place = find_place(size, lambda base: max(self._broken_mm(base)))
        return Walk(self.seat, *place) if place else None

    def _grid(self) -> Iterator[Walk]:
        """The legal places of the grid."""
        across, along = self._stretches()
        for x in across:
            for y in along:
                walk = Walk(self.seat, x, y)
                if walk in self:
                    yield walk

    def _stretches(self) -> tuple[range, range]:
        """The columns and rows of the grid that the ruler could reach."""
        far = self.ruler_mm + self.measures.pawn_mm + self.measures.edge_mm
        x, y, wide, high = _bounds(self.start)
        return _steps(x - far, x + wide + far), _steps(y - far, y + high + far)


def _middle(walk: Walk) -> Point:
    return walk.x_tenth_mm / 10, walk.y_tenth_mm / 10


def _bounds(start: Start) -> tuple[float, float, float, float]:
    """Where the ruler is laid to: x and y, width and height; of dice and Pawns the middle."""
    if isinstance(start, CityCard):
        return start.x_mm, start.y_mm, start.width_mm, start.height_mm
    return start.x_mm, start.y_mm, 0.0, 0.0


def _steps(low_mm: float, high_mm: float) -> range:
    """The lines of the grid between two places; those outside the area do no harm."""
    first = ceil(low_mm * 10 / GRID_TENTH_MM) * GRID_TENTH_MM
    return range(first, floor(high_mm * 10) + 1, GRID_TENTH_MM)


def _gap_to_base(start: Start, base: Point, measures: Measures) -> float:
    """How far the ruler is laid to a place of the Pawn."""
    match start:
        case Pose():
            return pawn_gap_mm(base, start, measures)
        case CityCard():
            return pawn_gap_to_card_mm(base, start, measures)
        case Pawn(x_mm=x, y_mm=y):
            return max(0.0, hypot(base[0] - x, base[1] - y) - measures.pawn_mm)


def _gap_to_card(start: Start, card: CityCard, measures: Measures) -> float:
    """How far the ruler is laid to a City."""
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
    """How far the ruler is laid to the own Vehicle."""
    if isinstance(start, CityCard):
        return gap_to_card_mm(die, start, measures)
    return pawn_gap_mm((start.x_mm, start.y_mm), die, measures)


def _between(one: float, one_long: float, other: float, other_long: float) -> float:
    """The gap of two stretches of a line, 0 if they overlap."""
    return max(0.0, one - other - other_long, other - one - one_long)
