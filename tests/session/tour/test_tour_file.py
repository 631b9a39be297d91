"""Files of Tours: saved whole, continued, exported, imported, and refused if they are bad."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from cubacube.games.catalogue import game
from cubacube.session.keeping.book import new_book
from cubacube.session.keeping.kept import SavedMatchError
from cubacube.session.play.records import RecordError
from cubacube.session.tour import file
from cubacube.session.tour.matches import setup_of
from cubacube.session.tour.model import Tour
from cubacube.session.tour.standings import next_match
from tests.session.tour.tours import tour


def test_a_tour_is_read_as_it_was_saved(tmp_path: Path) -> None:
    now = tour(4, teams="1122", played=((1, 2, 3, 4),))

    assert file.read_tour(file.new_tour(tmp_path, now), game) == now


def test_a_result_is_entered_once(tmp_path: Path) -> None:
    path = file.new_tour(tmp_path, tour())
    for _again in range(2):
        file.record(path, 0, (2, 1, 3, 4), game)

    assert file.read_tour(path, game).played == ((2, 1, 3, 4),)


def test_after_any_match_the_file_continues_with_the_next_one(tmp_path: Path) -> None:
    now, path = tour(), file.new_tour(tmp_path, tour())
    while (which := next_match(now)) is not None:
        now = now.with_result((1, 2, 3, 4))
        file.record(path, which.number, (1, 2, 3, 4), game)

        assert next_match(file.read_tour(path, game)) == next_match(now)


def test_a_match_names_its_tour() -> None:
    assert file.match_id("x-tour-ab", 0) == "x-tour-ab-1"
    assert file.tour_id_of(file.match_id("2026-1-tour-ab12cd", 2)) == ("2026-1-tour-ab12cd", 2)


@pytest.mark.parametrize("name", ["20261124-051233-race-3f2a1c", "x-tour-ab", "x-tour-ab-0"])
def test_any_other_match_belongs_to_no_tour(name: str) -> None:
    assert file.tour_id_of(name) == ("", 0)


def test_tours_are_listed_newest_first_and_bad_files_apart(tmp_path: Path) -> None:
    paths = [file.new_tour(tmp_path, tour()) for _each in range(2)]
    (tmp_path / "bad.json").write_text("{}")
    good, bad = file.saved_tours(tmp_path, game)

    assert {each.path for each in good} == {*paths}
    assert bad == [tmp_path / "bad.json"]
    assert file.saved_tours(tmp_path / "none", game) == ([], [])


def _changed(**values: Any) -> str:
    return json.dumps({**asdict(tour()), **values})


ROUND = {"game": "calavera", "level": "", "options": ""}
HOSTILE = {
    "not JSON": ("[", "not valid JSON"),
    "no table": ("[]", "must be a table of keys"),
    "nested": ("[" * 50, "nested too deeply"),
    "huge": ("0" * 70_000, "bytes"),
    "unknown key": (_changed(evil=1), "unknown key"),
    "seed": (_changed(seed=-1), "seed: must be a whole number from 0"),
    "title": (_changed(title="x" * 99), "title: must be a text of 1 to 40"),
    "no game": (_changed(rounds=[ROUND] * 2 + [ROUND | {"game": "chess"}]), "unknown game"),
    "options": (_changed(rounds=[ROUND | {"options": "x=1"}] * 3), "rounds[0]: "),
    "too few rounds": (_changed(rounds=[ROUND] * 2), "rounds: must be 3 to 9, not 2"),
    "couriers": (_changed(rounds=[ROUND | {"game": "couriers"}] * 3), "win or lose together"),
    "crowd": (_changed(rounds=[ROUND | {"game": "cobbers"}] * 3), "cobbers needs 5 to 10"),
    "one name": (_changed(entrants=[asdict(tour().entrants[0])] * 2), "Two players are called"),
    "one team": (_changed(entrants=asdict(tour(teams="1111"))["entrants"]), "two teams"),
    "knock-out": (_changed(kind="knock_out"), "rounds: must be 2 to 2, not 3"),
    "strict": (_changed(strict=True, training=True), "both strict and for training"),
    "places": (_changed(played=[[1, 2, 3]]), "played[0]: must be the places of 4 players"),
    "no winner": (_changed(played=[[2, 2, 3, 4]]), "played[0]: must be the places"),
    "too many": (_changed(played=[[1, 2, 3, 4]] * 4), "played: must be at most 3 matches"),
    "place": (_changed(played=[[1, 2, 3, True]]), "played[0][3]: must be a whole number"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gets_one_clear_message(tmp_path: Path, name: str) -> None:
    content, message = HOSTILE[name]
    path = tmp_path / "tour.json"
    path.write_text(content)

    with pytest.raises(RecordError) as refused:
        file.read_tour(path, game)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_knock_out_with_results_after_its_end_is_refused(tmp_path: Path) -> None:
    now = tour(4, "race race", "knock_out", played=((1, 2),) * 4)
    path = file.new_tour(tmp_path, now)

    with pytest.raises(RecordError, match="at most 3 matches, not 4"):
        file.read_tour(path, game)


def _begun(tmp_path: Path) -> tuple[Path, Tour, Path]:
    """A Tour whose first match has begun: its file, itself, and the folder of matches."""
    now, matches = tour(), tmp_path / "matches"
    path = file.new_tour(tmp_path / "tours", now)
    which = next_match(now)
    assert which is not None
    book = new_book(matches, game("calavera"), setup_of(now, which, game("calavera")))
    assert book.keeper is not None
    book.keeper.close()
    book.keeper.path.rename(matches / f"{file.match_id(path.stem, 0)}.jsonl")
    return path, now, matches


def test_a_tour_is_exported_with_its_matches_and_imported_as_a_new_one(tmp_path: Path) -> None:
    path, now, matches = _begun(tmp_path)
    there = file.export_tour(path, matches, tmp_path / "out.json", game)
    home = tmp_path / "other"
    came = file.import_tour(there, home / "tours", home / "matches", game)

    assert file.read_tour(came, game) == now
    match = home / "matches" / f"{file.match_id(came.stem, 0)}.jsonl"
    assert match.read_bytes() == (matches / f"{file.match_id(path.stem, 0)}.jsonl").read_bytes()


def test_a_changed_match_in_an_exported_file_is_refused(tmp_path: Path) -> None:
    path, _now, matches = _begun(tmp_path)
    there = file.export_tour(path, matches, tmp_path / "out.json", game)
    there.write_bytes(there.read_bytes().replace(b'"Ana","side"', b'"Eve","side"'))

    with pytest.raises(SavedMatchError, match="line 1"):
        file.import_tour(there, tmp_path / "new", tmp_path / "new", game)
    assert not (tmp_path / "new").exists()


def test_lines_that_are_no_match_are_refused(tmp_path: Path) -> None:
    path = file.new_tour(tmp_path, tour())
    path.write_bytes(path.read_bytes() + b"junk\n")

    with pytest.raises(RecordError, match="must be a Tour"):
        file.import_tour(path, tmp_path / "new", tmp_path / "new", game)


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        file.read_tour(tmp_path / "none.json", game)
