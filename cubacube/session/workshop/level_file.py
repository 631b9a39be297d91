"""The file of a level: name it, save it, reload it after outside changes, add a shared one."""

import re
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from cubacube.session.files.declared import Raw, keys_by_path
from cubacube.session.files.door import write_new, write_new_by, write_whole
from cubacube.session.files.level_base import BASE_HASH
from cubacube.session.files.level_edit import edited
from cubacube.session.files.levels import (
    STANDARD_INPUT,
    LevelError,
    LevelFault,
    file_name,
    is_level_code,
    level_text,
    level_values,
    named,
    parse_level,
    text_with,
    whole_text,
)
from cubacube.session.files.parsing import parse_toml
from cubacube.session.files.plain import unshown
from cubacube.session.files.trial import tried_level
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import KnownLevel, all_levels, levels_folder
from cubacube.session.shipped import folder
from cubacube.table.level import Level


class LevelFile:
    """The file of a level, with the text that was read or written last."""

    def __init__(self, text: str, name: str, path: Path | None) -> None:
        """`text` is a valid level; `path` is None if the user has no file with this text."""
        self.name = name
        """The name in error messages."""
        self.path = path
        self.text = text
        self._stamp: tuple[int, int] | None = None
        """Time and size of the file when its text was last compared with this one."""

    @property
    def raw(self) -> Raw:
        """The values in the text."""
        return level_values(self.text, self.name)

    def new_text(self) -> str | None:
        """Return the new text if another program has changed the file, otherwise None.

        Raises:
            LevelError: It cannot be read, or its new text has errors.
        """
        if self.path is None:
            return None
        try:
            seen = self.path.stat()
        except OSError:
            # A file can be missing for a moment while an editor replaces it.
            return None
        if self._stamp == (stamp := (seen.st_mtime_ns, seen.st_size)):
            return None
        self._stamp = stamp
        text = level_text(self.path)
        if text == self.text:
            return None
        parse_level(text, self.name)
        return text

    @property
    def differs(self) -> bool:
        """Whether the file holds something that was neither read here nor written."""
        if self.path is None or not self.path.exists():
            return False
        try:
            return level_text(self.path) != self.text
        except LevelError:
            return True

    def text_with(self, raw: Raw) -> str:
        """Return the text with other values; comments and order stay."""
        return text_with(self.text, raw)

    def save(self, raw: Raw) -> Path:
        """Write these values to the user's file, or to a new one.

        Raises:
            OSError: It cannot be written; the file stays as it was.
        """
        if self.path is None:
            return self.save_as_new(raw)
        text = self.text_with(raw)
        write_whole(self.path, text.encode())
        self._written(text, self.path)
        return self.path

    def save_as_new(self, raw: Raw) -> Path:
        """Write these values to a new file among the user's own levels; return its path.

        Raises:
            OSError: It cannot be written.
        """
        text = self.text_with(raw)
        own = levels_folder()
        own.mkdir(parents=True, exist_ok=True)
        path = write_new(own / file_name(str(raw["name"])), text.encode())
        self._written(text, path)
        return path

    def _written(self, text: str, path: Path) -> None:
        self.text, self.path, self.name, self._stamp = text, path, str(path), None


def opened(word: str | Path) -> LevelFile:
    """Open a level by name, path or code.

    A level that ships with the game is read-only, and so is a level that is given by its
    code.

    Raises:
        LevelError: There is no such level, or it has errors.
    """
    text, name = level_text(word), named(word)
    parse_level(text, name)
    path = None if is_level_code(word) or word == STANDARD_INPUT else Path(name)
    if path is not None and path.parent == folder("levels"):
        path = None
    return LevelFile(text, name, path)


def of_match(word: str, text: str) -> LevelFile:
    """Open the level of a match; it is read-only if its file does not hold the same text.

    `text` is the level text of the match. If it is empty, the level is opened by its name, path or
    code.

    Raises:
        LevelError: There is no such level, or it has errors.
    """
    if not text:
        return opened(word)
    try:
        file = opened(word)
    except LevelError:
        return LevelFile(text, word, None)
    return file if whole_text(file.text) == text else LevelFile(text, word, None)


LONGEST = round(keys_by_path(Level)["name"].high)
"""Maximum length of a level name."""
_NUMBER = re.compile(r" \d+$")


class Naming:
    """Checks a level name against the names of all other levels."""

    def __init__(self, levels: Sequence[KnownLevel]) -> None:
        # A level has its displayed name, and the one that its file gives.
        shown = {each.name.casefold() for each in levels}
        self._taken = shown | {each.level.name.casefold() for each in levels if each.level}

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


class NameTakenError(LevelError):
    """Another level has this name."""

    def __init__(self, file: str, other: KnownLevel) -> None:
        said = _('"{name}" exists already: {file}')
        super().__init__(LevelFault(file, "name", said.format(name=other.name, file=other.word)))
        self.name = other.name


def add_level(word: str | Path, title: str | None = None) -> str:
    """Write a level into the user's folder, and return the path of its file.

    `word` is its code, file or name, and `title` a name instead of its own. If the user or the game
    has the same level already, nothing is written, and the result is the word for that level.

    Raises:
        LevelError: It has errors, or is too large.
        NameTakenError: Another level has this name.
        OSError: It cannot be written.
    """
    tried_level(word)
    name, text = named(word), level_text(word)
    raw = parse_toml(text)
    raw.pop(BASE_HASH, None)  # from now on it follows its base, as any level of the user
    text = edited(text, raw if title is None else {**raw, "name": title})
    level = parse_level(text, name)
    for each in all_levels():
        if each.level == level:
            return each.word
        if each.level and level.name.casefold() in (
            each.level.name.casefold(),
            each.name.casefold(),
        ):
            raise NameTakenError(name, each)
    own = levels_folder()
    own.mkdir(parents=True, exist_ok=True)
    path = own / file_name(level.name)
    return str(write_new_by(path, lambda unnamed: unnamed.write_bytes(text.encode())))
