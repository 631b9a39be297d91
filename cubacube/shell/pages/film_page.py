"""The page that shows the progress of a film and can cancel it."""

import pygame

from cubacube.scenes.canvas import Brush, TextStyle, View
from cubacube.scenes.canvas.parts import PanelStyle, flat
from cubacube.scenes.canvas.theme import CREAM, DUSK, GOLD, NORMAL, STEEL
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page
from cubacube.scenes.widgets.dialogues import Dialogue, middle
from cubacube.session.language.translation import _
from cubacube.shell.film.process import FilmProcess

_BOX = middle(860.0, 380.0)
_BAR = _BOX[0] + 60, _BOX[1] + 200, _BOX[2] - 120, 26.0


class FilmPage(Dialogue):
    """Waits for a film; closes with it, with why there is none, or with None if cancelled."""

    def __init__(self, process: FilmProcess) -> None:
        self._process = process
        x, y, width, _height = _BOX
        self._told = Label((x + 60, y + 140, width - 120, 40), "", TextStyle(NORMAL, CREAM))
        box = x + width / 2 - 150, y + 268, 300.0, 76.0
        cancel = Button(box, _("Cancel"), self._cancel, hotkey="Esc")
        title = _("Making the film")
        super().__init__(
            Page([self._told, cancel], self._cancel, panel=_BOX, title=title, dimmed=True)
        )

    def update(self, seconds: float) -> Change:
        """Update the progress; close when the film is finished or has failed."""
        result = self._process.result()
        if result is not None:
            self._process.close()
            return Close(result)
        count, length = self._process.progress
        words = _("Film: action {number} of {count}")
        self._told.words = words.format(number=count, count=length)
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page with a bar for the progress."""
        super().draw(surface, view)
        brush, (count, length) = Brush(surface, view), self._process.progress
        x, y, width, height = _BAR
        brush.panel(_BAR, PanelStyle(DUSK, STEEL, height / 2, shadow=0))
        share = count / max(1, length)
        brush.panel(
            (x + 3, y + 3, height + (width - height - 6) * share, height - 6), flat(GOLD, 9)
        )

    def _cancel(self) -> Change:
        self._process.close()
        return Close()
