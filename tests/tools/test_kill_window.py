"""The tool that kills the running window."""

from pathlib import Path
from random import Random

import pytest
from kill_window import LossError, Sufferer

from cubacube.session.keeping.shelf import FOLDER


def killed(folder: Path, content: bytes, before: bytes = b"") -> str:
    """Return what is told after a kill that left this match file."""
    path = folder / FOLDER / "a.jsonl"
    path.parent.mkdir()
    path.write_bytes(content)
    sufferer = Sufferer("race", ":0", folder, Random(1))
    if before:
        sufferer._left, sufferer._before = path, before
    return sufferer._told()


@pytest.mark.parametrize("content", [b"", b'{"begin"'])
def test_a_file_without_a_whole_line_is_no_loss(content: bytes, tmp_path: Path) -> None:
    assert killed(tmp_path, content) == "no match yet"


def test_a_lost_line_is_a_loss(tmp_path: Path) -> None:
    with pytest.raises(LossError, match="has lost lines by the kill"):
        killed(tmp_path, b"", b"a line\n")
