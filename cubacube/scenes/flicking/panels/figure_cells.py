"""Illustrations: small pictures side by side, each of a flick through a Gate."""

from collections.abc import Callable

from cubacube.kit.gates import standing
from cubacube.kit.shot import Layout, Pose
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.gate_marks import GateMark
from cubacube.scenes.cloth.guide import FlickPreview
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.flicking.panels.figure_cloth import FigureCloth, gate_die, vehicle
from cubacube.scenes.rules_page import Figure
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level

_WIDTH, _HEIGHT, _GAP = 320.0, 340.0, 20.0


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
