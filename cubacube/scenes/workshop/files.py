"""The level file in the workshop: open, save, copy, paste, and fit to measurements."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from cubacube.scenes.stage.inputs import Dropped, Typed
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets import IGNORED, USED, Reply
from cubacube.scenes.widgets.dialogues import Offer, choose
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

_KEEP_S = 0.25
"""Shortest time between two writings of the draft, in seconds."""


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
        self._unwritten_s = 0.0
        """Time since the draft was last written, in seconds."""

    def open(self) -> Change:
        """Ask which level to open."""
        return Push(Picker(offered()), self._closed)

    def load(self, word: str | Path, leave: Callable[[], None]) -> None:
        """Open the level with this name, file or code; if it has faults, say so instead.

        `leave` leaves the draft on the bench.
        """
        try:
            desk = Desk(opened(word))
        except (LevelError, TableError) as fault:
            self.message = self.desk.refuse(fault)
            return
        leave()
        self.desk = desk
        self._lay_out(desk)
        self._greeting = ""
        self.message = _("{name} is loaded.").format(name=desk.bench.draft.title)

    def save(self, then: Callable[[], Change] = lambda: None) -> Change:
        """Save into the user's file, and then call `then`.

        A level of the game is saved as a new file, and so is one whose file another program has
        changed.
        """
        desk = self.desk
        if not desk.bench.draft.faults and (desk.file.path is None or desk.file.differs):
            return self.save_as_new(then)
        self.message = desk.save()
        return None if desk.bench.draft.unsaved else then()

    def save_as_new(self, then: Callable[[], Change] = lambda: None) -> Change:
        """Ask for an unused name, save a new file under it, and then call `then`."""
        if self._is_busy():
            return None

        def named(name: str | None) -> Change:
            if name is None:
                return None
            self.message = self.desk.save_as_new(name)
            return None if self.desk.bench.draft.unsaved else then()

        naming = Naming(all_levels())
        line = LineRequest(
            _("Save as new"),
            _("Saves a new file. It appears under this name in the lists of levels."),
            _("Save"),
            naming.free(self.desk.bench.draft.level.name),
            LONGEST,
            naming.fault,
        )
        return Push(LineAsked(line), named)

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
        return Push(FitForm(self._sheet), self._closed)

    def fit(self, measured: Measured) -> None:
        """Fit the level to measurements of a real table."""
        self.message = self.desk.fit(measured)

    def take(self, what: Dropped | Typed | str | tuple[Measurement, ...] | None) -> Reply:
        """Use pasted text, a dropped file, a chosen level or typed measurements.

        Any other pasted text is for fields.
        """
        match what:
            case Typed(text) if is_level_code(text):
                self.message = self.desk.paste(text)
            case Typed(text) if text.lstrip().startswith(_MEASURED) and "\n" in text:
                self.fit(text)
            case Dropped(path) if path.casefold().endswith(".csv"):
                self.fit(Path(path))
            case tuple():
                self.fit(what)
            case Dropped(word) | str(word):
                return Reply(True, self.sure(_("Open another level?"), partial(self.load, word)))
            case _:
                return IGNORED
        return USED

    def sure(self, title: str, then: Callable[[Callable[[], None]], Change]) -> Change:
        """Return the result of `then`; ask first what to do with unsaved changes.

        `then` gets the function that leaves the draft: it deletes the draft file or lets it stay.
        """
        desk, writer = self.desk, self.desk.writer
        desk.keep()
        if not desk.bench.draft.unsaved:
            return then(writer.discard)
        kept: Offer = _("Keep as draft"), lambda: then(writer.release), "cream"
        offers: tuple[Offer, ...] = (
            (_("Save"), lambda: self.save(lambda: then(writer.discard)), "teal"),
            *(() if desk.trouble else (kept,)),
            (_("Discard"), lambda: then(writer.discard), "coral"),
            (_("Stay"), lambda: None, "cream"),
        )
        words = desk.trouble or _("Your changes to the level are not saved.")
        return choose(title, words, offers, lambda: None)

    def update(self, seconds: float) -> Change:
        """Keep the draft, and check the file now and then.

        A message about the level ends when the level changes.
        """
        self._unseen_s += seconds
        self._unwritten_s += seconds
        asked = None
        if not self._is_busy():
            if self._unwritten_s >= _KEEP_S and self.desk.keep():
                self._unwritten_s, self.message = 0.0, self.desk.trouble or self.message
            if self._unseen_s >= _LOOK_S:
                self._unseen_s = 0.0
                self.message = self.desk.look() or self.message
                asked = self._which_to_keep() if self.desk.outside else None
        raw = self.desk.bench.draft.stand.raw
        if self._message_of is None or self._message_of[0] != self.message:
            self._message_of = self.message, raw
        elif self._message_of[1] is not raw and self.message != self._greeting:
            self.message, self._message_of = "", None
            self.desk.dismiss()
        return asked

    def _which_to_keep(self) -> Change:
        """Ask which to keep, the changes here or those of another program; lose neither."""
        desk = self.desk
        desk.keep()

        def load() -> None:
            desk.writer.release()
            self.message = _("The file was loaded. Your changes are kept as a draft.")
            desk.load_outside()

        def stay() -> None:
            desk.outside = ""
            told = _("Your changes stay here. Save will make a new file.")
            self.message = desk.trouble or told

        offers: tuple[Offer, ...] = (
            (_("Keep my changes"), stay, "teal"),
            (_("Load the file"), stay if desk.trouble else load, "cream"),
        )
        words = _("Keep your changes, or load the file?")
        return choose(_("The file has changed"), words, offers, stay)

    def _closed(self, what: Dropped | Typed | str | tuple[Measurement, ...] | None) -> Change:
        """Use the result of a dialogue."""
        change: Change = self.take(what).answer
        return change
