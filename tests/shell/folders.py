"""The folder of a sweep or a league: what is in it, and who is killed while they write there."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from cubacube.session import extras

ROOT = Path(__file__).resolve().parents[2]
Swept = dict[str, bytes]

KILLER = """
import os, signal, sys
from cubacube.shell.cli import main

written, last, sync = 0, int(sys.argv[1]), os.fsync

def killing_sync(file):
    global written
    written += 1
    if written == last:
        os.kill(os.getpid(), signal.SIGKILL)
    sync(file)

if __name__ == "__main__":
    os.fsync = killing_sync
    main(sys.argv[2:])
"""
"""Ends itself while it writes its so-many-th file: its temporary file is half written then."""


def content(folder: Path) -> Swept:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(".lock")
    }


def leave_out(patch: pytest.MonkeyPatch, *names: str) -> None:
    """Let these libraries not be installed."""
    patch.setattr(extras, "find_spec", lambda name: None if name in names else find_spec(name))
