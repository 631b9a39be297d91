"""Processes that work beside the program, and end with it even if it is killed.

Modules of Python that start processes are imported late, because some systems have none of
them. There the same work is done in the program's own process.
"""

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from threading import Thread
from typing import Any

_log = logging.getLogger(__name__)


class InlineExecutor(Executor):
    """Does each job at once, in the program's own process."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **words: Any) -> Future[Any]:
        """Return a future that is already done."""
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **words))
        except Exception as fault:
            future.set_exception(fault)
        return future


def pool_of(processes: int, *, heeds_ctrl_c: bool) -> Executor:
    """Start a pool of processes; where the system has none, return an `InlineExecutor`.

    With `heeds_ctrl_c`, Ctrl-C ends the processes too. Otherwise they ignore it.
    """
    try:
        return _processes(processes, signal.SIG_DFL if heeds_ctrl_c else signal.SIG_IGN)
    except (ImportError, OSError, RuntimeError) as fault:
        _log.warning("no processes here, all work is done in this one: %s", fault)
        return InlineExecutor()


def _processes(processes: int, on_ctrl_c: signal.Handlers) -> Executor:
    """Start a pool of processes.

    Raises:
        ImportError, OSError, RuntimeError: The system has no processes, pipes or threads.
    """
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
    from multiprocessing import get_context  # noqa: PLC0415

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
    from multiprocessing import resource_tracker  # noqa: PLC0415

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
    from multiprocessing import parent_process  # noqa: PLC0415

    # Without its parent, a process would wait for a job forever: it holds both ends of its
    # pipe.
    parent = parent_process()
    assert parent is not None, "a process of a pool has a parent"
    parent.join()
    os._exit(1)
