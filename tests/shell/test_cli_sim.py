"""`cubacube sim`, in this process and in others."""

import json
import os
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.atacama.rules import actions as atacama
from cubacube.games.marketeers.rules import actions as marketeers
from cubacube.kit.shot import Flick
from cubacube.rules import TABLE
from cubacube.session.keeping.kept import read_match
from cubacube.session.play import begin
from cubacube.session.play.match import Match
from cubacube.session.shipped import folder
from cubacube.shell.cli import main
from cubacube.shell.cli import sim as cli_sim
from cubacube.shell.cli.asked import played
from cubacube.shell.cli.sim import summary
from tests.random_matches import entry_for, random_match

QUICK = ["sim", "race", "--seats", "bot:0,bot:0", "--options", "races=1", "--json"]


def results(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def other_process(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_game_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--games", "2", "--seed", "7"]) == 0

    first, second = results(capsys)
    assert (first["seed"], second["seed"]) == (7, 8)
    assert first["log_sha256"] != second["log_sha256"]
    assert first["game"] == "race"
    assert first["level"] == "habana"
    assert first["options"]["races"] == 1
    assert first["options"]["ruler"] == "long"
    assert first["seats"] == [{"name": "Alma", "bot": 0}, {"name": "Benito", "bot": 0}]
    assert len(first["scores"]) == 2
    assert first["winners"] == [
        seat for seat, score in enumerate(first["scores"]) if score == max(first["scores"])
    ]
    assert 2 <= first["turns"] <= first["flicks"] < first["actions"]
    assert first["seconds"] > 0


@pytest.mark.parametrize(
    ("name", "seats", "action"),
    [
        ("atacama", 2, atacama.Place),
        ("couriers", 1, Flick),
        ("marketeers", 2, (marketeers.Buy, marketeers.Sell, marketeers.PutAside)),
    ],
)
def test_turns_are_counted_and_not_how_often_the_seat_changes(
    name: str, seats: int, action: Any
) -> None:
    game = catalogue.game(name)
    match = random_match(game, seats, {}, 5)
    done = sum(isinstance(each, action) for each in match.actions())

    told = summary(game, entry_for(game, seats, {}, 5), match, 0.0)

    assert told["turns"] == done > 1, "each turn has one of these actions"


def test_four_at_caramba_answer_out_of_turn_and_have_no_more_turns_by_it() -> None:
    game = catalogue.game("caramba")
    match = random_match(game, 4, {}, 5)
    asked = len(list(groupby(each.seat for each in match.actions() if each.seat != TABLE)))

    told = summary(game, entry_for(game, 4, {}, 5), match, 0.0)

    assert 4 < told["turns"] < asked


def test_the_second_game_can_be_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    main([*QUICK, "--games", "2", "--seed", "7"])
    second = results(capsys)[1]

    main([*QUICK, "--seed", "8"])

    assert results(capsys)[0]["log_sha256"] == second["log_sha256"]


def test_a_level_that_is_changed_meanwhile_is_that_of_the_next_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    level = tmp_path / "mine.toml"
    text = (folder("levels") / "habana.toml").read_text(encoding="utf-8")
    level.write_text(text, encoding="utf-8")

    def deleted(*words: Any) -> Match[Any]:
        level.unlink(missing_ok=True)
        return played(*words)

    monkeypatch.setattr(cli_sim, "played", deleted)
    kept = tmp_path / "kept"
    kept.mkdir()
    main([*QUICK, "--level", str(level), "--games", "2", "--save", str(kept)])

    files = [read_match(Path(each["file"]), catalogue.game) for each in results(capsys)]
    assert [file.entry.level_text for file in files] == [text, text]


def test_seeds_end_with_the_largest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--seed", "4294967295", "--games", "2"]) == 2
    assert (
        "the last seed would be 4294967296, but the largest is 4294967295"
        in capsys.readouterr().err
    )


def test_computers_think_as_they_are_asked_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sim", "atacama", "--seed", "7", "--json", "--save", str(tmp_path)]
    for thinking in ("usual", "long"):
        assert main([*words, "--thinking", thinking]) == 0
    assert main(words) == 0

    usual, long, silent = results(capsys)
    assert usual["log_sha256"] == silent["log_sha256"] != long["log_sha256"]
    kept = [read_match(Path(each["file"]), catalogue.game) for each in (usual, long)]
    assert [each.entry.thinking for each in kept] == ["usual", "long"]


def test_people_read_one_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK[:-1], "--seed", "7"]) == 0

    out = capsys.readouterr().out
    assert out.startswith("race with seed 7: ")
    assert out.count("\n") == 1


def test_a_match_that_does_not_end_exits_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(begin, "MOST_ACTIONS", 5)

    assert main(QUICK) == 3

    out, err = capsys.readouterr()
    assert not out
    assert err == "cubacube: race with seed 1: the match does not end\n"


def test_the_log_is_the_same_in_every_process() -> None:
    words = ("-m", "cubacube", *QUICK, "--seed", "7")
    one, other = (other_process(*words, PYTHONHASHSEED=seed) for seed in ("1", "2"))

    first, second = json.loads(one.stdout), json.loads(other.stdout)
    assert first.pop("seconds") > 0
    assert second.pop("seconds") > 0
    assert first == second


NO_WINDOW = """
import sys
from cubacube.shell.cli import main
code = main(sys.argv[1:])
sys.exit(99 if "pygame" in sys.modules else code)
"""


@pytest.mark.parametrize("words", [QUICK, ["games"], ["level", "check", "habana"]])
def test_what_needs_no_window_never_imports_pygame(words: list[str]) -> None:
    done = other_process("-c", NO_WINDOW, *words, SDL_VIDEODRIVER="x11", DISPLAY="")

    assert done.returncode == 0, done.stderr


def test_a_name_that_the_terminal_cannot_show_is_escaped() -> None:
    words = ["-m", "cubacube", *QUICK[:-1], "--seats", "bot:0:Zoé,bot:0"]

    done = other_process(*words, PYTHONIOENCODING="ascii")

    assert done.returncode == 0, done.stderr
    assert "Zo\\xe9" in done.stdout


def test_a_reader_who_leaves_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "cubacube", *QUICK, "--games", "1000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()

        assert process.stderr.read() == ""
        assert process.wait() == 1
