"""Actions on saved matches: each one asks, works in the background, and reports errors."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import confirm, notice
from cubacube.scenes.widgets.line_asked import LineRequest, ask_line
from cubacube.session.files.budget import MATCH_CODE
from cubacube.session.files.plain import plain
from cubacube.session.keeping import moving
from cubacube.session.keeping.code import is_code
from cubacube.session.keeping.kept import LONGEST_TITLE, SavedMatchError
from cubacube.session.keeping.shelf import MatchHeader, delete
from cubacube.session.language.translation import _

_LONGEST_WORDS, _LONGEST_PATH = 300, 400
_FOLDER = "exported"


@frozen
class MoveResult:
    """Result of an action: the match to select, and a sentence about it."""

    path: Path | None = None
    words: str = ""
    more: tuple[str, ...] = ()
    """Important lines that are shown in a notice."""
    parts: bool = False
    """Whether only the beginning of a match could be imported.

    This happens if this version of the game computes a result that differs from the one stored
    in the imported file or code. The match then ends before that result.
    """


class MatchMoves:
    """Runs one action at a time and hands its result to `on_moved`."""

    def __init__(
        self, folder: Path, on_moved: Callable[[MoveResult], None], patience_s: float | None
    ) -> None:
        """Create the actions on the matches in `folder`.

        `on_moved` gets the result of each action. A frame waits `patience_s` seconds for the work;
        None waits until it is done.
        """
        self._folder, self._on_moved = folder, on_moved
        self._patience_s = patience_s
        self._task: _Task | None = None

    @property
    def busy(self) -> bool:
        """Whether an action is running."""
        return self._task is not None

    def cancel(self) -> None:
        """Stop the running action; what it has not written yet is never written."""
        if self._task is not None:
            self._task.work.cancel()

    def update(self) -> Change:
        """Hand over the result of a finished action, or show why it failed."""
        if self._task is None or not self._task.work.done(self._patience_s):
            return None
        task, self._task = self._task, None
        try:
            moved = task.work.result()
        except moving.TakenError as fault:
            title, yes, no = _("Replace the file?"), _("Replace it"), _("Keep the old one")
            return confirm(title, str(fault), yes, no, task.again)
        except (SavedMatchError, OSError) as fault:
            return notice_of(task, fault)
        self._on_moved(moved)
        return Push(notice(moved.words, moved.more)) if moved.more else None

    def name(self, match: MatchHeader) -> Change:
        """Ask for a name of the match."""
        ask, words = _("Name the match"), _("Without a name it takes the name of its game.")
        line = LineRequest(ask, words, _("Name it"), match.title, LONGEST_TITLE, moving.title_fault)

        def work(title: str) -> MoveResult:
            moving.rename(match.path, title, catalogue.game)
            return MoveResult(match.path)

        def begin(title: str) -> Change:
            return self._begin(partial(work, title), _("Cannot name the match"), match.path)

        return ask_line(line, begin)

    def delete_match(self, match: MatchHeader, called: str) -> Change:
        """Ask whether to delete the match."""
        words = _("You cannot get {match} back.").format(match=called)

        def work() -> MoveResult:
            delete(match.path)
            return MoveResult(words=_("{match} is deleted.").format(match=called))

        begin = partial(self._begin, work, _("Cannot delete the match"), match.path)
        return confirm(_("Delete the match?"), words, _("Delete"), _("Keep it"), begin)

    def export_to(self, match: MatchHeader) -> Change:
        """Ask for a path and export the match there."""
        exported = self._folder.parent / _FOLDER
        downloads = absolute_path("Downloads")
        proposed = (downloads if downloads.is_dir() else exported) / match.path.name
        words = _("Saves one file, to keep or to share. Where should it go?")
        line = LineRequest(_("Export the match"), words, _("Export"), str(proposed), fault=no_path)

        def write(to: Path, *, replaces: bool) -> MoveResult:
            if to.parent == exported:
                exported.mkdir(parents=True, exist_ok=True)
            place = moving.export(match.path, to, replaces=replaces)
            return MoveResult(words=_("Saved to {file}").format(file=plain(place, _LONGEST_PATH)))

        def begin(text: str) -> Change:
            to, title = absolute_path(text), _("Cannot export the match")
            over = partial(self._begin, lambda: write(to, replaces=True), title, to)
            return self._begin(lambda: write(to, replaces=False), title, to, over)

        return ask_line(line, begin)

    def import_from(self) -> Change:
        """Ask for the file or code of a match to import."""
        words = _("Enter the path of its file, paste its code with Ctrl+V, or drop the file here.")
        line = LineRequest(
            _("Import a match"), words, _("Import"), limit=MATCH_CODE.letters, fault=no_path
        )
        return ask_line(line, self.import_match)

    def import_match(self, text: str) -> Change:
        """Import a match from a file or code."""
        in_code = is_code(text)
        path = self._folder if in_code else absolute_path(text)
        read = partial(moving.import_code, text) if in_code else partial(moving.import_file, path)

        def work() -> MoveResult:
            return _came_in(read(self._folder, catalogue.game))

        return self._begin(work, _("Cannot import the match"), path)

    def _begin(
        self,
        work: Callable[[], MoveResult],
        title: str,
        place: Path,
        again: Callable[[], Change] = lambda: None,
    ) -> Change:
        """Start the work in the background."""
        self._task = _Task(BackgroundTask(work), title, place, again)
        return None


@frozen
class _Task:
    """The running action, and the title of the notice if it fails."""

    work: BackgroundTask[MoveResult]
    title: str
    place: Path
    again: Callable[[], Change]
    """Repeats the action, replacing an existing file."""


def notice_of(task: _Task, fault: SavedMatchError | OSError) -> Change:
    """Return a notice that says why an action failed."""
    match fault:
        case TimeoutError():
            words = _("This match is being played. Leave it first.")
        case SavedMatchError():
            words = plain(fault, _LONGEST_WORDS + _LONGEST_PATH)
        case _:
            words = f"{plain(task.place, _LONGEST_PATH)}: {plain(fault.strerror or fault)}"
    return Push(notice(task.title, (words,)))


def _came_in(imported: moving.Imported) -> MoveResult:
    """Return the result of an import, with a notice if only the beginning was imported."""
    words = _("The match is imported")
    if imported.differs is None:
        return MoveResult(imported.path, words)
    message = _(
        "From action {number} on, this version of the game computes the match "
        "differently. It is saved up to there."
    ).format(number=imported.differs + 1)
    return MoveResult(imported.path, words, (message,), parts=True)


def no_path(text: str) -> str | None:
    """Return why a line is no path, or None."""
    return None if text else _("You entered nothing.")


def absolute_path(text: str) -> Path:
    """Return a typed path; relative paths start at the home folder."""
    path = Path(text.strip("\"'"))
    try:
        return Path.home() / path.expanduser()
    except RuntimeError:
        return path
