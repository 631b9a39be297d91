"""How much the texts of a page grow and shrink with the text size setting.

Texts are matched by their words: the third `Level I` of a page is the third at every size.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.view import View
from cubacube.session.settings.chosen import set_value
from tests.measured_texts import MeasuringView

SMALL_PERCENT: Final = 80
USUAL_PERCENT: Final = 100
LARGE_PERCENT: Final = 140
_GROWN: Final = 1.15
_SHRUNK: Final = 0.93
_Heights: TypeAlias = dict[tuple[str, int], float]


@frozen
class Grown:
    """Texts that are on a page at every size, with their heights."""

    texts: tuple[tuple[str, float, float, float], ...]
    """Words, and logical heights at 80, 100 and 140 %."""

    @property
    def sums(self) -> tuple[float, float]:
        """Total height of the texts at 80 and at 140 %, relative to 100 %."""
        usual = sum(text[2] for text in self.texts) or 1.0
        small, large = sum(text[1] for text in self.texts), sum(text[3] for text in self.texts)
        return small / usual, large / usual

    @property
    def shares(self) -> tuple[float, float]:
        """Shares of texts that are clearly smaller at 80 %, and clearly larger at 140 %."""
        count = len(self.texts) or 1
        shrunk = sum(small <= usual * _SHRUNK for _words, small, usual, _large in self.texts)
        grown = sum(large >= usual * _GROWN for _words, _small, usual, large in self.texts)
        return shrunk / count, grown / count

    def unchanged(self) -> Sequence[str]:
        """Texts that are no higher at 140 % than at 100 %."""
        kept = (words for words, _small, usual, large in self.texts if large < usual * _GROWN)
        return tuple(dict.fromkeys(kept))


def grown(view: MeasuringView, draw: Callable[[pygame.Surface, View], Any]) -> Grown:
    """Draw a page at three text sizes, and reset the setting afterwards."""
    small, large, usual = (
        _heights(view, draw, percent) for percent in (SMALL_PERCENT, LARGE_PERCENT, USUAL_PERCENT)
    )
    return Grown(
        tuple(
            (key[0], small[key], high, large[key])
            for key, high in usual.items()
            if key in small and key in large
        )
    )


def _heights(
    view: MeasuringView, draw: Callable[[pygame.Surface, View], Any], percent: int
) -> _Heights:
    set_value("screen.text_percent", percent)
    view.look_at(draw)
    found: _Heights = {}
    for texts in view.painted.values():
        for text in texts:
            words = text.written.words
            number = sum(key[0] == words for key in found)
            found[words, number] = text.written.shown
    return found
