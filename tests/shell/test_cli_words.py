"""Valid and invalid arguments of the command line."""

import json
from pathlib import Path

import pytest

from cubacube import __version__
from cubacube.games import catalogue
from cubacube.session.shipped import folder
from cubacube.shell import cli
from cubacube.shell.cli import main

HABANA = folder("levels") / "habana.toml"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("plya", "invalid choice: 'plya' (choose from"),
        ("play", "the following arguments are required: GAME"),
        ("play rase", "unknown game 'rase'; did you mean race?"),
        ("play race --level habanna", "habanna: no level has this name: did you mean habana?"),
        ("play race --level none.toml", "none.toml: cannot be read: No such file or directory"),
        ("play race --seed -1", "argument --seed: "),
        ("play race --seed x", "'x' is not allowed: use a whole number from 0 to 4294967295"),
        ("play race --seats human:Ana", "race needs 2 to 5 seats, not 1"),
        ("play race --seats human:Ana,robot", "'robot' is not a seat: use human:NAME"),
        ("play race --seats ,", "'' is not a seat: use human:NAME"),
        ("play race --seats bot:0,bot:9", "'bot:9' is not a seat: use human:NAME"),
        ("play race --options races=9", "option 'races' cannot be '9': use 1, 2, 3"),
        ("play race --options rases=1", "unknown option 'rases'; did you mean races?"),
        ("play race --strict --training", "a match cannot be both strict and for training"),
        (
            "play calavera --training",
            "this game has no dice to flick, so it has no training matches",
        ),
        ("sim", "the following arguments are required: GAME"),
        ("sim 42", "unknown game '42'; choose one of race"),
        ("sim race --games 0", "'0' is not allowed: use a whole number from 1 to 1000000"),
        ("sim race --games 1.5", "'1.5' is not allowed: use a whole number"),
        ("sim race --seed 4294967296", "use a whole number from 0 to 4294967295"),
        (f"sim race --seed {'9' * 5000}", "use a whole number from 0 to 4294967295"),
        ("sim race --seed ٣", "'٣' is not allowed"),
        (
            "sim race --seats human:Ana,bot:1",
            "human:Ana cannot play without a window: use bot",
        ),
        ("sim race --jsn", "unrecognized arguments: --jsn"),
        ("sim race extra", "unrecognized arguments: extra"),
        ("level", "the following arguments are required: COMMAND"),
        ("level chek x", "invalid choice: 'chek' (choose from"),
        ("level check", "the following arguments are required: FILE"),
        ("games --yaml", "unrecognized arguments: --yaml"),
        ("--colour", "unrecognized arguments: --colour"),
    ],
)
def test_wrong_words_give_one_clear_line_and_exit_2(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(words.split())

    out, err = capsys.readouterr()
    assert code == 2
    assert not out
    assert err.startswith("cubacube: ")
    assert told in err
    assert err.count("\n") == 1


def test_every_fault_of_a_level_is_told_before_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.toml"
    text = HABANA.read_text(encoding="utf-8")
    path.write_text(text.replace("mass_g = 5.0", "mass_g = 0").replace("[blind]", "[blnd]"))

    assert main(["sim", "race", "--level", str(path)]) == 2

    lines = capsys.readouterr().err.splitlines()
    assert f"cubacube: {path}: dice.mass_g: must be a number from 1 to 50, not 0" in lines
    assert f"cubacube: {path}: blnd: unknown key; did you mean blind?" in lines


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])

    assert stop.value.code == 0
    assert capsys.readouterr().out == f"cubacube {__version__} (physics: plain Python)\n"


def test_help_offers_what_is_allowed_only(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["sim", "--help"])
    told = capsys.readouterr().out
    assert "such as bot:1,bot:0:Hugo" in told
    assert "human" not in told

    with pytest.raises(SystemExit):
        main(["level", "check", "--help"])
    assert "the name, file or code of a level" in capsys.readouterr().out


@pytest.mark.parametrize("words", ["--help", "play --help", "sim --help", "level check --help"])
def test_help_is_told(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words.split())

    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("usage: cubacube")


def test_good_levels_exit_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", "habana", str(HABANA)]) == 0

    assert capsys.readouterr().out == f"habana: good (Habana)\n{HABANA}: good (Habana)\n"


def test_one_faulty_level_among_good_ones_exits_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(HABANA.read_text(encoding="utf-8").replace("edge_mm = 16.0", "edge_mm = 99.0"))

    assert main(["level", "check", str(path), "habana"]) == 2

    out, err = capsys.readouterr()
    assert out == "habana: good (Habana)\n"
    assert err == f"{path}: dice.edge_mm: must be a number from 8 to 30, not 99.0\n"


def test_games_are_listed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0

    listed = {each["name"]: each for each in json.loads(capsys.readouterr().out)}
    assert list(listed) == list(catalogue.names())
    race = listed["race"]
    assert race["seats"] == {"fewest": 2, "most": 5}
    options = {each["name"]: each for each in race["options"]}
    assert options["races"]["kind"] == "choice"
    assert (options["races"]["values"], options["races"]["default"]) == ([1, 2, 3], 2)
    assert options["raid"]["kind"] == "switch"
    assert (options["raid"]["values"], options["raid"]["default"]) == ([False, True], False)
    assert all("\n" not in each["explanation"] for each in options.values())


def test_games_are_listed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0

    out = capsys.readouterr().out
    assert "race: The Race, 2 to 5 seats" in out
    assert "races=1, 2, 3 (default 2)" in out
    assert "raid=on, off (default off)" in out


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "make_parser", interrupted)

    assert main(["games"]) == 130
    assert capsys.readouterr() == ("", "")
