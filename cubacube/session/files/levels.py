"""Find level files by name or path and validate them; all errors are reported at once."""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cubacube.rules import frozen
from cubacube.session.files.bounds import FileRejectedError, without_comments
from cubacube.session.files.budget import LEVEL
from cubacube.session.files.checked import build, mismatch, nearest, problems, shown
from cubacube.session.files.declared import EACH, Place, Raw, key_path, values, walk
from cubacube.session.files.door import read_bytes, read_standard_input, text_of
from cubacube.session.files.level_base import BASE, BASE_HASH, hash_of, with_base, without_base
from cubacube.session.files.level_checks import find_contradictions
from cubacube.session.files.level_edit import edited
from cubacube.session.files.level_shapes import in_the_way, misplaced, misshapen
from cubacube.session.files.packed import PackedError, packed, unpacked
from cubacube.session.files.parsing import parse_toml
from cubacube.session.files.plain import plain_path, unshown
from cubacube.session.language.translation import _
from cubacube.session.shipped import folder
from cubacube.table.level import Level

_log = logging.getLogger(__name__)

FIRST = "habana"
"""The default level."""
ENDING = ".toml"
_MARK = "cubacube-level"
MARK = f"{_MARK}2."
"""Prefix of every level code: its kind and version."""
STANDARD_INPUT = "-"
"""The word for a level that is read from standard input."""
_RESERVED = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³])", re.IGNORECASE)
"""Names that no file may have on Windows, with any ending."""
_TEXTS = {place: key for place, key in walk(Level) if key.kind is str}


@frozen
class LevelFault:
    """One problem in a level file: where it is, and what is allowed there."""

    file: str
    key: str
    """The path of the key, such as `cities[2].x_mm`; empty for the whole file."""
    problem: str

    def __str__(self) -> str:
        """Return the problem as one line."""
        parts = plain_path(self.file), self.key, self.problem
        return ": ".join(part for part in parts if part)


class LevelError(ValueError):
    """A level file cannot be used; `faults` lists all problems."""

    def __init__(self, *faults: LevelFault) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@cache
def level_names() -> tuple[str, ...]:
    """Return the names of the levels that ship with the game, the default level first."""
    names = (path.stem for path in folder("levels").glob(f"*{ENDING}"))
    return tuple(sorted(names, key=lambda name: (name != FIRST, name)))


def own_levels(own: Path) -> tuple[Path, ...]:
    """Return the level files in a user's folder, sorted; empty if there is no such folder.

    Raises:
        OSError: The folder cannot be read.
    """
    try:
        return tuple(sorted(path for path in own.iterdir() if path.suffix == ENDING))
    except FileNotFoundError:
        return ()


def file_name(title: str) -> str:
    """Return the file name for a level title: `Ice tray` becomes `ice_tray.toml`."""
    stem = re.sub(r"\W+", "_", title.strip().casefold()).strip("_") or "level"
    return (f"{stem}_level" if _RESERVED.fullmatch(stem) else stem) + ENDING


def load_level(path_or_name: str | Path) -> Level:
    """Read and validate a level.

    A word without a dot or a slash is the name of a level that ships with the game. A word
    that begins with `MARK` is a level code. The word `-` is standard input.

    Raises:
        LevelError: There is no such level, or it has errors; all of them are listed.
    """
    file = named(path_or_name)
    _log.debug("level from %s", file)
    return parse_level(level_text(path_or_name), file)


def named(path_or_name: str | Path) -> str:
    """Return how error messages name a level: by its path, as a level code or standard input.

    Raises:
        LevelError: No level has this name.
    """
    if path_or_name == STANDARD_INPUT:
        return _("standard input")
    return _("code") if is_level_code(path_or_name) else str(_find(path_or_name))


def is_level_code(word: str | Path) -> bool:
    """Return whether a string looks like a level code."""
    return isinstance(word, str) and word.lstrip().startswith(_MARK)


def level_code(text: str) -> str:
    """Pack the text of a valid level into one string to copy and paste, without its comments.

    The code of a level with a base holds the name and the hash of this base.
    """
    raw = parse_toml(text)
    if BASE in raw:
        text = edited(text, {**raw, BASE_HASH: hash_of(_base(raw[BASE]))})
    return packed(MARK, without_comments(text).encode(), dictionaries()[MARK])


@cache
def dictionaries() -> Mapping[str, bytes]:
    """Map the prefix of every version of level codes to the dictionary it is packed with.

    A dictionary never changes: it would make all codes unreadable. The first version has none.
    """
    text = (folder("assets") / "level_codes" / "2.txt").read_text(encoding="ascii")
    return {f"{_MARK}1.": b"", MARK: text.encode()}


def _unpacked(code: str) -> bytes:
    """Return the content of a level code of any version.

    Raises:
        PackedError: It is damaged, or a later version.
    """
    for mark, dictionary in dictionaries().items():
        if code.lstrip().startswith(mark):
            return unpacked(mark, code, LEVEL, dictionary)
    raise PackedError(_("this code is damaged, or a newer version of the game made it"))


