"""`cubacube replay --film`: write a whole saved match to a video file."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from cubacube.games.catalogue import table
from cubacube.rules import frozen
from cubacube.session.files.door import write_new_by
from cubacube.session.files.importing import imported
from cubacube.session.keeping.kept import SavedMatch
from cubacube.session.language.translation import _
from cubacube.shell.cli.parser import WordError, refusing
from cubacube.shell.cli.show import open_hidden_window
from cubacube.shell.film.frames import FilmFrame, Size, frames
from cubacube.shell.film.mp4 import FfmpegError, found_ffmpeg

STEP_MS = 40
"""Milliseconds per frame, short because a flick takes only a quarter of a second."""


@frozen
class FilmFormat:
    """A video file format: its default size, and the module with its `write`."""

    size: Size
    module: str


KINDS = {
    ".mp4": FilmFormat((1280, 720), "cubacube.shell.film.mp4"),
    ".webp": FilmFormat((640, 360), "cubacube.shell.film.webp"),
    ".gif": FilmFormat((640, 360), "cubacube.shell.film.gif"),
}


def check_film(path: Path) -> None:
    """Check that a film can be made.

    Raises:
        WordError: The file extension is no film format, or what it needs is missing.
    """
    ending = path.suffix.lower()
    if ending not in KINDS:
        raise WordError(f"argument --film: the file name must end with one of {', '.join(KINDS)}")
    _writer(KINDS[ending])
    if ending == ".mp4":
        with refusing(FfmpegError):
            found_ffmpeg()


def _writer(kind: FilmFormat) -> Callable[[Path, Size, Iterable[FilmFrame], int], None]:
    """Return the function that writes a film.

    Raises:
        WordError: A package that it needs is missing.
    """
    try:
        write: Callable[..., None] = imported(kind.module).write
    except ImportError as fault:
        needed = _("This film needs the Python package {name}, which is not installed.")
        raise WordError(needed.format(name=fault.name)) from fault
    return write


def film(kept: SavedMatch, path: Path, size: Size | None) -> Path:
    """Make a film of the whole match and return its path.

    For an unfinished match it shows only what all players may see. No file is overwritten.

    Raises:
        OSError: It cannot be written.
    """
    kind = KINDS[path.suffix.lower()]
    size, write = size or kind.size, _writer(kind)
    open_hidden_window(size)
    scene = table(kept.game.name).open_watched(kept.entry, kept.match.actions(), public=True)
    seen = frames(scene, size, STEP_MS / 1000, _print_progress)
    try:
        place = write_new_by(path, lambda file: write(file, size, seen, STEP_MS))
    finally:
        if sys.stderr.isatty():
            print(file=sys.stderr)
    if scene.situation.approximate:
        why = _(
            "Parts of the film are shown as saved. This version of the game computes them "
            "differently."
        )
        print(why, file=sys.stderr)
    return place


def _print_progress(count: int, length: int) -> None:
    """Print the progress on the terminal."""
    if sys.stderr.isatty():
        line = _("Film: {number} of {count} actions").format(number=count, count=length)
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
