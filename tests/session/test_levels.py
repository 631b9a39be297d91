from pathlib import Path

import pytest

from cubacube.kit.terrain import Disc, Polygon
from cubacube.session.files.budget import LEVEL
from cubacube.session.files.cards import load_cards
from cubacube.session.files.declared import keys_by_path
from cubacube.session.files.levels import (
    LevelError,
    level_names,
    level_text,
    load_level,
    parse_level,
)
from cubacube.session.shipped import folder
from cubacube.table.cushions import Border, Cushion
from cubacube.table.level import Level, Look

HABANA = (folder("levels") / "habana.toml").read_text(encoding="utf-8")


def write(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """Write Habana with some lines changed; each change must match exactly one place."""
    text = HABANA
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(path: Path | str) -> dict[str, str]:
    """Return the key path and message of every fault."""
    with pytest.raises(LevelError) as error:
        load_level(path)
    assert all(fault.file == str(path) for fault in error.value.faults)
    assert str(error.value).splitlines() == [str(fault) for fault in error.value.faults]
    return {fault.key: fault.problem for fault in error.value.faults}


def test_habana_is_found_by_name_and_by_path() -> None:
    level = load_level("habana")

    assert isinstance(level, Level)
    assert load_level(folder("levels") / "habana.toml") == level
    assert load_level(str(folder("levels") / "habana.toml")) == level
    assert (level.name, level.area.side_mm, level.launch.fastest_mm_s) == ("Habana", 320.0, 2100)
    assert (level.cities[1].x_mm, level.cities[1].y_mm) == (260.0, 260.0)


@pytest.mark.parametrize("name", level_names())
def test_every_level_that_comes_along_is_sound(name: str) -> None:
    assert load_level(name).name


def test_an_unknown_name_gets_a_guess() -> None:
    assert faults("habanna") == {"": "no level has this name: did you mean habana?"}
    assert faults("x")[""].startswith("no level has this name: choose one of ")


def test_whole_numbers_do_for_lengths(tmp_path: Path) -> None:
    level = load_level(write(tmp_path, ("edge_mm = 16.0", "edge_mm = 16")))

    assert level.dice.edge_mm == 16.0
    assert type(level.dice.edge_mm) is float


def test_five_faults_are_told_at_once(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        ("side_mm = 320.0", "side_mm = 90000.0"),
        ("edge_mm = 16.0 ", "egde_mm = 16.0 "),
        ("restitution = 0.25", 'restitution = "soft"'),
        ("short_mm = 50.0", "short_mm = 80.0"),
        ("gravity_mm_s2 = 9810.0", "gravity_mm_s2 = nan"),
    )

    assert faults(path) == {
        "area.side_mm": "must be a number from 200 to 600, not 90000.0",
        "dice.edge_mm": "is missing, must be a number from 8 to 30",
        "dice.egde_mm": "unknown key; did you mean edge_mm?",
        "collision.restitution": "must be a number from 0 to 0.75, not 'soft'",
        "rulers.short_mm": "must be at most 75, not 80: this is rulers.long_mm",
        "cloth.gravity_mm_s2": "must be a number from 1000 to 20000, not nan",
    }


def test_a_fault_names_file_key_value_and_range(tmp_path: Path) -> None:
    path = write(tmp_path, ("mass_g = 5.0", "mass_g = 0.0"))

    with pytest.raises(LevelError) as error:
        load_level(path)

    assert str(error.value) == f"{path}: dice.mass_g: must be a number from 1 to 50, not 0.0"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("inf", "inf"),
        ("-inf", "-inf"),
        ("nan", "nan"),
        ("true", "true"),
        ('"16"', "'16'"),
        ("[16.0]", "[16.0]"),
        ("{}", "{}"),
        ("1979-05-27", "1979-05-27"),
        ("07:32:00", "07:32:00"),
        ("1979-05-27T07:32:00Z", "1979-05-27T07:32:00+00:00"),
        ("[07:32:00]", "[07:32:00]"),
        ("7.999", "7.999"),
        ("30.001", "30.001"),
        ("-16.0", "-16.0"),
        ("1e300", "1e+300"),
        ("0x" + "F" * 400, "a huge number"),
        ("-1" + "0" * 400, "a huge number"),
    ],
)
def test_what_is_no_number_in_the_range_is_refused(
    tmp_path: Path, written: str, shown: str
) -> None:
    path = write(tmp_path, ("edge_mm = 16.0 ", f"edge_mm = {written} "))

    assert faults(path)["dice.edge_mm"] == f"must be a number from 8 to 30, not {shown}"


