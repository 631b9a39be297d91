"""Goods cards and Cops, and how many Cops are still to come."""

from typing import Final

from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.places import DESK
from cubacube.scenes.brush import Brush
from cubacube.scenes.ground import Point
from cubacube.scenes.parts import RESTING, Look, Style
from cubacube.scenes.theme import CREAM, GREY, INK, LARGE, SAND, SMALL, TRACK, Colour
from cubacube.session.words import _

COP: Final = 40.0
COP_INK: Final[Colour] = (34, 60, 104)
GOOD_SHAPE: Final = 0.7
"""The width of a Goods card over its height."""
_END_STEP = 66.0


def draw_good(brush: Brush, good: str, at: Point, height: float) -> None:
    """A Goods card with its middle on a point."""
    width = height * GOOD_SHAPE
    box = at[0] - width / 2, at[1] - height / 2, width, height
    brush.panel(box, Look(CREAM, INK, height * 0.14, max(1.5, height * 0.035), shadow=0.25, blur=4))
    brush.icon(good, at, width * 0.78, INK, CREAM)


def draw_cop(brush: Brush, at: Point, size: float = COP) -> None:
    """A single Cop, perhaps on his way."""
    brush.icon("cop", at, size, CREAM, COP_INK)


def draw_end(brush: Brush, state: State) -> None:
    """On the desk: the Cops that are out, and those still to come before the end."""
    brush.panel(DESK, RESTING)
    x, y, width, height = DESK
    last = COPS_TO_END[len(state.merchants)]
    words = _("{cops} of {last} Cops").format(cops=state.cops, last=last)
    middle = x + width / 2
    brush.write(words, (middle, y + 56), Style(LARGE + 4, INK, "title"), "center", width - 40)
    columns = -(-last // 2)
    for number in range(last):
        row, place = divmod(number, columns)
        count = min(columns, last - row * columns)
        at = middle + (place - (count - 1) / 2) * _END_STEP, y + 138 + row * _END_STEP
        out = number < state.cops
        brush.icon("cop", at, 56, COP_INK if out else TRACK, CREAM if out else SAND)
    said = _("With the last one the game ends at once.")
    at = middle, y + height - 46
    brush.write(said, at, Style(SMALL, GREY), "center", width - 40)
