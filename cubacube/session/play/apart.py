"""Pools of processes that end with the program, however that ends."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread


def pool_of(processes: int, *, heeds_ctrl_c: bool) -> ProcessPoolExecutor:
    """So many processes; a Ctrl-C ends them too, or is meant for the program alone."""
    on_ctrl_c = signal.SIG_DFL if heeds_ctrl_c else signal.SIG_IGN
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin, (on_ctrl_c,))
    with _ctrl_c_waits():
        # For each job another one is started, and what waits here waits in them, too.
        for _ in range(processes):
            pool.submit(os.getpid)
    return pool


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Let a Ctrl-C come afterwards, where systems can."""
    if sys.platform == "win32":
        yield
        return
    # Whoever starts the first process starts this one, which lets every Ctrl-C through again.
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
    # A pool whose program was killed waits for its next job for ever: it holds both ends of its
    # pipe.
    parent = parent_process()
    assert parent is not None, "a process of a pool has a parent"
    parent.join()
    os._exit(1)