@pytest.mark.parametrize("written", ["60.0", "true", "9", "501", '"60"'])
def test_a_whole_number_is_needed_where_a_flick_is_quantised(tmp_path: Path, written: str) -> None:
    path = write(tmp_path, ("slowest_mm_s = 60 ", f"slowest_mm_s = {written} "))

    told = faults(path)["launch.slowest_mm_s"]
    assert told.startswith("must be a whole number from 10 to 500, not ")


@pytest.mark.parametrize("written", ['""', f'"{"x" * 41}"', "3", "[]"])
def test_the_name_is_a_short_text(tmp_path: Path, written: str) -> None:
    path = write(tmp_path, ('name = "Habana"', f"name = {written}"))

    assert faults(path)["name"].startswith("must be a text of 1 to 40 characters, not ")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (r'"\u001b]0;pwned\u0007"', r"'\x1b]0;pwned\x07' has U+001B, which cannot be shown"),
        (r'"a\nb"', r"'a\nb' has U+000A, which cannot be shown"),
        (r'"\u202eanabaH"', r"'\u202eanabaH' has U+202E, which cannot be shown"),
        (r'"\ufe0f"', r"'\ufe0f' has U+FE0F, which cannot be shown"),
        ('" "', "' ' is blank"),
        (
            r'"\u4e2d"',
            "'\u4e2d' has U+4E2D, which cannot be shown",
        ),
    ],
)
def test_the_name_of_a_level_is_one_visible_line(tmp_path: Path, written: str, why: str) -> None:
    path = write(tmp_path, ('name = "Habana"', f"name = {written}"))

    assert faults(path) == {"name": f"{why}: must be a text of 1 to 40 characters"}


def test_a_word_must_be_one_of_those_known(tmp_path: Path) -> None:
    path = write(tmp_path, ('corner_order = "shuffled"', 'corner_order = "random"'))

    assert faults(path) == {
        "area.corner_order": 'must be "shuffled" or "listed", not \'random\'',
    }


def test_unknown_tables_and_keys_are_refused(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        ("[blind]", '[blnd]\nx = 1\n["a\\nb"]\n[blind]\nzzz = 3'),
    )

    told = faults(path)
    assert told["blnd"] == "unknown key; did you mean blind?"
    assert told["'a\\nb'"].startswith("unknown key; choose one of name, area, cities, ")
    assert told["blind.zzz"] == "unknown key; choose one of angle_deg, speed_share"


