"""`--verbose`: tell on standard error what helps to find a fault."""

import logging
import os
import platform
from importlib.metadata import distributions
from pathlib import Path

from cubacube import __version__
from cubacube.session.files.plain import plain
from cubacube.session.settings.folders import config_folder, data_folder

_PACKAGES = "pygame-ce", "pymunk", "numpy"
_LONGEST_LINE = 1000
_program = logging.getLogger("cubacube")
_log = logging.getLogger(__name__)


class _Lines(logging.Formatter):
    """Formats lines that are safe on a terminal and do not tell the name of the user."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a message with `~` for the home folder."""
        home = str(Path("~").expanduser())
        text = super().format(record).replace(f"{home}{os.sep}", f"~{os.sep}")
        return "\n".join(plain(line, _LONGEST_LINE) for line in text.splitlines())


def log_to_stderr() -> None:
    """Print every log message from now on; the first ones tell versions and folders."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines("%(levelname)s %(name)s: %(message)s"))
    _program.addHandler(handler)
    _program.setLevel(logging.DEBUG)
    found = (each for name in _PACKAGES for each in distributions(name=name))
    packages = ", ".join(f"{each.name} {each.version}" for each in found)
    system = f"Python {platform.python_version()}, {platform.platform()}"
    _log.debug("Cuba Cube %s, %s, %s", __version__, system, packages)
    _log.debug("settings in %s, everything else in %s", config_folder(), data_folder())
