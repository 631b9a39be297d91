"""Draw dice and Pawns on the cloth: faces, headings, shadows, rolls and name tags."""

from collections.abc import Iterable, Mapping, Sequence
from math import pi, radians, sin, tau

from cubacube.kit.cards import Cards
from cubacube.kit.orientation import heading_rad
from cubacube.kit.shot import Die, Layout, Pawn, Pose
from cubacube.kit.terrain import Obstacle
from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle
from cubacube.scenes.canvas.labels import LabelRequest, Line, placed
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import SIDES, SMALLEST_TEXT
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.obstacle_art import cover, obstacle_boxes
from cubacube.scenes.cloth.playback import WAY_RAD, Shown
from cubacube.scenes.pieces.dice_art import DiceArt, Roll
from cubacube.scenes.pieces.dice_faces import Face, GateFace, VehicleFace
from cubacube.scenes.pieces.sides import PAWN_BASE, walking_pawn

_ROLL_STEP_RAD = radians(6)
"""Angles of rolling dice are rounded to this step, so that cached pictures can be reused."""

_LIFT = 0.35
"""Height of a die in the middle of a quarter turn, in edges; its shadow moves away with it."""


@frozen
class Owner:
    """The owner of a Vehicle die: the name and the colour of its tag."""

    name: str
    side: str


