"""Code that is imported when it is needed, by whichever thread needs it first."""

from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import Final

IMPORTING: Final = RLock()
"""Held by the one thread that imports. Of packages whose modules need one another two threads at
once would each find some half done."""

_whole: dict[str, ModuleType] = {}


def imported(name: str) -> ModuleType:
    """A module, by its whole name; nobody waits for one that is there."""
    if name not in _whole:
        with IMPORTING:
            _whole[name] = import_module(name)
    return _whole[name]
