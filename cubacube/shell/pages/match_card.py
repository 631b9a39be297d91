"""A card with the picture of a saved match and a few lines about it."""

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, TextStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import BROWN, GREY, HEADING, INK, NORMAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Widget
from cubacube.shell.pages.going_on import draw_small

_EDGE, _BETWEEN, _LINE = 20.0, 12.0, 34.0
_TITLE_HEIGHT = 52.0
_TITLE, _GAME = TextStyle(HEADING, INK, "title"), TextStyle(NORMAL, BROWN, "heavy")


@frozen
class MatchWords:
    """The texts on the card."""

    title: str
    stands: str
    """A line about the state of the match.

    It has the game and the kind of match, then the progress and current player. Of a finished
    match, it says how the match ended.
    """
    names: str
    written: str
    """Number of actions, and when the last one was saved."""
    fault: str = ""
    """Why the match cannot be continued; empty if it can."""


class MatchCard(Widget):
    """The card; it is empty without a match, and takes no input."""

    focusable = False

    def __init__(self, box: AnyBox) -> None:
        super().__init__(box)
        self.told: MatchWords | None = None
        self.picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the picture, which may come later, and the lines below it."""
        brush = Brush(surface, view)
        brush.panel(self.box, PANEL)
        if self.told is None:
            return
        left, width = self.box.x + _EDGE, self.box.w - 2 * _EDGE
        height = width * 9 / 16
        place = left, self.box.y + _EDGE, width, height
        draw_small(surface, view, place, self.picture)
        y = place[1] + height + _BETWEEN
        brush.write(self.told.title, (left, y), _TITLE, "topleft", width)
        y += _TITLE_HEIGHT
        brush.write(self.told.stands, (left, y), _GAME, "topleft", width)
        brush.write(self.told.names, (left, y + _LINE), TextStyle(NORMAL), "topleft", width)
        note = TextStyle(NORMAL, GREY)
        brush.write(self.told.written, (left, y + 2 * _LINE), note, "topleft", width)
        if self.told.fault:
            room = width - 2 * _EDGE
            words = view.paragraph(self.told.fault, standing(NORMAL - 2), room, "bold", INK)
            brush.put(words, (left + _EDGE, place[1] + _EDGE))
