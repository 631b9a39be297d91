"""Add a table that somebody shared: paste its code, drop its file, or enter a path."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from cubacube.scenes.stage.inputs import Dropped, Input, Typed
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice
from cubacube.scenes.widgets.line_asked import LineRequest, ask_line
from cubacube.session.files.budget import LEVEL
from cubacube.session.files.levels import LevelError, is_level_code
from cubacube.session.files.plain import plain_fault
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import all_levels
from cubacube.session.workshop.level_file import NameTakenError, Naming, add_level
from cubacube.shell.pages.match_moves import absolute_path, no_path

Taker: TypeAlias = Callable[[str], Change]
"""Gets the name or path of the table that was added."""
_MOST_FAULTS = 6
"""The most faults of a table that are listed."""


def shared_in(event: Input) -> str | Path | None:
    """Return the level that is pasted as a code or dropped as a file; None for other inputs."""
    match event:
        case Typed(text) if is_level_code(text):
            return text
        case Dropped(path):
            return Path(path)
    return None


def ask_for_table(then: Taker) -> Change:
    """Ask for the code or file of a table, and add it."""
    words = _("Paste its code with Ctrl+V, drop its file here, or enter the path of its file.")
    line = LineRequest(_("Add a table"), words, _("Add"), limit=LEVEL.letters, fault=no_path)
    return ask_line(
        line, lambda text: add_table(text if is_level_code(text) else absolute_path(text), then)
    )


def add_table(word: str | Path, then: Taker, title: str | None = None) -> Change:
    """Add a table, with a number if its name is taken; or say what is wrong with it."""
    try:
        added = add_level(word, title)
    except NameTakenError as taken:
        return add_table(word, then, Naming(all_levels()).free(taken.name))
    except (LevelError, OSError) as fault:
        lines = tuple(plain_fault(fault).splitlines())
        return Push(notice(_("Cannot add the table"), lines[:_MOST_FAULTS]))
    return then(added)
