"""The text around the table: name of the level, last message, and keys."""

from typing import Final

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import LINE, TextStyle
from cubacube.scenes.canvas.theme import CREAM, NORMAL
from cubacube.scenes.flicking.workshop.places import TABS
from cubacube.scenes.match.pictures.lines import REFEREE, Lines, draw_keys, draw_title
from cubacube.scenes.match.words import Hint
from cubacube.session.language.translation import _
from cubacube.session.workshop.draft import LevelDraft

_SAID: Final = TextStyle(NORMAL, CREAM)


def draw_head(brush: Brush, draft: LevelDraft) -> None:
    """Draw the level's name, a note if it was changed, and an "A" while level A is edited.

    The user can store the level as A, go on with B, and switch between A and B to compare.
    """
    name = draft.level.name
    title = _("{name}, changed").format(name=name) if draft.changed else name
    draw_title(brush, _("Workshop"), title, "A" if draft.on_a else "", TABS[0])


def draw_line(brush: Brush, message: str, draft: LevelDraft, hints: tuple[Hint, ...]) -> None:
    """Draw the last message, undo and redo, and the keys that work now."""
    x, y, width, height = REFEREE
    brush.panel(REFEREE, LINE)
    brush.write(message, (x + 28, y + height / 2), _SAID, "midleft", width - 56)
    draw_keys(brush, Lines(hints=hints, back=draft.can_undo, forth=draft.can_redo))
