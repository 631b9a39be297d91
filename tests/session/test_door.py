"""File validation: what is accepted, how fast it is checked, and failed writes."""

import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable
from errno import EACCES, EINVAL
from pathlib import Path
from stat import S_ISDIR
from typing import BinaryIO

import pytest

from cubacube.session.files import door
from cubacube.session.files.bounds import DEEPEST, LONGEST, FileRejectedError, check_bounds
from cubacube.session.files.budget import LEVEL, Budget
from cubacube.session.files.door import read_text, set_aside, write_new, write_new_by, write_whole
from cubacube.session.files.levels import LevelError, load_level
from cubacube.session.play.journal import FILE as LOG
from cubacube.session.play.journal import Journal
from cubacube.session.settings.file import write_settings
from cubacube.session.settings.folders import VARIABLE
from cubacube.session.settings.model import Settings

POSIX = pytest.mark.skipif(os.name != "posix", reason="files of POSIX")


def refusal(path: Path) -> str:
    """Return why a file is refused."""
    with pytest.raises(FileRejectedError) as fault:
        read_text(path, Budget(100))
    return str(fault.value)


def test_a_text_comes_in_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes("é\r\n".encode())

    assert read_text(path, Budget(4)) == "é\r\n"


@POSIX
def test_only_regular_files_come_in(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zeros").symlink_to("/dev/zero")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")

    for name in ("pipe", "zeros", "."):
        assert refusal(tmp_path / name).endswith("not a normal file")
    with pytest.raises(OSError, match="loop"):
        read_text(tmp_path / "loop", Budget(100))


@POSIX
def test_a_pipe_as_a_level_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    os.mkfifo(path)

    with pytest.raises(LevelError, match="not a normal file"):
        load_level(path)


def test_a_name_no_file_can_have_is_refused() -> None:
    assert refusal(Path("a\0b")).startswith("this is not a valid file name")


def test_what_is_too_large_or_no_utf_8_stays_out(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 101)
    assert refusal(path) == "is too large: at most 100 bytes are allowed"
    path.write_bytes(b"a\xff")
    assert refusal(path) == "is not UTF-8 text: byte 1 is 0xff"
    path.write_bytes(b"\xef\xbb\xbfa = 1")
    assert "byte order mark (BOM)" in refusal(path)


# Bounds


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = " + "[" * (DEEPEST + 1), "brackets are nested too deeply in line 1 (a)"),
        ("{" * (DEEPEST + 1), "brackets are nested too deeply in line 1"),
        ("\n" + ".".join("a" * (DEEPEST + 2)), "a key is nested too deeply in line 2 (a.a.a.a"),
        (" . ".join(["'a'"] * (DEEPEST + 2)), "a key is nested too deeply in line 1"),
        ("key = " + "9" * (LONGEST + 1), f"a word of {LONGEST + 1} characters in line 1 (key)"),
        ("k" * (LONGEST + 1) + " = 1", f"a word of {LONGEST + 1} characters in line 1 (kkk"),
        ('"' + "k" * LONGEST + '" = 1', f"a word of {LONGEST + 2} characters in line 1"),
        ("a = '''" + "\n" * LONGEST + "'''", f"a word of {LONGEST + 6} characters in line 1 (a)"),
        ('a = """' + "x" * LONGEST, f"a word of {LONGEST + 3} characters in line 1 (a)"),
        ("a = 1\n" * (LEVEL.marks + 1), f"too many keys and values in line {LEVEL.marks + 1} (a)"),
        ("a = [" + "1," * LEVEL.marks, "too many keys and values in line 1 (a)"),
    ],
)
def test_a_bomb_is_named_with_its_line_and_key(text: str, told: str) -> None:
    with pytest.raises(FileRejectedError) as fault:
        check_bounds(text, LEVEL.marks)

    assert told in str(fault.value)
    assert re.search(r": at most \d+ are allowed$", str(fault.value))
    assert len(str(fault.value)) < 200


