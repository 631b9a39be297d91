"""What stands round every board: title, who is asked what, the referee's line, the keys."""

from collections.abc import Sequence
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.board.words import Hint
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import LINE, Look, Style, top_shade
from cubacube.scenes.canvas.theme import BRASS, CREAM, MOON, NORMAL, SLATE, SMALL
from cubacube.scenes.match.referee_line import draw_referee
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.play.setup import SeatEntry

TITLE: Final = (14, -12)
REFEREE: Final[Box] = (34, 1014, 1230, 58)
HINTS: Final[Box] = (1280, 1014, 612, 58)
_ASKED_Y, _ASKED_HEIGHT, _RIGHT = 20.0, 54.0, 1892.0
_NAME = Style(NORMAL, BRASS, "black")
_WORDS = Style(NORMAL, CREAM)
_ALWAYS = 3
"""So many keys at the end are shown in any case."""


@frozen
class Lines:
    """Everything the frame says; `asked` is whose turn it is to act, None for the table."""

    title: str
    subtitle: str
    asked: SeatEntry | None
    words: str
    said: tuple[str, ...]
    hints: tuple[Hint, ...]


def draw_frame(brush: Brush, lines: Lines) -> None:
    """The frame, over the picture of the table."""
    top_shade(brush.surface, brush.view)
    title = brush.put(brush.view.title(lines.title, 60), TITLE)
    middle = _ASKED_Y + _ASKED_HEIGHT / 2
    end = title.right + 8
    if lines.subtitle:
        style = Style(NORMAL, MOON)
        end = brush.write(lines.subtitle, (end, middle), style, "midleft", 500).right
    _draw_asked(brush, lines, end + 40)
    draw_referee(brush, REFEREE, lines.said, newest=True)
    _draw_hints(brush, lines.hints)


def _draw_asked(brush: Brush, lines: Lines, left: float) -> None:
    """Who is asked what, at the right of the upper edge."""
    if lines.asked is None and not lines.words:
        return
    inside = 26.0
    name = lines.asked.name if lines.asked else ""
    before = 56 + brush.width(name, _NAME) + 14 if lines.asked else 0.0
    room = _RIGHT - left - 2 * inside - before
    width = min(room, brush.width(lines.words, _WORDS)) + before + 2 * inside
    x, middle = _RIGHT - width, _ASKED_Y + _ASKED_HEIGHT / 2
    brush.panel((x, _ASKED_Y, width, _ASKED_HEIGHT), LINE)
    at = x + inside
    if lines.asked is not None:
        brush.put(swatch(brush.view, lines.asked.side, 32, 9), (x + 16, middle), "midleft")
        at = brush.write(name, (x + 58, middle), _NAME, "midleft").right + 14
    brush.write(lines.words, (at, middle), _WORDS, "midleft", room + 2)


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
