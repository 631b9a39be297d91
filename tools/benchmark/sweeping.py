"""What a sweep costs beside the physics: against bare `shoot` calls, and with two processes.

Both sides of each ratio are taken in turn, and each is the best of some runs.
"""

from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from unittest.mock import patch

from cubacube.ai.flicking import trials
from cubacube.kit.shot import Flick, Layout
from cubacube.session.files.levels import level_text, load_level
from cubacube.shell.tuning import heat_map
from cubacube.shell.tuning.executor import done, workers
from cubacube.shell.tuning.folder import Folder
from cubacube.shell.tuning.jobs import CHUNK, FlickJob, Job, MapJob, do
from cubacube.shell.tuning.sweep import SWEEP
from cubacube.table import shoot
from cubacube.table.level import Level

CHUNKS, RUNS = 4, 3
"""So many chunks of flicks, and as many of the heat map."""


def measure() -> dict[str, float]:
    """Flicks a second of one process over bare calls, and of two processes over one."""
    level, text = load_level("habana"), level_text("habana")
    jobs: list[Job] = []
    for chunk in range(CHUNKS):
        jobs += [FlickJob(0, text, 1, chunk, CHUNK), MapJob(0, text, chunk * CHUNK, CHUNK)]
    cases = _cases(jobs)
    bare, swept = [], []
    for _ in range(RUNS):
        bare.append(_bare_s(cases, level))
        swept.append(_swept_s(jobs))
    return {
        "sweep_over_shoot": round(min(bare) / min(swept), 3),
        "sweep_two_jobs": round(_two_over_one(jobs), 2),
        "sweep_flicks_per_s": round(len(cases) / min(swept)),
    }


def _two_over_one(jobs: list[Job]) -> float:
    """How much sooner two processes have done and written down what one does."""
    one, two = [], []
    with ExitStack() as stack:
        pools = [stack.enter_context(workers(count)) for count in (1, 2)]
        for pool in pools:  # all of their processes have imported what they need
            list(done(pool, do, jobs[:CHUNKS]))
        for _ in range(RUNS):
            one.append(_worked_s(pools[0], jobs))
            two.append(_worked_s(pools[1], jobs))
    return min(one) / min(two)


def _cases(jobs: list[Job]) -> list[tuple[Layout, Flick]]:
    """The flicks that these jobs make, each with the table before it."""
    cases = []

    def kept(layout: Layout, flick: Flick, level: Level) -> object:
        cases.append((layout, flick))
        return shoot(layout, flick, level)

    with patch.object(trials, "flicked", kept), patch.object(heat_map, "flicked", kept):
        for job in jobs:
            job.rows()
    return cases


def _bare_s(cases: list[tuple[Layout, Flick]], level: Level) -> float:
    began = process_time()
    for layout, flick in cases:
        shoot(layout, flick, level)
    return process_time() - began


def _swept_s(jobs: list[Job]) -> float:
    """The same flicks, aimed, judged and put into words."""
    began = process_time()
    for job in jobs:
        do(job)
    return process_time() - began


def _worked_s(pool: Executor, jobs: list[Job]) -> float:
    """All of it by processes, and written down, by the clock on the wall."""
    with TemporaryDirectory() as place:
        folder = Folder(Path(place), SWEEP)
        with folder.opened({}):
            began = perf_counter()
            for job, line in done(pool, do, jobs):
                folder.keep(job, line)
            return perf_counter() - began
