"""Results that outlast the program: the last one of each game, in the user's data folder."""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from cubacube.session.language.translation import _

FOLDER = "CUBACUBE_DATA"
"""This environment variable names another folder."""
MOST = 10_000
"""No result has more points."""
_FILE = "results.json"
_KEY = "points"


class RecordError(ValueError):
    """The file is not what was written; the text names the file, and the value that is wrong."""


def data_folder(variables: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where the program keeps what belongs to its user; the folder need not exist yet."""
    if named := variables.get(FOLDER):
        return Path(named)
    home = Path.home()
    if platform == "win32":
        roaming = variables.get("APPDATA")
        return (Path(roaming) if roaming else home / "AppData" / "Roaming") / "Cuba Cube"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Cuba Cube"
    return Path(variables.get("XDG_DATA_HOME") or home / ".local" / "share") / "cubacube"


def last_result(game: str) -> int | None:
    """The points of the last game of this kind; None if there is none yet.

    Raises:
        RecordError: The file has faults.
        OSError: It is there, but cannot be read.
    """
    points = _read(data_folder() / _FILE).get(game, {}).get(_KEY)
    return None if points is None else int(points)


def keep_result(game: str, points: int) -> None:
    """Remember the points of a game; a file with faults is put aside, as results.json.old.

    Raises:
        OSError: The file cannot be written.
    """
    path = data_folder() / _FILE
    try:
        results = _read(path)
    except RecordError:
        path.replace(path.with_name(f"{path.name}.old"))
        results = {}
    results[game] = {_KEY: points}
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, json.dumps(results, indent=2, sort_keys=True) + "\n")


def _write(path: Path, text: str) -> None:
    """Under a temporary name first, so that the file is never half written."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=path.name, suffix=".part", delete=False
    ) as file:
        file.write(text)
    unnamed = Path(file.name)
    try:
        unnamed.replace(path)
    except OSError:
        unnamed.unlink()
        raise


def _read(path: Path) -> dict[str, dict[str, Any]]:
    """All results by the games' names."""
    if not path.exists():
        return {}
    try:
        results = json.loads(path.read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise RecordError(
            _("{path}: this is no JSON ({why}).").format(path=path, why=error)
        ) from error
    if not isinstance(results, dict):
        raise RecordError(_("{path}: games by their names are wanted.").format(path=path))
    for game, result in results.items():
        _check(path, game, result)
    return results


def _check(path: Path, game: str, result: Any) -> None:
    """One game has one number of points."""
    points = result.get(_KEY) if isinstance(result, dict) else None
    if isinstance(points, int) and not isinstance(points, bool) and 0 <= points <= MOST:
        return
    said = _("{path}: {key} is to be a whole number from 0 to {most}, not {value}.")
    key = f"{game}.{_KEY}"
    raise RecordError(said.format(path=path, key=key, most=MOST, value=json.dumps(points)))
