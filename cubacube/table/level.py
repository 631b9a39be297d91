"""A level: every physical and geometric value of one table, with its allowed range.

Units are part of the names. A level file is checked against the ranges. To tune a table,
read the comments of `levels/habana.toml` instead.
"""

from dataclasses import dataclass, fields
from functools import cached_property
from math import cos, radians, sin
from typing import Annotated, Any, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.kit import sliding
from cubacube.kit.measures import Measures
from cubacube.kit.shot import CityCard, Launch
from cubacube.kit.terrain import Disc, Obstacle, Point, Polygon, Shape, Zone
from cubacube.rules import frozen
from cubacube.table.cushions import Border, cushions
from cubacube.table.outlines import Outline, outline

Mm: TypeAlias = Annotated[float, Interval(ge=0, le=1000)]
Share: TypeAlias = Annotated[float, Interval(ge=0, le=1)]


@frozen
class Area:
    """The playing area, a square; the City cards' outer edges lie on its border."""

    side_mm: Annotated[float, Interval(ge=200, le=600)]
    city_edge_mm: Annotated[float, Interval(ge=20, le=120)]
    corner_order: Literal["shuffled", "listed"]


@frozen
class CitySpot:
    """The lower left corner of a City card; which City lies there is decided at set-up."""

    x_mm: Mm
    y_mm: Mm


@frozen
class Rulers:
    """The Walking rulers."""

    short_mm: Annotated[float, Interval(ge=10, le=200)]
    long_mm: Annotated[float, Interval(ge=10, le=200)]


@frozen
class Dice:
    """All dice are equal: square, with rounded corners."""

    edge_mm: Annotated[float, Interval(ge=8, le=30)]
    corner_mm: Annotated[float, Interval(ge=0, le=4)]
    mass_g: Annotated[float, Interval(ge=1, le=50)]


@frozen
class Pawns:
    """All Pawns stand on round bases."""

    base_mm: Annotated[float, Interval(ge=4, le=30)]


@frozen
class Cloth:
    """What the dice slide on: Coulomb friction under gravity."""

    friction: Annotated[float, Interval(ge=0.05, le=1.5)]
    gravity_mm_s2: Annotated[float, Interval(ge=1000, le=20000)]


@frozen
class Collision:
    """What happens when two dice hit each other.

    If the restitution is 0.82 or more, friction adds energy when certain corners meet. Up
    to 0.75 it adds none.
    """

    restitution: Annotated[float, Interval(ge=0, le=0.75)]
    friction: Share


@frozen
class LaunchLimits:
    """What a finger can do to a die, and how a mouse drag becomes a flick.

    `drag_mm_per_stop_mm` is the length of the drag on the cloth for each millimetre that
    the die would slide freely. The heights of hits are measured from the middle of the die,
    negative below it.
    """

    slowest_mm_s: Annotated[int, Interval(ge=10, le=500)]
    fastest_mm_s: Annotated[int, Interval(ge=500, le=4000)]
    widest_offset_mm: Annotated[float, Interval(ge=0, le=10)]
    drag_mm_per_stop_mm: Annotated[float, Interval(ge=0.05, le=2)]
    low_mm: Annotated[float, Interval(ge=-10, le=10)]
    middle_mm: Annotated[float, Interval(ge=-10, le=10)]
    high_mm: Annotated[float, Interval(ge=-10, le=10)]


@frozen
class Tumbling:
    """A die rolls over if the product of speed change and hit height exceeds a threshold.

    A hit above the middle tips a die forward, and a hit below the middle tips it backward. The
    number of quarter turns is the square of this product, divided by the quarter value of the
    direction, and then rounded. It is at least 1 and at most `most_quarters`.
    """

    forward_mm2_s: Annotated[float, Interval(ge=100, le=100_000)]
    backward_mm2_s: Annotated[float, Interval(ge=100, le=100_000)]
    forward_quarter_mm4_s2: Annotated[float, Interval(ge=1e5, le=1e9)]
    backward_quarter_mm4_s2: Annotated[float, Interval(ge=1e5, le=1e9)]
    collision_mm: Annotated[float, Interval(ge=0, le=8)]
    most_quarters: Annotated[int, Interval(ge=1, le=12)]
    flip_only_mm: Annotated[float, Interval(ge=0, le=100)]


@frozen
class OpeningThrow:
    """The opening throw: dice start near the middle and scatter."""

    start_radius_mm: Annotated[float, Interval(ge=10, le=200)]
    slowest_mm_s: Annotated[float, Interval(ge=0, le=4000)]
    fastest_mm_s: Annotated[float, Interval(ge=10, le=4000)]
    fastest_spin_rad_s: Annotated[float, Interval(ge=0, le=300)]


