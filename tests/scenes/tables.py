"""Tables for the tests of the scenes."""

import tomllib
from functools import cache

from pydantic import TypeAdapter

from cubacube.session.data import folder
from cubacube.table.level import Level


@cache
def habana() -> Level:
    """The level that the game ships."""
    path = folder("levels") / "habana.toml"
    return TypeAdapter(Level).validate_python(tomllib.loads(path.read_text("utf-8")))
