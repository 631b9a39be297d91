"""A lock that lets one program at a time change a file."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from cubacube.session.files.door import naming
from cubacube.session.language.translation import _

PATIENCE_S = 5.0
"""Default time to wait for the lock, in seconds.

Writing a file takes less time than this.
"""
_PAUSE_S = 0.01

if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(file: int) -> None:
        """Lock the file without waiting; closing it releases the lock.

        Raises:
            OSError: Another process holds the lock.
        """
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_to_lock(file: int) -> None:
        """Lock the file without waiting; closing it releases the lock.

        Raises:
            OSError: Another process holds the lock.
        """
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(path: Path, patience_s: float | None = None) -> Iterator[None]:
    """Hold an exclusive lock while changing `path`.

    If another process holds it, wait up to `patience_s` seconds (default `PATIENCE_S`). The
    lock ends with the process that holds it, even after a crash.

    Raises:
        TimeoutError: Another process still holds the lock.
        OSError: The lock file cannot be created beside `path`; the error names `path`.
    """
    place = path.with_name(f".{path.name}.lock")
    until = time.monotonic() + (PATIENCE_S if patience_s is None else patience_s)
    with naming(path, place):
        while (file := _take(place)) is None:
            if time.monotonic() >= until:
                raise TimeoutError(_("another program is writing {file}").format(file=path))
            time.sleep(_PAUSE_S)
    try:
        yield
    finally:
        try:
            if sys.platform != "win32":
                # We hold the lock on this very file, so we may delete it.
                place.unlink(missing_ok=True)
        finally:
            os.close(file)


def is_locked(path: Path) -> bool:
    """Whether some program holds the lock of a file, or nobody can take it."""
    try:
        with locked(path, patience_s=0):
            return False
    except TimeoutError:
        return True
    except OSError:
        return not os.access(path.parent, os.W_OK)


def _take(place: Path) -> int | None:
    """Open and lock the lock file; return its descriptor, or None if it is already locked."""
    no_link = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    file = os.open(place, os.O_RDWR | os.O_CREAT | no_link, 0o600)
    with ExitStack() as stack:
        stack.callback(os.close, file)
        with suppress(BlockingIOError, PermissionError, FileNotFoundError):
            _try_to_lock(file)
            # The last holder may have deleted the file. Then our lock is on a file without a name.
            if os.path.samestat(os.fstat(file), place.stat()):
                stack.pop_all()
                return file
    return None
