"""A ribbon over the table that announces a turn or the winner."""

from math import sin, tau

from cubacube.scenes.canvas import Brush, TextStyle
from cubacube.scenes.canvas.labels import Taken, nearest_free
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import BRASS, CREAM, HEADING, SIDES, SLATE
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.settings.chosen import settings

SECONDS = 1.8
_COMING_S = 0.2
_HEIGHT = 84.0


class Banner:
    """A ribbon that briefly announces a turn or the winner; it takes no input."""

    def __init__(self, words: str, side: str) -> None:
        self._words = words
        self._side = side
        self._age_s = 0.0

    @property
    def over(self) -> bool:
        """Whether the ribbon is gone."""
        return self._age_s >= SECONDS

    def update(self, seconds: float) -> None:
        """Advance the animation by `seconds`."""
        self._age_s += seconds

    def draw(self, brush: Brush, taken: Taken) -> None:
        """Draw the ribbon over the upper part of the cloth, or where it covers nothing.

        It slides in and out.
        """
        x, y, width, height = taken.bounds
        come = min(1.0, self._age_s / _COMING_S, max(0.0, SECONDS - self._age_s) / _COMING_S)
        ease = 1.0 if settings().play.less_motion else sin(come * tau / 4)
        style = TextStyle(HEADING, CREAM, "title")
        across = min(width - 40, brush.width(self._words, style) + 150)
        wanted = x + width / 2, y + height * 0.28 + _HEIGHT / 2
        left, top, *_size = nearest_free(wanted, (across, _HEIGHT), taken)
        top -= (1 - ease) * 40
        if ease <= 0.05:
            return
        look = PanelStyle(SLATE, BRASS, radius=_HEIGHT / 2, border_width=3)
        brush.panel((left, top, across, _HEIGHT), look, SIDES[self._side].colour)
        brush.put(swatch(brush.view, self._side, 48), (left + 34, top + _HEIGHT / 2 - 24))
        middle = left + 98, top + _HEIGHT / 2
        brush.write(self._words, middle, style, "midleft", across - 130)
