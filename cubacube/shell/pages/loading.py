"""The page shown while a match is prepared."""

from collections.abc import Callable, Generator
from math import inf
from time import perf_counter

import pygame

from cubacube.scenes.canvas import Brush, TextStyle, View
from cubacube.scenes.canvas.background import PATIENCE_S, BackgroundTask
from cubacube.scenes.canvas.paint_budget import Clock
from cubacube.scenes.canvas.parts import DIALOGUE, dim, panel, write
from cubacube.scenes.canvas.theme import CREAM, HEIGHT, LARGE, WIDTH
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.scenes.stage.scene import Change, Close
from cubacube.session.files.cancelling import CancelledError
from cubacube.session.language.translation import _
from cubacube.shell.pages.sheet import draw_backdrop, draw_keys

_BOX = ((WIDTH - 700) / 2, (HEIGHT - 140) / 2, 700, 140)
_KEYS = _BOX[0] + 24, _BOX[1] + _BOX[3] + 40
_SHOWN_FRAMES = 3


class Loading:
    """Shows its words for a few frames, then does `work` and closes with the result.

    It hides the scene below. Each frame runs steps of the work until `work_s` are over.
    """

    overlay = False

    def __init__(
        self, work: Generator[None, None, object], work_s: float = inf, clock: Clock = perf_counter
    ) -> None:
        self._work = work
        self._work_s, self._clock = work_s, clock
        self._frames = 0
        self._done: StopIteration | None = None

    def handle(self, event: Input) -> Change:
        """Close with a `CancelledError` on Esc; ignore all other input."""
        if event == Do("back"):
            self._work.close()
            return Close(CancelledError())
        return None

    def update(self, _seconds: float) -> Change:
        """Do the next steps of the work, once the words are visible."""
        self._frames += 1
        if self._done is not None:
            return Close(self._done.value)
        if self._frames < _SHOWN_FRAMES:
            return None
        until = self._clock() + self._work_s
        try:
            next(self._work)
            while self._clock() < until:
                next(self._work)
        except StopIteration as done:
            self._done = done  # the result is painted in the next frame
        return None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the words on the blurred table."""
        draw_backdrop(surface, view)
        dim(surface, 1)
        panel(surface, view, _BOX, DIALOGUE)
        middle, style = (WIDTH / 2, HEIGHT / 2), TextStyle(LARGE, CREAM, "heavy")
        write(surface, view, _("Setting up the table"), middle, style, "center")
        draw_keys(Brush(surface, view), _KEYS, ("Esc", _("cancel")))


def in_background(work: Callable[[], object]) -> Generator[None, None, object]:
    """Run `work` in a background thread; each step waits a little for it.

    Closing the generator cancels the work.
    """
    task = BackgroundTask(work)
    try:
        while not task.done(PATIENCE_S):
            yield
    finally:
        task.cancel()
    return task.result()
