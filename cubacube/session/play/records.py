"""Read and write files in the user's data folder, such as the last result of each game."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from cubacube.session.files.budget import RECORDS, Budget
from cubacube.session.files.checked import build, problems
from cubacube.session.files.declared import Place, key_path
from cubacube.session.files.door import read_text, set_aside, write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.parsing import parse_json
from cubacube.session.files.plain import plain, plain_path
from cubacube.session.language.translation import _
from cubacube.session.settings.folders import data_folder

T = TypeVar("T")

MOST = 10_000
"""Maximum points that a saved result may have."""
_FILE = "results.json"
_KEY = "points"
_LONGEST_KEY = 60


class RecordError(ValueError):
    """A saved file is invalid; the message names the file and the wrong value."""


def last_result(game: str) -> int | None:
    """Return the points of the last match of a game, or None.

    Raises:
        RecordError: The file has errors.
        OSError: It exists but cannot be read.
    """
    points = _results(data_folder() / _FILE).get(game, {}).get(_KEY)
    return None if points is None else int(points)


def save_result(game: str, points: int) -> None:
    """Save the points of a game; a faulty file is renamed to results.json.old.

    Raises:
        OSError: The file cannot be written.
    """
    path = data_folder() / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    # Hold the lock from reading to writing, or results of another program would be lost.
    with locked(path):
        results = read_or_put_aside(path, _results)
        results[game] = {_KEY: points}
        write_json(path, results)


def read_saved_json(path: Path, budget: Budget = RECORDS) -> Any:
    """Return the content of a JSON file of the data folder, or None without a file.

    Raises:
        RecordError: It is not JSON, or holds too much.
        OSError: It exists but cannot be read.
    """
    try:
        return json_in(path, lambda: read_text(path, budget))
    except FileNotFoundError:
        return None


def json_in(path: Path, read: Callable[[], str]) -> Any:
    """Parse the JSON text that `read` returns; `path` names its file in errors.

    Raises:
        RecordError: It is not JSON, or holds too much.
        OSError: It cannot be read.
    """
    try:
        return parse_json(read())
    except ValueError as error:
        raise RecordError(f"{plain_path(path)}: {error}") from error


def read_or_put_aside(path: Path, read: Callable[[Path], T]) -> T:
    """Read a file that will be rewritten; the caller must hold the lock.

    A faulty file is renamed first. Then `read` is called again and finds no file.

    Raises:
        OSError: The file cannot be read, or cannot be renamed.
    """
    try:
        return read(path)
    except RecordError:
        set_aside(path)
        return read(path)


def write_json(path: Path, kept: Any) -> None:
    """Write a file of the data folder atomically; the caller must hold the lock.

    Raises:
        OSError: It cannot be written.
    """
    text = json.dumps(kept, indent=2, sort_keys=True, ensure_ascii=False)
    write_whole(path, f"{text}\n".encode())


def _results(path: Path) -> dict[str, dict[str, Any]]:
    """Return all results by the names of the games."""
    results = read_saved_json(path)
    if results is None:
        return {}
    if not isinstance(results, dict):
        raise RecordError(_("{path}: must list games by name.").format(path=plain_path(path)))
    for game, result in results.items():
        _check(path, game, result)
    return results


def _check(path: Path, game: str, result: Any) -> None:
    """Check that the points of a game are a whole number in the allowed range."""
    points = result.get(_KEY) if isinstance(result, dict) else None
    if isinstance(points, int) and not isinstance(points, bool) and 0 <= points <= MOST:
        return
    said = _("{path}: {key} must be a whole number from 0 to {most}, not {value}.")
    key, value = plain(f"{game}.{_KEY}", _LONGEST_KEY), plain(json.dumps(points), _LONGEST_KEY)
    raise RecordError(said.format(path=plain_path(path), key=key, most=MOST, value=value))


Clashes = Callable[[T], Iterator[tuple[Place, str]]]
"""A function that yields the errors in a value; range checks do not find these errors."""

_MOST_FAULTS = 5


def read_declared(
    path: Path,
    cls: type[T],
    clashes: Clashes[T] = lambda _: iter(()),
    budget: Budget = RECORDS,
) -> T | None:
    """Return the value in a file, or None if there is no file.

    Raises:
        RecordError: The file has errors; the message lists the first ones with key and range.
        OSError: It exists but cannot be read.
    """
    raw = read_saved_json(path, budget)
    return None if raw is None else checked(path, raw, cls, clashes)


def checked(path: Path, raw: Any, cls: type[T], clashes: Clashes[T]) -> T:
    """Return the value in the content of a file; `path` names the file in errors.

    Raises:
        RecordError: The content has errors; the message lists the first ones with key and range.
    """
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
