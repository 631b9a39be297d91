"""Highlights: a ribbon over the cloth for a great moment, in the colour of its player."""

from collections.abc import Mapping
from math import pi, sin

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle, flat
from cubacube.scenes.match.modes import Waiting
from cubacube.scenes.match.words import Tone
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.sound.signs import Sign
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import settings

SECONDS = 1.7
_COMING_S, _GOING_S = 0.28, 0.22
_HEIGHT, _TAIL, _NOTCH, _FOLD = 132.0, 110.0, 44.0, 26.0
_LETTERS = 58.0
_SWATCH, _ICON = 72.0, 76.0
_VEIL = 96
_VEILS = 8
"""Number of steps in which the cloth darkens while the ribbon unfolds."""
_RADIUS = 16.0


@frozen
class _Dress:
    """Colours, icon and sound of a highlight ribbon."""

    fill: theme.Colour
    border: theme.Colour
    words: theme.Colour
    icon: str
    sound: Sign


_DRESSES: Mapping[Tone, _Dress] = {
    "good": _Dress(theme.GOLD, theme.COIN, theme.INK, "star", "fanfare"),
    "bad": _Dress(theme.BLOCKED_FILL, theme.BLOCKED_EDGE, theme.CREAM, "burst", "mishap"),
    "turn": _Dress(theme.TEAL, theme.BRASS, theme.CREAM, "flag", "turning"),
}


def highlights_enabled() -> bool:
    """Return whether the settings allow highlights."""
    play = settings().play
    return not (play.less_motion or play.instant)


class Highlight(Waiting):
    """One highlight ribbon, which disappears by itself after a while."""

    covers = True

    def __init__(self, words: str, tone: Tone, side: str, cloth: Bounds) -> None:
        super().__init__(SECONDS)
        self.caption = words
        self._dress, self._side, self._cloth = _DRESSES[tone], side, cloth
        on = _("continue")
        self._keys = (("Space", on), ("L", _("rulings")), ("F1", _("rules")), ("Esc", on))

    @property
    def sound(self) -> Sign:
        """Sound to play when the ribbon appears."""
        return self._dress.sound

    def handle(self, event: Input) -> bool | None:
        """Skip the ribbon on Esc, Enter or a click."""
        if event == Do("back"):
            self.skip()
            return True
        return super().handle(event)

    def draw_above(self, brush: Brush) -> None:
        """Dim the cloth and unfold the ribbon from its middle."""
        age_s = SECONDS - self._left_s
        come = min(1.0, age_s / _COMING_S, max(0.0, self._left_s) / _GOING_S)
        open_ = sin(max(0.0, come) * pi / 2)
        step = round(open_ * _VEILS)
        if not step:
            return
        veil = flat((*theme.NIGHT, _VEIL * step // _VEILS), _RADIUS)
        brush.panel(self._cloth, veil)
        x, y, width, height = self._cloth
        half, middle = width / 2 * open_, (x + width / 2, y + height * 0.36)
        with brush.within((middle[0] - half, middle[1] - _HEIGHT, 2 * half, 2 * _HEIGHT)):
            self._draw_ribbon(brush, middle)

    def _draw_ribbon(self, brush: Brush, middle: Point) -> None:
        dress, (_x, _y, width, _h) = self._dress, self._cloth
        style = TextStyle(_LETTERS, dress.words, "title")
        ends = _SWATCH + _ICON + 100
        widest = width - 2 * _TAIL
        across = min(widest, max(width * 0.5, brush.width(self.caption, style) + ends))
        x, y = middle[0] - across / 2, middle[1] - _HEIGHT / 2
        for outward, edge in ((-1, x), (1, x + across)):
            _draw_tail(brush, (edge, y), outward, dress.fill)
        brush.panel((x, y, across, _HEIGHT), PanelStyle(dress.fill, dress.border, 12, 4, 0.7, 18))
        line = PanelStyle(dress.border, None, 1, shadow=0)
        for at in (y + 12, y + _HEIGHT - 15):
            brush.panel((x + 16, at, across - 32, 3), line)
        rim = PanelStyle(theme.SIDES[self._side].colour, theme.WHITE, 20, 3, 0.3, 8)
        place = x + 30, middle[1] - _SWATCH / 2
        brush.panel((place[0] - 5, place[1] - 5, _SWATCH + 10, _SWATCH + 10), rim)
        brush.put(swatch(brush.view, self._side, _SWATCH), place)
        icon_at = x + across - 30 - _ICON / 2, middle[1]
        brush.icon(dress.icon, icon_at, _ICON, dress.words, theme.LETTERS_TOP)
        words_at = middle[0] + (_SWATCH - _ICON) / 2, middle[1]
        brush.write(self.caption, words_at, style, "center", across - ends)


def _draw_tail(brush: Brush, corner: Point, outward: int, fill: theme.Colour) -> None:
    """Draw the swallowtail behind one end of the ribbon."""
    x, y = corner
    inner, outer = x - outward * _FOLD * 1.6, x + outward * _TAIL
    top, foot = y + _FOLD, y + _HEIGHT + _FOLD
    notch = outer - outward * _NOTCH, (top + foot) / 2
    tail = ((inner, top), (outer, top), notch, (outer, foot), (inner, foot))
    fold = ((x, y + _HEIGHT - 8), (inner, y + _HEIGHT - 8), (inner, foot))
    for points, colour in ((tail, theme.darker(fill, 0.22)), (fold, theme.darker(fill, 0.5))):
        pygame.draw.polygon(brush.surface, colour, [brush.view.to_px(each) for each in points])
