"""Process pools that end with the program, even if it is killed."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread


def pool_of(processes: int, *, heeds_ctrl_c: bool) -> ProcessPoolExecutor:
    """Start a pool of processes.

    With `heeds_ctrl_c`, Ctrl-C ends the processes too. Otherwise they ignore it.
    """
    on_ctrl_c = signal.SIG_DFL if heeds_ctrl_c else signal.SIG_IGN
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin, (on_ctrl_c,))
    with _ctrl_c_waits():
        # Each job starts one more process, which inherits the blocked Ctrl-C.
        for _ in range(processes):
            pool.submit(os.getpid)
    return pool


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Delay Ctrl-C until the end of the block; on Windows, do nothing."""
    if sys.platform == "win32":
        yield
        return
    # The first process would start this tracker, and the tracker unblocks Ctrl-C.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(on_ctrl_c: signal.Handlers) -> None:
    signal.signal(signal.SIGINT, on_ctrl_c)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # Without its parent, a process would wait for a job forever: it holds both ends of its
    # pipe.
    parent = parent_process()
    assert parent is not None, "a process of a pool has a parent"
    parent.join()
    os._exit(1)
