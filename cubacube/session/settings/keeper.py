"""Save the settings shortly after each change."""

from pathlib import Path

from cubacube.rules import replace
from cubacube.session.files.plain import plain, plain_fault, plain_path
from cubacube.session.language.translation import SYSTEM, _, use_language
from cubacube.session.settings.chosen import set_value, settings, use_settings
from cubacube.session.settings.file import mend, write_settings
from cubacube.session.settings.model import Settings

QUIET_S = 0.5
"""Seconds without a change before saving (debounce), for example while a slider moves."""


class SettingsKeeper:
    """Reads the settings file once, and writes it when the current settings differ from it."""

    def __init__(self, path: Path | None) -> None:
        """Without a `path`, nothing is saved."""
        self._path = path
        self._written = self._seen = self._tried = settings()
        """What the file holds, what was current last, and what should have been written last."""
        self._asked, self._chosen = SYSTEM, SYSTEM
        """The language of the command line, and the one in the file."""
        self._quiet_s = 0.0
        self._told = False

    def open(self) -> tuple[str, ...]:
        """Load the settings of the file; return messages for the user.

        A language that the command line has chosen stays, and is not saved.
        """
        message: tuple[str, ...] = ()
        self._asked = settings().language
        if self._path is not None:
            try:
                found, message = mend(self._path)
                use_settings(found)
            except OSError as fault:
                message = (plain_fault(fault), _("Your settings will not be saved this time."))
                self._path = None  # a file that could not be read must not be overwritten
        self._chosen = settings().language
        if self._asked != SYSTEM:
            set_value("language", self._asked)
        use_language(settings().language)
        self._written = self._seen = settings()
        return message

    def update(self, seconds: float) -> str:
        """Save changes after a quiet time; return the error message, or an empty text."""
        if settings() != self._seen:
            self._seen, self._quiet_s = settings(), 0.0
        self._quiet_s += seconds
        return self.save() if self._quiet_s >= QUIET_S else ""

    def save(self) -> str:
        """Save changes at once; return the error message if it is news, or an empty text."""
        if self._path is None or settings() in (self._written, self._tried):
            return ""
        self._tried = settings()  # no retry on every frame
        try:
            write_settings(self._path, self._kept, self._written)
        except OSError as fault:
            return self._message(self._path, plain(fault.strerror or fault))
        self._written = self._tried
        return ""

    @property
    def _kept(self) -> Settings:
        """The current settings, without a language of the command line."""
        asked = self._asked != SYSTEM and self._tried.language == self._asked
        return replace(self._tried, language=self._chosen) if asked else self._tried

    def _message(self, path: Path, why: str) -> str:
        """Return the error message, once, and only if a person changed something."""
        moved = replace(self._written, screen=self._tried.screen) == self._tried
        if moved or self._told:
            return ""
        self._told = True
        said = _("Cannot save the settings in {file}: {why}")
        return said.format(file=plain_path(path), why=why)
