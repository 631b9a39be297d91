"""Compare the time of the same work in one process and in two."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from cubacube.shell.tuning.executor import done, workers
from cubacube.shell.tuning.folder import Folder, FolderKind

RUNS, FIRST = 3, 4


def one_and_two_s(
    kind: FolderKind[Any, Any], work: Callable[[Any], bytes], jobs: Sequence[Any]
) -> tuple[float, float]:
    """Return the seconds until all jobs are done and saved, with one and with two processes.

    Each is the best of some runs, which alternate.
    """
    taken: tuple[list[float], list[float]] = [], []
    with ExitStack() as stack:
        pools = [stack.enter_context(workers(count)) for count in (1, 2)]
        for pool in pools:  # warm-up: every process has its imports done
            list(done(pool, work, jobs[:FIRST]))
        for _ in range(RUNS):
            for pool, each in zip(pools, taken, strict=True):
                each.append(_worked_s(pool, kind, work, jobs))
    return min(taken[0]), min(taken[1])


def _worked_s(
    pool: Executor, kind: FolderKind[Any, Any], work: Callable[[Any], bytes], jobs: Sequence[Any]
) -> float:
    """Return the wall-clock time of all jobs."""
    with TemporaryDirectory() as place:
        folder = Folder(Path(place), kind)
        with folder.opened({}):
            began = perf_counter()
            for job, line in done(pool, work, jobs):
                folder.keep(job, line)
            return perf_counter() - began
