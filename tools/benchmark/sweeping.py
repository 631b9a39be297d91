"""Measure the overhead of a sweep over bare `shoot` calls, and the gain of two processes.

Both sides of each ratio alternate, and each is the best of some runs.
"""

from time import process_time
from unittest.mock import patch

from benchmark.two_jobs import one_and_two_s

from cubacube.ai.flicking import trials
from cubacube.kit.shot import Flick, Layout
from cubacube.session.files.levels import level_text, load_level
from cubacube.shell.tuning import heat_map
from cubacube.shell.tuning.jobs import CHUNK, FlickJob, Job, MapJob, do
from cubacube.shell.tuning.sweep import SWEEP
from cubacube.table import shoot
from cubacube.table.level import Level

CHUNKS, RUNS = 4, 3
"""Chunks of flicks, with as many chunks of the heat map; repetitions."""


def measure() -> dict[str, float]:
    """Return the speed of a sweep over bare calls, and of two processes over one."""
    level, text = load_level("habana"), level_text("habana")
    jobs: list[Job] = []
    for chunk in range(CHUNKS):
        jobs += [FlickJob(0, text, 1, chunk, CHUNK), MapJob(0, text, chunk * CHUNK, CHUNK)]
    cases = _cases(jobs)
    bare, swept = [], []
    for _ in range(RUNS):
        bare.append(_bare_s(cases, level))
        swept.append(_swept_s(jobs))
    one, two = one_and_two_s(SWEEP, do, jobs)
    return {
        "sweep_over_shoot": round(min(bare) / min(swept), 3),
        "sweep_two_jobs": round(one / two, 2),
        "sweep_flicks_per_s": round(len(cases) / min(swept)),
    }


def _cases(jobs: list[Job]) -> list[tuple[Layout, Flick]]:
    """Return the layout and flick of every shot in these jobs."""
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
    """Return the time of the same flicks with aiming, judging and serialising."""
    began = process_time()
    for job in jobs:
        do(job)
    return process_time() - began
