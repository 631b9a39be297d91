"""The referee's line at the foot of the table: what happened and why."""

from collections.abc import Iterator, Sequence

import pygame

from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import LINE, Style
from cubacube.scenes.canvas.theme import BRASS, CREAM, NORMAL, SLATE, SMALL, SMALLEST_TEXT
from cubacube.session.language.translation import _

_SIZES = (NORMAL, SMALL + 1, SMALLEST_TEXT)
_EDGE = 3
"""What stays free above and below the text."""


def draw_referee(brush: Brush, box: Box, sentences: Sequence[str]) -> None:
    """As many of the sentences as fit, in letters as large as fit."""
    x, y, width, height = box
    brush.panel(box, LINE)
    end = brush.icon("whistle", (x + 40, y + height / 2), 34, BRASS, SLATE).right
    lead = Style(NORMAL, BRASS, "heavy")
    end = brush.write(_("Referee"), (end + 10, y + height / 2), lead, "midleft").right
    room = x + width - 26 - (end + 16)
    if sentences:
        text = fitting(brush, sentences, room, height - 2 * _EDGE)
        brush.put(text, (end + 16, y + height / 2), "midleft")


def fitting(brush: Brush, sentences: Sequence[str], width: float, height: float) -> pygame.Surface:
    """The largest text with the most sentences that fits.

    What is left out stood between the first and the last ones; the very last is never left out.
    """
    view = brush.view
    for words in _shortened(sentences):
        for size in _SIZES:
            text = view.paragraph(words, size, width, "bold", CREAM)
            if text.height <= height * view.scale:
                return text
    return view.text(sentences[-1], SMALLEST_TEXT, "bold", CREAM, width)


def _shortened(sentences: Sequence[str]) -> Iterator[str]:
    """All sentences; then without more and more of those after the first; then the last alone."""
    yield " ".join(sentences)
    for left_out in range(1, len(sentences) - 1):
        yield f"{sentences[0]} … {' '.join(sentences[1 + left_out :])}"
    if len(sentences) > 1:
        yield f"… {sentences[-1]}"
