"""Every plot can be drawn for any results."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cubacube.ai.flicking.flick_row import FlickRow
from cubacube.session.files.levels import parse_level
from cubacube.session.language.translation import use_language
from cubacube.shell.tuning import plots
from cubacube.shell.tuning.figures import Result, axes, compared, figures
from cubacube.shell.tuning.games import GameRow
from cubacube.shell.tuning.plots import _by_key, _grid, _short, painted
from cubacube.shell.tuning.settings import read_vary, settings
from cubacube.shell.tuning.sheet import png, sheet

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
    pictures = dict(painted([found], {"axes": [], "tables": [figures(found)], "compared": []}))

    assert [*pictures] == ["stopping.png", "gates.png", "drives.png", "heat-1.png", "games.png"]
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())


def swept(levels: list[str], *varied: str) -> tuple[list[Result], dict[str, Any]]:
    """Return a sweep in which every table had the same flicks and games."""
    tables = settings(levels, [read_vary(word) for word in varied])
    found = [
        Result(each, parse_level(each.text, each.label), (AIMED, WILD), (GAME,)) for each in tables
    ]
    entry = [figures(each) for each in found]
    return found, {"axes": axes(tables), "tables": entry, "compared": compared(found)}


FRICTION, EDGE = "cloth.friction=0.4:0.5:2", "dice.edge_mm=12:16:3"


def test_the_axes_of_a_sweep_are_its_levels_and_keys_in_the_order_of_the_tables() -> None:
    found, told = swept(["habana", "marble"], FRICTION, EDGE)

    assert told["axes"] == [
        {"key": "level", "label": "level", "values": ["Habana", "Marble hall"]},
        {"key": "cloth.friction", "label": "friction", "values": [0.4, 0.5]},
        {"key": "dice.edge_mm", "label": "edge [mm]", "values": [12, 14, 16]},
    ]
    mixtures = product(*(axis["values"] for axis in told["axes"]))
    assert [(each.setting.level, *dict(each.setting.values).values()) for each in found] == [
        *mixtures
    ]


@pytest.mark.parametrize(
    ("levels", "varied", "names"),
    [
        (["habana"], [FRICTION], ["varied.png"]),
        (["habana", "marble"], [FRICTION], ["varied-1.png", "varied-2.png"]),
        (["habana"], [FRICTION, EDGE], ["varied.png"]),
        (["habana", "marble"], [FRICTION, EDGE], ["varied-1.png", "varied-2.png"]),
        (["habana"], [FRICTION, EDGE, "launch.widest_offset_mm=5:6:2"], []),
        (["habana", "marble"], [], []),
    ],
)
def test_one_key_has_lines_and_two_have_a_grid(
    levels: list[str], varied: list[str], names: list[str]
) -> None:
    _found, told = swept(levels, *varied)
    pictures = dict(_by_key(told["tables"], told["axes"]))

    assert [*pictures] == names
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())


def test_a_grid_has_a_field_for_each_table_with_its_number() -> None:
    _found, told = swept(["habana"], FRICTION, EDGE)
    for number, entry in enumerate(told["tables"]):
        entry["figures"]["aimed.clean"] = {"count": 9, "value": number / 10}
    figure = _grid(told["tables"], told["axes"], "")
    first = figure.axes[0]

    assert first.images[0].get_array().tolist() == [[0, 0.1, 0.2], [0.3, 0.4, 0.5]]
    assert [each.get_text() for each in first.texts] == [f"{each / 10:.2g}" for each in range(6)]
    assert [each.get_text() for each in first.get_xticklabels()] == ["12", "14", "16"]
    assert (first.get_xlabel(), first.get_ylabel()) == ("edge [mm]", "friction")


def test_numbers_at_an_axis_are_written_as_the_language_does() -> None:
    use_language("de")
    figure, (axes,) = sheet(1, 4, 3)
    axes.plot((-0.5, 0.5), (-0.5, 0.5))
    png(figure)

    assert {"\u22120,4", "0,4"} <= {each.get_text() for each in axes.get_xticklabels()}


def test_plots_of_many_tables_say_how_many_they_show() -> None:
    found, told = swept(["habana"], "cloth.friction=0.4:0.5:3", EDGE)
    first = " (first 6 of 9 tables)"

    assert [*_titles(found, told)] == [first, first, first]
    legend = [_short(each["label"]) for each in told["tables"]]
    assert len(set(legend)) == 9
    assert legend[0] == "friction 0.4, edge 12 mm"
    assert "..." not in "".join(legend)
    few, entry = swept(["habana"], FRICTION)
    assert [*_titles(few, entry)] == ["", "", ""]


def _titles(results: list[Result], told: dict[str, Any]) -> Iterator[str]:
    """Yield what the plots of a few tables add to their titles."""
    drawn: list[Any] = []

    def draw(figure: Any) -> bytes:
        drawn.append(figure)
        return b""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plots, "png", draw)
        names = [name for name, _picture in painted(results, told)]
    for name in ("stopping.png", "gates.png", "games.png"):
        figure = drawn[names.index(name)]
        titles = [axes.get_title() for axes in figure.axes]
        whole = " ".join([figure.get_suptitle(), *titles])
        yield found[0] if (found := re.findall(r" \(first [^)]*\)", whole)) else ""


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
