"""The levels a match can use, read in the background, and their pictures."""

from math import inf
from pathlib import Path

from pygame import Surface

from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.session.play.known_levels import KnownLevel, known_levels, level_entry
from cubacube.shell.pages.sketches import Sketches, offered


class KnownTables:
    """A list of levels; the last result stays until a new search is done."""

    def __init__(self, folder: Path | None = None, painting_s: float = inf) -> None:
        """`folder` holds the user's own levels; `painting_s` is the painting time per frame."""
        self._folder = folder
        self._patience_s = None if painting_s == inf else 0.0
        self._sketches = Sketches(offered, painting_s)
        self._reading: BackgroundTask[tuple[KnownLevel, ...]] | None = None
        self._asked: KnownLevel | None = None
        self._found: tuple[KnownLevel, ...] = ()

    @property
    def all(self) -> tuple[KnownLevel, ...]:
        """All levels: those of the game, the user's own, and the requested one if there is one."""
        if self._asked is None or self._asked.word in {each.word for each in self._found}:
            return self._found
        return *self._found, self._asked

    def read(self, word: str, text: str) -> None:
        """Start a new search for levels.

        The result also includes one requested level. It is read from the level text `text`. If
        `text` is empty, the level is found by its name or path `word`.
        """
        folder = self._folder
        self._asked = None
        self._reading = BackgroundTask(lambda: (*known_levels(folder), level_entry(word, text)))
        self._take()

    def update(self) -> bool:
        """Continue searching and painting; return whether the list of levels changed."""
        taken = self._take()
        self._sketches.update()
        return taken

    def picture(self, table: KnownLevel) -> Surface | None:
        """Return the picture of a level; None while unpainted or if the level is faulty."""
        return None if table.level is None else self._sketches.of(table.level)

    def _take(self) -> bool:
        if self._reading is None or not self._reading.done(self._patience_s):
            return False
        *found, self._asked = self._reading.result()
        before, self._found, self._reading = self.all, tuple(found), None
        return self.all != before
