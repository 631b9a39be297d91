"""Great moments: a ribbon over the cloth, and the finale with the winners' pieces and confetti."""

from collections.abc import Callable, Mapping
from math import pi, sin
from typing import TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, View, centred, row_offset, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat
from cubacube.scenes.match.modes import Waiting
from cubacube.scenes.match.pictures.confetti import Confetti
from cubacube.scenes.match.words import Tone
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.sound.signs import Sign
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import settings

SECONDS, FINALE_S = 1.7, 3.4
END_S, SEEN_S = 5.0, 1.5
"""Seconds between the end of the match and the results: usually, and at least."""
_COMING_S, _GOING_S = 0.28, 0.22
_HEIGHT, _TAIL, _NOTCH, _FOLD = 132.0, 110.0, 44.0, 26.0
_LETTERS = 58.0
_SWATCH, _ICON = 72.0, 76.0
_FINALE, _PIECE, _PIECES = 1.5, 200.0, 560.0
"""A finale: growth of the ribbon and its letters; size and room of the pieces above it."""
_HOP, _HOPS_S = 26.0, 4.5
_VEIL = 96
_VEILS = 8
"""Number of steps in which the cloth darkens while the ribbon unfolds."""
_RADIUS = 16.0
Piece: TypeAlias = Callable[[View, str, float], pygame.Surface]
"""Draws the piece of a side at a logical size."""


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


