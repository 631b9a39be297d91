"""Where long work runs and where its results go: sweeps and leagues."""

import sys
from argparse import Namespace
from pathlib import Path

from cubacube.session.extras import advice, has
from cubacube.session.files.plain import plain, whole_path
from cubacube.shell.cli.parser import WordError
from cubacube.shell.tuning.executor import is_exposed


def results_folder(arguments: Namespace, work: str, extra: str) -> Path:
    """Return the folder for the results, and say what a person should know before the work.

    `work` names the folder if it is not an argument. `extra` is what optional packages add.

    Raises:
        WordError: There are arguments for both processes and a cluster.
    """
    if arguments.jobs is not None and arguments.cluster is not None:
        raise WordError("use either --jobs or --cluster: a cluster has its own processes")
    if arguments.cluster is not None and is_exposed(arguments.cluster):
        _warn(
            f"warning: {plain(arguments.cluster)} has no TLS: who can reach these machines can "
            "run programs on them and on yours; use tls:// (docs/tuning.md)"
        )
    path = Path(f"{work}-{arguments.seed}" if arguments.out is None else arguments.out)
    if arguments.out is None:
        _warn(f"the results go to the folder {whole_path(path)}")
    if not has("tune"):
        _warn(f"for {extra} run: {advice('tune')}")
    return path


def _warn(words: str) -> None:
    print(f"cubacube: {words}", file=sys.stderr)
