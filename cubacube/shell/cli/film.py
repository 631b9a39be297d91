"""`cubacube replay --film`: write a whole saved match to a video file."""

import sys
from pathlib import Path

from cubacube.session.keeping.kept import SavedMatch
from cubacube.session.language.translation import _
from cubacube.shell.cli.parser import refusing
from cubacube.shell.film import making
from cubacube.shell.film.frames import FilmError, Size


@refusing(FilmError)
def check_film(path: Path) -> None:
    """Check that a film can be made.

    Raises:
        WordError: The file extension is no film format, or what it needs is missing.
    """
    making.check_film(path)


@refusing(FilmError)
def film(kept: SavedMatch, path: Path, size: Size | None) -> Path:
    """Make a film of the whole match and return its path.

    Raises:
        OSError: It cannot be written.
    """
    try:
        made = making.make_film(kept.entry, kept.match.actions(), path, size, _print_progress)
    finally:
        if sys.stderr.isatty():
            print(file=sys.stderr)
    if made.approximate:
        print(made.remark, file=sys.stderr)
    return made.path


def _print_progress(count: int, length: int) -> None:
    """Print the progress on the terminal."""
    if sys.stderr.isatty():
        line = _("Film: action {number} of {count}").format(number=count, count=length)
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
