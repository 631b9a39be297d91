"""The bench with the file of its level: saved, read anew, copied and pasted; all of it is told."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from cubacube.kit.shot import Layout
from cubacube.session.extras import ExtraError
from cubacube.session.files.declared import Raw
from cubacube.session.files.levels import LevelError, LevelFault, level_code, level_text
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.workshop.bench import Bench
from cubacube.session.workshop.fitting import Measured, fitted
from cubacube.session.workshop.level_file import LevelFile
from cubacube.session.workshop.measurements import MeasurementError

_LONGEST = 300
"""Letters of a path that is told."""


class Desk:
    """What it does it answers with a sentence."""

    def __init__(self, file: LevelFile, layout: Layout | None = None) -> None:
        """Dice lie as in `layout`; without one they are thrown.

        Raises:
            TableError: They find no rest or no place.
        """
        self.file = file
        self.bench = Bench(file.raw, file.name, layout)
        self._refused: tuple[LevelFault, ...] = ()

    @property
    def faults(self) -> tuple[LevelFault, ...]:
        """What is wrong with the draft, or else with what came last from outside."""
        return self.bench.draft.faults or self._refused

    @property
    def own(self) -> bool:
        """Whether the file is the user's, so that it is written to."""
        return self.file.path is not None

    def save(self) -> str:
        """Write the level into its file, or into a new one if that is none of the user's."""
        return self._written(self.file.save)

    def save_as_new(self, name: str) -> str:
        """Write it into a new file among the user's own levels, under this name."""
        said = self._written(lambda raw: self.file.save_as_new({**raw, "name": name}))
        if self.file.raw["name"] == name:
            self.bench.draft.rename(name)
        return said

    def code(self) -> str:
        """The level as one word; empty if it has faults."""
        draft = self.bench.draft
        return "" if draft.faults else level_code(self.file.text_with(draft.stand.raw))

    def paste(self, code: str) -> str:
        """Work on the level of a code."""
        try:
            text = level_text(code)
            self.bench.draft.take(tomllib.loads(text))
        except ValueError as fault:
            return self.refuse(fault)
        self._refused = ()
        return _("The level of the code is on the bench.")

    def fit(self, measured: Measured) -> str:
        """Let the level be as a real table that was measured."""
        draft = self.bench.draft
        try:
            text, said = fitted(measured, self.file.text_with(draft.stand.raw))
            draft.take(tomllib.loads(text))
        except (MeasurementError, LevelError, ExtraError) as fault:
            return plain(str(fault).partition("\n")[0], _LONGEST)
        draft.settle()
        return said

    def look(self) -> str | None:
        """Read the file anew if somebody else has written to it; None if nobody has."""
        try:
            text = self.file.new_text()
        except LevelError as fault:
            self.refuse(fault)
            return _("The file was changed and has faults; the old level stays.")
        if text is None:
            return None
        self._refused = ()
        self.bench.draft.change(lambda _raw: tomllib.loads(text))
        self.bench.draft.saved()
        return _("The file was changed, and is read anew.")

    def dismiss(self) -> None:
        """What was refused need not be told any more."""
        self._refused = ()

    def _written(self, write: Callable[[Raw], Path]) -> str:
        draft, file = self.bench.draft, self.file
        if draft.faults:
            return _("A level with faults is not saved.")
        try:
            path = write(draft.stand.raw)
        except OSError as fault:
            why = plain(fault.strerror or fault, _LONGEST)
            return _("The level cannot be saved: {why}.").format(why=why)
        draft.saved()
        draft.file, self._refused = file.name, ()
        return _("Saved as {path}.").format(path=plain(path, _LONGEST))

    def refuse(self, fault: Exception) -> str:
        """Keep what is wrong with a level that came from outside, to be told."""
        found = fault.faults if isinstance(fault, LevelError) else ()
        self._refused = found or (LevelFault(self.file.name, "", plain(fault)),)
        return _("That is no good level; the old one stays.")
