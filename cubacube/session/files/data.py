"""Where the files that are no code lie."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

Kind = Literal["assets", "levels"]


@cache
def folder(kind: Kind) -> Path:
    """The folder of pictures, fonts and words ("assets") or of table files ("levels").

    A wheel carries both inside the package (`cubacube/_data/`); a clone and an editable install
    have them beside it.

    Raises:
        FileNotFoundError: The folder is in neither place.
    """
    package = Path(str(files("cubacube")))
    places = package / "_data" / kind, package.parent / kind
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no folder {kind}: looked for {places[0]} and {places[1]}")