@pytest.mark.parametrize(
    "text",
    [
        "# " + "[" * 1000 + "9" * 1000,
        'a = "' + "[." * 200 + '"',
        "a = '" + "[." * 200 + "'",
        '"' + r"\"" * 200 + '" = 1',
        '{"a": {"b": [1.5, 2]}}',
        "[[a]]\n" * 100,
        "a = 1.5\n" * 400,
    ],
)
def test_what_only_looks_like_much_comes_in(text: str) -> None:
    check_bounds(text, LEVEL.marks)


BOMBS = {
    "dotted key": ".".join("a" * 32_000) + " = 1\n",
    "two dotted keys": f"[{'.'.join('b' * 16_000)}]\n{'.'.join('a' * 16_000)} = 1\n",
    "keys of eight parts": "".join(f"a.a.a.a.a.a.a.a{n} = 1\n" for n in range(2500)),
    "many keys": "".join(f"a{n}=1\n" for n in range(7000)),
    "tables in tables": "a = " + "{a = " * 12_000,
    "many items": "cities = [" + "{}," * 21_000 + "]",
    "open texts": '"' * 65_000,
    "open long texts": '""" ' * 16_000,
    "escapes": '"' + "\\" * 65_000,
    "digits": "a = " + "9" * 65_000,
    "blanks": " " * 65_000,
    "equals": "=" * 65_000,
}
# Only memory beyond what the program itself needs counts.
JUDGED = """
import sys, time
import resource
from cubacube.session.files.levels import LevelError, load_level
load_level("habana")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for path in sys.argv[1:]:
    started = time.process_time()
    try:
        load_level(path)
    except LevelError as fault:
        assert len(str(fault)) < 100_000, path
    seconds = time.process_time() - started
    assert seconds < 1, (path, seconds)
more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
assert more < 100 * 1024, more
"""


@POSIX
def test_every_bomb_is_judged_within_a_second_and_100_mib(tmp_path: Path) -> None:
    for name, text in BOMBS.items():
        assert len(text) <= LEVEL.bytes, name
        (tmp_path / f"{name}.toml").write_text(text)

    done = subprocess.run(
        [sys.executable, "-c", JUDGED, *map(str, tmp_path.iterdir())],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.returncode == 0, done.stderr


# Writing


def test_a_file_is_written_whole_and_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_whole(path, b"one")
    write_whole(path, b"two")

    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


FILLING = "lambda path: path.write_bytes(b'x' * 100)"


@POSIX
@pytest.mark.parametrize("write", [write_whole, write_new, write_new_by])
def test_a_full_disk_leaves_nothing_new_and_names_the_file(tmp_path: Path, write: object) -> None:
    name = getattr(write, "__name__", "")
    content = FILLING if write is write_new_by else "b'x' * 100"
    program = (
        "import resource, signal, sys; from pathlib import Path;"
        "from cubacube.session.files import door;"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10));"
        f"door.{name}(Path(sys.argv[1]), {content})"
    )

    done = subprocess.run(
        [sys.executable, "-B", "-c", program, str(tmp_path / "a.json")],
        capture_output=True,
        text=True,
        check=False,
    )

    last = done.stderr.splitlines()[-1]
    assert last.startswith("OSError")
    assert last.endswith(repr(str(tmp_path / "a.json")))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told_with_the_file_that_was_wanted(tmp_path: Path) -> None:
    path = tmp_path / "none" / "a.json"

    with pytest.raises(FileNotFoundError) as fault:
        write_whole(path, b"")

    assert fault.value.filename == str(path)


