"""Make a film of a whole saved match: check that it can be made, then write it to a file."""

import os
from importlib.util import find_spec
from pathlib import Path

from cubacube.games.catalogue import table
from cubacube.rules import Action, frozen
from cubacube.session.files.door import write_new_by
from cubacube.session.files.importing import imported
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.film.frames import FilmError, Size, Told, frames
from cubacube.shell.film.mp4 import found_ffmpeg

STEP_MS = 40
"""Milliseconds per frame, short because a flick takes only a quarter of a second."""


@frozen
class FilmFormat:
    """A video file format: its default size, the module with its `write`, what this needs."""

    size: Size
    module: str
    packages: tuple[str, ...] = ("numpy", "PIL")


KINDS = {
    ".mp4": FilmFormat((1280, 720), "cubacube.shell.film.mp4", ()),
    ".webp": FilmFormat((640, 360), "cubacube.shell.film.webp"),
    ".gif": FilmFormat((640, 360), "cubacube.shell.film.gif"),
}


@frozen
class MadeFilm:
    """A finished film.

    If `approximate`, parts are shown as saved, because this version computes them differently.
    """

    path: Path
    approximate: bool

    @property
    def remark(self) -> str:
        """What to say about parts that are shown as saved; empty if there are none."""
        if not self.approximate:
            return ""
        return _(
            "Parts of the film are shown as saved. This version of the game computes them "
            "differently."
        )


def check_film(path: Path) -> None:
    """Check that a film can be made.

    Raises:
        FilmError: The file extension is no film format, or what it needs is missing.
    """
    ending = path.suffix.lower()
    if ending not in KINDS:
        words = _("The file name must end with one of {endings}.")
        raise FilmError(words.format(endings=", ".join(KINDS)))
    missing = next((name for name in KINDS[ending].packages if find_spec(name) is None), None)
    if missing is not None:
        needed = _("This film needs the Python package {name}, which is not installed.")
        raise FilmError(needed.format(name=missing))
    if ending == ".mp4":
        found_ffmpeg()


def make_film(
    entry: MatchSetup, log: tuple[Action, ...], path: Path, size: Size | None, on_progress: Told
) -> MadeFilm:
    """Make a film of the whole match.

    It shows only what all players may see. No file is overwritten. An exception of
    `on_progress` breaks it off, and no file stays.

    Raises:
        FilmError: ffmpeg could not make it.
        OSError: It cannot be written.
    """
    kind = KINDS[path.suffix.lower()]
    size, write = size or kind.size, imported(kind.module).write
    open_hidden_window(size)
    scene = table(entry.game).open_watched(entry, log, public=True)

    def fill(file: Path) -> None:
        write(file, size, frames(scene, size, STEP_MS / 1000, on_progress), STEP_MS)
        on_progress(len(log), len(log))

    return MadeFilm(write_new_by(path, fill), scene.situation.approximate)


def open_hidden_window(size: Size) -> None:
    """Open an invisible window; surfaces need its pixel format."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # `kill` ends it at once
    import pygame  # noqa: PLC0415 - the variables must be set before

    pygame.display.quit()
    pygame.display.set_mode(size)
