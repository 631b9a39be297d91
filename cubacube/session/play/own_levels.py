"""The user's own levels: a folder beside what else the program keeps."""

import re
from pathlib import Path
from typing import Final

from cubacube.session.play.records import data_folder

FOLDER: Final = "levels"
_ENDING: Final = ".toml"


def own_levels_folder() -> Path:
    """Where they lie; the folder need not exist yet.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    return data_folder() / FOLDER


def own_levels() -> tuple[Path, ...]:
    """The files of the user's own levels, in the order of their names; none without a home."""
    try:
        return tuple(sorted(own_levels_folder().glob(f"*{_ENDING}")))
    except OSError:
        return ()


def file_name(title: str) -> str:
    """What the file of a level of this name is called: `Ice tray` is `ice_tray.toml`."""
    return (re.sub(r"\W+", "_", title.strip().casefold()).strip("_") or "level") + _ENDING
