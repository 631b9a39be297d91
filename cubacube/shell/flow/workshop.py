"""Open the workshop: from the menu, or on the table of a match.

Its code is imported late: neither the first picture nor most matches need it.
"""

from pathlib import Path
from typing import Any

from cubacube.scenes.flicking.flick_scene import FlickPresenter
from cubacube.scenes.stage.scene import Change, Push, Scene
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.shell.faults import LONGEST_FAULT, first_lines
from cubacube.table import TableError


def load_workshop(level: str | Path) -> object:
    """Return the workshop with a level (a name, file or code), or the fault of that level."""
    from cubacube.scenes.workshop.workshop import Workshop  # noqa: PLC0415
    from cubacube.session.workshop.level_file import opened  # noqa: PLC0415

    try:
        return Workshop(opened(level))
    except (LevelError, TableError) as fault:
        return fault


def enter_workshop(loaded: Any) -> Change:
    """Open the loaded workshop, or show the faults of the level."""
    if isinstance(loaded, LevelError):
        return Push(notice(_("Cannot open this level"), first_lines(loaded)))
    if isinstance(loaded, TableError):
        return Push(notice(_("Cannot open this level"), (plain(loaded, LONGEST_FAULT),)))
    return Push(loaded)


def workshop_of(table: FlickPresenter[Any]) -> Scene:
    """Return the workshop on the table of a match."""
    from cubacube.scenes.workshop import from_match  # noqa: PLC0415

    return from_match.workshop_of(table)
