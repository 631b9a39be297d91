"""The tables of docs/balance.md, built from league files."""

import json
from pathlib import Path

import balance
import pytest
from balancing import tables
from balancing.leagues import League, LeagueError, read

from cubacube.games.catalogue import game
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.cli import main
from cubacube.shell.league.games import LeagueResult, round_robin

WORDS = [
    "league",
    "atacama",
    "--seats",
    "bot:0,bot:1",
    "--games",
    "3",
    "--jobs",
    "1",
    "--seed",
    "4",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("league")
    assert main([*WORDS, "--table", "3", "--options", "tactical=on", "--out", str(path)]) == 0
    return path


def row(
    players: tuple[int, ...], scores: tuple[int, ...], began: int = 0, turns: int = 30
) -> LeagueResult:
    best = tuple(side for side, score in enumerate(scores) if score == max(scores))
    return LeagueResult(
        0, players, 1, ended=True, scores=scores, winners=best, began=began, turns=turns, actions=99
    )


def league(
    name: str, *rows: LeagueResult, sides: int = 2, options: str = "", thinking: str = "usual"
) -> League:
    return League(game(name), options, thinking, sides, rows)


def told(*found: League) -> list[str]:
    return list(tables.told(found))


def line(text: str, *found: League) -> str:
    (only,) = [each for each in told(*found) if text in each]
    return only


def test_what_a_league_wrote_is_read(folder: Path) -> None:
    found = read(folder)
    entry = MatchSetup("atacama", (), (("tactical", True),), seed=4)

    assert (found.game.name, found.options, found.thinking, found.sides) == (
        "atacama",
        "tactical=on",
        "usual",
        3,
    )
    assert found.rows == tuple(job.row() for job in round_robin(entry, (0, 1), 3, 3))


def test_a_folder_of_something_else_is_named(tmp_path: Path) -> None:
    with pytest.raises(LeagueError, match="no league that has ended"):
        read(tmp_path)


def test_one_command_tells_of_folders(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main([str(folder)]) == 0

    out = capsys.readouterr().out
    assert "| atacama, tactical=on | 3 | 3 |" in out
    assert balance.main([str(folder / "nothing")]) == 2
    assert "no league" in capsys.readouterr().err


def test_minutes_are_turns_of_twenty_seconds_beside_those_of_the_box() -> None:
    rows = [row((0, 1), (5, 3), turns=turns) for turns in (30, 60, 90)]

    assert told(league("race", *rows))[2] == "| race | 2 | 3 | 60 | 20 / 28 / 30 | 40-60 |"


def test_the_couriers_have_two_tables_of_their_own() -> None:
    apart = league("couriers", row((0, 1), (6, 15), turns=60), sides=3)

    assert told(apart)[2].startswith("| couriers | 3 | 1 | 30 | 10 / 10 / 10 | 40-60 |")


def test_a_place_is_counted_from_who_began() -> None:
    rows = [row((0, 1), (5, 3), began=0), row((1, 0), (3, 5), began=1), row((0, 1), (3, 5))]

    assert "| race | 2 | 3 | 0.50 | 0.67 (" in line("| 0.50 |", league("race", *rows))


def test_meetings_tell_who_beats_whom_and_by_how_much() -> None:
    rows = [row((0, 1), (5, 9)), row((1, 0), (7, 7)), row((0, 1), (1, 2))]

    met = line("Rival against Beginner", league("race", *rows, options="races=1"))
    assert met.startswith("| race, races=1 | 2 | Rival against Beginner | 3 | 0.83 (")
    assert met.endswith("| +1.7 |")


def test_a_hard_game_counts_for_the_easy_points_too() -> None:
    rows = [row((0, 4), (5, 15)), row((4, 0), (15, 7)), row((0, 4), (9, 12))]
    found = league("couriers", *rows, options="difficulty=hardcore")
    champion, beginner = line("| Champion |", found), line("| Beginner |", found)

    shares = [cell.split()[0] for cell in champion.split("|")[5:9]]
    assert shares == ["1.00", "1.00", "1.00", "0.67"]
    assert [cell.split()[0] for cell in beginner.split("|")[5:9]] == [
        "0.67",
        "0.33",
        "0.00",
        "0.00",
    ]


def test_an_easy_game_tells_nothing_of_harder_ones() -> None:
    easy = league("couriers", row((0, 4), (3, 6)), options="difficulty=easy")

    assert [cell.strip() for cell in line("| Champion |", easy).split("|")[6:9]] == ["-", "-", "-"]


def test_games_that_did_not_end_are_no_longer_than_they_seem() -> None:
    endless = row((0, 1), (5, 3))._replace(ended=False, scores=(), winners=(0, 1), turns=9000)

    assert "| race | 2 | 1 | 30 |" in told(league("race", row((0, 1), (5, 3)), endless))[2]


def test_how_long_they_thought_is_told_if_it_is_not_usual() -> None:
    assert "race, long thoughts" in told(league("race", row((0, 1), (5, 3)), thinking="long"))[2]


def test_the_json_of_a_league_is_what_is_read(folder: Path) -> None:
    asked = json.loads((folder / "league.json").read_text(encoding="utf-8"))

    assert {"game", "options", "thinking", "table"} <= asked.keys()


def test_simulated_games_are_told_by_table_and_computer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def result(level: str, bot: int, turns: int) -> str:
        return json.dumps({"game": "race", "level": level, "seats": [{"bot": bot}], "turns": turns})

    path = tmp_path / "race.jsonl"
    lines = result("rain", 1, 12), result("rain", 1, 30), result("rain", 1, 14)
    path.write_text("\n".join((*lines, result("a/rink.toml", 3, 9))), encoding="utf-8")

    assert balance.main(["--sims", str(path)]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "| game | table | Rival | Expert |",
        "| --- | --- | --- | --- |",
        "| race | rain | 14 / 30 of 3 | - |",
        "| race | rink | - | 9 / 9 of 1 |",
    ]
