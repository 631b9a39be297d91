"""Unsaved drafts of levels: each has its own file in the data folder, beside the matches."""

import json
import logging
from contextlib import ExitStack
from datetime import UTC, datetime
from operator import is_
from pathlib import Path
from secrets import token_hex

from cubacube.rules import frozen
from cubacube.session.files.budget import DRAFT
from cubacube.session.files.codec import canonical, decode, encode
from cubacube.session.files.declared import Raw
from cubacube.session.files.door import read_bytes, write_whole, written_at
from cubacube.session.files.level_edit import edited
from cubacube.session.files.levels import LevelError, LevelFault, parse_level
from cubacube.session.files.lock import is_locked, locked
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.settings.folders import data_folder
from cubacube.session.workshop.draft import DraftState, LevelDraft
from cubacube.session.workshop.level_file import LevelFile

_log = logging.getLogger(__name__)

FOLDER = "drafts"
_ENDING = ".json"
_LONGEST = 60


@frozen
class SavedDraft:
    """All that is needed to continue a draft, without its undo steps."""

    name: str
    """The name of the level file in error messages."""
    path: str | None
    """The user's file of the level, if there is one."""
    text: str
    """The text of the level file, with its comments."""
    stand: DraftState
    other: Raw
    on_a: bool


class DraftWriter:
    """Keeps the draft of one desk in a file as long as it has unsaved changes.

    The file is locked while the desk is open, so that no other window offers it.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Go on with the draft file at `path`, or make a new one when it is needed.

        Raises:
            OSError: The file cannot be locked, because another window has it open.
        """
        self._lock = ExitStack()
        self._path: Path | None = None
        self._seen: tuple[object, ...] = ()
        """What the draft was made of when it was last looked at."""
        self.trouble = ""
        """Why the draft cannot be written; empty if it can."""
        if path is not None:
            self._open(path)

    def keep(self, file: LevelFile, draft: LevelDraft) -> bool:
        """Write the draft if it has changed, and return whether it has.

        If everything is saved, delete the file.
        """
        now = draft.stand, draft.opened, draft.other
        if self._seen and all(map(is_, self._seen, now)):
            return False
        self._seen, self.trouble = now, ""
        try:
            if draft.unsaved:
                self._write(file, draft)
            else:
                self.discard()
        except OSError as fault:
            _log.warning("cannot keep the draft: %s", fault)
            self.trouble = plain(fault.strerror or fault)
        return True

    def release(self) -> None:
        """Stop writing; the file stays for the next start."""
        self._lock.close()
        self._path = None

    def discard(self) -> None:
        """Delete the file; if that fails, it is offered again."""
        try:
            if self._path is not None:
                self._path.unlink(missing_ok=True)
        except OSError as fault:
            _log.warning("cannot delete the draft: %s", fault)
        self.release()

    def _write(self, file: LevelFile, draft: LevelDraft) -> None:
        path = None if file.path is None else str(file.path.absolute())
        saved = SavedDraft(file.name, path, file.text, draft.stand, draft.other, draft.on_a)
        if self._path is None:
            folder = data_folder() / FOLDER
            folder.mkdir(parents=True, exist_ok=True)
            now = datetime.now(UTC)
            self._open(folder / f"{now:%Y%m%d-%H%M%S}-{token_hex(3)}{_ENDING}")
        assert self._path is not None, "it was opened"
        write_whole(self._path, canonical(encode(saved)).encode())

    def _open(self, path: Path) -> None:
        self._lock.enter_context(locked(path, patience_s=0))
        self._path = path


def waiting_drafts() -> list[tuple[datetime, Path, str]]:
    """Return when each waiting draft was written, its file, and the name of its level.

    The last one comes first. A file that is no draft is left out.
    """
    found = list[tuple[datetime, Path, str]]()
    for path in draft_files():
        try:
            saved, at = read_draft(path), written_at(path)
        except (OSError, LevelError) as fault:
            _log.warning("cannot read the draft %s: %s", path, fault)
        else:
            found.append((at, path, plain(saved.stand.raw.get("name", saved.name), _LONGEST)))
    return sorted(found, reverse=True)


def read_draft(path: Path) -> SavedDraft:
    """Read a draft.

    Raises:
        LevelError: It is no draft, or was changed.
    """
    try:
        saved: SavedDraft = decode(json.loads(read_bytes(path, DRAFT)), SavedDraft)
        parse_level(saved.text, saved.name)
        for raw in (saved.stand.raw, saved.other):
            edited(saved.text, raw)
        if saved.stand.flick is not None:
            saved.stand.layout[saved.stand.flick.die]
    except LevelError:
        raise
    except (OSError, RecursionError, TypeError, ValueError, KeyError) as fault:
        raise LevelError(LevelFault(str(path), "", _("this draft cannot be read"))) from fault
    return saved


def discard_draft(path: Path) -> None:
    """Delete a waiting draft, unless another window has opened it since."""
    try:
        DraftWriter(path).discard()
    except OSError as fault:
        _log.warning("cannot delete the draft: %s", fault)


def draft_files() -> list[Path]:
    """Return the draft files that no window has open."""
    try:
        folder = data_folder() / FOLDER
    except FileNotFoundError:
        return []
    return [each for each in folder.glob(f"[!.]*{_ENDING}") if not is_locked(each)]
