"""The tables that a match can be set up on, read beside the window, and their pictures."""

from math import inf
from pathlib import Path

from pygame import Surface

from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.session.play.known_levels import KnownLevel, known_levels, level_entry
from cubacube.shell.pages.sketches import Sketches, offered


class KnownTables:
    """What was found last stays until it is read anew."""

    def __init__(self, folder: Path | None = None, painting_s: float = inf) -> None:
        """`folder` holds the user's own; so long is painted in a frame, without end all at once."""
        self._folder = folder
        self._patience_s = None if painting_s == inf else 0.0
        self._sketches = Sketches(offered, painting_s)
        self._reading: BackgroundTask[tuple[KnownLevel, ...]] | None = None
        self._asked: KnownLevel | None = None
        self._found: tuple[KnownLevel, ...] = ()

    @property
    def all(self) -> tuple[KnownLevel, ...]:
        """Those that come with the game, the user's own, and perhaps one that was asked for."""
        if self._asked is None or self._asked.word in {each.word for each in self._found}:
            return self._found
        return *self._found, self._asked

    def read(self, word: str, text: str) -> None:
        """Look anew what there is; the table `word` with its `text` shall be one of them."""
        folder = self._folder
        self._asked = None
        self._reading = BackgroundTask(lambda: (*known_levels(folder), level_entry(word, text)))
        self._take()

    def update(self) -> bool:
        """Go on with what is read and painted; whether other tables were found."""
        taken = self._take()
        self._sketches.update()
        return taken

    def picture(self, table: KnownLevel) -> Surface | None:
        """How a table looks; None as long as it is not painted, and of one that cannot be used."""
        return None if table.level is None else self._sketches.of(table.level)

    def _take(self) -> bool:
        if self._reading is None or not self._reading.done(self._patience_s):
            return False
        *found, self._asked = self._reading.result()
        before, self._found, self._reading = self.all, tuple(found), None
        return self.all != before
