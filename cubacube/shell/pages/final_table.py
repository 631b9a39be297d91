"""Show the table at the end of a match: small on the results page, and large."""

from collections.abc import Callable
from typing import Any, Protocol

import pygame

from cubacube.scenes.canvas import AnyBox, TextStyle, View
from cubacube.scenes.canvas.parts import write
from cubacube.scenes.canvas.pictures import Backdrop, fill_backdrop
from cubacube.scenes.canvas.sizes import standing_share
from cubacube.scenes.canvas.theme import CREAM, DIM, INK, NORMAL
from cubacube.scenes.match.pictures.lines import HINTS
from cubacube.scenes.stage.inputs import FocusLost, Input
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.language.translation import _

_EDGE, _FOOT = 10.0, 54.0


class FinishedMatch(Protocol):
    """The finished match scene, as far as the results page needs it."""

    @property
    def backdrop(self) -> Backdrop:
        """The background picture of its table."""
        ...

    def draw(self, surface: pygame.Surface, view: View, /) -> None:
        """Draw everything on the table."""
        ...

    def look(self, event: Input, /) -> None:
        """Handle pointer movement over the table."""
        ...

    def rest(self, seconds: float, /) -> None:
        """Advance the time for which the pointer has rested; after a moment a tip appears."""
        ...


class FinalTable(Dialogue):
    """A page with the whole table; it closes without a result."""

    overlay = False

    def __init__(self, table: FinishedMatch) -> None:
        self._table = table
        back = Button(HINTS, _("Back to the results"), Close, "teal", hotkey="Esc")
        super().__init__(Page([back], Close))

    def handle(self, event: Input) -> Change:
        """Handle the Back button; pointer movement shows tips as in the match."""
        answer = super().handle(event)
        self._table.look(event if answer is None else FocusLost())
        return answer

    def update(self, seconds: float) -> Change:
        """Advance time."""
        self._table.rest(seconds)
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the table, and the Back button."""
        self._table.draw(surface, view)
        super().draw(surface, view)


class TableCard(Button):
    """A button with a small picture of the table."""

    def __init__(self, box: AnyBox, table: FinishedMatch, on_press: Callable[[], Any]) -> None:
        super().__init__(box, _("See the table"), on_press)
        self._table = table

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the picture and its caption."""
        draw_panel(surface, view, self, CREAM, sunk=self._down)
        view.put(surface, self.picture(view), (self.box.x + _EDGE, self.box.y + _EDGE))
        at = self.box.centerx, self.box.bottom - _FOOT / 2
        write(surface, view, self.label, at, TextStyle(NORMAL + 2, INK, "heavy"), "center")

    def picture(self, view: View) -> pygame.Surface:
        """Return the small picture, which is cached.

        The first call must come while the view is not shifted.
        """
        size = view.px(self.box.w - 2 * _EDGE), view.px(self.box.h - _EDGE - _FOOT)

        def make() -> pygame.Surface:
            whole = pygame.Surface(view.size)
            self._table.draw(whole, view)
            canvas = view.canvas.clip(whole.get_rect())
            return pygame.transform.smoothscale(whole.subsurface(canvas), size)

        return view.cached(("final table", self._table, size, standing_share()), make)


def draw_ground(surface: pygame.Surface, view: View, name: Backdrop) -> None:
    """Fill the window with the dimmed, empty table of a game."""

    def make() -> pygame.Surface:
        ground = pygame.Surface(view.size)
        fill_backdrop(ground, view, name)
        ground.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        return ground

    surface.blit(view.cached(("dim table", name, view.size), make), (0, 0))


def card_height(width: float) -> float:
    """Return the height of a card that shows the whole table."""
    return (width - 2 * _EDGE) * 9 / 16 + _EDGE + _FOOT
