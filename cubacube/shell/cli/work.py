"""Where long work runs and where its results go: sweeps and leagues."""

import sys
from argparse import Namespace
from pathlib import Path

from cubacube.session.extras import advice, has
from cubacube.session.files.plain import plain, whole_path
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
from cubacube.shell.cli.parser import WordError
from cubacube.shell.tuning.executor import is_exposed


def results_folder(arguments: Namespace, work: str, more: str) -> Path:
    """Return the folder for the results, and say what a person should know before the work.

    `work` names the folder if it is not an argument. `more` says what an optional part adds.

    Raises:
        WordError: There are arguments for both processes and a cluster.
    """
    if arguments.jobs is not None and arguments.cluster is not None:
        raise WordError(_("use either --jobs or --cluster: a cluster has its own processes"))
    if arguments.cluster is not None and is_exposed(arguments.cluster):
        said = _(
            "warning: {address} has no TLS. Others may run programs on all these machines. "
            "Use tls:// (docs/tuning.md)"
        )
        _warn(said.format(address=plain(arguments.cluster)))
    path = Path(f"{work}-{arguments.seed}" if arguments.out is None else arguments.out)
    if arguments.out is None:
        _warn(_("the results go to the folder {path}").format(path=whole_path(path)))
    if not has("tune"):
        _warn(more.format(command=advice("tune")))
    return path


def interval(value: float, low: float | None, high: float | None, digits: int = 3) -> str:
    """Format a value with its interval, if it has one."""
    if low is None or high is None:
        return written(value, digits)
    one, least, most = (written(each, digits) for each in (value, low, high))
    return _("{value} ({low} to {high})").format(value=one, low=least, high=most)


def _warn(words: str) -> None:
    print(f"cubacube: {words}", file=sys.stderr)
