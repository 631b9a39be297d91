"""The code of the tables, imported in small steps before anybody has chosen one."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Final

import cubacube.scenes
from cubacube.games import catalogue
from cubacube.session.files.levels import load_level

_CHECKER: Final = (
    "pydantic_core",
    "pydantic._internal._decorators",
    "pydantic._internal._generate_schema",
    "pydantic.types",
    "pydantic.main",
    "cubacube.session.files.level_model",
)
"""What checks the level files, from its parts to the whole."""
_LEVEL: Final = "habana"


def import_tables() -> Iterator[None]:
    """All tables there are."""
    yield from import_common()
    for name in catalogue.names():
        catalogue.table(name)
        yield


def import_common() -> Iterator[None]:
    """All that the tables of all games have in common, and the level most of them are played on."""
    scenes = (each.name for each in walk_packages(cubacube.scenes.__path__, "cubacube.scenes."))
    for name in (*scenes, *_CHECKER):
        import_module(name)
        yield
    load_level(_LEVEL)
    yield
