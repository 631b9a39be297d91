"""The referee's line at the bottom of the table: what happened and why."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import LINE, TextStyle
from cubacube.scenes.canvas.sizes import reading
from cubacube.scenes.canvas.theme import BRASS, CREAM, NORMAL, SLATE, SMALL
from cubacube.session.language.translation import _

_READABLE: Final = 22.5
"""Smallest size of the referee's letters, in logical units.

In a window 720 pixels high, such letters are 15 pixels high.
"""
_KEY = 56.0
"""Width of the key that is shown when some sentences do not fit."""
_LEADING = 3
"""Blank space above and below letters, which may extend beyond the line."""


def draw_referee(brush: Brush, box: Bounds, sentences: Sequence[str]) -> None:
    """Draw as many sentences as fit; if some are left out, name the key that shows all."""
    x, y, width, height = box
    middle = y + height / 2
    brush.panel(box, LINE)
    end = brush.icon("whistle", (x + 40, middle), 34, BRASS, SLATE).right
    lead = TextStyle(NORMAL, BRASS, "heavy")
    end = brush.write(_("Referee"), (end + 10, middle), lead, "midleft").right + 16
    if not sentences:
        return
    right, tall = x + width - 26, height + 2 * _LEADING
    text, whole = fitting(brush, sentences, right - end, tall)
    if not whole:
        words = _("all {count}").format(count=len(sentences))
        across = brush.width(words, TextStyle(SMALL)) + _KEY
        brush.keycap("L", words, (right - across, middle))
        text, _whole = fitting(brush, sentences, right - across - 16 - end, tall)
    brush.put(text, (end, middle), "midleft")


def fitting(
    brush: Brush, sentences: Sequence[str], width: float, height: float
) -> tuple[pygame.Surface, bool]:
    """Return a picture of as many sentences as fit, and whether all of them fit.

    The letters are as large as possible. If some sentences do not fit, the second one is
    left out, then the third one, and so on. If necessary, the first one is left out too.
    The last one is always shown.
    """
    view, largest = brush.view, max(_READABLE, reading(NORMAL))
    sizes = [size for size in (largest, NORMAL, _READABLE) if size <= largest]
    for words in _shortened(sentences):
        for size in sizes:
            text = view.paragraph(words, size, width, "bold", CREAM)
            if text.height <= height * view.scale:
                return text, words == " ".join(sentences)
    return view.text(sentences[-1], _READABLE, "bold", CREAM, width), len(sentences) == 1


def _shortened(sentences: Sequence[str]) -> Iterator[str]:
    """Yield shorter and shorter texts, from all sentences to only the last one.

    The second sentence is left out first, then the third one, and so on. The first
    sentence is left out only in the shortest text.
    """
    yield " ".join(sentences)
    for left_out in range(1, len(sentences) - 1):
        yield f"{sentences[0]} … {' '.join(sentences[1 + left_out :])}"
    if len(sentences) > 1:
        yield f"… {sentences[-1]}"