class ClothView:
    """Draws the dice of a layout or a film on the cloth."""

    def __init__(
        self,
        ground: Ground,
        cards: Cards,
        edge_mm: float,
        owners: Mapping[Die, Owner],
        obstacles: tuple[Obstacle, ...] = (),
    ) -> None:
        self.ground = ground
        self.edge = edge_mm * ground.scale
        """Edge length of a die in logical units."""
        self._cards = cards
        self._obstacles = obstacles
        self.owners = owners
        """The current owners of the Vehicle dice."""
        self._wheels = {each.die: each.wheels_toward for each in cards.vehicle_dice}
        self.lines: tuple[Line, ...] = ()
        """Lines that name tags should not cover: the Gates on the cloth."""
        self._tags: tuple[object, dict[Die, Point]] | None = None

    def face(self, pose: Pose) -> Face:
        """Return the top face of a die."""
        if pose.die in self._wheels:
            owner = self.owners.get(pose.die)
            return VehicleFace(owner.side if owner else None)
        return GateFace(self._cards.gate_die(pose.die).colour, self._cards.symbol(pose))

    def heading_rad(self, pose: Pose) -> float:
        """Return the direction of a Gate die's print, or of a Vehicle die's wheels."""
        if pose.die in self._wheels:
            return heading_rad(pose, self._wheels[pose.die])
        return pose.angle_rad

    def draw_dice(self, brush: Brush, shown: Sequence[Shown]) -> None:
        """Draw all shadows, then the obstacles over them, then all dice from far to near."""
        art = DiceArt(brush.view, self.edge)
        ordered = sorted(shown, key=lambda each: -each.pose.y_mm)
        for each in ordered:
            at = brush.view.to_px(self.ground.of(each.pose))
            lift = self.edge * _LIFT * sin(pi * each.progress)
            art.shadow(brush.surface, at, each.pose.angle_rad, lift)
        if self._obstacles:
            cover(brush, self.ground, self._obstacles, map(self._shadow_box, ordered))
        for each in ordered:
            at = brush.view.to_px(self.ground.of(each.pose))
            if each.before is None:
                art.die(brush.surface, at, self.heading_rad(each.pose), self.face(each.pose))
            else:
                art.tumble(brush.surface, at, self._roll(each, each.before), each.progress)

    def _shadow_box(self, shown: Shown) -> Bounds:
        """Return a box that contains the shadow of a die."""
        x, y = self.ground.of(shown.pose)
        reach = self.edge * (1.7 if shown.before is not None else 1.2)
        return x - reach, y - reach, 2 * reach, 2 * reach + self.edge * 0.4

    def draw_names(self, brush: Brush, layout: Layout, shown: Sequence[Shown]) -> None:
        """Draw a name tag beside each Vehicle; it moves with the die."""
        places = self._places(brush, layout)
        for each in shown:
            owner = self.owners.get(each.pose.die)
            if owner is not None and each.pose.die in places:
                x, y = self.ground.of(each.pose)
                dx, dy = places[each.pose.die]
                side = SIDES[owner.side]
                style = TextStyle(SMALLEST_TEXT, side.on_it, "heavy")
                brush.tag(owner.name, (x + dx, y + dy), pill(side.colour), style)

    def name_boxes(self, brush: Brush, layout: Layout) -> list[Bounds]:
        """Return the boxes of the name tags of resting dice."""
        boxes = []
        for die, (dx, dy) in self._places(brush, layout).items():
            x, y = self.ground.of(layout[die])
            width, height = self._tag_size(brush, self.owners[die])
            boxes.append((x + dx - width / 2, y + dy - height / 2, width, height))
        return boxes

    def piece_boxes(self, layout: Layout) -> list[Bounds]:
        """Return boxes around dice and Pawns, with a margin, and around obstacles."""
        edge, reach = self.edge, self.edge * 0.72
        dice = [self.ground.of(pose) for pose in layout.dice]
        pawns = [self.ground.at(pawn.x_mm, pawn.y_mm) for pawn in layout.pawns]
        return [
            *((x - reach, y - reach, 2 * reach, 2 * reach) for x, y in dice),
            *((x - edge * 0.5, y - edge * 0.95, edge, edge * 1.4) for x, y in pawns),
            *(box for each in self._obstacles for box in obstacle_boxes(self.ground, each.shape)),
        ]

    def _places(self, brush: Brush, layout: Layout) -> dict[Die, Point]:
        """Return the position of each name tag, as an offset from its Vehicle die."""
        key = layout, self.owners, self.lines, standing(SMALLEST_TEXT)
        if self._tags is None or self._tags[0] != key:
            self._tags = key, self._place_tags(brush, layout)
        return self._tags[1]

    def _place_tags(self, brush: Brush, layout: Layout) -> dict[Die, Point]:
        own = [pose for pose in layout.dice if pose.die in self.owners]
        wishes = []
        for pose in own:
            width, height = self._tag_size(brush, self.owners[pose.die])
            wishes.append(
                LabelRequest(self.ground.of(pose), width, height, self.edge * 0.8, pi / 2)
            )
        boxes = placed(wishes, self.piece_boxes(layout), self.ground.box, self.lines)
        found = {}
        for pose, (left, top, width, height) in zip(own, boxes, strict=True):
            x, y = self.ground.of(pose)
            found[pose.die] = (left + width / 2 - x, top + height / 2 - y)
        return found

    def _tag_size(self, brush: Brush, owner: Owner) -> Point:
        words = brush.width(owner.name, TextStyle(SMALLEST_TEXT, weight="heavy"))
        return words + SMALLEST_TEXT * 1.1, SMALLEST_TEXT * 1.6

    def _roll(self, each: Shown, before: int) -> Roll:
        """Return a quarter turn in the form that `DiceArt` draws."""
        going = replace(each.pose, orientation=before)
        toward = each.pose.angle_rad + WAY_RAD[each.way]
        return Roll(
            self.face(going),
            _coarse(self.heading_rad(going)),
            self.face(each.pose),
            _coarse(self.heading_rad(each.pose)),
            _coarse(toward),
        )


def resting(layout: Layout) -> tuple[Shown, ...]:
    """Return all dice of a layout, none of them rolling."""
    return tuple(map(Shown, layout.dice))


def draw_pawns(
    brush: Brush, ground: Ground, pawns: Iterable[Pawn], sides: Mapping[str, str], base_mm: float
) -> None:
    """Draw the Pawns from far to near; `sides` gives the colour of each Pawn."""
    base = base_mm * ground.scale
    x, y, radius = PAWN_BASE
    size = base * 50 / radius
    for each in sorted(pawns, key=lambda each: -each.y_mm):
        middle, foot = ground.at(each.x_mm, each.y_mm)
        at = middle + (50 - x) / 100 * size, foot + (50 - y) / 100 * size
        brush.put(walking_pawn(brush.view, sides[each.pawn], base), at, "center")


def _coarse(angle_rad: float) -> float:
    return round(angle_rad / _ROLL_STEP_RAD) * _ROLL_STEP_RAD % tau
