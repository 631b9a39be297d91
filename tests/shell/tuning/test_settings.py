"""Values of a level vary over ranges; every combination is a valid level."""

from pathlib import Path

import pytest

from cubacube.session.files.levels import LevelError, level_code, level_text, parse_level
from cubacube.shell.tuning.settings import Vary, VaryError, read_vary, settings, short_words

HABANA = level_text("habana")


def test_a_range_is_cut_into_even_steps() -> None:
    assert read_vary("cloth.friction=0.3:0.5:3") == Vary("cloth.friction", (0.3, 0.4, 0.5))
    assert read_vary("cloth.friction=0.4:0.1:4") == Vary("cloth.friction", (0.4, 0.3, 0.2, 0.1))
    assert read_vary("area.side_mm=200:300:3").values == (200, 250, 300)
    assert read_vary("launch.low_mm=-2:-1:2").values == (-2, -1)
    assert read_vary("tumbling.forward_quarter_mm4_s2=1e7:2e7:2").values == (10**7, 2 * 10**7)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("cloth.friction", "use KEY=LOW:HIGH:STEPS, such as cloth.friction=0.2:0.5:4"),
        ("cloth.friction=0.2:0.5", "use KEY=LOW:HIGH:STEPS"),
        ("cloth.friction=a:b:3", "use KEY=LOW:HIGH:STEPS"),
        ("cloth.friction=nan:inf:3", "use KEY=LOW:HIGH:STEPS"),
        ("cloth.friction=1e99:1e-99:3", "use KEY=LOW:HIGH:STEPS"),
        ("=1:2:3", "use KEY=LOW:HIGH:STEPS"),
        ("cloth.friction=0.2:0.5:1", "cloth.friction: must have 2 to 100 steps, not 1"),
        ("cloth.friction=0.2:0.5:101", "cloth.friction: must have 2 to 100 steps, not 101"),
        ("cloth.friction=0.2:0.2:2", "cloth.friction: LOW and HIGH must differ, both are 0.2"),
    ],
)
def test_what_is_no_range_is_refused(word: str, told: str) -> None:
    with pytest.raises(VaryError) as fault:
        read_vary(word)

    assert told in str(fault.value)


def test_every_mixture_is_a_table() -> None:
    friction, edge = read_vary("cloth.friction=0.4:0.5:2"), read_vary("dice.edge_mm=14:16:2")
    found = settings(["habana"], [friction, edge])

    assert [each.number for each in found] == [0, 1, 2, 3]
    assert [each.values for each in found] == [
        (("cloth.friction", 0.4), ("dice.edge_mm", 14)),
        (("cloth.friction", 0.4), ("dice.edge_mm", 16)),
        (("cloth.friction", 0.5), ("dice.edge_mm", 14)),
        (("cloth.friction", 0.5), ("dice.edge_mm", 16)),
    ]
    assert found[1].label == "friction 0.4, edge 16 mm"
    for each in found:
        level = parse_level(each.text, each.label)
        assert (level.cloth.friction, level.dice.edge_mm) == tuple(dict(each.values).values())
        assert each.text.count("#") == HABANA.count("#")


def test_every_table_has_a_name_of_its_own_with_the_values(tmp_path: Path) -> None:
    friction, edge = read_vary("cloth.friction=0.4:0.5:2"), read_vary("dice.edge_mm=14:16:2")
    found = settings(["habana", "marble"], [friction, edge])
    names = [parse_level(each.text, each.label).name for each in found]

    assert names[0] == "Habana, friction 0.4, edge 14 mm"
    assert len(set(names)) == 8
    path = tmp_path / "long.toml"
    path.write_text(HABANA.replace('"Habana"', f'"{"x" * 40}"'), encoding="utf-8")
    long = [parse_level(each.text, "x").name for each in settings([str(path)], [friction])]
    assert long == [f"{'x' * 33}... (1)"[:40], f"{'x' * 33}... (2)"[:40]]


def test_keys_with_the_same_last_part_stay_whole() -> None:
    keys = ["cloth.friction", "collision.friction", "launch.fastest_mm_s"]
    assert [short_words(key, keys) for key in keys] == [
        ("cloth.friction", ""),
        ("collision.friction", ""),
        ("fastest", "mm/s"),
    ]
    assert short_words("cities[2].x_mm", ["cities[2].x_mm"]) == ("x", "mm")
    assert short_words("no.such_key", ["no.such_key"]) == ("such_key", "")


def test_an_item_of_a_list_is_varied_too() -> None:
    (one, other) = settings(["habana"], [read_vary("cities[2].x_mm=0:10:2")])

    assert parse_level(one.text, "one").cities[2].x_mm == 0
    assert parse_level(other.text, "other").cities[2].x_mm == 10


def test_without_anything_varied_a_level_is_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text(HABANA.replace("friction = 0.45", "friction = 0.5"), encoding="utf-8")
    one, other, code = settings(["habana", str(path), level_code(HABANA)], [])

    assert one.text == HABANA
    assert [one.label, other.label, code.label] == ["Habana (1)", "Habana (2)", "Habana (3)"]
    assert settings(["habana"], [])[0].label == "Habana"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["cloth.friction=0.01:0.3:2"],
            "cloth.friction: must be a number from 0.05 to 1.5, not 0.01",
        ),
        (["cloth.frction=0.1:0.3:2"], "cloth.frction: unknown key; did you mean friction?"),
        (["clth.friction=0.1:0.3:2"], "clth.friction: the level has no such value"),
        (["cities[9].x_mm=0:3:2"], "cities[9].x_mm: the level has no such value"),
        (["cities=0:3:2"], "cities: must be a list of 4 tables, not 0"),
        (["name=0:3:2"], "name: must be a text of 1 to 40 characters, not 0"),
        (["launch.slowest_mm_s=60:65:3"], "must be a whole number from 10 to 500, not 62.5"),
        (["dice..edge_mm=14:16:2"], "'dice..edge_mm' is not a key of a level"),
        (["cities[x].x_mm=0:3:2"], "'cities[x].x_mm' is not a key of a level"),
        (["{x}=0:3:2"], "'{x}' is not a key of a level"),
        (["cloth.friction=0.3:0.4:2", "cloth.friction=0.3:0.4:2"], "is varied twice"),
        (
            ["cloth.friction=0.3:0.4:99", "dice.edge_mm=14:16:99"],
            "9801 tables are too many: at most",
        ),
    ],
)
def test_what_cannot_be_varied_is_told_with_key_and_range(words: list[str], told: str) -> None:
    with pytest.raises((VaryError, LevelError)) as fault:
        settings(["habana"], [read_vary(word) for word in words])

    assert told in str(fault.value)


def test_values_that_do_not_go_together_are_told_with_the_table() -> None:
    with pytest.raises(LevelError) as fault:
        settings(["habana"], [read_vary("launch.fastest_mm_s=600:2100:2")])

    assert str(fault.value).startswith("habana (launch.fastest_mm_s = 600): launch.fastest_mm_s: ")