def level_text(path_or_name: str | Path) -> str:
    """Return the text of a level, from its file, from its code or from standard input.

    Raises:
        LevelError: There is no such level, or its text is not readable or too large.
    """
    try:
        return text_of(_content(path_or_name), LEVEL)
    except OSError as error:
        problem = _("cannot be read: {why}").format(why=error.strerror)
    except (FileRejectedError, PackedError) as error:
        problem = str(error)
    raise LevelError(LevelFault(named(path_or_name), "", problem))


def _content(path_or_name: str | Path) -> bytes:
    if is_level_code(path_or_name):
        return _unpacked(str(path_or_name))
    if path_or_name == STANDARD_INPUT:
        return read_standard_input(LEVEL)
    return read_bytes(_find(path_or_name), LEVEL)


def parse_level(text: str, file: str) -> Level:
    """Parse and validate the text of a level; `file` names it in error messages.

    The text must have passed `check_bounds`.

    Raises:
        LevelError: It has errors; all of them are listed.
    """
    return level_of(level_values(text, file), file)


def level_values(text: str, file: str) -> Raw:
    """Return all values in the text of a level, including those of its base.

    `file` names the level in error messages. The values are not validated.

    Raises:
        LevelError: It is not valid TOML, or its base is not there.
    """
    try:
        raw = parse_toml(text)
    except ValueError as error:
        raise LevelError(LevelFault(file, "", str(error))) from error
    if BASE not in raw:
        return raw
    name, names = raw[BASE], base_names()
    if name not in names:
        problem = mismatch(shown(name), *(f'"{each}"' for each in names))
        raise LevelError(LevelFault(file, BASE, problem))
    base = _base(name)
    if raw.get(BASE_HASH, expected := hash_of(base)) != expected:
        said = _("this program has another {name}: its hash is {expected}, not {given}")
        problem = said.format(name=name, expected=expected, given=shown(raw[BASE_HASH]))
        raise LevelError(LevelFault(file, BASE_HASH, problem))
    return with_base(raw, base)


@cache
def base_names() -> tuple[str, ...]:
    """Return the names of the levels that others can build on: those without a base."""
    return tuple(name for name in level_names() if BASE not in parse_toml(level_text(name)))


def _base(name: str) -> Raw:
    return parse_toml(level_text(name))


def whole_text(text: str) -> str:
    """Return the text of a valid level with the values of its base written out.

    The text of a level without a base stays as it is.
    """
    raw = parse_toml(text)
    if BASE not in raw:
        return text
    base = level_text(raw[BASE])
    return edited(base[base.index("\n\n") + 1 :], with_base(raw, parse_toml(base)))


def shortened(text: str) -> str:
    """Return a level text with a base that is written out as `text`; `text` if there is none."""
    base = _base(FIRST)
    raw = {BASE: FIRST, BASE_HASH: hash_of(base)} | without_base(parse_toml(text), base, {})
    short = edited(f'{BASE} = ""\nname = ""\n', raw)
    return short if whole_text(short) == text else text


def text_with(text: str, raw: Raw) -> str:
    """Return the text of a valid level with other values; its comments and order stay.

    A level with a base gets only the values that differ from it.
    """
    written = parse_toml(text)
    if BASE in written:
        raw = without_base(raw, _base(written[BASE]), written)
    return edited(text, raw)


def level_of(raw: Raw, file: str) -> Level:
    """Validate the values of a level; `file` names it in error messages.

    Raises:
        LevelError: They have errors; all of them are listed.
    """
    given = list(values(raw))
    wrong = (*problems(Level, raw), *_unfit_texts(given))
    faults = {key_path(place): problem for place, problem in wrong}
    numbers = {key_path(place): each for place, each in given if isinstance(each, int | float)}
    clashes = find_contradictions({key: numbers[key] for key in numbers.keys() - faults.keys()})
    found = [*faults.items(), *clashes]
    if not found:
        found = list(misshapen(raw))
    if not found:
        level = build(Level, raw)
        found = [*in_the_way(level), *misplaced(level)]
    if found:
        raise LevelError(*(LevelFault(file, key, problem) for key, problem in found))
    return level


def _unfit_texts(given: Iterable[tuple[Place, Any]]) -> Iterator[tuple[Place, str]]:
    """Yield every text of a level that cannot be displayed."""
    for place, text in given:
        key = _TEXTS.get(tuple(EACH if isinstance(part, int) else part for part in place))
        if not (key and text and isinstance(text, str)):
            continue
        said, code = _("{text} is blank: must be {allowed}"), unshown(text)
        if code:
            said = _("{text} has {code}, which cannot be shown: must be {allowed}")
        if code or text.isspace():
            yield place, said.format(text=shown(text), code=code, allowed=key.allowed)


def _find(path_or_name: str | Path) -> Path:
    """Return the path of a level file.

    Raises:
        LevelError: No level has this name.
    """
    word = str(path_or_name)
    if isinstance(path_or_name, Path) or "." in word or "/" in word or "\\" in word:
        return Path(path_or_name)
    if word in level_names():
        return folder("levels") / f"{word}{ENDING}"
    said = _("no level has this name: {advice}")
    raise LevelError(LevelFault(word, "", said.format(advice=nearest(word, level_names()))))
