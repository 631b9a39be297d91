"""The level file in the workshop: open, save, copy, paste, and fit to measurements."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from cubacube.scenes.stage.inputs import Dropped, Typed
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets import IGNORED, USED, Reply
from cubacube.scenes.widgets.dialogues import question
from cubacube.scenes.widgets.line_asked import LineAsked, LineRequest
from cubacube.scenes.workshop.fit_form import FitForm
from cubacube.scenes.workshop.picker import Picker, offered
from cubacube.session.files.levels import LevelError, is_level_code
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import all_levels
from cubacube.session.workshop.desk import Desk
from cubacube.session.workshop.fit import Measured
from cubacube.session.workshop.level_file import LONGEST, Naming, opened
from cubacube.session.workshop.measurements import Measurement, MeasurementSheet
from cubacube.table import TableError

_MEASURED = "kind"
"""A pasted table of measurements begins with this word."""
_LOOK_S = 0.5
"""How often the level file is checked for changes, in seconds."""


class Files:
    """The actions of the file buttons, of pasted text and of dropped files."""

    def __init__(
        self,
        desk: Desk,
        words: str,
        copy: Callable[[str], None],
        is_busy: Callable[[], bool],
        lay_out: Callable[[Desk], None],
    ) -> None:
        """Start with the message `words`; `copy` puts text into the clipboard.

        `is_busy` says whether something is dragged. `lay_out` shows another level.
        """
        self.desk = desk
        self.message = self._greeting = words
        """The message at the foot of the page."""
        self._copy, self._is_busy, self._lay_out = copy, is_busy, lay_out
        self._sheet = MeasurementSheet()
        self._message_of: tuple[str, object] | None = None
        """The last message, and the level's values when it appeared."""
        self._unseen_s = 0.0
        """Time since the file was last checked, in seconds."""

    def open(self) -> Change:
        """Ask which level to open."""
        picker = Push(Picker(offered()), self._picked)
        return self.sure(_("Open another level?"), _("Open"), lambda: picker)

    def load(self, word: str | Path) -> None:
        """Open the level with this name, file or code; if it has faults, say so instead."""
        try:
            desk = Desk(opened(word))
        except (LevelError, TableError) as fault:
            self.message = self.desk.refuse(fault)
            return
        self.desk = desk
        self._lay_out(desk)
        self._greeting = ""
        self.message = _("{name} is loaded.").format(name=desk.bench.level.name)

    def save(self) -> Change:
        """Save into the user's file; a level of the game is saved as a new file."""
        if not self.desk.own and not self.desk.bench.draft.faults:
            return self.save_as_new()
        self.message = self.desk.save()
        return None

    def save_as_new(self) -> Change:
        """Ask for an unused name, and save a new file under it."""
        if self._is_busy():
            return None
        naming = Naming(all_levels())
        line = LineRequest(
            _("Save as new"),
            _("Saves a new file. It appears under this name in the lists of levels."),
            _("Save"),
            naming.free(self.desk.bench.draft.level.name),
            LONGEST,
            naming.fault,
        )
        return Push(LineAsked(line), self._named)

    def copy_code(self) -> None:
        """Copy the code of the level to the clipboard."""
        code = self.desk.code()
        if not code:
            self.message = _("Fix the faults before you copy the code.")
            return
        try:
            self._copy(code)
        except pygame.error:
            self.message = _("The clipboard is not available now.")
        else:
            self.message = _("The level code is copied. Paste it to share the level.")

    def measure(self) -> Change:
        """Ask for measurements of a real table."""
        return Push(FitForm(self._sheet), self._measured_by)

    def fit(self, measured: Measured) -> None:
        """Fit the level to measurements of a real table."""
        self.message = self.desk.fit(measured)

    def take(self, event: Dropped | Typed) -> Reply:
        """Use pasted text or a dropped file; any other text is for fields."""
        match event:
            case Typed(text) if is_level_code(text):
                self.message = self.desk.paste(text)
            case Typed(text) if text.lstrip().startswith(_MEASURED) and "\n" in text:
                self.fit(text)
            case Dropped(path) if _is_measured(path):
                self.fit(Path(path))
            case Dropped(path):
                load = partial(self.load, path)
                return Reply(True, self.sure(_("Open another level?"), _("Open"), load))
            case _:
                return IGNORED
        return USED

    def sure(self, title: str, yes: str, then: Callable[[], Change]) -> Change:
        """Return the result of `then`; if unsaved changes would be lost, ask first."""
        if not self.desk.bench.draft.changed:
            return then()
        words = _("Your changes to the level are not saved.")
        return Push(question(title, words, yes, _("Stay")), lambda sure: then() if sure else None)

    def update(self, seconds: float) -> None:
        """Check the file now and then; a message about the level ends when the level changes."""
        self._unseen_s += seconds
        if self._unseen_s >= _LOOK_S:
            self._unseen_s = 0.0
            self.message = self.desk.look() or self.message
        raw = self.desk.bench.draft.stand.raw
        if self._message_of is None or self._message_of[0] != self.message:
            self._message_of = self.message, raw
        elif self._message_of[1] is not raw and self.message != self._greeting:
            self.message, self._message_of = "", None
            self.desk.dismiss()

    def _named(self, name: str | None) -> None:
        if name is not None:
            self.message = self.desk.save_as_new(name)

    def _picked(self, what: str | Dropped | Typed | None) -> Change:
        """Open the chosen level, or use what was dropped or pasted instead."""
        match what:
            case str(word):
                self.load(word)
            case Dropped(path) if not _is_measured(path):
                self.load(path)
            case Dropped() | Typed():
                self.take(what)
        return None

    def _measured_by(self, what: tuple[Measurement, ...] | Dropped | Typed | None) -> Change:
        """Use the rows of the form, or what was dropped or pasted instead."""
        if isinstance(what, tuple):
            self.fit(what)
        elif what is not None:
            change: Change = self.take(what).answer
            return change
        return None


def _is_measured(path: str) -> bool:
    """Return whether a file holds measurements."""
    return path.casefold().endswith(".csv")
