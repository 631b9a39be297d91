"""Read JSON files of the data folder and validate them against declared classes."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from cubacube.session.files.bounds import MOST, FileRejectedError
from cubacube.session.files.door import read_text
from cubacube.session.files.importing import IMPORTING
from cubacube.session.files.kinds import Place
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.play.records import RecordError, shown

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
    try:
        raw = json.loads(read_text(path, most_bytes, most))
    except FileNotFoundError:
        return None
    except FileRejectedError as fault:
        raise RecordError(f"{shown(path)}: {fault}") from fault
    except ValueError as fault:
        said = _("{path}: not valid JSON ({why}).")
        raise RecordError(said.format(path=shown(path), why=plain(fault))) from fault
    if not isinstance(raw, dict):
        raise RecordError(_("{path}: must be a table of keys.").format(path=shown(path)))
    return _built(path, cls, clashes, raw)


def _built(path: Path, cls: type[T], clashes: Clashes[T], raw: dict[str, Any]) -> T:
    # Importing pydantic takes 0.1 s. A program without a file should not wait for it.
    with IMPORTING:
        from cubacube.session.files.declared import build, key_path, problems  # noqa: PLC0415

    faults = list(problems(cls, raw))
    if not faults:
        value: T = build(cls, raw)
        faults = list(clashes(value))
        if not faults:
            return value
    message = [f"{key_path(place)}: {problem}" for place, problem in faults[:_MOST_FAULTS]]
    raise RecordError(f"{shown(path)}: {'; '.join(message)}")