def test_an_empty_file_lacks_everything(tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("")

    told = faults(path)
    assert set(told) == set(Level.__annotations__) - {
        *("format", "zones", "obstacles", "border", "layout", "look", "idea", "author")
    }
    assert told["rulers"] == "is missing, must be a table with the keys short_mm, long_mm"
    assert told["cities"] == "is missing, must be a list of 4 tables"


@pytest.mark.parametrize(
    ("written", "key", "told"),
    [
        ("cities = 3", "cities", "must be a list of 4 tables, not 3"),
        ("cities = []", "cities", "must be a list of 4 tables, not []"),
        ("cities = [1, 2, 3, 4]", "cities[2]", "must be a table with the keys x_mm, y_mm, not 3"),
        ("cities = {x_mm = 1}", "cities", "must be a list of 4 tables, not { x_mm = 1 }"),
    ],
)
def test_there_are_four_spots_for_cities(tmp_path: Path, written: str, key: str, told: str) -> None:
    text = HABANA
    while "[[cities]]" in text:
        start = text.index("[[cities]]")
        text = text[:start] + text[text.index("\n", text.index("y_mm = ", start)) + 1 :]
    path = tmp_path / "my.toml"
    path.write_text(f"{written}\n{text}", encoding="utf-8")

    assert faults(path)[key] == told


CITY = "[[cities]]\nx_mm = {}\ny_mm = {}\n"


def test_a_city_card_must_lie_inside_the_area(tmp_path: Path) -> None:
    path = write(tmp_path, (CITY.format("260.0", "0.0"), CITY.format("261.0", "0.0")))

    assert faults(path) == {
        "cities[3].x_mm": "must be at most 260, not 261: the City card must be inside the area",
    }


def test_city_cards_must_not_overlap(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        (CITY.format("260.0", "0.0"), CITY.format("30.0", "59.9")),
    )

    assert faults(path) == {
        "cities[3]": "overlaps cities[2]: City cards must be 60 mm apart in x or y",
    }


def test_city_cards_may_share_an_edge(tmp_path: Path) -> None:
    path = write(tmp_path, (CITY.format("260.0", "0.0"), CITY.format("30.0", "60.0")))

    assert load_level(path).cities[3].y_mm == 60.0


def test_the_faults_of_five_cities_are_all_told(tmp_path: Path) -> None:
    last = "[[cities]]\nx_mm = 1" + "0" * 400 + '\ny_mm = "low"\n'
    first = CITY.format("0.0", "0.0")
    path = write(tmp_path, (first, CITY.format("-1.0", "0.0") + last))

    told = faults(path)
    assert told.pop("cities").startswith("must be a list of 4 tables, not ")
    assert told == {
        "cities[2].x_mm": "must be a number from 0 to 1000, not -1.0",
        "cities[3].x_mm": "must be a number from 0 to 1000, not a huge number",
        "cities[3].y_mm": "must be a number from 0 to 1000, not 'low'",
    }


@pytest.mark.parametrize(
    ("old", "new", "key", "told"),
    [
        (
            "corner_mm = 1.5",
            "corner_mm = 4.0",
            "dice.corner_mm",
            "less than 4, not 4: this is half",
        ),
        (
            "fastest_mm_s = 2100",
            "fastest_mm_s = 500",
            "launch.slowest_mm_s",
            "less than 500, not 500: this is launch.f",
        ),
        ("widest_offset_mm = 4.0", "widest_offset_mm = 4.1", "launch.widest_offset_mm", "most 4"),
        (
            "low_mm = -1.5",
            "low_mm = 1.0",
            "launch.low_mm",
            "at most 0, not 1: this is launch.middle",
        ),
        ("low_mm = -1.5", "low_mm = -4.5", "launch.low_mm", "least -4, not -4.5: this is half an"),
        (
            "middle_mm = 0.0",
            "middle_mm = 6.6",
            "launch.middle_mm",
            "4, not 6.6: this is launch.high",
        ),
        (
            "\nhigh_mm = 4.0",
            "\nhigh_mm = 4.1",
            "launch.high_mm",
            "at most 4, not 4.1: this is half the edge of a die",
        ),
        ("\ncollision_mm = 2.0", "\ncollision_mm = 4.1", "tumbling.collision_mm", "at most 4"),
        ("start_radius_mm = 60.0", "start_radius_mm = 155.0", "throw.start_radius_mm", "at most 1"),
        (
            "slowest_mm_s = 300.0",
            "slowest_mm_s = 1301.0",
            "throw.slowest_mm_s",
            "at most 1300, not 1301: this is throw.f",
        ),
        (
            "friction = 0.45",
            "friction = 0.05",
            "steps.longest_flick_s",
            "stop in this time on this",
        ),
    ],
)
def test_what_contradicts_another_value_is_refused(
    tmp_path: Path, old: str, new: str, key: str, told: str
) -> None:
    sound = write(
        tmp_path,
        ("\nedge_mm = 16.0", "\nedge_mm = 8.0"),
        ("\nhigh_mm = 5.5", "\nhigh_mm = 4.0"),
        ("widest_offset_mm = 6.0", "widest_offset_mm = 4.0"),
        ("slowest_mm_s = 60 ", "slowest_mm_s = 500 "),
        ("longest_flick_s = 10.0", "longest_flick_s = 5.0"),
    )
    load_level(sound)
    text = sound.read_text(encoding="utf-8")
    assert text.count(old) == 1
    sound.write_text(text.replace(old, new), encoding="utf-8")

    assert told in faults(sound)[key]


def test_a_contradiction_with_a_faulty_value_is_not_told_as_well(tmp_path: Path) -> None:
    path = write(
        tmp_path, ("short_mm = 50.0", "short_mm = 199.0"), ("long_mm = 75.0", "long_mm = 999.0")
    )

    assert set(faults(path)) == {"rulers.long_mm"}


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'name = "Habana\n', 'is not valid TOML in line 1 (name = "Habana)'),
        (b"a = 1\nb = = 2\n", "is not valid TOML in line 2 (b = = 2)"),
        (b"a = 1\na = 2\n", "a is there twice (line 2)"),
        (b'name = "\xff"', "is not UTF-8 text: byte 8 is 0xff"),
        (b"\x00\x01\x02", "is not valid TOML in line 1 ("),
        (b"a = " + b"[" * 30_000, "brackets are nested too deeply in line 1 (a): at most 8 are "),
        (b"\na = " + b"9" * 5000, "a word of 5000 characters in line 2 (a): at most 500 are "),
        (b"#" * (LEVEL.bytes + 1), "is too large: at most 65536 bytes are allowed"),
        (b"\xef\xbb\xbfa = 1", "starts with a byte order mark (BOM): save it as UTF-8 without BOM"),
    ],
    ids=["open text", "two equals", "key twice", "latin", "binary", "deep", "long", "large", "bom"],
)
def test_what_is_no_toml_is_refused(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(content)

    assert faults(path)[""].startswith(told)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert faults(tmp_path / "none.toml") == {"": "cannot be read: No such file or directory"}
    assert faults(tmp_path)[""].startswith("cannot be read: ")


def test_a_file_is_named_on_one_line(tmp_path: Path) -> None:
    path = tmp_path / "a\nb\x1b[2J\u202e.toml"
    path.write_text("")

    with pytest.raises(LevelError) as error:
        load_level(path)

    assert all(r"a\nb\x1b[2J\u202e.toml: " in line for line in str(error.value).split("\n"))


def test_a_long_key_is_told_in_few_letters(tmp_path: Path) -> None:
    path = write(tmp_path, ("[blind]", "a" * 400 + " = 1\n[blind]"))

    (told,) = (key for key in faults(path) if "aaa" in key)
    assert len(told) < 60


WET = """
[[zones]]
name = "Wet"
look = "wet"
friction = 0.1
circle = { x_mm = 100, y_mm = 100, radius_mm = 30 }
"""
HABANA = level_text("habana")


def faults_of(text: str) -> dict[str, str]:
    with pytest.raises(LevelError) as told:
        parse_level(text, "mine.toml")
    return {fault.key: fault.problem for fault in told.value.faults}


def test_zones_may_be_left_out_and_a_format_too() -> None:
    assert parse_level(HABANA, "").zones == ()
    (zone,) = parse_level("format = 1\n" + HABANA + WET, "").terrain
    assert (zone.name, zone.look, zone.friction) == ("Wet", "wet", 0.1)
    assert zone.shape == Disc(100, 100, 30)


def test_an_idea_and_the_name_of_an_obstacle_are_visible_lines_too() -> None:
    post = WET.replace("[[zones]]", "[[obstacles]]").replace(
        '"wet"\nf', '"stone"\nrestitution = 0\nf'
    )
    assert parse_level(HABANA + post, "").obstacles

    told = "has U+0000, which cannot be shown"
    assert told in faults_of(HABANA + post.replace("Wet", r"a\u0000"))["obstacles[0].name"]
    assert told in faults_of(r'idea = "a\u0000b"' + "\n" + HABANA)["idea"]


def test_a_newer_format_is_refused() -> None:
    assert faults_of("format = 2\n" + HABANA) == {"format": "must be 1, not 2"}


ONE_SHAPE = "must have exactly one of circle, box, polygon"
BOX = "box = { x_mm = 9, y_mm = 9, width_mm = 9, height_mm = 9 }"
CIRCLE = "circle = { x_mm = 100, y_mm = 100, radius_mm = 30 }"
BOW = """polygon = [
    { x_mm = 0, y_mm = 0 }, { x_mm = 50, y_mm = 50 }, { x_mm = 50, y_mm = 0 },
    { x_mm = 0, y_mm = 50 },
]"""
LINE = "polygon = [{ x_mm = 0, y_mm = 0 }, { x_mm = 50, y_mm = 50 }, { x_mm = 70, y_mm = 70 }]"
TWO = "polygon = [{ x_mm = 0, y_mm = 0 }, { x_mm = 50, y_mm = 50 }]"


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        (CIRCLE, "", "zones[0]", ONE_SHAPE),
        (CIRCLE, f"{CIRCLE}\n{BOX}", "zones[0]", ONE_SHAPE),
        (CIRCLE, BOW, "zones[0].polygon", "its edges must not cross or touch"),
        (CIRCLE, LINE, "zones[0].polygon", "its edges must not cross or touch"),
        (CIRCLE, TWO, "zones[0].polygon", "must be a list of 3 to 12 tables, not "),
        ("0.1", "0.01", "zones[0].friction", "must be a number from 0.05 to 1.5, not 0.01"),
        (
            "0.1",
            "0.1\nslope_deg = 9",
            "zones[0].slope_deg",
            "not 9: the friction of zones[0] does not hold dice on a steeper slope",
        ),
        ('"wet"', '"oil"', "zones[0].look", 'must be "wet", "gravel", '),
        ("radius_mm", "radius", "zones[0].circle.radius", "did you mean radius_mm?"),
        (
            '"Wet"',
            r'"\u001b[2J"',
            "zones[0].name",
            "has U+001B, which cannot be shown: must be a text",
        ),
        (WET, WET * 13, "zones", "must be a list of 0 to 12 tables, not "),
    ],
)
def test_what_is_wrong_with_a_zone_is_told(old: str, new: str, key: str, problem: str) -> None:
    assert WET.count(old) == 1
    assert problem in faults_of(HABANA + WET.replace(old, new))[key]


