"""The command line: opens the window with its menu, or runs a command without a window.

Exit codes:

- 0: success
- 1: an output cannot be written
- 1: a match with people cannot be shown, because there is no display
- 1: `replay --verify` or `level diff` found a difference
- 2: wrong arguments, or a faulty level
- 3: a match that does not end
- 4: a fault of the program in its window
- 130: interrupted
- 143: terminated

Only commands that open a window or draw a picture import pygame.
"""

import os
import signal
import sys
from argparse import Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from multiprocessing import freeze_support
from typing import TextIO

from cubacube.session.files.plain import plain
from cubacube.session.play.journal import FaultError
from cubacube.shell.cli.parser import StuckError, WordError, choose_language, make_parser
from cubacube.shell.cli.verbose import log_to_stderr

UNWRITTEN, WRONG_WORDS, STUCK, FAULT, INTERRUPTED = 1, 2, 3, 4, 130
TERMINATED = 143
_CODES = {WordError: WRONG_WORDS, StuckError: STUCK, FaultError: FAULT}
_LONGEST_LINE = 1000


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; without `words` use the arguments of this process.

    In a frozen program the processes of computer players begin here, too.

    Returns:
        The exit code.
    """
    freeze_support()
    _open_streams()
    # An exception ends processes and closes files on its way; the default action does not.
    signal.signal(signal.SIGTERM, lambda *_at: sys.exit(TERMINATED))
    try:
        return _obey(words)
    except (WordError, StuckError, FaultError) as fault:
        return _refuse(str(fault), _CODES[type(fault)])
    except KeyboardInterrupt as stop:
        return _refuse(str(stop), INTERRUPTED) if stop.args else INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe is gone.
        _deafen(sys.stdout)
        return UNWRITTEN
    except OSError as fault:
        _flush(sys.stdout)
        where = f"{fault.filename}: " if fault.filename else ""
        return _refuse(f"{where}{fault.strerror or fault}", UNWRITTEN)


def _obey(words: Sequence[str] | None) -> int:
    """Run the command and flush its output, even after an error or the help text."""
    try:
        given = sys.argv[1:] if words is None else words
        choose_language(given)
        arguments = make_parser().parse_args(given, Namespace(words=given))
        if arguments.verbose:
            log_to_stderr()
        code: int = arguments.run(arguments)
        return code
    finally:
        sys.stdout.flush()


def _open_streams() -> None:
    """Make printing safe for closed streams and for characters the terminal cannot show."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, TextIOWrapper):
            # Escape characters that the terminal cannot show, instead of failing.
            stream.reconfigure(errors="backslashreplace")


def _refuse(fault: str, code: int) -> int:
    """Print an error message and return `code` as the exit code."""
    try:
        for line in fault.split("\n"):
            print(f"cubacube: {plain(line, _LONGEST_LINE)}", file=sys.stderr)
    except OSError:
        # There is nowhere to print the error; the exit code still tells it.
        _deafen(sys.stderr)
    return code


def _flush(stream: TextIO) -> None:
    """Flush a stream. If that fails, drop the rest; the flush at exit would fail again."""
    try:
        stream.flush()
    except OSError:
        _deafen(stream)


def _deafen(stream: TextIO) -> None:
    """Redirect a stream to the null device, so that the last flush at exit cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
