"""The file that a level on the bench came from: saved to, and read anew when others change it."""

import tomllib
from pathlib import Path

from cubacube.rules import frozen
from cubacube.session.files.data import folder
from cubacube.session.files.declared import Raw
from cubacube.session.files.door import write_new, write_whole
from cubacube.session.files.level_edit import edited
from cubacube.session.files.levels import (
    LevelError,
    file_name,
    is_level_code,
    level_text,
    named,
    parse_level,
)
from cubacube.session.play.known_levels import levels_folder


@frozen
class _Stamp:
    """What shows that somebody has written to a file."""

    changed_ns: int
    bytes: int


class LevelFile:
    """Knows the text that was read or written last."""

    def __init__(self, text: str, name: str, path: Path | None) -> None:
        """`text` is that of a good level. `path` is None for one without a file that is ours."""
        self.name = name
        """What faults name."""
        self.path = path
        self.text = text
        self._stamp = self._look()

    @property
    def raw(self) -> Raw:
        """The values in it."""
        return tomllib.loads(self.text)

    def new_text(self) -> str | None:
        """What somebody else has written into the file since it was looked at; None for nothing.

        Raises:
            LevelError: It cannot be read, or what is written there has faults.
        """
        stamp = self._look()
        if self.path is None or stamp in (self._stamp, None):
            return None
        self._stamp = stamp
        text = level_text(self.path)
        if text == self.text:
            return None
        parse_level(text, self.name)
        self.text = text
        return text

    def text_with(self, raw: Raw) -> str:
        """The text with other values, its comments and order kept."""
        return edited(self.text, raw)

    def save(self, raw: Raw) -> Path:
        """Write these values into the file, or into a new one if there is none of ours.

        Raises:
            OSError: It cannot be written; the file holds what it held.
        """
        if self.path is None:
            return self.save_as_new(raw)
        text = self.text_with(raw)
        write_whole(self.path, text.encode())
        self._written(text, self.path)
        return self.path

    def save_as_new(self, raw: Raw) -> Path:
        """Write them into a new file among the user's own levels; where it is.

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
        self.text, self.path, self.name = text, path, str(path)
        self._stamp = self._look()

    def _look(self) -> _Stamp | None:
        """None if there is no file now: an editor may be about to put another in its place."""
        if self.path is None:
            return None
        try:
            seen = self.path.stat()
        except OSError:
            return None
        return _Stamp(seen.st_mtime_ns, seen.st_size)


def opened(word: str | Path) -> LevelFile:
    """The file of a level by name, path or code; those of the game and codes are not written to.

    Raises:
        LevelError: There is no such level, or it has faults.
    """
    text, name = level_text(word), named(word)
    parse_level(text, name)
    path = None if is_level_code(word) else Path(name)
    if path is not None and path.parent == folder("levels"):
        path = None
    return LevelFile(text, name, path)


def of_match(word: str, text: str) -> LevelFile:
    """The file of the level of a match; one of nobody if it holds something else by now.

    `text` is what the match was begun with; empty if that was not kept.

    Raises:
        LevelError: There is no such level, or it has faults.
    """
    if not text:
        return opened(word)
    try:
        file = opened(word)
    except LevelError:
        return LevelFile(text, word, None)
    return file if file.text == text else LevelFile(text, word, None)