WALL = """
[[obstacles]]
name = "Harbour wall"
look = "wall"
restitution = 0.6
friction = 0.2
box = { x_mm = 160, y_mm = 4, width_mm = 150, height_mm = 8 }
"""
WALL_BOX = "box = { x_mm = 160, y_mm = 4, width_mm = 150, height_mm = 8 }"
DENT = """polygon = [
    { x_mm = 100, y_mm = 100 }, { x_mm = 150, y_mm = 110 }, { x_mm = 200, y_mm = 100 },
    { x_mm = 150, y_mm = 200 },
]"""


def test_obstacles_stand_where_the_file_says() -> None:
    assert parse_level(HABANA, "").measures().obstacles == ()
    (wall,) = parse_level(HABANA + WALL, "").measures().obstacles
    assert (wall.name, wall.look) == ("Harbour wall", "wall")
    assert (wall.restitution, wall.friction, wall.damage) == (0.6, 0.2, 0)
    assert wall.shape == Polygon(((235, 8), (85, 8), (85, 0), (235, 0)))


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        (WALL_BOX, "", "obstacles[0]", ONE_SHAPE),
        (WALL_BOX, BOW, "obstacles[0].polygon", "its edges must not cross or touch"),
        (WALL_BOX, DENT, "obstacles[0].polygon", "it must have no dent: dice bounce off"),
        (WALL_BOX, CIRCLE.replace("100", "30"), "obstacles[0]", "must not overlap cities[2]"),
        ("0.6", "0.9", "obstacles[0].restitution", "must be a number from 0 to 0.75, not 0.9"),
        ("0.2", "0.2\ndamage = 2", "obstacles[0].damage", "a whole number from 0 to 1, not 2"),
        (WALL, WALL * 13, "obstacles", "must be a list of 0 to 12 tables, not "),
    ],
)
def test_what_is_wrong_with_an_obstacle_is_told(old: str, new: str, key: str, problem: str) -> None:
    assert WALL.count(old) == 1
    assert problem in faults_of(HABANA + WALL.replace(old, new))[key]


