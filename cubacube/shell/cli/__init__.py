"""The command line: a window with its menu, or what is done without one.

Exit codes: 0 done, 1 an output that cannot be written, no display for people, or something that
differs (`replay --verify`, `level diff`), 2 wrong words or a faulty level, 3 a match that does not
end, 4 a fault of the program itself in its window, 130 interrupted. No command but those that open
a window or draw a picture imports pygame.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from types import MappingProxyType
from typing import Final, TextIO

from cubacube.session.files.plain import plain
from cubacube.session.play.journal import FaultError
from cubacube.shell.cli.parser import StuckError, WordError, parse

UNWRITTEN, WRONG_WORDS, STUCK, FAULT, INTERRUPTED = 1, 2, 3, 4, 130
_CODES: Final = MappingProxyType({WordError: WRONG_WORDS, StuckError: STUCK, FaultError: FAULT})
_LONGEST_LINE = 1000


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line say; without any, those of this process.

    Returns:
        The exit code.
    """
    _open_streams()
    try:
        return _obey(words)
    except (WordError, StuckError, FaultError) as fault:
        return _refuse(str(fault), _CODES[type(fault)])
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on.
        _deafen(sys.stdout)
        return UNWRITTEN
    except OSError as fault:
        _flush(sys.stdout)
        where = f"{fault.filename}: " if fault.filename else ""
        return _refuse(f"{where}{fault.strerror or fault}", UNWRITTEN)


def _obey(words: Sequence[str] | None) -> int:
    """Do it; what was printed, even the help, has been written then."""
    try:
        arguments = parse(words)
        code: int = arguments.run(arguments)
        return code
    finally:
        sys.stdout.flush()


def _open_streams() -> None:
    """Let printing go nowhere if a stream is closed, and nothing stop at a strange letter."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, TextIOWrapper):
            # A name that the terminal cannot show is no reason to stop.
            stream.reconfigure(errors="backslashreplace")


def _refuse(fault: str, code: int) -> int:
    """Say why not; `code` is the exit code."""
    try:
        for line in fault.split("\n"):
            print(f"cubacube: {plain(line, _LONGEST_LINE)}", file=sys.stderr)
    except OSError:
        # Nobody can be told; the exit code remains.
        _deafen(sys.stderr)
    return code


def _flush(stream: TextIO) -> None:
    """Write what is left; what cannot be written is dropped, so that no exit tries again."""
    try:
        stream.flush()
    except OSError:
        _deafen(stream)


def _deafen(stream: TextIO) -> None:
    """Let what is printed on a stream go nowhere: a last flush at exit would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
