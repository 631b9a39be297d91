"""Make a film in a process of its own, so that the window never waits."""

import atexit
import signal
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cubacube.rules import Action, frozen
from cubacube.session.files.cancelling import CancelledError
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _, use_language
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.film.frames import FilmError
from cubacube.shell.film.making import MadeFilm, make_film

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_LONGEST_WORDS = 400


@frozen
class FilmOrder:
    """The film to make: setup and actions of the match, its file, and the language."""

    entry: MatchSetup
    log: tuple[Action, ...]
    path: Path
    language: str


_Sent: TypeAlias = tuple[int, int] | MadeFilm | str
"""Progress in actions, the finished film, or why there is none."""


class FilmProcess:
    """Makes one film; `close` cancels it, and then no file stays."""

    def __init__(self, order: FilmOrder) -> None:
        """Start the process.

        Raises:
            FilmError: This system has no processes.
        """
        self.progress = 0, len(order.log)
        """Actions filmed so far, and all actions."""
        try:
            from multiprocessing import get_context  # noqa: PLC0415 - some systems have none

            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            atexit.register(self.close)  # the program waits for the process when it ends
            with theirs:
                # Not a daemon: it must have time to delete its unfinished file.
                context.Process(target=serve, args=(theirs, order), name="film").start()
        except (ImportError, OSError) as fault:
            words = _("This system has no processes. Use the command cubacube replay --film.")
            raise FilmError(words) from fault

    def result(self) -> MadeFilm | str | None:
        """Return the finished film, or why there is none; None while it is being made."""
        try:
            while self._pipe.poll():
                sent: _Sent = self._pipe.recv()
                if not isinstance(sent, tuple):
                    return sent
                self.progress = sent
        except (EOFError, OSError):
            return _("The film stopped unexpectedly.")
        return None

    def close(self) -> None:
        """Cancel the film, unless it is finished."""
        self._pipe.close()


def serve(pipe: "Connection", order: FilmOrder) -> None:
    """Make a film; send progress, and at the end the film or the reason of a failure."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process
    use_language(order.language)

    def told(count: int, length: int) -> None:
        try:
            pipe.send((count, length))
        except OSError as fault:
            raise CancelledError from fault

    made: MadeFilm | str
    try:
        made = make_film(order.entry, order.log, order.path, None, told)
    except CancelledError:
        return
    except FilmError as fault:
        made = str(fault)
    except OSError as fault:
        made = plain(f"{order.path}: {fault.strerror or fault}", _LONGEST_WORDS)
    with suppress(OSError):
        pipe.send(made)
