"""The moment in which a table is set: a few words, drawn before the work begins."""

from collections.abc import Callable

import pygame

from cubacube.scenes.canvas.parts import DIALOGUE, Style, dim, panel, write
from cubacube.scenes.canvas.theme import CREAM, HEIGHT, LARGE, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.stage.scene import Change, Close
from cubacube.session.language.translation import _

_BOX = ((WIDTH - 700) / 2, (HEIGHT - 140) / 2, 700, 140)


class Loading:
    """Shows one frame, then does `work` and closes with what it returned."""

    overlay = True

    def __init__(self, work: Callable[[], object]) -> None:
        self._work = work
        self._frames = 0

    def handle(self, event: Input) -> None:
        """Nothing can be done now."""
        del event

    def update(self, seconds: float) -> Change:
        """Work, as soon as the words have been on the screen."""
        del seconds
        self._frames += 1
        return Close(self._work()) if self._frames > 2 else None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the words over what is below."""
        dim(surface, 1)
        panel(surface, view, _BOX, DIALOGUE)
        middle, style = (WIDTH / 2, HEIGHT / 2), Style(LARGE, CREAM, "heavy")
        write(surface, view, _("Setting the table"), middle, style, "center")
