"""What stands round every table: title, the referee's line, the keys; who is asked what."""

from collections.abc import Sequence
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import Look, Style, top_shade
from cubacube.scenes.canvas.theme import MOON, NORMAL, SLATE, SMALL
from cubacube.scenes.match.referee_line import draw_referee
from cubacube.scenes.match.words import Hint
from cubacube.session.play.setup import SeatEntry

TITLE: Final = (14, -12)
TOP_Y: Final = 47.0
"""The middle of everything at the upper edge."""
REFEREE: Final[Box] = (34, 1014, 1230, 58)
HINTS: Final[Box] = (1280, 1014, 612, 58)
_GAP = 22.0
_ALWAYS = 3
"""So many keys at the end are shown in any case."""


@frozen
class Lines:
    """Everything the frame says; `asked` is whose turn it is to act, None for nobody."""

    asked: SeatEntry | None = None
    words: str = ""
    said: tuple[str, ...] = ()
    hints: tuple[Hint, ...] = ()


def draw_title(brush: Brush, title: str, subtitle: str, until: float) -> float:
    """Title and subtitle, both before `until`; where they end."""
    top_shade(brush.surface, brush.view)
    end = brush.put(brush.view.title(title, 60), TITLE).right + 8
    if not subtitle:
        return end
    width = until - end - _GAP
    return brush.write(subtitle, (end, TOP_Y), Style(NORMAL, MOON), "midleft", width).right


def draw_foot(brush: Brush, lines: Lines) -> None:
    """The referee's line and the keys at the lower edge."""
    draw_referee(brush, REFEREE, lines.said)
    _draw_hints(brush, lines.hints)


def _draw_hints(brush: Brush, hints: Sequence[Hint]) -> None:
    """The keys that work now, as many as there is room for; the last ones always."""
    x, y, width, height = HINTS
    brush.panel(HINTS, Look((*SLATE, 225), None, radius=26, shadow=0.4))
    shown = list(hints)
    while sum(_across(brush, hint) for hint in shown) > width - 30 and len(shown) > _ALWAYS:
        shown.pop(-_ALWAYS - 1)
    at = x + 24
    for key, words in shown:
        at = brush.keycap(key, words, (at, y + height / 2))


def _across(brush: Brush, hint: Hint) -> float:
    """How wide a key with its words is."""
    key, words = hint
    cap = brush.width(key, Style(SMALL, weight="heavy")) + SMALL * 1.1
    return cap + brush.width(words, Style(SMALL)) + 35
