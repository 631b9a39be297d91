"""Do the missing jobs of a folder in parallel, with a progress bar in a terminal."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from cubacube.session.extras import extra, has
from cubacube.session.language.translation import _
from cubacube.shell.tuning.executor import done, workers
from cubacube.shell.tuning.folder import Folder, Job

J = TypeVar("J", bound=Job)


def do_missing(
    folder: Folder[J, Any],
    jobs: Sequence[J],
    do: Callable[[J], bytes],
    pool: tuple[int, str | None],
    unit: str,
    weight: Callable[[J], int] = lambda _job: 1,
) -> None:
    """Do every job that has no stored result yet, and store it.

    `pool` is the number of processes, and the address of a cluster or None. `weight` is the cost
    of a job in `unit`.

    Raises:
        KeyboardInterrupt: It was interrupted; the message says how much is kept.
    """
    missing = [job for job in jobs if folder.rows(job) is None]
    if not missing:
        return
    total = sum(map(weight, jobs))
    before = total - sum(map(weight, missing))
    kept = len(jobs) - len(missing)
    try:
        with bar(total, before, unit) as add, workers(*pool) as executor:
            for job, line in done(executor, do, missing):
                folder.keep(job, line)
                kept += 1
                add(weight(job))
    except KeyboardInterrupt as stop:
        said = _("stopped: {kept} of {count} parts are kept. Run the same command to continue")
        raise KeyboardInterrupt(said.format(kept=kept, count=len(jobs))) from stop


@contextmanager
def bar(total: int, before: int, unit: str) -> Iterator[Callable[[int], object]]:
    """Show a progress bar with rate and remaining time, if stderr is a terminal.

    Yield the function that adds finished work. `before` is the amount of work done in earlier
    runs. It does not count for the rate.
    """
    if not has("tune"):
        yield lambda _more: None
        return
    tqdm = extra("tqdm", "tune").tqdm
    # With disable=None tqdm hides the bar unless stderr is a terminal.
    with tqdm(total=total, initial=before, unit=unit, disable=None, dynamic_ncols=True) as shown:
        yield shown.update