def test_a_fault_of_another_file_names_that_one(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as fault:
        write_new_by(tmp_path / "a", lambda _path: (tmp_path / "other").unlink())

    assert fault.value.filename == str(tmp_path / "other")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_while_writing_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")

    def interrupted(_number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_no_temporary_name_is_used_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    create = door._create

    def noted(path: Path) -> BinaryIO:
        names.append(path.name)
        return create(path)

    monkeypatch.setattr(door, "_create", noted)
    for _ in range(2):
        write_whole(tmp_path / "a", b"")

    assert len(set(names)) == 2
    assert all(len(name) > 16 and name.endswith(".part") for name in names)


@POSIX
def test_a_new_file_follows_no_planted_link_and_replaces_nothing(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    (tmp_path / "a.png").symlink_to(victim)
    (tmp_path / "a-2.png").symlink_to(tmp_path / "nowhere")

    assert write_new(tmp_path / "a.png", b"new") == tmp_path / "a-3.png"

    assert victim.read_bytes() == b"precious"
    assert not (tmp_path / "nowhere").exists()
    assert (tmp_path / "a-3.png").read_bytes() == b"new"


@pytest.mark.parametrize("name", ["", ".", "..", "folder"])
def test_a_folder_is_no_name_for_a_new_file(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    there = sorted(tmp_path.rglob("*"))
    for path in (tmp_path / name, *([Path(name)] if name != "folder" else [])):
        with pytest.raises(IsADirectoryError):
            write_new(path, b"new")
        with pytest.raises(IsADirectoryError):
            write_new_by(path, lambda _path: None)

    assert sorted(tmp_path.rglob("*")) == there


def test_what_is_set_aside_never_replaces_another(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for content in ("1", "2", "3"):
        path.write_text(content)
        set_aside(path)

    found = {each.name: each.read_text() for each in tmp_path.iterdir()}
    assert found == {"a.json.old": "1", "a.json-2.old": "2", "a.json-3.old": "3"}


@POSIX
def test_everything_written_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    write_whole(tmp_path / "a.json", b"1")
    write_new(tmp_path / "b.png", b"2")
    write_new_by(tmp_path / "c.webp", Path.touch)
    with Journal("Cuba Cube 1"):
        logging.getLogger("cubacube").warning("something")

    files = [each for each in tmp_path.iterdir() if each.is_file()]
    assert {each.name: oct(each.stat().st_mode & 0o777) for each in files} == dict.fromkeys(
        ("a.json", "b.png", "c.webp", LOG), "0o600"
    )


@POSIX
@pytest.mark.parametrize("write", [write_whole, lambda path, _: write_settings(path, Settings())])
def test_a_link_is_written_through(tmp_path: Path, write: Callable[[Path, bytes], None]) -> None:
    (tmp_path / "dots").mkdir()
    link, target = tmp_path / "settings.toml", tmp_path / "dots" / "cubacube.toml"
    target.write_bytes(b"old")
    link.symlink_to(Path("dots") / "cubacube.toml")
    write(link, b"new")

    assert link.is_symlink()
    assert target.read_bytes() == link.read_bytes() != b"old"
    assert list(target.parent.iterdir()) == [target]


@POSIX
def test_what_was_written_is_on_the_disk_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[int]()
    monkeypatch.setattr(os, "fsync", lambda number: synced.append(os.fstat(number).st_ino))
    write_whole(tmp_path / "a.json", b"1")
    assert synced == [(tmp_path / "a.json").stat().st_ino, tmp_path.stat().st_ino]
    synced.clear()
    write_new(tmp_path / "b.json", b"1")
    assert synced == [(tmp_path / "b.json").stat().st_ino, tmp_path.stat().st_ino]


@POSIX
def test_where_folders_cannot_be_synced_files_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sync(number: int) -> None:
        if S_ISDIR(os.fstat(number).st_mode):
            raise OSError(EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", sync)
    write_whole(tmp_path / "a.json", b"1")
    assert (tmp_path / "a.json").read_bytes() == b"1"


@POSIX
def test_a_folder_that_only_takes_files_gets_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def unreadable(path: Path, flags: int, *more: int) -> int:
        if Path(path).is_dir():
            raise PermissionError(EACCES, "Permission denied", str(path))
        return opened(path, flags, *more)

    monkeypatch.setattr(os, "open", unreadable)
    assert write_new(tmp_path / "a.png", b"1") == tmp_path / "a.png"
    assert (tmp_path / "a.png").read_bytes() == b"1"
