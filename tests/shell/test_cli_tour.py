"""`cubacube tour`: a Tour and a knock-out between computers, and wrong arguments."""

import json
from typing import Any

import pytest

from cubacube.session.play.players import BOT_NAMES
from cubacube.session.tour.model import MOST_ENTRANTS
from cubacube.shell.cli import main
from cubacube.shell.cli import tour as cli_tour

QUICK = ["tour", "--games", "calavera,calavera,atacama", "--seats", "bot:0,bot:0:Hugo"]


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_last_line_holds_the_standings_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--seed", "3", "--json"]) == 0

    *matches, last = lines(capsys)
    assert [each["game"] for each in matches] == ["calavera", "calavera", "atacama"]
    assert [*last] == ["standings"]
    assert {each["name"] for each in last["standings"]} == {"Alma", "Hugo"}
    assert [[*each] for each in last["standings"]] == [["name", "points", "wins"]] * 2
    points = [each["points"] for each in last["standings"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 2 * len(matches)


def test_the_same_seed_gives_the_same_tour(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _again in range(2):
        main([*QUICK, "--seed", "4", "--json"])
        told.append(lines(capsys))

    assert told[0] == told[1]


def test_without_json_the_places_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0

    out = capsys.readouterr().out.splitlines()
    assert len(out) == 5
    assert out[0].startswith("match 1, calavera: 1. ")
    assert out[3].startswith("1. ")
    assert " (points: " in out[3]


def test_a_knock_out_of_six_ends_with_one_winner(capsys: pytest.CaptureFixture[str]) -> None:
    six = ",".join(["bot:0"] * 6)
    words = ["tour", "--knock-out", "--games", "calavera,atacama", "--json", "--seats"]
    assert main([*words, six]) == 0

    *matches, last = lines(capsys)
    assert [each["round"] for each in matches][-1] == 3
    assert [each["game"] for each in matches][-1] == "calavera"  # the games come again
    assert [each["points"] for each in last["standings"]][:2] == [3, 2]


def test_there_are_names_for_as_many_computers_as_a_knock_out_has() -> None:
    assert len({*BOT_NAMES}) >= MOST_ENTRANTS


def test_a_shuffled_tour_has_only_games_that_seat_everybody(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_tour, "played", _given_up)
    with pytest.raises(_GivenUpError) as first:
        main(["tour", "--games", "shuffle:3", "--seats", "bot:0,bot:0,bot:0,bot:0,bot:0,bot:0"])
    assert str(first.value) in ("cobbers", "caramba")
    assert capsys.readouterr().out == ""


class _GivenUpError(Exception):
    pass


def _given_up(card: Any, _entry: Any) -> Any:
    raise _GivenUpError(card.name)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--games race,x --seats bot:1,bot:0", "unknown game 'x'"),
        ("--games race,race --seats bot:1,bot:0", "--games: must be 3 to 9, not 2"),
        ("--games couriers,race,race --seats bot:1,bot:0", "win or lose together"),
        ("--games shuffle:99 --seats bot:1,bot:0", "use shuffle:3 to shuffle:9"),
        ("--games shuffle:3 --seats bot:1", "a tour needs 2 to 10"),
        ("--games race,race,race --seats human:Ana,bot:1", "cannot play without a window"),
        ("--games race,race,race --seats bot:1,bot:0 --knock-out", "a knock-out needs 4 to 16"),
        ("--games race,race,race --seats bot:1,bot:0 --level nope", "no level has this name"),
        ("--games atacama,atacama,atacama --seats bot:1,bot:0 --level beach", "no dice to flick"),
        ("--games race,race,race --seats bot:9,bot:0", "is not a seat"),
        ("--seats bot:1,bot:0", "required: --games"),
    ],
)
def test_wrong_arguments_get_one_message(
    capsys: pytest.CaptureFixture[str], words: str, message: str
) -> None:
    assert main(["tour", *words.split()]) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert message in told.err
    assert told.err.count("\n") == 1
