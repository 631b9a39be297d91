"""The referee's line at the foot of the table: what happened and why."""

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
"""The smallest letters of the referee: 15 pixels high in a window of 720."""
_KEY = 56.0
"""How wide the key is."""
_LEADING = 3
"""What lines of text leave free above and below the letters, and may reach out of the line."""


def draw_referee(brush: Brush, box: Bounds, sentences: Sequence[str]) -> None:
    """As many of the sentences as fit; if they are not all, it says where all of them are."""
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
    """The most sentences that fit, in letters as large as fit; whether they are all.

    What is left out stood between the first and the last ones; the very last is never left out.
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
    """All sentences; then without more and more of those after the first; then the last alone."""
    yield " ".join(sentences)
    for left_out in range(1, len(sentences) - 1):
        yield f"{sentences[0]} … {' '.join(sentences[1 + left_out :])}"
    if len(sentences) > 1:
        yield f"… {sentences[-1]}"
