"""Pools of processes that end with the program, however that ends."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def pool_of(processes: int, *, heeds_ctrl_c: bool) -> ProcessPoolExecutor:
    """So many processes; a Ctrl-C ends them too, or is meant for the program alone."""
    on_ctrl_c = signal.SIG_DFL if heeds_ctrl_c else signal.SIG_IGN
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin, (on_ctrl_c,))


def _begin(on_ctrl_c: signal.Handlers) -> None:
    signal.signal(signal.SIGINT, on_ctrl_c)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # A pool whose program was killed waits for its next job for ever: it holds both ends of its
    # pipe.
    parent = parent_process()
    assert parent is not None, "a process of a pool has a parent"
    parent.join()
    os._exit(1)
