"""Open the workshop: from the menu, or on the table of a match.

Its code is imported late: neither the first picture nor most matches need it.
"""

from functools import partial
from pathlib import Path
from typing import Any

from cubacube.scenes.flicking.flick_scene import FlickPresenter
from cubacube.scenes.stage.scene import Change, Push, Scene
from cubacube.session.files.levels import LevelError
from cubacube.session.language.translation import _
from cubacube.shell.flow.tables import Load, load_or_notice
from cubacube.table import TableError


def open_workshop(load: Load, level: str | Path) -> Change:
    """Open the workshop with a level: its name, file or code."""
    faults, title = (LevelError, TableError), _("Cannot open this level")
    return load_or_notice(load, partial(_workshop, level), faults, title, Push)


def _workshop(level: str | Path) -> Scene:
    from cubacube.scenes.workshop.workshop import Workshop  # noqa: PLC0415
    from cubacube.session.workshop.level_file import opened  # noqa: PLC0415

    return Workshop(opened(level))


def workshop_of(table: FlickPresenter[Any]) -> Scene:
    """Return the workshop on the table of a match."""
    from cubacube.scenes.workshop import from_match  # noqa: PLC0415

    return from_match.workshop_of(table)
