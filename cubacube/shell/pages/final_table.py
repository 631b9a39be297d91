"""The table as it stood at the end of a match: small on the results page, and large."""

from collections.abc import Callable
from typing import Any, Protocol

import pygame

from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.parts import TextStyle, write
from cubacube.scenes.canvas.pictures import Backdrop, fill_backdrop
from cubacube.scenes.canvas.sizes import standing_share
from cubacube.scenes.canvas.theme import CREAM, DIM, INK, NORMAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.lines import HINTS
from cubacube.scenes.stage.inputs import FocusLost, Input
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.language.translation import _

_EDGE, _FOOT = 10.0, 54.0


class FinishedMatch(Protocol):
    """A match that is over: what it looks like."""

    @property
    def backdrop(self) -> Backdrop:
        """The picture of its table."""
        ...

    def draw(self, surface: pygame.Surface, view: View, /) -> None:
        """Everything that lies there."""
        ...

    def look(self, event: Input, /) -> None:
        """The mouse moves over it."""
        ...

    def rest(self, seconds: float, /) -> None:
        """It rests on something, which is explained then."""
        ...


class FinalTable(Dialogue):
    """The whole table; closes without a result."""

    overlay = False

    def __init__(self, table: FinishedMatch) -> None:
        self._table = table
        back = Button(HINTS, _("Back to the results"), Close, "teal", hotkey="Esc")
        super().__init__(Page([back], Close))

    def handle(self, event: Input) -> Change:
        """The way back; and what the mouse rests on is explained as in the match."""
        answer = super().handle(event)
        self._table.look(event if answer is None else FocusLost())
        return answer

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self._table.rest(seconds)
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the table, and the way back where the keys of the match were."""
        self._table.draw(surface, view)
        super().draw(surface, view)


class TableCard(Button):
    """The table as a small picture, to be pressed."""

    def __init__(self, box: AnyBox, table: FinishedMatch, on_press: Callable[[], Any]) -> None:
        super().__init__(box, _("See the table"), on_press)
        self._table = table

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the picture and the words below it."""
        draw_panel(surface, view, self, CREAM, sunk=self._down)
        view.put(surface, self.picture(view), (self.box.x + _EDGE, self.box.y + _EDGE))
        at = self.box.centerx, self.box.bottom - _FOOT / 2
        write(surface, view, self.label, at, TextStyle(NORMAL + 2, INK, "heavy"), "center")

    def picture(self, view: View) -> pygame.Surface:
        """The table; to be asked for first while the view is not moved."""
        size = view.px(self.box.w - 2 * _EDGE), view.px(self.box.h - _EDGE - _FOOT)

        def make() -> pygame.Surface:
            whole = pygame.Surface(view.size)
            self._table.draw(whole, view)
            canvas = view.canvas.clip(whole.get_rect())
            return pygame.transform.smoothscale(whole.subsurface(canvas), size)

        return view.cached(("final table", self._table, size, standing_share()), make)


def draw_ground(surface: pygame.Surface, view: View, name: Backdrop) -> None:
    """Fill the window with the bare table of a game, dimly lit."""

    def make() -> pygame.Surface:
        ground = pygame.Surface(view.size)
        fill_backdrop(ground, view, name)
        ground.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        return ground

    surface.blit(view.cached(("dim table", name, view.size), make), (0, 0))


def card_height(width: float) -> float:
    """How high a card is that shows the whole table."""
    return (width - 2 * _EDGE) * 9 / 16 + _EDGE + _FOOT
