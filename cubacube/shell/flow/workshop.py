"""Open the workshop: from the menu, or on the table of a match.

Its code is imported late: neither the first picture nor most matches need it.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from cubacube.scenes.flicking.flick_scene import FlickPresenter
from cubacube.scenes.stage.scene import Change, Scene
from cubacube.scenes.widgets.dialogues import Offer, choose
from cubacube.session.files.levels import LevelError
from cubacube.session.language.numbers import ago
from cubacube.session.language.translation import _
from cubacube.session.workshop.saved_draft import discard_draft, waiting_drafts
from cubacube.shell.flow.tables import Load, load_or_notice
from cubacube.table import TableError


def open_workshop(load: Load, level: str | Path, enter: Callable[[Any], Change]) -> Change:
    """Open the workshop with a level: its name, file or code; then `enter` gets its scene.

    If drafts wait, first offer to continue them.
    """

    def opened(desk_scene: Callable[[], Scene]) -> Change:
        faults, title = (LevelError, TableError), _("Cannot open this level")
        return load_or_notice(load, desk_scene, faults, title, enter)

    def offered(drafts: Sequence[tuple[datetime, Path, str]]) -> Change:
        if not drafts:
            return opened(partial(_workshop, level))
        (at, path, name), *others = drafts

        def discarded() -> Change:
            discard_draft(path)
            return offered(others)

        offers: tuple[Offer, ...] = (
            (_("Continue"), lambda: opened(partial(_continued, path)), "teal"),
            (_("Not now"), lambda: offered(others), "cream"),
            (_("Discard"), discarded, "coral"),
        )
        words = _("{name}: your changes are not saved, {when}.")
        told = words.format(name=name, when=ago(at, datetime.now(UTC)))
        return choose(_("Continue your draft?"), told, offers, lambda: None)

    return offered(waiting_drafts())


def _workshop(level: str | Path) -> Scene:
    from cubacube.scenes.workshop.workshop import Workshop  # noqa: PLC0415
    from cubacube.session.workshop.desk import Desk  # noqa: PLC0415
    from cubacube.session.workshop.level_file import opened  # noqa: PLC0415

    return Workshop(Desk(opened(level)))


def _continued(draft: Path) -> Scene:
    from cubacube.scenes.workshop.workshop import Workshop  # noqa: PLC0415
    from cubacube.session.workshop.desk import continued  # noqa: PLC0415

    return Workshop(continued(draft))


def workshop_of(table: FlickPresenter[Any]) -> Scene:
    """Return the workshop on the table of a match."""
    from cubacube.scenes.workshop import from_match  # noqa: PLC0415

    return from_match.workshop_of(table)
