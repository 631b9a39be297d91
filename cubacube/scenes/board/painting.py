"""Paint everything on the table of a board game that changes only with an action."""

from typing import Any

import pygame

from cubacube.rules import frozen
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas import Brush, TextStyle, View
from cubacube.scenes.canvas.parts import LINE
from cubacube.scenes.canvas.pictures import fill_backdrop
from cubacube.scenes.canvas.reading import fit_block
from cubacube.scenes.canvas.sizes import reading_share
from cubacube.scenes.canvas.theme import BRASS, CREAM, NORMAL
from cubacube.scenes.match.pictures.lines import (
    FREE_X,
    TOP_Y,
    Lines,
    draw_asked,
    draw_foot,
    draw_title,
)
from cubacube.scenes.match.pictures.still_layer import Painted
from cubacube.scenes.match.words import Snapshot
from cubacube.session.language.translation import _

_HEIGHT, _TALLEST, _RIGHT, _MIDDLE = 54.0, 78.0, 1892.0, 1000.0
_NAME = TextStyle(NORMAL, BRASS, "black")
_WORDS = TextStyle(NORMAL, CREAM)


@frozen
class BoardContents:
    """Everything that the cached picture of the table shows.

    If the contents are unchanged, the picture is not painted again.
    """

    snapshot: Snapshot[Any]
    lines: Lines


def paint(board: Board[Any], view: View, contents: BoardContents) -> Painted:
    """Paint the background, the title, the foot and what the game draws itself."""
    snapshot, lines = contents.snapshot, contents.lines
    picture = pygame.Surface(view.size)
    brush = Brush(picture, view)
    fill_backdrop(picture, view, board.backdrop)
    end = draw_title(brush, _(board.heading), board.subtitle(snapshot), lines.mark, _MIDDLE)
    draw_asked_panel(brush, lines, end + 40)
    draw_foot(brush, lines)
    board.draw_still(brush, snapshot)
    return Painted(picture, tuple(brush.tips))


def draw_asked_panel(brush: Brush, lines: Lines, left: float) -> None:
    """Draw the name of the player who is asked, and the question, at the top right."""
    if lines.asked is None and not lines.words:
        return
    inside = 26.0
    name = lines.asked.name if lines.asked else ""
    before = 56 + brush.width(name, _NAME) + 14 if lines.asked else 0.0
    right = FREE_X if lines.watched else _RIGHT
    room = right - left - 2 * inside - before
    high = _HEIGHT if reading_share() <= 1.0 else _TALLEST
    text = fit_block(brush.view, lines.words or " ", _WORDS, room, high)
    box = pygame.FRect(0, 0, text.width / brush.view.scale + before + 2 * inside, _HEIGHT)
    box.h = max(box.h, text.height / brush.view.scale + 6)
    box.midright = right, TOP_Y
    brush.panel(box, LINE)
    at = box.x + inside
    if lines.asked is not None:
        at = draw_asked(brush, lines.asked, (box.x + 16, TOP_Y), _NAME) + 14
    brush.put(text, (at, TOP_Y), "midleft")
