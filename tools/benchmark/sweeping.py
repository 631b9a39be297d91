"""Measure the overhead of a sweep of two keys over bare `shoot` calls, and what two jobs gain.

Both sides of each ratio alternate, and each is the best of some runs.
"""

from time import process_time
from typing import TypeAlias
from unittest.mock import patch

from benchmark.two_jobs import one_and_two_s

from cubacube.ai.flicking import trials
from cubacube.kit.shot import Flick, Layout
from cubacube.shell.tuning import heat_map
from cubacube.shell.tuning.jobs import Job, do, jobs
from cubacube.shell.tuning.settings import read_vary, settings
from cubacube.shell.tuning.sweep import SWEEP
from cubacube.table import shoot
from cubacube.table.level import Level

VARIED = ("cloth.friction=0.2:0.5:5", "collision.restitution=0.1:0.5:5")
FLICKS, RUNS = 10_000, 3
"""Flicks of the whole sweep, half of them for its heat maps; repetitions."""

Case: TypeAlias = tuple[Layout, Flick, Level]


def measure() -> dict[str, float]:
    """Return the speed of a sweep over bare calls, and of two processes over one."""
    tables = settings(["habana"], list(map(read_vary, VARIED)))
    work = list(jobs(tables, FLICKS // 2 // len(tables), (), 1))
    cases = _cases(work)
    bare, swept = [], []
    for _ in range(RUNS):
        bare.append(_bare_s(cases))
        swept.append(_swept_s(work))
    one, two = one_and_two_s(SWEEP, do, work)
    return {
        "sweep_over_shoot": round(min(bare) / min(swept), 3),
        "sweep_two_jobs": round(one / two, 2),
        "sweep_flicks_per_s": round(len(cases) / min(swept)),
    }


def _cases(work: list[Job]) -> list[Case]:
    """Return the layout, flick and level of every shot in these jobs."""
    cases: list[Case] = []

    def kept(layout: Layout, flick: Flick, level: Level) -> object:
        cases.append((layout, flick, level))
        return shoot(layout, flick, level)

    with patch.object(trials, "flicked", kept), patch.object(heat_map, "flicked", kept):
        for job in work:
            job.rows()
    return cases


def _bare_s(cases: list[Case]) -> float:
    began = process_time()
    for case in cases:
        shoot(*case)
    return process_time() - began


def _swept_s(work: list[Job]) -> float:
    """Return the time of the same flicks with aiming, judging and serialising."""
    began = process_time()
    for job in work:
        do(job)
    return process_time() - began