CUSHION = "{ restitution = 0.6, friction = 0.2, gap_mm = [130, 190] }"
BORDER = f"""
[border]
north = {CUSHION}
south = "open"
"""
GAP = "[130, 190]"
SIDE = 'must be "open" or a table with the keys restitution, friction, gap_mm, not '


def test_a_side_of_the_border_is_open_or_has_a_cushion() -> None:
    assert parse_level(HABANA, "").border == Border()
    border = parse_level(HABANA + BORDER, "").border
    assert border == Border(north=Cushion(0.6, 0.2, (130.0, 190.0)))


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        (CUSHION, '"closed"', "border.north", f"{SIDE}'closed'"),
        (CUSHION, "5", "border.north", f"{SIDE}5"),
        (CUSHION, "[]", "border.north", f"{SIDE}[]"),
        ("0.6", "0.8", "border.north.restitution", "must be a number from 0 to 0.75, not 0.8"),
        ("friction = 0.2", "friction = true", "border.north.friction", "from 0 to 1, not true"),
        (", friction = 0.2", "", "border.north.friction", "is missing"),
        ("south", "up", "border.up", "unknown key; choose one of north, east, south, west"),
        (GAP, "[190, 130]", "border.north.gap_mm[0]", "must be less than 130, not 190"),
        (GAP, "[130, 330]", "border.north.gap_mm[1]", "must be at most 320, not 330"),
        (GAP, "[-1, 30]", "border.north.gap_mm[0]", "must be a number from 0 to 600, not -1"),
        (GAP, "[0, nan]", "border.north.gap_mm[1]", "must be a number from 0 to 600, not nan"),
        (GAP, "[{}, 30]", "border.north.gap_mm[0]", "must be a number from 0 to 600, not {}"),
        (GAP, "[1, 2, 3]", "border.north.gap_mm", "must be a list of 2 items, each a number"),
        (GAP, '"all"', "border.north.gap_mm", "must be a list of 2 items, each a number"),
    ],
)
def test_what_is_wrong_with_a_border_is_told(old: str, new: str, key: str, problem: str) -> None:
    assert BORDER.count(old) == 1
    assert problem in faults_of(HABANA + BORDER.replace(old, new))[key]