@frozen
class Blind:
    """Noise of a flick with closed eyes: standard deviations."""

    angle_deg: Annotated[float, Interval(ge=0, le=45)]
    speed_share: Annotated[float, Interval(ge=0, le=0.5)]


@frozen
class Steps:
    """Time steps and limits of the simulation.

    `longest_s` is the longest time for which the path of a die counts as straight.
    `contact_mm` is how deep dice may overlap when they touch. A flick that takes longer
    than `longest_flick_s` ends with an error.
    """

    longest_s: Annotated[float, Interval(ge=1 / 2000, le=1 / 60)]
    contact_mm: Annotated[float, Interval(ge=0.001, le=0.1)]
    iterations: Annotated[int, Interval(ge=5, le=60)]
    longest_flick_s: Annotated[float, Interval(ge=1, le=60)]


@frozen
class Look:
    """How the table looks; it has no effect on the dice."""

    cloth: Literal[
        "green", "burgundy", "navy", "charcoal", "sand", "mahogany", "marble", "ice", "grass"
    ] = "green"
    pattern: Literal["woven", "boards", "veins", "scratches", "tufts"] = "woven"
    border: Literal["gold", "cream", "red", "blue", "black"] = "gold"


@frozen
class Circle:
    """A circle: its centre and its radius."""

    x_mm: Mm
    y_mm: Mm
    radius_mm: Annotated[float, Interval(ge=2, le=1000)]


@frozen
class RectangleShape:
    """A rectangle: its centre, its size, and how far it is turned to the left."""

    x_mm: Mm
    y_mm: Mm
    width_mm: Annotated[float, Interval(ge=2, le=1000)]
    height_mm: Annotated[float, Interval(ge=2, le=1000)]
    angle_deg: Annotated[float, Interval(ge=-180, le=180)] = 0.0


@frozen
class Corner:
    """A corner of a polygon."""

    x_mm: Mm
    y_mm: Mm


@frozen
class ZoneOfCloth:
    """A part of the playing area with its own friction and slope, in one of three shapes."""

    name: Annotated[str, Len(1, 40)]
    look: Literal["wet", "gravel", "ice", "sand", "rug", "boards"]
    friction: Annotated[float, Interval(ge=0.05, le=1.5)]
    slope_deg: Annotated[float, Interval(ge=0, le=20)] = 0.0
    downhill_deg: Annotated[float, Interval(ge=-180, le=180)] = 0.0
    circle: Circle | None = None
    box: RectangleShape | None = None
    polygon: Annotated[tuple[Corner, ...], Len(3, 12)] = ()


@frozen
class ObstacleOfTable:
    """Something fixed that dice bounce off, in one of three shapes; a polygon is convex."""

    name: Annotated[str, Len(1, 40)]
    look: Literal["bollard", "fountain", "wall", "stone", "crate", "palm"]
    restitution: Annotated[float, Interval(ge=0, le=0.75)]
    friction: Share
    damage: Annotated[int, Interval(ge=0, le=1)] = 0
    circle: Circle | None = None
    box: RectangleShape | None = None
    polygon: Annotated[tuple[Corner, ...], Len(3, 12)] = ()


@frozen
class LaidDie:
    """Where a die lies at the beginning: at a place, or at random in a circle around it."""

    die: Literal["R1", "R2", "B1", "B2", "G1", "G2", "Y1", "VA", "VB", "VC", "VD", "VE"]
    x_mm: Mm
    y_mm: Mm
    angle_deg: Annotated[float, Interval(ge=-180, le=180)] = 0.0
    spread_mm: Annotated[float, Interval(ge=0, le=200)] = 0.0


_OPEN, _PLAIN = Border(), Look()


