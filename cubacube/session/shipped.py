"""Locate what ships with the program: the folders of assets and of level files."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

Kind = Literal["assets", "levels"]


@cache
def folder(kind: Kind) -> Path:
    """Return the folder of assets (pictures, fonts, texts) or of level files.

    A wheel carries both inside the package (`cubacube/_data/`). A clone and an editable
    install have them beside it.

    Raises:
        FileNotFoundError: The folder is in neither place.
    """
    package = Path(str(files("cubacube")))
    places = package / "_data" / kind, package.parent / kind
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"cannot find the folder {kind} at {places[0]} or {places[1]}")


def assets_of(package: str) -> Path:
    """Return the folder `assets` inside a package; it need not exist."""
    return Path(str(files(package))) / "assets"
