"""`--verbose`: tell on standard error what helps to find a fault."""

import logging
import os
import platform
from importlib.metadata import distributions

from cubacube import __version__
from cubacube.session.files.plain import whole_path
from cubacube.session.settings.folders import config_folder, data_folder

_log = logging.getLogger(__name__)


class _Lines(logging.Formatter):
    """Formats lines that are safe on a terminal and do not tell the name of the user."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a message with `~` for the home folder."""
        home = os.path.expanduser(f"~{os.sep}")  # noqa: PTH111 - without a home it stays `~`
        text = super().format(record).replace(home, f"~{os.sep}")
        return "\n".join(map(whole_path, text.splitlines()))


def log_to_stderr() -> None:
    """Print every log message from now on; the first ones tell versions and folders."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines("%(levelname)s %(name)s: %(message)s"))
    program = logging.getLogger("cubacube")
    program.addHandler(handler)
    program.setLevel(logging.DEBUG)
    parts = [platform.platform(), f"Python {platform.python_version()}"]
    for name in ("pygame-ce", "pymunk", "numpy"):
        parts += (f"{name} {each.version}" for each in distributions(name=name))
    _log.debug("Cuba Cube %s, %s", __version__, ", ".join(parts))
    try:
        _log.debug("settings in %s, everything else in %s", config_folder(), data_folder())
    except OSError as fault:
        _log.debug("%s", fault)
