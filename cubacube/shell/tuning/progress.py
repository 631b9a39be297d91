"""How far a sweep is: a bar on a terminal, nothing anywhere else."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from cubacube.session.extras import extra, has


class ProgressBar(Protocol):
    """Something that shows how much is done."""

    def update(self, more: int) -> object:
        """So much more is done."""
        ...


class _NoBar:
    """Nothing is shown."""

    def update(self, more: int) -> None:
        """Nobody looks."""


@contextmanager
def bar(total: int, before: int, unit: str) -> Iterator[ProgressBar]:
    """A bar with rate and time left on the error output, if that is a terminal.

    `before` is what was done in a run before, which does not count for the rate.
    """
    if not has("tune"):
        yield _NoBar()
        return
    tqdm = extra("tqdm", "tune", "a bar").tqdm
    # None: not where nobody looks.
    with tqdm(total=total, initial=before, unit=unit, disable=None, dynamic_ncols=True) as shown:
        yield shown
