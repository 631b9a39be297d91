"""Every plot can be drawn for any results."""

from itertools import product

import pytest

from cubacube.ai.flicking.trials import FlickRow
from cubacube.session.files.levels import parse_level
from cubacube.shell.tuning.figures import Result, figures
from cubacube.shell.tuning.games import GameRow
from cubacube.shell.tuning.plots import painted
from cubacube.shell.tuning.settings import settings

AIMED = FlickRow(
    0,
    "aimed",
    "pair",
    80.0,
    0,
    0,
    900,
    0,
    "middle",
    "through",
    True,
    True,
    0,
    0,
    0,
    False,
    91.0,
    True,
)
WILD = AIMED._replace(way="random", crossed=False, clean=False, damage=2, tumbled=1, free=False)
GAME = GameRow("race", 1, True, 30, 100, 40, 30, 20, 15, 3, 2, 1)
ENDLESS = GameRow("smugglers", 1, False, 0, 2000, 0, 0, 0, 0, 0, 0, 0)


def result(flicks: tuple[FlickRow, ...], *games: GameRow) -> Result:
    (setting,) = settings(["habana"], [])
    return Result(setting, parse_level(setting.text, setting.label), flicks, games)


def test_every_plot_is_a_picture() -> None:
    found = result((AIMED, WILD, AIMED._replace(way="map")), GAME, GAME, ENDLESS)
    pictures = dict(painted([found], {"tables": [figures(found)], "compared": []}))

    assert [*pictures] == ["stopping.png", "gates.png", "drives.png", "heat-1.png", "games.png"]
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())


def test_figures_of_few_flicks_say_how_few() -> None:
    found = figures(result((AIMED, AIMED._replace(clean=False))))

    assert found["figures"]["aimed.clean"]["value"] == 0.5
    assert found["figures"]["random.damage"] == {"count": 0}
    assert found["clean_by_gate"]["pair"]["count"] == 2
    assert found["clean_by_gate"]["double"] == {"count": 0}
    assert [each["count"] for each in found["clean_by_distance"]] == [0, 2, 0, 0, 0]
    (tried,) = [each for each in found["stopping"] if each["measured_mm"]["count"]]
    assert tried["measured_mm"]["value"] == 91.0
    assert tried["bare_mm"] == pytest.approx(tried["drag_mm"] / 0.3)


def test_the_map_counts_fields_of_angle_and_speed() -> None:
    corners = tuple(
        AIMED._replace(way="map", off_cdeg=off, speed_mm_s=speed, clean=off > 0 and speed > 1000)
        for off, speed in product((-2999, 2999), (61, 2099))
        for _ in range(4)
    )
    found = figures(result(corners))

    assert found["map"]["clean"] == [[0, 0], [0, 1]]
    assert found["map"]["half_deg"] == 30


def test_games_that_do_not_end_are_told() -> None:
    found = figures(result((AIMED,), GAME, GAME._replace(ended=False), ENDLESS))

    assert found["games"]["race"] == {
        "ended": 1,
        "of": 2,
        "turns_median": 30,
        "turns_fewest": 30,
        "turns_most": 30,
    }
    assert found["games"]["smugglers"] == {"ended": 0, "of": 1}
    assert found["figures"]["race.damage_per_drive"]["value"] == 0.1
    assert found["figures"]["smugglers.damage_per_drive"] == {"count": 0}