class Ribbon:
    """The ribbon of a great moment; with a `piece` it is a finale, which shows all `sides`.

    With less motion, only a finale is shown, as a still picture.
    """

    def __init__(
        self,
        words: str,
        tone: Tone,
        sides: tuple[str, ...],
        cloth: Bounds,
        piece: Piece | None = None,
    ) -> None:
        self.words, self._dress, self._cloth = words, _DRESSES[tone], cloth
        self._sides, self._piece = sides, piece
        self._confetti = Confetti(sides if piece else (), cloth)
        self.seconds = FINALE_S if piece else SECONDS
        self.age_s = 0.0
        self.sound = self._dress.sound

    @property
    def over(self) -> bool:
        """Whether the ribbon is gone."""
        return self.age_s >= self.seconds

    def update(self, seconds: float) -> None:
        """Advance the animation."""
        self.age_s += seconds
        self._confetti.update(seconds)

    def draw(self, brush: Brush) -> None:
        """Dim the cloth, unfold the ribbon from its middle, and let confetti fall."""
        left_s = max(0.0, self.seconds - self.age_s)
        open_ = sin(min(1.0, self.age_s / _COMING_S, left_s / _GOING_S) * pi / 2)
        if settings().play.less_motion:
            open_ = float(not self.over)
        step = round(open_ * _VEILS)
        if not step:
            return
        brush.panel(self._cloth, flat((*theme.NIGHT, _VEIL * step // _VEILS), _RADIUS))
        x, y, width, height = self._cloth
        half = width / 2 * open_
        with brush.within((x + width / 2 - half, y, 2 * half, height)):
            if self._piece is None:
                self._draw_ribbon(brush, (x + width / 2, y + height * 0.36))
                return
            self._confetti.draw(brush.surface, brush.view)
            self._draw_finale(brush, self._piece, (x + width / 2, y + height / 2))

    def _draw_finale(self, brush: Brush, piece: Piece, middle: Point) -> None:
        """Draw the pieces of all sides, hopping, over a ribbon as wide as the cloth."""
        (x, y), high, width = middle, _HEIGHT * _FINALE, self._cloth[2]
        age_s = 0.0 if settings().play.less_motion else self.age_s
        step = min(_PIECE * 1.3, _PIECES / max(1, len(self._sides)))
        for number, side in enumerate(self._sides):
            hop = abs(sin(age_s * _HOPS_S + number)) * _HOP
            at = x + row_offset(number, len(self._sides), step), y - high / 2 - _PIECE * 0.5 - hop
            picture = piece(brush.view, side, min(_PIECE, step * 0.8))
            brush.put(picture, at, "center")
        self._band(brush, middle, (width - 1.2 * _TAIL, high))
        style = TextStyle(_LETTERS * _FINALE, self._dress.words, "title")
        brush.write(self.words, middle, style, "center", width - 1.6 * _TAIL)

    def _draw_ribbon(self, brush: Brush, middle: Point) -> None:
        dress, width = self._dress, self._cloth[2]
        style = TextStyle(_LETTERS, dress.words, "title")
        ends = _SWATCH + _ICON + 100
        wanted = brush.width(self.words, style) + ends
        across = min(width - 2 * _TAIL, max(width * 0.5, wanted))
        self._band(brush, middle, (across, _HEIGHT))
        x = middle[0] - across / 2
        rim = PanelStyle(theme.SIDES[self._sides[0]].colour, theme.WHITE, 20, 3, 0.3, 8)
        place = x + 30, middle[1] - _SWATCH / 2
        brush.panel((place[0] - 5, place[1] - 5, _SWATCH + 10, _SWATCH + 10), rim)
        brush.put(swatch(brush.view, self._sides[0], _SWATCH), place)
        icon_at = x + across - 30 - _ICON / 2, middle[1]
        brush.icon(dress.icon, icon_at, _ICON, dress.words, theme.LETTERS_TOP)
        words_at = middle[0] + (_SWATCH - _ICON) / 2, middle[1]
        brush.write(self.words, words_at, style, "center", across - ends)

    def _band(self, brush: Brush, middle: Point, size: Point) -> None:
        """Draw the ribbon without its words."""
        dress, (x, y, across, high) = self._dress, centred(middle, *size)
        for outward, edge in ((-1, x), (1, x + across)):
            _draw_tail(brush, (edge, y), outward, high, dress.fill)
        brush.panel((x, y, across, high), PanelStyle(dress.fill, dress.border, 12, 4, 0.7, 18))
        line = PanelStyle(dress.border, None, 1, shadow=0)
        for at in (y + 12, y + high - 15):
            brush.panel((x + 16, at, across - 32, 3), line)


class Highlight(Waiting):
    """Shows a ribbon, which disappears by itself after a while."""

    covers = True

    def __init__(self, ribbon: Ribbon) -> None:
        super().__init__(ribbon.seconds)
        self.ribbon = ribbon
        on = _("continue")
        self._keys = (("Space", on), ("L", _("rulings")), ("F1", _("rules")), ("Esc", on))

    def handle(self, event: Input) -> bool | None:
        """Skip the ribbon on Esc, Enter or a click."""
        if event == Do("back"):
            self.skip()
            return True
        return super().handle(event)

    def update(self, seconds: float) -> None:
        """Advance the ribbon."""
        super().update(seconds)
        self.ribbon.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """Draw the ribbon."""
        self.ribbon.draw(brush)


class Finale(Waiting):
    """The final table, first under the ribbon of the winners; nobody can skip its beginning."""

    def __init__(self, ribbon: Ribbon) -> None:
        super().__init__(END_S, _("The game is over."))
        self.ribbon = ribbon

    @property
    def covers(self) -> bool:
        """Whether the ribbon lies on the table."""
        return not self.ribbon.over

    def update(self, seconds: float) -> None:
        """Advance the ribbon."""
        super().update(seconds)
        self.ribbon.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """Draw the ribbon."""
        self.ribbon.draw(brush)

    def handle(self, event: Input) -> bool | None:
        """Skip the rest on Enter or a click, but not before `SEEN_S`."""
        return self.ribbon.age_s >= SEEN_S and super().handle(event)

    def skip(self) -> None:
        """Skip to the results, but not before `SEEN_S`; the final table there has no ribbon."""
        if self.ribbon.age_s >= SEEN_S:
            super().skip()
            self.ribbon.age_s = self.ribbon.seconds


def _draw_tail(brush: Brush, corner: Point, outward: int, high: float, fill: theme.Colour) -> None:
    """Draw the swallowtail behind one end of the ribbon."""
    x, y = corner
    inner, outer = x - outward * _FOLD * 1.6, x + outward * _TAIL
    top, foot = y + _FOLD, y + high + _FOLD
    notch = outer - outward * _NOTCH, (top + foot) / 2
    tail = ((inner, top), (outer, top), notch, (outer, foot), (inner, foot))
    fold = ((x, y + high - 8), (inner, y + high - 8), (inner, foot))
    for points, colour in ((tail, theme.darker(fill, 0.22)), (fold, theme.darker(fill, 0.5))):
        pygame.draw.polygon(brush.surface, colour, [brush.view.to_px(each) for each in points])
