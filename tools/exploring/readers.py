"""The readers of everything that comes from outside, as targets of `tools/fuzz.py`.

Checksums are put right before an input is read; otherwise no changed match or code would ever
get past its checksum.
"""

import json
import tempfile
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time
from typing import Final

from explore_levels import judged

from cubacube.games import catalogue
from cubacube.rules import frozen, replace
from cubacube.session.files.budget import LEVEL, MATCH_CODE
from cubacube.session.files.levels import MARK as LEVEL_MARK
from cubacube.session.files.levels import (
    LevelError,
    dictionaries,
    level_code,
    level_names,
    level_text,
    load_level,
    named,
)
from cubacube.session.files.packed import packed, unpacked
from cubacube.session.files.trial import try_level
from cubacube.session.households.file import read_household
from cubacube.session.households.file import text_of as household_text
from cubacube.session.households.model import Household, Profile, Record
from cubacube.session.keeping.code import MARK, code_of, read_code
from cubacube.session.keeping.kept import SavedMatchError, read_content, read_match
from cubacube.session.keeping.lines import written
from cubacube.session.play.records import RecordError
from cubacube.session.settings.file import read_settings
from cubacube.session.settings.file import text_of as settings_text
from cubacube.session.settings.model import Settings
from cubacube.session.workshop.measurements import MeasurementError, load_measurements
from cubacube.table.level import Look

SAMPLES: Final = Path(__file__).resolve().parents[2] / "tests" / "session" / "keeping" / "samples"
FOLDER: Final = tempfile.TemporaryDirectory()
"""The folder of the file that is read."""
TRIED: Final = set[int]()
"""The hashes of all tables tried so far: a trial of the same table ends in the same way."""
MEASURED: Final = (
    b"kind,speed_mm_s,distance_mm,other_mm\nslide,900,85.2,\nslide,1400.5,206,\nhit,1100,14,92\n",
    b"kind, drop_mm, distance_mm, other_mm\nslide, 120, 240,\nhit, 80.25, 9.5, 130\n",
)
LONGEST_S: Final = 20.0
"""Processor seconds after which an input counts as unbounded work."""


@frozen
class Reader:
    """What is fuzzed: valid inputs to begin with, and the reading of one input."""

    seeds: Callable[[], list[bytes]]
    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...] = ()
    """The documented errors."""


def fault_of(kind: str, content: bytes) -> str:
    """Return what is wrong with the reading of an input; empty if nothing is."""
    reader, began = READERS[kind], process_time()
    try:
        reader.read(content)
    except reader.refusals:
        pass
    except Exception:
        return traceback.format_exc()
    took_s = process_time() - began
    return f"took {took_s:.0f} s" if took_s > LONGEST_S else ""


def _of_file(name: str, read: Callable[[Path], object]) -> Callable[[bytes], object]:
    """Return a reader of bytes that writes them to a file first."""

    def read_bytes(content: bytes) -> object:
        path = Path(FOLDER.name) / name
        path.write_bytes(content)
        return read(path)

    return read_bytes


def _level(path: Path) -> None:
    """Read a level and try it out.

    Raises:
        AssertionError: It was neither accepted nor refused in short lines.
    """
    _verdict, fault = judged(path, _tried_once)
    assert not fault, fault


def _tried_once(path: Path) -> None:
    """Read a level; try it out unless a level with the same physics was tried before.

    Raises:
        LevelError: It has errors, or cannot be played.
    """
    level = load_level(path)
    table = hash(replace(level, name="", idea="", author="", look=Look()))
    if table not in TRIED:
        TRIED.add(table)
        try_level(level, named(path))


def _sealed(content: bytes) -> bytes:
    """Return the lines of a match file with right checksums, where they are JSON."""
    lines, total = list[bytes](), 0
    for line in content.split(b"\n"):
        try:
            value = json.loads(line)
            sealed, total = written({key: value[key] for key in value if key != "sum"}, total)
            lines.append(sealed.removesuffix(b"\n"))
        except (ValueError, TypeError, RecursionError):
            lines.append(line)
    return b"\n".join(lines)


def _codes() -> list[bytes]:
    """Return the contents of valid codes of matches and levels."""
    words = dictionaries()[LEVEL_MARK]
    matches = [read_match(path, catalogue.game) for path in sorted(SAMPLES.glob("*.jsonl"))]
    return [
        *(unpacked(MARK, code_of(each), MATCH_CODE) for each in matches),
        *(unpacked(LEVEL_MARK, level_code(text), LEVEL, words) for text in _level_texts()),
    ]


def _read_code(content: bytes) -> object:
    """Pack a content, and read it as the code of a match or of a level."""
    if content.startswith(b"{"):
        return read_code(packed(MARK, content), catalogue.game)
    return load_level(packed(LEVEL_MARK, content, dictionaries()[LEVEL_MARK]))


def _level_texts() -> list[str]:
    return [level_text(name) for name in level_names()]


def _households() -> list[bytes]:
    record = Record("race", "races=2", "habana", 3, 7000)
    people = (Profile("Ana", "lime", "none", (record,), ("race_blind",)), Profile("Zoë"))
    return [household_text(Household(people)).encode()]


READERS: Final[Mapping[str, Reader]] = {
    "levels": Reader(
        lambda: [text.encode() for text in _level_texts()], _of_file("level.toml", _level)
    ),
    "matches": Reader(
        lambda: [path.read_bytes() for path in sorted(SAMPLES.glob("*.jsonl"))],
        lambda content: read_content(_sealed(content), "fuzzed", catalogue.game),
        (SavedMatchError,),
    ),
    "codes": Reader(_codes, _read_code, (SavedMatchError, LevelError)),
    "settings": Reader(
        lambda: [settings_text(Settings()).encode()], _of_file("settings.toml", read_settings)
    ),
    "households": Reader(_households, _of_file("household.json", read_household), (RecordError,)),
    "csv": Reader(
        lambda: [*MEASURED],
        _of_file("measured.csv", lambda path: load_measurements(path, 9810.0)),
        (MeasurementError,),
    ),
}
