"""Confetti for the winners: it falls for a few seconds and is the same every time."""

from math import cos, sin

import pygame

from cubacube.scenes.canvas import Bounds, View, theme
from cubacube.session.settings.chosen import settings

_WHOLE: Bounds = (0.0, 0.0, theme.WIDTH, theme.HEIGHT)
_PIECES = 90
_LAST_S = 2.2
"""Seconds from the moment the first piece starts to the moment the last piece starts."""
_SLOWEST, _FASTEST = 230.0, 430.0
_EDGE, _SWAY = 17.0, 26.0
_STEP = 0.618034
"""Golden ratio: the fractional parts of its multiples are spread evenly but look random."""


class Confetti:
    """Confetti in the colours of the winners' sides, falling over a box of the canvas."""

    def __init__(self, sides: tuple[str, ...], box: Bounds = _WHOLE) -> None:
        self._box = box
        own = tuple(theme.SIDES[side].colour for side in dict.fromkeys(sides))
        self._colours: tuple[theme.Colour, ...] = (
            *own,
            theme.GOLD,
            *own,
            theme.CREAM,
            *own,
            theme.CORAL,
            theme.TEAL,
        )
        self._age_s = 0.0
        self._pieces = range(_PIECES if sides and not settings().play.less_motion else 0)

    @property
    def over(self) -> bool:
        """Whether all pieces have fallen."""
        return not self._pieces or self._age_s > _LAST_S + self._box[3] / _SLOWEST

    def update(self, seconds: float) -> None:
        """Advance the animation."""
        self._age_s += seconds

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the pieces, which turn as they fall."""
        if self.over:
            return
        left, top, across, down = self._box
        for number in self._pieces:
            share, other = number * _STEP % 1, number * _STEP * 7 % 1
            falling_s = self._age_s - other * _LAST_S
            speed = _SLOWEST + (_FASTEST - _SLOWEST) * share
            y = falling_s * speed - _EDGE
            if falling_s > 0 and y < down:
                x = left + number * _STEP * 3 % 1 * across + _SWAY * sin(falling_s * 2 + number)
                width = _EDGE * max(0.15, abs(cos(falling_s * 4 + number)))
                piece = view.rect((x - width / 2, top + y, width, _EDGE * 0.7))
                surface.fill(self._colours[number % len(self._colours)], piece)
