"""The folder of saved matches."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from cubacube.games import catalogue
from cubacube.session.files.lock import is_locked
from cubacube.session.keeping import shelf
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.header import HeaderError
from cubacube.session.keeping.kept import SavedMatchError
from cubacube.session.keeping.lines import LineError
from cubacube.session.keeping.moving import rename
from tests.session.keeping.matches import actions_of, header, keep, read

FINISHED = actions_of("atacama", 10_000)


def finished(path: Path) -> Path:
    keeper = MatchWriter(path, header("atacama"))
    for action in FINISHED:
        keeper.do(action)
    kept = read(path)
    outcome = kept.game.rules.outcome(kept.match.state)
    assert outcome is not None
    keeper.end(outcome)
    keeper.close()
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Yield an old finished match, a running one, a newer finished one and other files."""
    paths = [
        finished(tmp_path / "a.jsonl"),
        keep(tmp_path / "b.jsonl", "calavera", actions_of("calavera", 9)),
        finished(tmp_path / "c.jsonl"),
        tmp_path / "d.jsonl",
        tmp_path / "e.txt",
    ]
    for path in paths[3:]:
        path.write_text("rubbish")
    for hour, path in enumerate(paths):
        os.utime(path, (3600 * hour, 3600 * hour))
    yield tmp_path
    assert all(path.read_text() == "rubbish" for path in paths[3:])


def test_the_last_match_comes_first_and_rubbish_is_named(folder: Path) -> None:
    good, bad = shelf.all_shelved(folder, catalogue.game)

    assert [each.id for each in good] == ["c", "b", "a"]
    assert [each.actions for each in good] == [len(FINISHED), 9, len(FINISHED)]
    assert [each.finished for each in good] == [True, False, True]
    assert good[1].saved_at == datetime(1970, 1, 1, 1, tzinfo=UTC)
    assert bad == [folder / "d.jsonl"]


@pytest.mark.parametrize(("claimed_s", "year"), [(300_000_000_000, 2999), (-86_400, 1970)])
def test_a_file_of_a_date_that_cannot_be_told_has_the_nearest_that_can(
    folder: Path, monkeypatch: pytest.MonkeyPatch, claimed_s: int, year: int
) -> None:
    plain_stat = Path.stat

    def stat(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        # Most current file systems cannot store such a date, so the test writes none.
        seen = plain_stat(path, follow_symlinks=follow_symlinks)
        if path.name != "b.jsonl":
            return seen
        return os.stat_result(tuple(seen), {"st_mtime": float(claimed_s)})

    monkeypatch.setattr(Path, "stat", stat)

    found = next(each for each in shelf.all_shelved(folder, catalogue.game)[0] if each.id == "b")
    assert found.saved_at.astimezone(UTC).year == year
    assert found == shelf.last_unfinished(folder, catalogue.game)


def test_a_file_in_which_nothing_was_ever_written_is_nothing_to_tell_of(folder: Path) -> None:
    (folder / "f.jsonl").touch()

    assert shelf.all_shelved(folder, catalogue.game)[1] == [folder / "d.jsonl"]


def test_a_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert shelf.all_shelved(tmp_path / "none", catalogue.game) == ([], [])


def test_at_first_sight_a_file_has_as_many_actions_as_when_played_again(folder: Path) -> None:
    path = folder / "b.jsonl"
    rename(path, "Sunday", catalogue.game)
    kept = read(path)
    keeper = MatchWriter(path, kept.header, kept.place)
    for step, count in ((keeper.back, 2), (keeper.forth, 5), (keeper.back, 4)):
        step(count)
        sight = shelf.read_header(path, catalogue.game)
        assert (sight.actions, sight.title) == (count, "Sunday")
        assert len(read(path).match.turns) == count
    keeper.close()


def test_only_the_oldest_finished_ones_are_thinned_out(folder: Path) -> None:
    assert shelf.prune_finished(folder, catalogue.game, most=2) == []
    assert shelf.prune_finished(folder, catalogue.game, most=1) == [folder / "a.jsonl"]
    assert (folder / "b.jsonl").exists()
    assert (folder / "c.jsonl").exists()


def test_a_match_that_is_played_is_not_deleted(folder: Path) -> None:
    kept = read(folder / "b.jsonl")
    keeper = MatchWriter(folder / "b.jsonl", kept.header, kept.place)

    assert is_locked(folder / "b.jsonl")
    with pytest.raises(TimeoutError):
        shelf.delete(folder / "b.jsonl")
    keeper.close()
    assert not is_locked(folder / "b.jsonl")
    shelf.delete(folder / "b.jsonl")
    assert not (folder / "b.jsonl").exists()


def test_two_matches_begun_in_the_same_second_have_two_names(tmp_path: Path) -> None:
    now = datetime(2026, 11, 22, 5, 12, 33, tzinfo=UTC)
    names = {shelf.new_path(tmp_path, "race", now).name for _ in range(50)}

    assert len(names) == 50
    assert all(name.startswith("20261122-051233-race-") for name in names)


def seen(path: Path) -> int | None:
    """Return the number of actions shown in the list; None if the file is no match."""
    try:
        return shelf.read_header(path, catalogue.game).actions
    except (LineError, HeaderError):
        return None


def test_a_thousand_changed_and_cut_files_never_crash_and_stay_as_they_are(folder: Path) -> None:
    content, draw = (folder / "b.jsonl").read_bytes(), Random(2)
    path, whole = folder / "x.jsonl", read(folder / "b.jsonl").match.actions()
    for _ in range(1000):
        at, kind = draw.randrange(len(content)), draw.randrange(4)
        new = bytes([draw.randrange(256)])
        other = (
            content[:at],
            content[:at] + new + content[at:],
            content[:at] + new + content[at + 1 :],
            content[:at] + content[at + draw.randrange(200) :],
        )[kind]
        path.write_bytes(other)
        told, count = "x.jsonl: line ", None
        try:
            kept = read(path)
            count = len(kept.match.turns)
            assert kept.match.actions() == whole[:count]
        except SavedMatchError as fault:
            told = str(fault)
        assert "x.jsonl: line " in told
        assert told.isprintable()
        assert seen(path) == count
        assert path.read_bytes() == other
