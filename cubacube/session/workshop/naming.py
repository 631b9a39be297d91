"""The name of a level that gets a file of its own: one that no other level has."""

import re
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

from cubacube.session.files.kinds import kind_at
from cubacube.session.files.plain import unshown
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel
from cubacube.table.level import Level

LONGEST: Final[int] = kind_at(Level, ("name",)).__metadata__[0].max_length
"""Letters that the name of a level may have."""
_NUMBER: Final = re.compile(r" \d+$")


class Naming:
    """Knows the names of all other levels."""

    def __init__(self, levels: Iterable[KnownLevel]) -> None:
        self._taken = {name.casefold() for each in levels for name in _names(each)}

    def free(self, name: str) -> str:
        """This name, or the next one with a number that no level has."""
        if name.casefold() not in self._taken:
            return name
        stem = _NUMBER.sub("", name)
        numbered = (f"{stem[: LONGEST - 5]} {number}" for number in count(2))
        return next(each for each in numbered if each.casefold() not in self._taken)

    def fault(self, name: str) -> str | None:
        """Why a level cannot be called so, as a sentence; None if it can."""
        if not name:
            return _("Give it a name.")
        if unshown(name):
            return _("No font here has one of its letters.")
        if name.casefold() in self._taken:
            return _("There is a level of that name already.")
        return None


def _names(level: KnownLevel) -> Iterator[str]:
    """What it is called, and what its file calls it."""
    yield level.name
    if level.level is not None:
        yield level.level.name
