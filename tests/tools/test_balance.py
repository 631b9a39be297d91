"""The tool that plays many games: what it writes down and what it makes of it."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from balancing import figures, playing, plots, tables
from balancing.diary import Entry
from balancing.series import ALL, Series, series

from cubacube.kit.gate_groups import GROUPS, group
from cubacube.session.files.cards import load_cards

QUICK = series("marketeers")


def couriers_game(points: int, turns: int, **more: Any) -> Entry:
    """A game of the Couriers; targets are reached five turns apart."""
    targets = (each for each in (6, 9, 12, 15) if each <= points)
    reached = {str(target): 5 * number for number, target in enumerate(targets, 2)}
    gates = {key: {"pair": 2} for key in ("offered", "tried", "crossed")}
    return {
        "seed": 1,
        "seats": 2,
        "turns": turns,
        "first": 0,
        "scores": [points, points],
        "winners": [0, 1] if points >= 15 else [],
        "ending": "done" if points >= 15 else "caught",
        "last": ["crossed", "missed"],
        "reached": reached,
        "counts": {"km": 100, "Driven": 4, "Travelled": 3},
        **gates,
        **more,
    }


WON, LOST = couriers_game(15, 25), couriers_game(9, 18)


def test_the_groups_of_gates_are_as_many_as_the_rules_say() -> None:
    """[1.4] Nine grey, nine pairs, six with yellow, six doubles, six and two with a Vehicle."""
    found = [group(card) for card in load_cards().sectors]

    assert [found.count(name) for name in GROUPS] == [9, 9, 6, 6, 2, 6]


def test_a_hard_game_counts_for_the_easy_points_too() -> None:
    shares = {name: each.of_all for name, each in figures.wins([WON, LOST]).items()}

    assert shares == {"easy": 1.0, "normal": 1.0, "hard": 0.5, "hardcore": 0.5}


def test_a_game_is_as_long_as_it_takes_to_reach_the_points() -> None:
    assert figures.turns_to([WON, LOST], 6) == [10, 10]
    assert figures.turns_to([WON, LOST], 15) == [25, 18]


def test_minutes_at_twenty_seconds_a_turn() -> None:
    assert figures.minutes(30) == 10


@pytest.mark.parametrize(
    ("last", "why"),
    [
        (["missed", "crossed"], "a Gate was missed"),
        (["waited", "crossed"], "no drive was tried"),
        (["crossed", "crossed"], "the Police drove farther"),
    ],
)
def test_why_they_were_caught(last: list[str], why: str) -> None:
    assert figures.why_caught([couriers_game(3, 9, last=last), WON]) == {why: 1}


def test_shares_have_their_doubts() -> None:
    assert str(figures.share(50, 100)) == "0.50 ± 0.10"
    assert figures.share(0, 100).doubt > 0


def test_a_place_is_counted_from_who_began() -> None:
    games = [couriers_game(0, 9, first=1, winners=[1]), couriers_game(0, 9, first=0, winners=[0])]

    assert figures.positions(QUICK, games) == [2.0, 0.0]


def test_a_series_is_played_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "FOLDER", tmp_path)
    told: list[Entry] = []

    playing.play(QUICK, 2, 1, told.append)
    playing.play(QUICK, 2, 1, told.append)

    assert [game["seed"] for game in told] == [1, 2]
    assert playing.load(QUICK) == told
    assert told[0] == playing.one_game(QUICK.name, 1)
    assert all(game["turns"] > 0 and game["ending"] == "cops" for game in told)


@pytest.mark.parametrize(("name", "seed"), [("couriers", 68), ("race", 52)])
def test_no_gate_is_crossed_that_was_not_tried_and_offered(name: str, seed: int) -> None:
    game = playing.one_game(name, seed)

    assert game["turns"] > 0
    assert sum(game["tried"].values()) > 0
    for each in GROUPS:
        offered, tried, crossed = (
            game[key].get(each, 0) for key in ("offered", "tried", "crossed")
        )
        assert crossed <= tried
        assert tried == 0 or offered > 0


def test_tables_and_plots_tell_of_every_series(tmp_path: Path) -> None:
    found: list[tuple[Series, list[Entry]]] = [
        (each, [WON, LOST]) for each in ALL if each.game != "race"
    ]
    races = {"reached": {"race 2": 9, "race 3": 14}}
    found.append((series("race"), [couriers_game(0, 14, **races)]))

    text = "\n".join(tables.told(found))
    paths = plots.draw(found, tmp_path)

    assert all(each.name in text for each in ALL)
    assert all(pygame.image.load(path).get_width() > 300 for path in paths)
