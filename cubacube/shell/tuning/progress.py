"""Progress of a sweep: a bar on a terminal, otherwise nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from cubacube.session.extras import extra, has


class ProgressBar(Protocol):
    """Shows how much work is done."""

    def update(self, more: int) -> object:
        """Add finished work."""
        ...


class _NoBar:
    """A bar that shows nothing."""

    def update(self, more: int) -> None:
        """Do nothing."""


@contextmanager
def bar(total: int, before: int, unit: str) -> Iterator[ProgressBar]:
    """Show a bar with rate and remaining time on stderr, if stderr is a terminal.

    `before` is the amount of work done in earlier runs. It does not count for the rate.
    """
    if not has("tune"):
        yield _NoBar()
        return
    tqdm = extra("tqdm", "tune", "a bar").tqdm
    # With disable=None tqdm hides the bar unless stderr is a terminal.
    with tqdm(total=total, initial=before, unit=unit, disable=None, dynamic_ncols=True) as shown:
        yield shown
