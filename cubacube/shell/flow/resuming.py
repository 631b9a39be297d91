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
    """A match that is continued, and the stamp of its file before."""

    def __init__(self, path: Path) -> None:
        self._path, self._stamp = path, stamp_of(path)

    def reopen(self) -> tuple[MatchSetup, Book]:
        """Return the setup and the book of the match.

        Raises:
            SavedMatchError: The file cannot be read; this is noted.
            OSError: It is gone, or another program has it open.
        """
        try:
            return reopen(self._path, catalogue.game)
        except SavedMatchError:
            self.note_failure()
            raise

    def note_failure(self) -> None:
        """Note that it failed; it is offered again as soon as something was played."""
        record_failure(self._path.parent, self._stamp)


def open_watched(path: Path) -> MatchScene[Any]:
    """Return the table of a saved match to replay it.

    Raises:
        SavedMatchError, OSError: The file cannot be read.
    """
    kept = read_match(path, catalogue.game)
    table = catalogue.table(kept.header.game)
    return table.open_watched(kept.entry, kept.match.actions(), kept.header.begun)
