"""A lock that lets one program at a time change a file."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE_S = 5.0
"""Nobody needs the lock longer than it takes to write a page of text."""
_PAUSE_S = 0.01

if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(file: int) -> None:
        """Take the lock, or raise OSError if another has it; closing the file gives it back."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_to_lock(file: int) -> None:
        """Take the lock, or raise OSError if another has it; closing the file gives it back."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(path: Path, patience_s: float | None = None) -> Iterator[None]:
    """Be the only one who changes `path`, among all who ask for this lock.

    Another who has it is waited for, `PATIENCE_S` if nothing else is said. The lock ends with the
    program that has it, however it ends.

    Raises:
        TimeoutError: Another program keeps the lock.
        OSError: There can be no lock file beside `path`.
    """
    place = path.with_name(f".{path.name}.lock")
    until = time.monotonic() + (PATIENCE_S if patience_s is None else patience_s)
    while (file := _take(place)) is None:
        if time.monotonic() >= until:
            raise TimeoutError(f"another program is writing {path}")
        time.sleep(_PAUSE_S)
    try:
        yield
    finally:
        try:
            if sys.platform != "win32":
                # Nobody else can have locked this very file, so it is ours to take away.
                place.unlink(missing_ok=True)
        finally:
            os.close(file)


def _take(place: Path) -> int | None:
    """The number of the lock file, open and locked; None if another has it."""
    no_link = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    file = os.open(place, os.O_RDWR | os.O_CREAT | no_link, 0o600)
    try:
        _try_to_lock(file)
        # Who had it may have taken the file away: then this lock is on no file at all.
        ours = os.path.samestat(os.fstat(file), place.stat())
    except (BlockingIOError, PermissionError, FileNotFoundError):
        ours = False
    except BaseException:
        os.close(file)
        raise
    if ours:
        return file
    os.close(file)
    return None
