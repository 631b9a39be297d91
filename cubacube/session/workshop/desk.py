"""The bench with the file of its level: save, reload, copy, paste, and report the results."""

from collections.abc import Callable
from pathlib import Path

from cubacube.kit.shot import Layout
from cubacube.session.extras import ExtraError
from cubacube.session.files.declared import Raw
from cubacube.session.files.level_warnings import level_warnings
from cubacube.session.files.levels import (
    LevelError,
    LevelFault,
    level_code,
    level_text,
    level_values,
    named,
)
from cubacube.session.files.plain import plain, plain_fault
from cubacube.session.language.translation import _
from cubacube.session.workshop.bench import Bench
from cubacube.session.workshop.fit import Measured, fitted
from cubacube.session.workshop.level_file import LevelFile
from cubacube.session.workshop.measurements import MeasurementError
from cubacube.session.workshop.saved_draft import DraftWriter, read_draft
from cubacube.table import TableError

_LONGEST = 300
"""Maximum length of a path or reason in a message."""


class Desk:
    """A bench with its level file; most actions return a sentence about the result."""

    def __init__(
        self, file: LevelFile, layout: Layout | None = None, writer: DraftWriter | None = None
    ) -> None:
        """Use the dice of `layout`; without one, throw all dice.

        `writer` keeps the unsaved draft in a file.

        Raises:
            TableError: They never stop or find no place.
        """
        self.file = file
        self.bench = Bench(file.raw, file.name, layout)
        self.writer = writer or DraftWriter()
        self.outside = ""
        """The text of another program that waits for an answer, because there are changes here."""
        self._refused: tuple[LevelFault, ...] = ()

    @property
    def faults(self) -> tuple[LevelFault, ...]:
        """The errors of the draft. If it has none, the errors of the last rejected level."""
        return self.bench.draft.faults or self._refused

    @property
    def warnings(self) -> tuple[LevelFault, ...]:
        """What will not play well on the last level without errors."""
        return level_warnings(self.bench.draft.level, self.file.name)

    def save(self) -> str:
        """Save the level to its file, or to a new file if its own file is read-only."""
        return self._written(self.file.save)

    def save_as_new(self, name: str) -> str:
        """Save the level to a new file among the user's own levels, under this name."""
        said = self._written(lambda raw: self.file.save_as_new({**raw, "name": name}))
        if self.file.raw["name"] == name:
            self.bench.draft.rename(name)
        return said

    def code(self) -> str:
        """Return the code of the level; empty if it has errors."""
        draft = self.bench.draft
        return "" if draft.faults else level_code(self.file.text_with(draft.stand.raw))

    def paste(self, code: str) -> str:
        """Replace the draft with the level of a code."""
        try:
            text = level_text(code)
            self.bench.draft.take(level_values(text, named(code)))
        except ValueError as fault:
            return self.refuse(fault)
        self._refused = ()
        return _("The level from the code is loaded.")

    def fit(self, measured: Measured) -> str:
        """Fit the level to measurements of a real table."""
        draft = self.bench.draft
        try:
            text, said = fitted(measured, self.file.text_with(draft.stand.raw))
            draft.take(level_values(text, self.file.name))
        except (MeasurementError, LevelError, ExtraError) as fault:
            return plain(str(fault).partition("\n")[0], _LONGEST)
        draft.settle()
        return said

    def look(self) -> str | None:
        """If another program has changed the file, reload it and return a message.

        Otherwise return None. If the new file has errors, the old level stays. If there are
        unsaved changes, the new text waits in `outside`.
        """
        try:
            text = self.file.new_text()
        except LevelError as fault:
            self.refuse(fault)
            return _("The file has changed, but it has faults. The old level stays.")
        if text is None:
            return None
        self.outside = text
        return None if self.bench.draft.unsaved else self.load_outside()

    def load_outside(self) -> str:
        """Load what another program wrote into the file; return a message."""
        self.file.text, self.outside, self._refused = self.outside, "", ()
        self.bench.draft.change(lambda _raw: self.file.raw)
        self.bench.draft.saved()
        return _("The file has changed and was loaded again.")

    def keep(self) -> bool:
        """Keep the unsaved draft in its file if it has changed, and return whether it has."""
        return self.writer.keep(self.file, self.bench.draft)

    @property
    def trouble(self) -> str:
        """Why the draft cannot be kept, as a sentence; empty if it can."""
        why = self.writer.trouble
        return _("Cannot keep the draft: {why}.").format(why=why) if why else ""

    def dismiss(self) -> None:
        """Clear the errors of a rejected level."""
        self._refused = ()

    def _written(self, write: Callable[[Raw], Path]) -> str:
        draft, file = self.bench.draft, self.file
        if draft.faults:
            return _("Fix the faults before you save the level.")
        try:
            path = write(draft.stand.raw)
        except OSError as fault:
            why = plain(fault.strerror or fault, _LONGEST)
            return _("Cannot save the level: {why}.").format(why=why)
        draft.saved()
        draft.file, self._refused = file.name, ()
        return _("Saved as {path}.").format(path=plain(path, _LONGEST))

    def refuse(self, fault: Exception) -> str:
        """Reject a level from outside, store its errors, and return a message."""
        found = fault.faults if isinstance(fault, LevelError) else ()
        self._refused = found or (LevelFault(self.file.name, "", plain(plain_fault(fault))),)
        return _("That level has faults. The old one stays.")


def continued(path: Path) -> Desk:
    """Return the desk on which the draft in a file goes on.

    Raises:
        LevelError: It is no draft, or another window has it open.
        TableError: The dice do not come to rest, or do not fit on the level.
    """
    try:
        writer = DraftWriter(path)
    except OSError as fault:
        raise LevelError(LevelFault(str(path), "", plain(fault))) from fault
    try:
        saved = read_draft(path)
        file = LevelFile(saved.text, saved.name, None if saved.path is None else Path(saved.path))
        desk = Desk(file, saved.stand.layout, writer)
    except (LevelError, TableError):
        writer.release()
        raise
    desk.bench.draft.restore(saved.stand, saved.other, on_a=saved.on_a)
    return desk
