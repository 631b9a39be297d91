"""Import modules on demand, safely from any thread."""

from importlib import import_module
from threading import RLock
from types import ModuleType

IMPORTING = RLock()
"""Lock to hold while importing.

Without it, two threads that import mutually dependent packages could each see a
half-initialised module.
"""

_whole: dict[str, ModuleType] = {}


def imported(name: str) -> ModuleType:
    """Import a module by its full name; return at once if it is already loaded."""
    if name not in _whole:
        with IMPORTING:
            _whole[name] = import_module(name)
    return _whole[name]
