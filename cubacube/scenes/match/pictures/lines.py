"""Texts around every table: title, active player, referee's line and keys."""

from collections.abc import Hashable, Iterator, Sequence

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, holds, parts, theme
from cubacube.scenes.canvas.reading import fit_block, sizes
from cubacube.scenes.canvas.sizes import reading_share
from cubacube.scenes.match.words import Hint
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage.inputs import LEFT, Input, KeyPress, Pointer
from cubacube.session.language.translation import _
from cubacube.session.play.players import kind_of
from cubacube.session.play.setup import SeatEntry
from cubacube.session.settings.keymap import with_key

TITLE = (14, -12)
TOP_Y = 47.0
"""Vertical centre of everything at the top edge."""
FREE_X = 1240.0
"""In replays, the top edge is free to the right of this x."""
REFEREE: Bounds = (34, 1009, 1098, 68)
BACK: Bounds = (1144, 1014, 58, 58)
FORTH: Bounds = (1208, 1014, 58, 58)
HINTS: Bounds = (1280, 1014, 612, 58)
_FOOT = parts.PanelStyle((*theme.SLATE, 225), None, radius=26, shadow=0.4)
_GAP = 22.0
_NAME_X = 44.0
_SUBTITLE = parts.TextStyle(theme.NORMAL, theme.MOON)
_ABOVE = parts.TextStyle(theme.SMALL, theme.MOON)
"""The style of the first of two lines of a subtitle."""
_MARK = parts.TextStyle(theme.SMALL, theme.GOLD, "heavy")
_ROWS = (TOP_Y,), (TOP_Y - 19, TOP_Y + 15), (TOP_Y - 30, TOP_Y - 3, TOP_Y + 24)
"""Vertical centres of one row, of two and of three."""
_COMMON = 3
_STEP = 0.97
"""Factor by which letters shrink in each step until the keys fit.

If there is still too little room, keys are left out. The first key is never left out,
and the last `_COMMON` keys are left out only after all other keys.
"""

_READABLE = 22.5
"""Smallest size of the referee's letters, in logical units.

In a window 720 pixels high, such letters are 15 pixels high.
"""
_KEY = 56.0
"""Width of the key that is shown when some sentences do not fit."""
_AIR = 2
"""Smallest space between the referee's letters and the frame."""
_RISE = 20.0
"""How far the referee's line may grow upward, over the hem of the cloth, for large letters."""


@frozen
class Lines:
    """All texts of the frame; `asked` is the player who must act, or None."""

    asked: SeatEntry | None = None
    words: str = ""
    referee_lines: tuple[str, ...] = ()
    hints: tuple[Hint, ...] = ()
    mark: str = ""
    """A label that shows how this match differs from an ordinary one; empty if it does not."""
    back: bool = False
    """Whether a choice can be undone."""
    forth: bool = False
    """Whether an undone choice can be redone."""
    watched: bool = False
    """Whether this is a replay.

    In a replay, the space to the right of the referee's line stays free.
    """
    drawn_by: Hashable = None
    """The settings that affect drawing; when they change, the picture is painted again."""
    reason: str = ""
    """The reason for a hint; it takes the place of the referee's sentences."""


def rise() -> float:
    """Return how far the referee's line may grow upward at the text size of the settings."""
    return _RISE if reading_share() > 1.0 else 0.0


def as_key_press(event: Input) -> Input:
    """Translate a click on the undo or redo button to its key."""
    if isinstance(event, Pointer) and (event.kind, event.button) == ("down", LEFT):
        if holds(BACK, event.point):
            return KeyPress("z")
        if holds(FORTH, event.point):
            return KeyPress("x")
    return event


def draw_asked(brush: Brush, who: SeatEntry, left_middle: Point, style: parts.TextStyle) -> float:
    """Draw the colour and name of a player, with a tooltip; return the x where they end."""
    x, y = left_middle
    brush.put(swatch(brush.view, who.side, 32, 9), (x, y), "midleft")
    name = brush.write(who.name, (x + _NAME_X, y), style, "midleft")
    brush.explain((x, name.y, name.right - x, name.h), who.name, kind_of(who.bot))
    return name.right


def draw_title(brush: Brush, title: str, subtitle: str, mark: str, until: float) -> float:
    """Draw title, subtitle and mark, all left of `until`; return the x where they end.

    The subtitle has one line or two. A mark that has no room beside it stands below.
    """
    parts.edge_shade(brush.surface, brush.view)
    left = brush.put(brush.view.title(title, 60), TITLE).right + 8
    *above, last = subtitle.split("\n")
    rows = [*((words, _ABOVE) for words in above), (last, _SUBTITLE)]
    room, beside = until - left - _GAP, brush.width(mark, _MARK) + _GAP if mark else 0.0
    if mark and max(brush.width(*row) for row in rows) + beside > room:
        rows, mark, beside = [*rows, (mark, _MARK)], "", 0.0
    end = max(
        brush.write(words, (left, y), style, "midleft", room - beside).right
        for (words, style), y in zip(rows, _ROWS[len(rows) - 1], strict=True)
    )
    return brush.write(mark, (end + _GAP, TOP_Y), _MARK, "midleft").right if mark else end


