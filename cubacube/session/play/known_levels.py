"""The levels to choose from: those that ship with the game, and the user's own."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from cubacube.rules import frozen
from cubacube.session.files.levels import (
    LevelError,
    level_names,
    load_level,
    own_levels,
    parse_level,
)
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.settings.folders import data_folder
from cubacube.table.level import Level

FOLDER = "levels"
_LONGEST_FAULT, _LONGEST_FILE = 180, 60


@frozen
class KnownLevel:
    """A level to choose, or a file that cannot be used, with the reason."""

    word: str
    """The name or path for `load_level`."""
    own: bool
    """Whether it belongs to the user, so that its texts are not translated."""
    level: Level | None
    """The level; None if its file cannot be used."""
    fault: str = ""
    """The first problem; empty if the level can be used."""

    @property
    def name(self) -> str:
        """The name of the level; the file name if it cannot be used."""
        if self.level is None:
            return self.file
        return self.level.name if self.own else _(self.level.name)

    @property
    def idea(self) -> str:
        """What is special about the level; may be empty."""
        if self.level is None or not self.level.idea:
            return ""
        return self.level.idea if self.own else _(self.level.idea)

    @property
    def whose(self) -> str:
        """Who made the level, as a sentence."""
        if not self.own:
            return _("Comes with the game")
        if self.level is None or not self.level.author:
            return _("Your own table")
        return _("A table by {author}").format(author=self.level.author)

    @property
    def file(self) -> str:
        """The file name, on one line."""
        return plain(Path(self.word).name, _LONGEST_FILE)


def levels_folder() -> Path:
    """Return the folder of the user's own levels, which need not exist yet.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    return data_folder() / FOLDER


def known_levels(folder: Path | None) -> tuple[KnownLevel, ...]:
    """Return the default level, the others that ship with the game, then those of `folder`."""
    first, *others = _shipped()
    others.sort(key=lambda each: each.name.casefold())
    return first, *others, *(() if folder is None else _own(folder))


def all_levels() -> tuple[KnownLevel, ...]:
    """Return all levels; without a home folder only those that ship with the game."""
    try:
        own = levels_folder()
    except FileNotFoundError:
        own = None
    return known_levels(own)


def level_entry(word: str, text: str) -> KnownLevel:
    """Return the level with this text; without a text, the level with the name or path `word`."""
    return _known(word, lambda: parse_level(text, word) if text else load_level(word))


def _known(word: str, read: Callable[[], Level], *, own: bool = True) -> KnownLevel:
    """Return a level; if it cannot be used, the result holds the first problem."""
    try:
        return KnownLevel(word, own, read())
    except LevelError as fault:
        first = fault.faults[0]
        message = ": ".join(filter(None, (first.key, first.problem)))
        return KnownLevel(word, True, None, plain(message, _LONGEST_FAULT))


@cache
def _shipped() -> tuple[KnownLevel, ...]:
    """Return the levels that ship with the game.

    The result is cached, because these levels do not change while the program runs.
    """
    return tuple(_known(name, partial(load_level, name), own=False) for name in level_names())


def _own(folder: Path) -> Iterator[KnownLevel]:
    try:
        paths = own_levels(folder)
    except OSError as fault:
        yield KnownLevel(str(folder), True, None, plain(fault.strerror or fault, _LONGEST_FAULT))
        return
    for path in paths:
        yield level_entry(str(path), "")
