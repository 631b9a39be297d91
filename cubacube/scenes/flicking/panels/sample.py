"""Illustrations: small pieces of the cloth with a few dice on them."""

from collections.abc import Callable, Sequence
from math import pi

import pygame

from cubacube.kit.cards import Symbol
from cubacube.kit.gates import standing
from cubacube.kit.orientation import ORIENTATIONS
from cubacube.kit.shot import Die, Flick, Gate, Layout, Pose, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE
from cubacube.scenes.canvas import Bounds, Brush, Point, View, inset
from cubacube.scenes.canvas.labels import Taken
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.canvas.theme import WIDTH
from cubacube.scenes.cloth.cloth_view import ClothView, Owner, draw_pawns, resting
from cubacube.scenes.cloth.gate_marks import GateMark, GateMarks
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import FlickPreview, draw_guide
from cubacube.scenes.cloth.marks import Mark, draw_marks
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.rules_page import Figure
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level

EDGE_MM, PAWN_MM = 16.0, 12.0
NAMES = ("Ana", "Bruno", "Carla", "Dario")
_SIDES = ("orange", "black", "purple", "pink")
_OWNERS = {die: Owner(name, side) for die, name, side in zip(VEHICLES, NAMES, _SIDES, strict=False)}
_PAWNS = dict(zip(("PA", "PB", "PC", "PD"), _SIDES, strict=True))
_HEM = 60.0
_WIDTH, _HEIGHT, _GAP = 320.0, 340.0, 20.0


class FigureCloth:
    """A piece of cloth, `width` wide and `height` high in logical units.

    `scale` is the number of logical units per millimetre. Positions of dice are in
    millimetres from the lower left corner.
    """

    def __init__(
        self, brush: Brush, width: float, height: float, layout: Layout, scale: float = 4.0
    ) -> None:
        self.ground = Ground(width / scale, 0.0, height - width, width)
        self.cloth_view = ClothView(self.ground, load_cards(), EDGE_MM, _OWNERS)
        self._brush, self._layout = brush, layout
        brush.surface.blit(_weave(brush.view, width, height), brush.view.to_px((0, 0)))

    def gates(self, marks: Sequence[GateMark], declared: Gate | None) -> None:
        """Draw Gates; if one is declared, also draw their labels, which avoid the dice."""
        found = GateMarks(self.ground, self._layout, marks)
        found.place(self._brush, self.cloth_view.piece_boxes(self._layout))
        found.draw(self._brush, declared, quiet=declared is None)

    def way(self, seen: FlickPreview) -> None:
        """Draw the path of a die and where it comes to rest."""
        draw_guide(self._brush, self.ground, seen, self.cloth_view.edge)

    def dice(self, *, names: bool = False) -> None:
        """Draw all dice and Pawns, and the names of the Vehicles if `names`."""
        shown = resting(self._layout)
        self.cloth_view.draw_dice(self._brush, shown)
        draw_pawns(self._brush, self.ground, self._layout.pawns, _PAWNS, PAWN_MM)
        if names:
            self.cloth_view.draw_names(self._brush, self._layout, shown)

    def marks(self, *marks: Mark) -> None:
        """Draw marks of the referee."""
        draw_marks(self._brush, self.ground, marks, Taken((), (), self.ground.box))


def _weave(view: View, width: float, height: float) -> pygame.Surface:
    """Return a piece of the table picture that shows only cloth, without the edge of the cloth.

    The piece is stretched if the cloth in the picture is narrower than `width`.
    """
    picture = backdrop(view, "race_table")
    unit = picture.width / WIDTH
    x, y, side, _height = CLOTH
    longest = side - 2 * _HEM
    share = min(1.0, longest / width)
    part = ((x + _HEM) * unit, (y + _HEM) * unit, width * share * unit, height * share * unit)
    piece = picture.subsurface(pygame.Rect(part))
    return pygame.transform.smoothscale(piece, (view.px(width), view.px(height)))


def sight(layout: Layout, way: tuple[Point, ...], rest: Pose | None = None) -> FlickPreview:
    """Return the preview of a flick along the path `way`.

    The flicked die is the one in `rest`. Without `rest` it is the first Vehicle, which
    stops at the end of the path.
    """
    end = rest or vehicle(VEHICLES[0], *way[-1])
    flick = Flick(0, end.die, 0, 1)
    poses = tuple(end if pose.die == end.die else pose for pose in layout.dice)
    return FlickPreview(flick, Shot(TABLE, flick, (), poses), way, None, ())


def vehicle(die: Die, x_mm: float, y_mm: float, heading_rad: float = pi / 2) -> Pose:
    """Return a Vehicle die that faces in a direction."""
    return Pose(die, x_mm, y_mm, heading_rad + pi / 2)


def gate_die(die: Die, symbol: Symbol, x_mm: float, y_mm: float, angle_rad: float = 0.0) -> Pose:
    """Return a Gate die with a symbol on top."""
    cards = load_cards()
    poses = (Pose(die, x_mm, y_mm, angle_rad, number) for number in range(len(ORIENTATIONS)))
    return next(pose for pose in poses if cards.symbol(pose) == symbol)


def on_cloth(box: Bounds, draw: Callable[[Brush], None], edge: float = 12.0) -> Figure:
    """Return a figure that shows a box of the canvas on cloth.

    The cloth extends `edge` logical units beyond the box on each side.
    """
    x, y, width, height = inset(box, -edge)

    def paint(brush: Brush) -> None:
        FigureCloth(brush, width, height, Layout())
        with brush.view.moved(-x, -y):
            draw(brush)

    return Figure(width, height, paint)


def cells(*drawings: Callable[[Brush], None]) -> Figure:
    """Return a figure of pictures side by side; each one draws from its own origin (0, 0)."""

    def draw(brush: Brush) -> None:
        for number, each in enumerate(drawings):
            with brush.view.moved(number * (_WIDTH + _GAP), 0):
                brush.surface.set_clip(brush.view.rect((0, 0, _WIDTH, _HEIGHT)))
                each(brush)
                brush.surface.set_clip(None)

    return Figure(len(drawings) * (_WIDTH + _GAP) - _GAP, _HEIGHT, draw)


def posts(y_mm: float) -> tuple[Pose, Pose]:
    """Return a red and a blue Gate die, left and right of the middle of a cell."""
    return gate_die("B1", "statue", 60, y_mm, -0.3), gate_die("R1", "diamond", 20, y_mm, 0.2)


def start(y_mm: float = 14) -> Pose:
    """Return the first Vehicle die at the lower edge of a cell."""
    return vehicle("VA", 40, y_mm)


def draw_flick(
    brush: Brush, layout: Layout, seen: FlickPreview, *marks: Mark, gate: bool = True
) -> None:
    """Draw a cell: the dice, the Gate between the posts, a flick and the referee's marks."""
    figure = FigureCloth(brush, _WIDTH, _HEIGHT, layout)
    if gate:
        measures = load_level("habana").measures()
        found = standing(("red", "blue"), load_cards(), layout, "VA", measures)
        figure.gates([GateMark(found[0], "")], None)
    figure.way(seen)
    figure.dice()
    figure.marks(*marks)
