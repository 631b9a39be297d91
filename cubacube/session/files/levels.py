"""Level files: found by name or path, checked against every range, all faults told at once."""

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from cubacube.rules import frozen
from cubacube.session.files.bounds import FileRejectedError, check_bounds
from cubacube.session.files.data import folder
from cubacube.session.files.door import read_text
from cubacube.session.files.importing import IMPORTING
from cubacube.session.files.level_checks import find_contradictions
from cubacube.session.files.level_shapes import in_the_way, misshapen
from cubacube.session.files.packed import PackedError, packed, unpacked
from cubacube.session.files.plain import plain
from cubacube.table.level import Level

LARGEST_BYTES = 64 * 1024
"""A level is a page of text; what is larger is some other file."""
FIRST: Final = "habana"
"""The level that is played on unless another is chosen."""
ENDING: Final = ".toml"
_LONGEST_PATH = 400
MARK: Final = "cubacube-level1."
"""What the code of a level begins with: the kind of code and its version."""
_CODE = "code"
_LONGEST_CODE = 2 * LARGEST_BYTES


@frozen
class LevelFault:
    """One thing that is wrong with a level file: where, and what is allowed there."""

    file: str
    key: str
    """The path of the key, such as `dice.edge_mm` or `cities[2].x_mm`; empty for the file."""
    problem: str

    def __str__(self) -> str:
        """The fault in one line."""
        parts = plain(self.file, _LONGEST_PATH), self.key, self.problem
        return ": ".join(part for part in parts if part)


class LevelError(ValueError):
    """A level file cannot be used; `faults` tells everything that is wrong with it."""

    def __init__(self, *faults: LevelFault) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def level_names() -> tuple[str, ...]:
    """The levels that come with the game: first the one that most play on, then the others."""
    names = (path.stem for path in folder("levels").glob(f"*{ENDING}"))
    return tuple(sorted(names, key=lambda name: (name != FIRST, name)))


def own_levels(own: Path) -> tuple[Path, ...]:
    """The files of levels in a folder of the user's, by name; none if there is no such folder.

    Raises:
        OSError: The folder cannot be read.
    """
    try:
        return tuple(sorted(path for path in own.iterdir() if path.suffix == ENDING))
    except FileNotFoundError:
        return ()


def file_name(title: str) -> str:
    """What the file of a level of this name is called: `Ice tray` is `ice_tray.toml`."""
    return (re.sub(r"\W+", "_", title.strip().casefold()).strip("_") or "level") + ENDING


def load_level(path_or_name: str | Path) -> Level:
    """Read and check a level.

    A word without a dot or a slash is the name of a level that comes with the game; one that begins
    with `MARK` is the code of a level.

    Raises:
        LevelError: There is no such level, or it has faults; it tells all of them.
    """
    return parse_level(level_text(path_or_name), named(path_or_name))


def named(path_or_name: str | Path) -> str:
    """How faults name a level.

    Raises:
        LevelError: No level has this name.
    """
    return _CODE if is_level_code(path_or_name) else str(_find(path_or_name))


def is_level_code(word: str | Path) -> bool:
    """Whether a word is meant as the code of a level."""
    return isinstance(word, str) and word.lstrip().startswith(MARK)


def level_code(text: str) -> str:
    """The text of a level as one word to copy and paste."""
    return packed(MARK, text.encode())


def level_text(path_or_name: str | Path) -> str:
    """What is written in a level's file, or packed into its code.

    Raises:
        LevelError: There is no such level, or no text of ours can be that of a level.
    """
    if is_level_code(path_or_name):
        return _text_in(str(path_or_name))
    path = _find(path_or_name)
    try:
        return read_text(path, LARGEST_BYTES)
    except OSError as error:
        problem = f"cannot be read: {error.strerror}"
    except FileRejectedError as error:
        problem = str(error)
    raise LevelError(LevelFault(str(path), "", problem))


def parse_level(text: str, file: str) -> Level:
    """Check the text of a level, which has passed the door; `file` is what faults name.

    Raises:
        LevelError: It has faults; it tells all of them.
    """
    try:
        raw = tomllib.loads(text)
    except ValueError as error:
        raise LevelError(LevelFault(file, "", f"not TOML: {plain(error)}")) from error
    return level_of(raw, file)


def level_of(raw: dict[str, Any], file: str) -> Level:
    """Check the values of a level; `file` is what faults name.

    Raises:
        LevelError: They have faults; it tells all of them.
    """
    # pydantic takes a tenth of a second to import, which the first picture should not wait for.
    with IMPORTING:
        from cubacube.session.files.declared import build, key_path, numbers  # noqa: PLC0415
        from cubacube.session.files.level_model import problems  # noqa: PLC0415

    faults = {key_path(place): problem for place, problem in problems(raw)}
    sound = {key_path(place): number for place, number in numbers(raw)}
    clashes = find_contradictions({key: sound[key] for key in sound.keys() - faults.keys()})
    found = [*faults.items(), *clashes]
    if not found:
        found = list(misshapen(raw))
    if not found:
        level: Level = build(Level, raw)
        found = list(in_the_way(level))
    if found:
        raise LevelError(*(LevelFault(file, key, problem) for key, problem in found))
    return level


def _text_in(code: str) -> str:
    """The text of a level's code.

    Raises:
        LevelError: It was changed, or no text of ours can be that of a level.
    """
    try:
        text = unpacked(MARK, code, _LONGEST_CODE, LARGEST_BYTES).decode()
        check_bounds(text)
    except (PackedError, UnicodeDecodeError, FileRejectedError) as error:
        raise LevelError(LevelFault(_CODE, "", str(error))) from error
    return text


def _find(path_or_name: str | Path) -> Path:
    """The file of a level.

    Raises:
        LevelError: No level has this name.
    """
    word = str(path_or_name)
    if isinstance(path_or_name, Path) or "." in word or "/" in word or "\\" in word:
        return Path(path_or_name)
    if word in level_names():
        return folder("levels") / f"{word}{ENDING}"
    near = get_close_matches(word, level_names(), 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(level_names())}"
    raise LevelError(LevelFault(word, "", f"no level has this name; {hint}"))
