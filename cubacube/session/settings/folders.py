"""The folders of the user's files: one for settings, one for everything else."""

import logging
import os
import sys
from pathlib import Path

from platformdirs import PlatformDirs

from cubacube.session.files.door import write_whole
from cubacube.session.files.lock import locked
from cubacube.session.language.translation import _

_log = logging.getLogger(__name__)

VARIABLE = "CUBACUBE_DATA"
"""Environment variable that sets one folder for everything."""
_NAME = "Cuba Cube" if sys.platform in ("win32", "darwin") else "cubacube"
_DIRS = PlatformDirs(_NAME, appauthor=False, roaming=True)
"""Where they are; older versions kept everything in this folder for data."""


def data_folder() -> Path:
    """Return the folder of matches, players and own levels, which need not exist yet.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    if sys.platform == "darwin" and not os.environ.get(VARIABLE):
        old = Path("~/Library/Application Support", _NAME).expanduser()
        if old.is_dir():
            return old  # older versions did not ask XDG_DATA_HOME
    return _folder("user_data_path")


def config_folder() -> Path:
    """Return the folder of the settings, which need not exist yet.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    return _folder("user_config_path")


def _folder(kind: str) -> Path:
    if named := os.environ.get(VARIABLE):
        return Path(named)
    try:
        path: Path = getattr(_DIRS, kind)
    except RuntimeError as error:
        said = _("There is no home folder for your results. Set {variable} to use another folder.")
        raise FileNotFoundError(said.format(variable=VARIABLE)) from error
    return path


def moved(old: Path, new: Path) -> Path:
    """Move a file once from where older versions kept it; return the path to use.

    A file at the new place is never replaced. If the file cannot be moved, its old path is used.
    """
    if not old.is_file() or os.path.lexists(new):
        return new
    try:
        new.parent.mkdir(parents=True, exist_ok=True)
        with locked(old), locked(new):
            if not os.path.lexists(new):
                write_whole(new, old.read_bytes())
                old.unlink()
    except OSError as fault:
        _log.warning("%s stays where it is: %s", old, fault)
    return new if os.path.lexists(new) else old
