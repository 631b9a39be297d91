"""Choose a name for a new level file; no other level may have this name."""

import re
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

from cubacube.session.files.declared import keys_by_path
from cubacube.session.files.plain import unshown
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel
from cubacube.table.level import Level

LONGEST: Final = round(keys_by_path(Level)["name"].high)
"""Maximum length of a level name."""
_NUMBER: Final = re.compile(r" \d+$")


class Naming:
    """Checks a level name against the names of all other levels."""

    def __init__(self, levels: Iterable[KnownLevel]) -> None:
        self._taken = {name.casefold() for each in levels for name in _names(each)}

    def free(self, name: str) -> str:
        """Return `name` if it is free, otherwise the same name with the next free number."""
        if name.casefold() not in self._taken:
            return name
        stem = _NUMBER.sub("", name)
        numbered = (f"{stem[: LONGEST - 5]} {number}" for number in count(2))
        return next(each for each in numbered if each.casefold() not in self._taken)

    def fault(self, name: str) -> str | None:
        """Return why a name is not allowed, as a sentence, or None."""
        if not name:
            return _("Give it a name.")
        if unshown(name):
            return _("No font here can show one of its letters.")
        if name.casefold() in self._taken:
            return _("A level with that name already exists.")
        return None


def _names(level: KnownLevel) -> Iterator[str]:
    """Yield the displayed name of a level, and the name that its file gives."""
    yield level.name
    if level.level is not None:
        yield level.level.name
