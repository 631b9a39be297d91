"""The command line: `cubacube`, `play`, `sim`, `level check`, `games`.

Exit codes: 0 done, 1 broken pipe or no display for people, 2 wrong words or a faulty level,
3 a match that does not end, 130 interrupted. No command but those that open a window or draw a
picture imports pygame.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cubacube.shell.cli.parser import StuckError, WordError, parse

BROKEN_PIPE, WRONG_WORDS, STUCK, INTERRUPTED = 1, 2, 3, 130


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line say; without any, those of this process.

    Returns:
        The exit code.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A name that the terminal cannot show is no reason to stop.
            stream.reconfigure(errors="backslashreplace")
    try:
        arguments = parse(words)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except WordError as fault:
        return _refuse(fault, WRONG_WORDS)
    except StuckError as fault:
        return _refuse(fault, STUCK)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; a last flush at exit would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def _refuse(fault: Exception, code: int) -> int:
    """Say why not; `code` is the exit code."""
    for line in str(fault).splitlines():
        print(f"cubacube: {line}", file=sys.stderr)
    return code
