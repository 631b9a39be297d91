"""The menu's Continue button, with a small picture of the last match."""

from collections.abc import Callable

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle, panel, write
from cubacube.scenes.canvas.theme import CREAM, HEADING, NIGHT, NORMAL, TEAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.widget import draw_panel

_EDGE, _BETWEEN, _MARGIN = 9.0, 22.0, 24.0
_TITLE_HEIGHT, _LINE = 46.0, 31.0
_PRESSED = 3
_TITLE = TextStyle(HEADING - 4, CREAM, "title")
_NOTE = TextStyle(NORMAL - 2, CREAM)
_EMPTY = PanelStyle((*NIGHT, 90), None, 10, shadow=0)


@frozen
class ContinueOffer:
    """What is known so far of the match to continue."""

    words: str
    notes: tuple[str, ...]
    """Lines of text: progress, players, when it was left."""
    picture: pygame.Surface | None
    on_press: Callable[[], Change]


class ContinueTile(Button):
    """A large button with a picture of the table, which may appear later."""

    def __init__(self, box: AnyBox, offer: ContinueOffer) -> None:
        super().__init__(box, offer.words, self._go_on)
        self.offer = offer

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the button, pressed in while the pointer is down on it."""
        with view.moved(0, _PRESSED if self._down else 0):
            draw_panel(surface, view, self, TEAL, sunk=self._down)
            height = self.box.h - 2 * _EDGE
            place = self.box.x + _EDGE, self.box.y + _EDGE, height * 16 / 9, height
            draw_small(surface, view, place, self.offer.picture)
            self._draw_lines(surface, view, place[0] + place[2] + _BETWEEN)

    def _draw_lines(self, surface: pygame.Surface, view: View, left: float) -> None:
        """Draw the title and the notes, centred vertically."""
        room = self.box.right - _MARGIN - left
        y = self.box.centery - (_TITLE_HEIGHT + len(self.offer.notes) * _LINE) / 2
        write(surface, view, self.label, (left, y - 4), _TITLE, "topleft", room)
        y += _TITLE_HEIGHT
        for words in self.offer.notes:
            write(surface, view, words, (left, y), _NOTE, "topleft", room)
            y += _LINE

    def _go_on(self) -> Change:
        return self.offer.on_press()


def draw_small(
    surface: pygame.Surface, view: View, box: AnyBox, picture: pygame.Surface | None
) -> None:
    """Draw a picture of a table scaled into a box, or an empty panel if there is no picture."""
    place = view.rect(box)
    if picture is None:
        panel(surface, view, box, _EMPTY)
        return

    def make() -> pygame.Surface:
        return masked(pygame.transform.smoothscale(picture, place.size).convert_alpha(), radius)

    radius = view.px(10)
    surface.blit(view.cached(("small table", picture, place.size), make), place)
