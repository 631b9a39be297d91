"""A match file tells which flick preview each person used; the log does not know it."""

from pathlib import Path
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.session.keeping.book import MatchWriter, reopen
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import read_header
from tests.session.keeping.matches import actions_of, header


def written(path: Path, *previews: tuple[Any, Any]) -> None:
    keeper = MatchWriter(path, header("calavera"))
    for action in actions_of("calavera", 4):
        keeper.do(action)
    for seat, preview in previews:
        keeper.preview(seat, preview)
    keeper.close()


def test_the_last_one_of_each_person_is_kept_and_the_log_is_the_same(tmp_path: Path) -> None:
    plain, told = tmp_path / "plain.jsonl", tmp_path / "told.jsonl"
    written(plain)
    written(told, (0, "direction"), (0, "full"))

    assert read_match(plain, catalogue.game).previews == ()
    kept = read_match(told, catalogue.game)
    assert kept.previews == ((0, "full"),)
    assert kept.match.actions() == read_match(plain, catalogue.game).match.actions()
    assert read_header(told, catalogue.game).actions == 4
    _entry, book = reopen(told, catalogue.game)
    assert book.previews == ((0, "full"),)
    assert book.keeper is not None
    book.keeper.close()


@pytest.mark.parametrize("line", [(5, "full"), (True, "full"), (0, "everything"), (0, None)])
def test_one_of_nobody_and_one_that_there_is_not_are_refused(
    line: tuple[Any, Any], tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    written(path, line)

    with pytest.raises(SavedMatchError, match="line 6: "):
        read_match(path, catalogue.game)
