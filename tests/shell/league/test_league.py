"""A league gives the same bytes on any processes, even if it was killed meanwhile."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cubacube.games.catalogue import game, names
from cubacube.kit.events import TurnBegan
from cubacube.rules import TABLE, Action, Event, Outcome, Rolled, frozen
from cubacube.session.keeping.lines import written
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.cli import main
from cubacube.shell.league import games
from cubacube.shell.league.games import (
    LeagueGame,
    LeagueResult,
    do,
    round_robin,
    row_of,
    seats_at,
    sides_of,
    tables_of,
)
from tests.session.toy import Stop
from tests.shell.folders import KILLER, ROOT, Swept, content, leave_out

WORDS = ["league", "atacama", "--seats", "bot:0,bot:1,bot:2", "--games", "2"]
PAIRS = 3


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Swept:
    """Return the files of a single uninterrupted process."""
    folder = tmp_path_factory.mktemp("straight")
    assert main([*WORDS, "--jobs", "1", "--out", str(folder)]) == 0
    return content(folder)


def test_all_that_is_promised_is_written(straight: Swept) -> None:
    written = {name for name in straight if not name.startswith("chunks")}
    plots = {"ratings.png", "wins.png", "lengths.png", "places.png"}
    assert written == {"league.json", "games.jsonl", "ratings.json", *plots}
    assert all(straight[name].startswith(b"\x89PNG") for name in plots)

    lines = [json.loads(line) for line in straight["games.jsonl"].splitlines()]
    assert [line["number"] for line in lines] == list(range(2 * PAIRS))
    assert len({line["seed"] for line in lines}) == len(lines)
    assert all(line["ended"] and len(line["scores"]) == 2 for line in lines)
    met = Counter(tuple(line["players"]) for line in lines)
    assert met == dict.fromkeys(
        (pair for two in combinations(("bot:0", "bot:1", "bot:2"), 2) for pair in (two, two[::-1])),
        1,
    )


def test_two_processes_write_the_same_bytes(straight: Swept, tmp_path: Path) -> None:
    assert main([*WORDS, "--jobs", "2", "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight


def test_two_workers_of_a_cluster_write_the_same_bytes(
    straight: Swept, tmp_path: Path, cluster: str
) -> None:
    assert main([*WORDS, "--cluster", cluster, "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_killed_league_goes_on_and_writes_the_same_bytes(straight: Swept, tmp_path: Path) -> None:
    script, out = tmp_path / "killer.py", tmp_path / "out"
    script.write_text(KILLER, encoding="utf-8")
    killed = subprocess.run(
        [sys.executable, str(script), "5", *WORDS, "--jobs", "2", "--out", str(out)],
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,  # this returns only after its child processes have ended
        timeout=120,
        check=False,
    )
    assert killed.returncode == -9, killed.stderr
    before = content(out)
    done = {name for name in before if name.startswith("chunks") and "part" not in name}
    assert len(done) == 3
    assert "games.jsonl" not in before

    assert main([*WORDS, "--jobs", "1", "--out", str(out)]) == 0
    assert content(out) == straight


def test_what_was_played_is_not_played_again(
    straight: Swept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*WORDS, "--jobs", "1", "--out", str(tmp_path)]) == 0

    def never(_job: LeagueGame) -> bytes:
        raise AssertionError("played again")

    monkeypatch.setattr("cubacube.shell.league.league.do", never)
    assert main([*WORDS, "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight


def test_the_last_line_has_the_ratings_the_best_first(
    straight: Swept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WORDS, "--jobs", "1", "--out", str(tmp_path), "--json"]) == 0
    *played, last = capsys.readouterr().out.splitlines()

    assert "\n".join(played).encode() == straight["games.jsonl"].rstrip()
    told = json.loads(last)
    assert set(told) == {"ratings"}
    assert {each["player"] for each in told["ratings"]} == {"bot:0", "bot:1", "bot:2"}
    assert all(
        set(each) == {"player", "games", "wins", "rating", "low", "high"}
        for each in told["ratings"]
    )
    assert sum(each["wins"] for each in told["ratings"]) == 2 * PAIRS
    assert [each["rating"] for each in told["ratings"]] == sorted(
        (each["rating"] for each in told["ratings"]), reverse=True
    )
    assert all(each["low"] < each["rating"] < each["high"] for each in told["ratings"])


@pytest.mark.parametrize("name", names())
def test_everybody_meets_everybody_and_sits_everywhere(name: str) -> None:
    which = game(name)
    entry = MatchSetup(name, (), level_text="x", seed=3)
    players = tuple(range(len(which.bots)))
    jobs = round_robin(entry, players, 4)

    assert len({job.name for job in jobs}) == len(jobs)
    for pair in combinations(players, 2):
        own = [job for job in jobs if {*job.players} == {*pair}]
        assert len(own) == 4
        for side in range(len(own[0].players)):
            assert Counter(job.players[side] for job in own) == dict.fromkeys(pair, 2)
    for job in jobs:
        for table in job.tables:
            assert which.fewest <= len(table.seats) <= which.most
        seated = [seat.bot for table in job.tables for seat in table.seats]
        assert seated == [level for level in job.players for _ in range(which.crew)]


@pytest.mark.parametrize("name", names())
def test_as_many_sit_at_a_table_as_is_asked_for(name: str) -> None:
    which = game(name)
    for sides in tables_of(which):
        first, second = round_robin(MatchSetup(name, (), level_text="x", seed=3), (1, 4), 2, sides)
        assert all(
            len(each.seats) == sides * which.crew for each in (*first.tables, *second.tables)
        )
        if which.together:
            assert [[seat.bot for seat in each.seats] for each in first.tables] == [
                [1] * sides,
                [4] * sides,
            ]
            continue
        assert len(first.players) == sides
        assert [{*both} for both in zip(first.players, second.players, strict=True)] == [
            {1, 4}
        ] * sides


@frozen
class Over:
    """A match begun by `first` with a given outcome."""

    outcome_: Outcome
    first: int
    turns: int
    state: None = None

    @property
    def rules(self) -> Any:
        return self

    def outcome(self, _state: None) -> Outcome:
        return self.outcome_

    def actions(self) -> tuple[Action, ...]:
        return (Rolled(TABLE, (1,)), Stop(self.first))

    @property
    def events(self) -> list[Event]:
        return [TurnBegan(0)] * self.turns


def come_out(monkeypatch: pytest.MonkeyPatch, over: Callable[[MatchSetup], Over]) -> None:
    monkeypatch.setattr(games, "play_out", lambda _which, entry: (over(entry), True))


def test_partners_share_a_side(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sides_of(game("cobbers")) == 4
    assert seats_at(game("cobbers"), (0, 1)) == "bot:0,bot:0,bot:1,bot:1"
    outcome = Outcome((1, 1, 9, 9, 3, 3, 9, 9), frozenset({2, 3, 6, 7}))
    come_out(monkeypatch, lambda _entry: Over(outcome, 5, 30))
    job = round_robin(MatchSetup("cobbers", (), seed=3), (0, 1), 1)[0]
    row = job.row()

    assert row.players == (0, 1, 0, 1)
    assert (row.scores, row.winners, row.began) == ((1, 9, 3, 9), (1, 3), 2)
    assert (row.turns, row.actions) == (30, 2)


@pytest.mark.parametrize(
    ("points", "winners"), [((6, 15), (1,)), ((15, 6), (0,)), ((9, 9), (0, 1))]
)
def test_where_all_win_or_nobody_does_more_points_with_the_same_chance_win(
    points: tuple[int, int], winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    job = round_robin(MatchSetup("couriers", (), seed=3), (0, 1), 1)[0]
    assert len({table.seed for table in job.tables}) == 1
    assert [[seat.bot for seat in table.seats] for table in job.tables] == [[0], [1]]

    def over(table: MatchSetup) -> Over:
        return Over(Outcome((points[table.seats[0].bot or 0],), frozenset()), 0, 20)

    come_out(monkeypatch, over)
    row = job.row()
    assert (row.scores, row.winners, row.turns) == (points, winners, 40)


def test_a_game_without_an_end_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubacube.shell.tuning.games.MOST_ACTIONS", 3)
    job = round_robin(MatchSetup("atacama", (), seed=3), (0, 1), 1)[0]
    row = job.row()

    assert (row.ended, row.scores, row.winners) == (False, (), (0, 1))
    assert row_of(job, do(job)) == row


def test_a_line_of_another_game_or_a_changed_one_is_not_taken() -> None:
    one, other = round_robin(MatchSetup("atacama", (), seed=3), (0, 1), 2)
    line = do(one)

    assert row_of(one, line) == one.row()
    assert row_of(other, line) is None
    assert row_of(one, line.replace(b"true", b"null")) is None
    assert row_of(one, written({"row": 7}, 0)[0]) is None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 7),
        ("players", [0, 4]),
        ("seed", "x"),
        ("ended", 1),
        ("scores", [1]),
        ("scores", None),
        ("winners", []),
        ("winners", [0, 0]),
        ("winners", [2]),
        ("began", 2),
        ("turns", True),
        ("turns", 10**400),
        ("actions", None),
    ],
)
def test_a_line_that_tells_of_no_such_game_is_not_taken(key: str, value: Any) -> None:
    job = round_robin(MatchSetup("atacama", (), seed=3), (0, 1), 1)[0]
    row = LeagueResult(0, job.players, 3, True, (5, 6), (1,), 0, 9, 20)._asdict()

    assert row_of(job, written({"row": [*row.values()]}, 0)[0]) == LeagueResult(**row)
    assert row_of(job, written({"row": [*(row | {key: value}).values()]}, 0)[0]) is None


def test_a_folder_whose_word_is_nested_too_deeply_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "league.json").write_text("[" * 100_000, encoding="utf-8")
    assert main([*WORDS, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"cubacube: {tmp_path}: its league.json cannot be read\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "the following arguments are required: GAME"),
        ("atacma", "unknown game 'atacma'; did you mean atacama?"),
        (
            "race --seats bot:0,bot:9",
            "'bot:9' is not a player of a league of race: use bot:0, bot:1",
        ),
        ("race --seats human:Ana,bot:1", "'human:Ana' is not a player of a league"),
        ("race --seats bot:1", "a league needs at least two players"),
        ("race --seats bot:1,bot:1", "bot:1 is listed twice"),
        ("race --games 0", "use a whole number from 1 to 1000000"),
        ("race --level habanna", "did you mean habana?"),
        ("atacama --level habana", "atacama has no dice to flick"),
        ("race --options laps=3", "laps"),
        ("race --table 6", "--table 6 is not allowed for race: use 2 to 5"),
        ("cobbers --table 2", "not allowed for cobbers: use 3 to 5"),
        ("race --table 0", "use a whole number from 1 to 20"),
        ("race --thinking slow", "'slow' (choose from"),
        ("race --jobs 2 --cluster a:1", "use either --jobs or --cluster"),
        ("atacama --cluster nonsense", "'nonsense' is not an address of a cluster"),
    ],
)
def test_wrong_words_give_one_clear_line_and_exit_2(
    words: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["league", *words.split()]) == 2

    out, err = capsys.readouterr()
    assert not out
    assert told in err
    assert err.count("\n") == 1


def test_the_folder_of_another_league_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["league", "atacama", "--seats", "bot:0,bot:1", "--games", "1", "--jobs", "1"]
    assert main([*few, "--out", str(tmp_path)]) == 0
    before = content(tmp_path)
    for other in (["--seed", "2"], ["--thinking", "long"], ["--table", "3"]):
        assert main([*few, "--out", str(tmp_path), *other]) == 2
        assert f"its results have another {other[0]}" in capsys.readouterr().err
    assert content(tmp_path) == before


def test_without_the_optional_part_there_are_matches_shares_and_places(
    straight: Swept,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as patch:
        leave_out(patch, "scipy", "matplotlib")
        patch.setitem(sys.modules, "scipy.stats", None)
        assert main([*WORDS, "--jobs", "1", "--out", str(tmp_path)]) == 0

    out, err = capsys.readouterr()
    assert err == (
        "cubacube: for ratings, plots and a progress bar run: pip install 'cubacube[tune]'\n"
    )
    assert out.startswith("bot:1 against bot:0: ")
    assert not list(tmp_path.glob("*.png"))
    whole, raw = (
        json.loads(text)
        for text in (straight["ratings.json"], (tmp_path / "ratings.json").read_bytes())
    )
    assert raw["ratings"] == []
    assert (raw["meetings"], raw["by_place"]) == (whole["meetings"], whole["by_place"])
    assert (tmp_path / "games.jsonl").read_bytes() == straight["games.jsonl"]

    assert main([*WORDS, "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight
