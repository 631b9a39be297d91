"""The folder of a sweep or league: its files, and processes killed while they write."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from cubacube.session import extras

ROOT = Path(__file__).resolve().parents[2]
Swept = dict[str, bytes]

KILLER = """
import os, signal, stat, sys
from cubacube.shell.cli import main

written, last, sync = 0, int(sys.argv[1]), os.fsync

def killing_sync(file):
    global written
    written += stat.S_ISREG(os.fstat(file).st_mode)
    if written == last:
        os.kill(os.getpid(), signal.SIGKILL)
    sync(file)

if __name__ == "__main__":
    os.fsync = killing_sync
    main(sys.argv[2:])
"""
"""A script that kills itself while it writes its n-th file, with half a temporary file."""


def content(folder: Path) -> Swept:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(".lock")
    }


def leave_out(patch: pytest.MonkeyPatch, *names: str) -> None:
    """Simulate that these libraries are not installed."""
    patch.setattr(extras, "find_spec", lambda name: None if name in names else find_spec(name))