def draw_foot(brush: Brush, lines: Lines) -> None:
    """Draw the bottom edge: referee's line, undo and redo buttons, keys."""
    draw_bar(brush, lines)
    if not lines.watched:
        draw_keys(brush, lines)


def draw_keys(brush: Brush, lines: Lines) -> None:
    """Draw the undo and redo buttons and the keys that work now."""
    back, forth = with_key(_("Undo ({key})"), "Z"), with_key(_("Redo ({key})"), "X")
    _draw_way(brush, BACK, "back", back, possible=lines.back)
    _draw_way(brush, FORTH, "forth", forth, possible=lines.forth)
    draw_hints(brush, lines.hints)


def _draw_way(brush: Brush, box: Bounds, icon: str, words: str, *, possible: bool) -> None:
    """Draw a round button, pale if it is disabled."""
    x, y, width, height = box
    brush.panel(box, _FOOT)
    colour = theme.BRASS if possible else theme.FADED
    brush.icon(icon, (x + width / 2, y + height / 2), 30, colour)
    brush.explain(box, words, "" if possible else _("Nothing to undo or redo."))


def draw_hints(brush: Brush, hints: Sequence[Hint]) -> None:
    """Draw the keys that work now, as many as fit; the first one is always drawn.

    Letters shrink before a key is left out.
    """
    x, y, width, height = HINTS
    brush.panel(HINTS, _FOOT)
    shown, most = list(hints), parts.KEY_STYLE.seen
    while _across(brush, shown, min(most, theme.SMALL)) > width - 30 and len(shown) > 1:
        shown.pop(max(1, len(shown) - _COMMON - 1))
    while most > theme.SMALL and _across(brush, shown, most) > width - 30:
        most = max(theme.SMALL, most * _STEP)
    at = x + 24
    for key, words in shown:
        at = brush.keycap(key, words, (at, y + height / 2), most)


def _across(brush: Brush, hints: Sequence[Hint], most: float) -> float:
    """Return the width of all keys with their words, with letters of size `most` or less."""
    key_style, style = parts.KEY_STYLE.capped_at(most), parts.KEY_WORDS.capped_at(most)
    return sum(
        brush.width(parts.cap_words(key), key_style)
        + key_style.seen * 1.1
        + brush.width(words, style)
        + 35
        for key, words in hints
    )


def draw_bar(brush: Brush, lines: Lines) -> None:
    """Draw the reason for a hint, or as many sentences of the referee as fit.

    If some are left out, name the key that shows all.
    """
    x, y, width, height = REFEREE
    icon, word, colour = "whistle", _("Referee"), theme.BRASS
    sentences = lines.referee_lines
    if lines.reason:
        icon, word, colour, sentences = "star", _("Hint"), theme.HINT, (lines.reason,)
    lead = parts.TextStyle(theme.NORMAL, colour, "heavy")
    end, right = x + 67 + brush.width(word, lead) + 16, x + width - 26
    tall = height - 2 * _AIR + rise()
    more = _("all {count}").format(count=len(sentences))
    text, whole = fitting(brush, sentences, right - end, tall) if sentences else (None, True)
    across = 0.0 if whole else brush.width(more, parts.TextStyle(theme.SMALL)) + _KEY
    if not whole:
        text, _whole = fitting(brush, sentences, right - across - 16 - end, tall)
    high = text.height / brush.view.scale if text else 0.0
    higher = max(0.0, high - height + 2 * _AIR)
    middle = y + (height - higher) / 2
    brush.panel((x, y - higher, width, height + higher), parts.LINE)
    brush.icon(icon, (x + 40, middle), 34, colour, theme.SLATE)
    brush.write(word, (x + 67, middle), lead, "midleft")
    if not whole:
        brush.keycap("L", more, (right - across, middle))
    if text:
        brush.put(text, (end, middle), "midleft")


def fitting(
    brush: Brush, sentences: Sequence[str], width: float, height: float
) -> tuple[pygame.Surface, bool]:
    """Return a picture of as many sentences as fit, and whether all of them fit.

    The letters are as large as possible. If some sentences do not fit, the second one is
    left out, then the third one, and so on. If necessary, the first one is left out too.
    The last one is always shown.
    """
    view = brush.view
    for words in _shortened(sentences):
        for size in (*sizes(theme.NORMAL), _READABLE):
            text = view.paragraph(words, max(_READABLE, size), width, "bold", theme.CREAM)
            if text.height <= height * view.scale:
                return text, words == " ".join(sentences)
    style, most = parts.TextStyle(_READABLE, theme.CREAM), REFEREE[3] + _RISE - 2 * _AIR
    return fit_block(view, sentences[-1], style, width, most), len(sentences) == 1


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