LAYOUT = """
[[layout]]
die = "R1"
x_mm = 100
y_mm = 100
[[layout]]
die = "VA"
x_mm = 160
y_mm = 160
spread_mm = 30
"""


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        ("R1", "R3", "layout[0].die", 'must be "R1", "R2", '),
        ("VA", "R1", "layout[1].die", "layout[0] lays R1, too"),
        ("x_mm = 100\n", "", "layout[0].x_mm", "is missing, must be a number from 0 to 1000"),
        ("x_mm = 100", "x_mm = 7.9", "layout[0]", "must be inside the area, with its spread"),
        ("x_mm = 160", "x_mm = 30", "layout[1]", "must be inside the area, with its spread"),
        ("= 30", "= 30\nangle_deg = 181", "layout[1].angle_deg", "from -180 to 180, not 181"),
        ("x_mm = 160\ny_mm = 160", "x_mm = 145\ny_mm = 100", "layout[1]", "overlap layout[0]"),
        ("spread_mm = 30", "spread_mm = 201", "layout[1].spread_mm", "from 0 to 200, not 201"),
        (LAYOUT, LAYOUT * 7, "layout", "must be a list of 0 to 12 tables, not "),
        (LAYOUT, "layout = 3", "layout", "must be a list of 0 to 12 tables, not 3"),
        ("y_mm = 100", "y_mm = 15", "layout[0]", "must not overlap obstacles[0]"),
    ],
)
def test_what_is_wrong_with_a_layout_is_told(old: str, new: str, key: str, problem: str) -> None:
    assert LAYOUT.count(old) == 1
    written = LAYOUT.replace(old, new)
    text = written + HABANA if written.startswith("layout =") else HABANA + WALL + written
    assert problem in faults_of(text)[key]


def test_a_layout_names_the_dice_of_the_box() -> None:
    assert len(parse_level(HABANA + WALL + LAYOUT, "").layout) == 2
    cards = load_cards()
    dice = {*(each.die for each in cards.gate_dice), *(each.die for each in cards.vehicle_dice)}
    assert dice == {*keys_by_path(Level)["layout[].die"].words}


def test_a_flick_must_come_to_rest_on_the_slipperiest_zone() -> None:
    short = HABANA.replace("longest_flick_s = 10.0", "longest_flick_s = 3.0")
    assert parse_level(short, "").steps.longest_flick_s == 3

    assert "must stop in this time" in faults_of(short + WET)["steps.longest_flick_s"]


def test_a_look_may_be_left_out_in_part_or_wholly() -> None:
    assert parse_level(HABANA, "").look == Look("green", "woven", "gold")
    assert parse_level(HABANA + '\n[look]\ncloth = "ice"\n', "").look == Look("ice", "woven")
    wrong = faults_of(HABANA + '\n[look]\ncloth = "pink"\ncolour = 3\n')
    assert wrong["look.cloth"].startswith('must be "green", ')
    assert wrong["look.colour"] == "unknown key; choose one of cloth, pattern, border"
