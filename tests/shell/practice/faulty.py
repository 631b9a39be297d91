"""Practice files with a single fault."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cubacube.shell.learning.lesson import LessonError


def fault_of(
    read: Callable[[Path], object], sound: Path, change: tuple[str, str], folder: Path
) -> str:
    """Return the fault of a valid file with one change."""
    text = sound.read_text(encoding="utf-8")
    assert change[0] in text
    path = folder / "mine.toml"
    path.write_text(text.replace(*change, 1), encoding="utf-8")
    with pytest.raises(LessonError) as fault:
        read(path)
    assert str(fault.value).startswith("mine.toml: ")
    return str(fault.value)
