"""A program killed while it writes loses nothing that it had written."""

import sys
from pathlib import Path
from subprocess import DEVNULL, Popen

import pytest

from cubacube.session.keeping.book import MatchWriter
from tests.session.keeping.matches import actions_of, header, keep, read

ROOT = Path(__file__).resolve().parents[3]
COUNT, MORE = 30, (2_000, 60_000)
WRITES = """
import sys
from pathlib import Path
from cubacube.games import catalogue
from cubacube.session.keeping.book import reopen
from cubacube.session.keeping.kept import read_match

path, whole = map(Path, sys.argv[1:])
actions = read_match(whole, catalogue.game).match.actions()
_entry, book = reopen(path, catalogue.game)
done = len(book.log)
while True:
    if done == len(actions):
        book.keeper.back(0)
        done = 0
    book.keeper.do(actions[done])
    done += 1
"""
"""A script that plays the same match again and again until it is killed."""


def test_every_whole_line_is_there_and_the_next_program_goes_on(tmp_path: Path) -> None:
    actions = actions_of("calavera", COUNT)
    whole = keep(tmp_path / "whole.jsonl", "calavera", actions)
    path = keep(tmp_path / "match.jsonl", "calavera", actions[:3])

    for more in MORE:
        before = path.read_bytes()
        before = before[: before.rfind(b"\n") + 1]
        words = [sys.executable, "-c", WRITES, str(path), str(whole)]
        program = Popen(words, cwd=ROOT, stdin=DEVNULL)
        while path.stat().st_size < len(before) + more:
            assert program.poll() is None
        shown = path.read_bytes()
        program.kill()
        program.wait()

        content = path.read_bytes()
        assert content.startswith(before)
        assert content.startswith(shown)
        kept = read(path)
        assert kept.match.actions() == actions[: len(kept.match.turns)]
        assert kept.place.bytes == content.rfind(b"\n") + 1


def test_a_new_match_can_be_read_while_its_folder_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, found = tmp_path / "match.jsonl", list[int]()

    def killed_here(_folder: Path) -> None:
        found.append(len(read(path).match.turns))

    monkeypatch.setattr("cubacube.session.files.door.sync_folder", killed_here)
    MatchWriter(path, header("calavera")).close()

    assert found == [0]
