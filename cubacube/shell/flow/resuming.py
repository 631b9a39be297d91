"""Open a saved match. If it cannot be continued, note that, so that it is not offered again."""

from pathlib import Path
from typing import Any, TypeAlias

from cubacube.games import catalogue
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.session.keeping.book import Book, reopen
from cubacube.session.keeping.failed import record_failure, stamp_of
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.verifying import Verdict
from cubacube.session.play.setup import MatchSetup

Checked: TypeAlias = Verdict | None
"""The verdict about a saved match; None if it is not verified."""

UNREADABLE = SavedMatchError, OSError
"""What is wrong with a file that cannot be opened."""


class ResumedMatch:
    """A match that is continued, the verdict about it if known, and its file as it was before."""

    def __init__(self, path: Path, checked: Checked = None) -> None:
        self.path, self.checked = path, checked
        self._stamp = _stamp(path)

    def reopen(self) -> tuple[MatchSetup, Book]:
        """Return the setup and the book of the match.

        Raises:
            SavedMatchError: The file cannot be read; this is noted.
            OSError: It is gone, or another program has it open.
        """
        try:
            return reopen(self.path, catalogue.game)
        except SavedMatchError:
            record_failure(self.path)
            raise

    def note_crash(self) -> None:
        """Note that it could not be opened, unless something was played since."""
        if self._stamp and self._stamp == _stamp(self.path):
            record_failure(self.path)


def open_watched(path: Path) -> MatchScene[Any]:
    """Return the table of a saved match to replay it.

    Raises:
        SavedMatchError, OSError: The file cannot be read.
    """
    kept = read_match(path, catalogue.game)
    table = catalogue.table(kept.header.game)
    return table.open_watched(kept.entry, kept.match.actions(), kept.header.begun)


def _stamp(path: Path) -> str:
    """Return the stamp of a match file; empty if it is gone."""
    try:
        return stamp_of(path)
    except OSError:
        return ""
