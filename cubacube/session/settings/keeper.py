"""Settings outlast the program: whatever changes is written down a moment later."""

from pathlib import Path
from typing import Final

from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _, use_language
from cubacube.session.settings.chosen import settings, use_settings
from cubacube.session.settings.file import mend, write_settings

QUIET_S: Final = 0.5
"""So long nothing may change before it is written: a slider is not written at every step."""


class SettingsKeeper:
    """Reads the file once and writes it whenever it does not hold what is chosen."""

    def __init__(self, path: Path | None) -> None:
        """Without a `path` nothing is kept."""
        self._path = path
        self._written = self._seen = settings()
        self._quiet_s = 0.0

    def open(self) -> tuple[str, ...]:
        """Let the settings of the file be in effect; what is to be told about it."""
        told: tuple[str, ...] = ()
        if self._path is not None:
            try:
                found, told = mend(self._path)
                use_settings(found)
            except OSError as fault:
                told = (str(fault), _("The settings are not kept this time."))
                self._path = None  # what could not be read must not be written over
        use_language(settings().language)
        self._written = self._seen = settings()
        return told

    def update(self, seconds: float) -> str:
        """Write what has changed, when it has been quiet; why that cannot be done, or nothing."""
        if settings() != self._seen:
            self._seen, self._quiet_s = settings(), 0.0
        self._quiet_s += seconds
        return self.save() if self._quiet_s >= QUIET_S else ""

    def save(self) -> str:
        """Write what has changed, at once; why that cannot be done, or nothing."""
        if self._path is None or settings() == self._written:
            return ""
        self._written = settings()  # what cannot be written is not tried again at every frame
        try:
            write_settings(self._path, self._written)
        except OSError as fault:
            return _("The settings cannot be kept: {why}").format(why=plain(fault))
        return ""