@dataclass(frozen=True)  # without slots, for the cached properties
class Level:
    """One table: geometry, cloth, dice, flicks, randomness."""

    name: Annotated[str, Len(1, 40)]
    area: Area
    cities: Annotated[tuple[CitySpot, ...], Len(4, 4)]
    rulers: Rulers
    dice: Dice
    pawns: Pawns
    cloth: Cloth
    collision: Collision
    launch: LaunchLimits
    tumbling: Tumbling
    throw: OpeningThrow
    blind: Blind
    steps: Steps
    format: Annotated[int, Interval(ge=1, le=1)] = 1
    zones: Annotated[tuple[ZoneOfCloth, ...], Len(0, 12)] = ()
    obstacles: Annotated[tuple[ObstacleOfTable, ...], Len(0, 12)] = ()
    border: Border = _OPEN
    layout: Annotated[tuple[LaidDie, ...], Len(0, 12)] = ()
    look: Look = _PLAIN
    idea: Annotated[str, Len(0, 100)] = ""
    author: Annotated[str, Len(0, 40)] = ""

    def __getstate__(self) -> dict[str, Any]:
        """Return the fields only, for another process: outlines cannot be pickled."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def terrain(self) -> tuple[Zone, ...]:
        """The zones as the physics needs them."""
        return tuple(
            Zone(
                each.name, each.look, each.friction, _shape(each), each.slope_deg, each.downhill_deg
            )
            for each in self.zones
        )

    @cached_property
    def fixed(self) -> tuple[Obstacle, ...]:
        """The obstacles as the physics needs them, and after them the cushions."""
        obstacles = (
            Obstacle(
                each.name, each.look, each.restitution, each.friction, each.damage, _shape(each)
            )
            for each in self.obstacles
        )
        return (*obstacles, *cushions(self.border, self.area.side_mm))

    @cached_property
    def outlines(self) -> list[Outline]:
        """The outlines of what is fixed, prepared for many measurements."""
        return [outline(each.shape) for each in self.fixed]

    @cached_property
    def roughest(self) -> float:
        """Limit of the braking by friction and weight, as a share of gravity."""
        steep = (zone.friction + sin(radians(zone.slope_deg)) for zone in self.zones)
        return max((self.cloth.friction, *steep))

    @cached_property
    def pull_mm_s2(self) -> float:
        """Acceleration downhill on the steepest zone."""
        steepest_deg = max((zone.slope_deg for zone in self.zones), default=0.0)
        return self.cloth.gravity_mm_s2 * sin(radians(steepest_deg))

    @property
    def slowdown_mm_s2(self) -> float:
        """Deceleration of a die that slides on the bare cloth without spin."""
        return self.cloth.friction * self.cloth.gravity_mm_s2

    def stop_mm(self, speed_mm_s: float) -> float:
        """Return how far a die slides from this start speed, without spin."""
        return sliding.stop_mm(speed_mm_s, self.slowdown_mm_s2)

    def speed_to_mm_s(self, stop_mm: float) -> int:
        """Return the speed of the flick that slides nearest to `stop_mm`, without spin."""
        speed = round(sliding.speed_to_mm_s(stop_mm, self.slowdown_mm_s2))
        return min(max(speed, self.launch.slowest_mm_s), self.launch.fastest_mm_s)

    def stop_of_drag_mm(self, drag_mm: float) -> float:
        """Return how far a die slides after a drag of this length."""
        return drag_mm / self.launch.drag_mm_per_stop_mm

    def drag_to_mm(self, stop_mm: float) -> float:
        """Return the length of the drag after which a die slides this far."""
        return stop_mm * self.launch.drag_mm_per_stop_mm

    def measures(self) -> Measures:
        """Return the lengths that the rules need; the City cards have no names yet."""
        edge = self.area.city_edge_mm
        return Measures(
            area_mm=self.area.side_mm,
            edge_mm=self.dice.edge_mm,
            corner_mm=self.dice.corner_mm,
            pawn_mm=self.pawns.base_mm,
            ruler_short_mm=self.rulers.short_mm,
            ruler_long_mm=self.rulers.long_mm,
            spots=tuple(CityCard("", spot.x_mm, spot.y_mm, edge, edge) for spot in self.cities),
            cities_shuffled=self.area.corner_order == "shuffled",
            launch=Launch(
                self.launch.slowest_mm_s,
                self.launch.fastest_mm_s,
                round(self.launch.widest_offset_mm * 10),
            ),
            blind_angle_cdeg=round(self.blind.angle_deg * 100),
            blind_speed_permille=round(self.blind.speed_share * 1000),
            friction=self.cloth.friction,
            gravity_mm_s2=self.cloth.gravity_mm_s2,
            zones=self.terrain,
            obstacles=self.fixed,
        )


def _shape(part: ZoneOfCloth | ObstacleOfTable) -> Shape:
    """Return the shape of a zone or an obstacle in the form that the physics needs."""
    if part.circle is not None:
        return Disc(part.circle.x_mm, part.circle.y_mm, part.circle.radius_mm)
    if part.box is not None:
        return Polygon(_corners(part.box))
    return Polygon(tuple((corner.x_mm, corner.y_mm) for corner in part.polygon))


def _corners(box: RectangleShape) -> tuple[Point, ...]:
    """Return the corners of a rectangle in order."""
    c, s = cos(radians(box.angle_deg)), sin(radians(box.angle_deg))
    wide, high = box.width_mm / 2, box.height_mm / 2
    around = (wide, high), (-wide, high), (-wide, -high), (wide, -high)
    return tuple((box.x_mm + c * x - s * y, box.y_mm + s * x + c * y) for x, y in around)
