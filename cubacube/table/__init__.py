"""Physics of the table, headless and deterministic; only this layer knows the engine."""

from cubacube.table.faults import NoPlaceError, RestlessError, TableError
from cubacube.table.film import Film
from cubacube.table.level import Level
from cubacube.table.shoot import flicked, shoot
from cubacube.table.throw import throw

__all__ = [
    "Film",
    "Level",
    "NoPlaceError",
    "RestlessError",
    "TableError",
    "flicked",
    "shoot",
    "throw",
]
