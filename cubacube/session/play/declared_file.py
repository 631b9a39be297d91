"""Read JSON files of the data folder and validate them against declared classes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from cubacube.session.files.bounds import MOST
from cubacube.session.files.checked import build, problems
from cubacube.session.files.declared import Place, key_path
from cubacube.session.files.plain import plain_path
from cubacube.session.language.translation import _
from cubacube.session.play.records import RecordError, read_saved_json

T = TypeVar("T")

Clashes = Callable[[T], Iterator[tuple[Place, str]]]
"""A function that yields the errors in a value; range checks do not find these errors."""

_MOST_FAULTS: Final = 5


def read_declared(
    path: Path, cls: type[T], clashes: Clashes[T], most_bytes: int, most: int = MOST
) -> T | None:
    """Return the value in a file, or None if there is no file.

    `most_bytes` limits the size of the file. `most` limits the number of keys, items and
    brackets together.

    Raises:
        RecordError: The file has errors; the message lists the first ones with key and range.
        OSError: It exists but cannot be read.
    """
    raw = read_saved_json(path, most_bytes, most)
    if raw is None:
        return None
    if not isinstance(raw, dict):
        raise RecordError(_("{path}: must be a table of keys.").format(path=plain_path(path)))
    faults = list(problems(cls, raw))
    if not faults:
        value = build(cls, raw)
        faults = list(clashes(value))
        if not faults:
            return value
    message = [f"{key_path(place)}: {problem}" for place, problem in faults[:_MOST_FAULTS]]
    raise RecordError(f"{plain_path(path)}: {'; '.join(message)}")
