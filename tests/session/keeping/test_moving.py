"""Saved matches are renamed, exported and imported."""

import errno
import os
import sys
from pathlib import Path

import pytest

from cubacube.games import catalogue
from cubacube.session.keeping import shelf
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.code import code_of
from cubacube.session.keeping.kept import LONGEST_TITLE, SavedMatchError
from cubacube.session.keeping.moving import (
    TakenError,
    export,
    import_code,
    import_file,
    rename,
    title_fault,
)
from tests.session.keeping.matches import actions_of, keep, read

ACTIONS = actions_of("calavera", 9)
WINDOWS = sys.platform == "win32"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "matches").mkdir()
    path = keep(tmp_path / "matches" / "a.jsonl", "calavera", ACTIONS)
    os.utime(path, (3600, 3600))
    return path


def everything(folder: Path) -> dict[Path, bytes]:
    """Return all files below a folder, including locks and partial files."""
    return {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def fail_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a full disk."""

    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)


def test_a_match_has_another_name_and_is_as_old_as_before(path: Path) -> None:
    rename(path, "Sunday with Ana", catalogue.game)
    rename(path, "Sunday", catalogue.game)

    kept = read(path)
    assert kept.title == "Sunday"
    assert kept.match.actions() == ACTIONS
    assert path.stat().st_mtime == 3600
    rename(path, "", catalogue.game)
    assert read(path).title == ""


def test_a_match_that_was_torn_is_renamed_as_it_would_go_on(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5])
    rename(path, "Sunday", catalogue.game)

    kept = read(path)
    assert (kept.title, kept.torn) == ("Sunday", False)
    assert kept.match.actions() == ACTIONS[:-1]


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("x" * (LONGEST_TITLE + 1), "at most 60 letters"),
        ("two\nlines", "cannot be shown: U+000A"),
        ("\u200b", "cannot be shown: U+200B"),
        ("象棋", "This letter of the name cannot be shown"),
    ],
)
def test_what_cannot_be_shown_is_no_name(path: Path, title: str, told: str) -> None:
    before = everything(path.parent)
    with pytest.raises(SavedMatchError, match=told.replace("+", r"\+")):
        rename(path, title, catalogue.game)
    assert everything(path.parent) == before
    assert title_fault("Ana's Café") is None
    assert title_fault("") is None


def test_a_match_that_is_played_is_not_renamed(path: Path) -> None:
    kept = read(path)
    keeper = MatchWriter(path, kept.header, kept.place)
    with pytest.raises(TimeoutError):
        rename(path, "Sunday", catalogue.game)
    keeper.close()
    assert read(path).title == ""


def test_a_full_disk_leaves_the_match_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(tmp_path)
    fail_to_write(monkeypatch)
    with pytest.raises(OSError, match="No space"):
        rename(path, "Sunday", catalogue.game)
    with pytest.raises(OSError, match="No space"):
        export(path, tmp_path / "out.jsonl")
    with pytest.raises(OSError, match="No space"):
        import_file(path, tmp_path / "matches", catalogue.game)
    assert everything(tmp_path) == before


@pytest.mark.skipif(WINDOWS, reason="links need a right there")
def test_a_link_is_neither_renamed_nor_written_through(path: Path, tmp_path: Path) -> None:
    link = path.with_name("link.jsonl")
    link.symlink_to(path)
    before = everything(tmp_path)
    with pytest.raises(SavedMatchError, match="is a link"):
        rename(link, "Sunday", catalogue.game)
    (tmp_path / "out.jsonl").symlink_to(path)
    with pytest.raises(SavedMatchError, match="not a normal file"):
        export(path, tmp_path / "out.jsonl", replaces=True)
    (tmp_path / "out.jsonl").unlink()
    link.unlink()
    assert everything(tmp_path).items() <= before.items()


def test_what_was_exported_comes_in_again_and_is_the_same_match(path: Path, tmp_path: Path) -> None:
    rename(path, "Sunday", catalogue.game)
    out = export(path, tmp_path / "out.jsonl")
    original = out.read_bytes()
    imported = import_file(out, path.parent, catalogue.game)

    assert out == tmp_path / "out.jsonl"
    assert imported.differs is None
    assert imported.path not in (out, path)
    assert imported.path.parent == path.parent
    assert (read(imported.path).title, read(imported.path).match.actions()) == ("Sunday", ACTIONS)
    assert out.read_bytes() == original
    assert len(shelf.all_shelved(path.parent, catalogue.game)[0]) == 2


def test_into_a_folder_a_match_is_exported_under_its_name(path: Path, tmp_path: Path) -> None:
    assert export(path, tmp_path) == tmp_path / "a.jsonl"


def test_nothing_is_written_over_unless_somebody_said_so(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    out.write_text("letters of Ana")
    with pytest.raises(TakenError, match=r"out\.jsonl already exists"):
        export(path, out)
    assert out.read_text() == "letters of Ana"
    assert export(path, out, replaces=True) == out
    assert read(out).match.actions() == ACTIONS


def test_among_the_kept_matches_nothing_is_written_over(path: Path) -> None:
    other = keep(path.with_name("b.jsonl"), "race", actions_of("race", 5))
    before = everything(path.parent)
    for to in (path, other, path.parent, path.parent / "new.jsonl"):
        with pytest.raises(SavedMatchError, match="among the saved matches"):
            export(path, to, replaces=True)
    assert everything(path.parent) == before


def test_half_a_line_is_not_exported(path: Path, tmp_path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5])
    out = export(path, tmp_path / "out.jsonl")
    assert read(out).match.actions() == ACTIONS[:-1]
    assert not read(out).torn


def test_where_there_is_no_folder_it_is_told(path: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        export(path, tmp_path / "none" / "out.jsonl")
    with pytest.raises(FileNotFoundError):
        import_file(tmp_path / "none.jsonl", path.parent, catalogue.game)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"letters of Ana\n", "line 1: this is not a line of a match"),
        (b"", "line 1"),
        (b"\x89PNG\r\n\x1a\n" + bytes(1000), "line 1"),
    ],
)
def test_a_file_of_another_program_stays_outside(
    path: Path, tmp_path: Path, content: bytes, told: str
) -> None:
    (tmp_path / "other.jsonl").write_bytes(content)
    before = everything(tmp_path)
    with pytest.raises(SavedMatchError, match=rf"other\.jsonl: {told}"):
        import_file(tmp_path / "other.jsonl", path.parent, catalogue.game)
    assert everything(tmp_path) == before


def test_a_changed_match_and_a_folder_stay_outside(path: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed.jsonl"
    lines = path.read_bytes().split(b"\n")
    changed.write_bytes(b"\n".join(lines[:3] + lines[4:]))
    before = everything(tmp_path)
    with pytest.raises(SavedMatchError, match=r"changed\.jsonl: line 4: its checksum is wrong"):
        import_file(changed, path.parent, catalogue.game)
    with pytest.raises((SavedMatchError, OSError)):
        import_file(tmp_path, path.parent, catalogue.game)
    assert everything(tmp_path) == before


def test_a_huge_file_is_not_read(path: Path, tmp_path: Path) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    with pytest.raises(SavedMatchError, match=r"huge\.jsonl: is too large"):
        import_file(huge, path.parent, catalogue.game)


def test_the_match_of_a_code_is_kept(path: Path) -> None:
    imported = import_code(code_of(read(path)), path.parent, catalogue.game)

    assert imported.differs is None
    assert read(imported.path).match.actions() == ACTIONS
    assert read(imported.path).header == read(path).header


def test_the_match_of_a_code_that_is_over_is_finished(tmp_path: Path) -> None:
    path = keep(tmp_path / "a.jsonl", "atacama", actions_of("atacama", 10_000))
    imported = import_code(code_of(read(path)), tmp_path / "new" / "folder", catalogue.game)

    assert read(imported.path).ended
    assert shelf.read_header(imported.path, catalogue.game).finished


def test_what_is_no_code_is_told(path: Path) -> None:
    before = everything(path.parent)
    with pytest.raises(SavedMatchError, match="This is not a match code"):
        import_code("cubacube1.AAAA", path.parent, catalogue.game)
    assert everything(path.parent) == before
