"""What is drawn around and on the table of the workshop.

These are the tabs, the file buttons, the name of the level, its faults, the message and
the keys.
"""

from collections.abc import Callable, Sequence
from functools import partial

from cubacube.scenes.canvas import Bounds, Brush, columns
from cubacube.scenes.canvas.parts import LINE, PanelStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.styles import LIGHT
from cubacube.scenes.canvas.theme import BLOCKED_EDGE, BLOCKED_FILL, CREAM, OCHRE, SLATE, SMALL
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.match.pictures.lines import REFEREE, Lines, draw_keys, draw_title
from cubacube.scenes.match.words import Hint
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.workshop.files import Files
from cubacube.scenes.workshop.places import FILES, TABS
from cubacube.session.files.levels import LevelFault
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.draft import LevelDraft

_TABS = (N_("Try"), N_("Tune"), N_("Build"))
FAULTS = PanelStyle((*BLOCKED_FILL, 238), BLOCKED_EDGE, 16, 2, 0.6, 14)
WARNINGS = PanelStyle((*SLATE, 238), OCHRE, 16, 2, 0.6, 14)
_MOST_FAULTS = 4
_PAD, _GAP = 16.0, 6.0


def top_page(lit: Sequence[bool], use: Callable[[int], None], files: Files) -> Page:
    """Return the page with the tabs, one of them highlighted, and the file buttons."""
    tabs = [
        Button(box, _(words), partial(use, number), "teal" if lit[number] else "dark")
        for number, (box, words) in enumerate(zip(columns(TABS, 3, 8), _TABS, strict=True))
    ]
    offers: tuple[tuple[str, Callable[[], object]], ...] = (
        (_("Open"), files.open),
        (_("Save"), files.save),
        (_("Save as new"), files.save_as_new),
        (_("Copy code"), files.copy_code),
        (_("Fit"), files.measure),
    )
    boxes = zip(FILES, offers, strict=True)
    buttons = [Button(box, words, act) for box, (words, act) in boxes]
    return Page([*tabs, *buttons], strict=True)


def draw_head(brush: Brush, draft: LevelDraft) -> None:
    """Draw the level's name, a note if it was changed, and an "A" while level A is edited.

    The user can store the level as A, go on with B, and switch between A and B to compare.
    """
    title = draft.title
    if draft.changed:
        title = _("{name}, changed").format(name=title)
    draw_title(brush, _("Workshop"), title, "A" if draft.on_a else "", TABS[0])


def draw_line(brush: Brush, message: str, draft: LevelDraft, hints: tuple[Hint, ...]) -> None:
    """Draw the last message, undo and redo, and the keys that work now."""
    x, y, width, height = REFEREE
    brush.panel(REFEREE, LINE)
    brush.write(message, (x + 28, y + height / 2), LIGHT, "midleft", width - 56)
    draw_keys(brush, Lines(hints=hints, back=draft.can_undo, forth=draft.can_redo))


def draw_faults(brush: Brush, faults: Sequence[LevelFault], style: PanelStyle = FAULTS) -> None:
    """Draw one line for each fault: its key and the problem; draw as many as fit."""
    if not faults:
        return
    x, y, width, height = CLOTH
    lines = [f"{each.key}: {each.problem}" if each.key else each.problem for each in faults]
    if len(lines) > _MOST_FAULTS:
        more = _("and {count} more").format(count=len(lines) - _MOST_FAULTS + 1)
        lines = [*lines[: _MOST_FAULTS - 1], more]
    room = width - 40 - 2 * _PAD
    texts = [brush.view.paragraph(line, standing(SMALL), room, "bold", CREAM) for line in lines]
    high = sum(text.height / brush.view.scale + _GAP for text in texts) + 2 * _PAD - _GAP
    box: Bounds = x + 20, y + height - 20 - high, width - 40, high
    brush.panel(box, style)
    at = box[1] + _PAD
    for text in texts:
        brush.put(text, (box[0] + _PAD, at))
        at += text.height / brush.view.scale + _GAP
