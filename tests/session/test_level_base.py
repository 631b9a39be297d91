"""A level may build on one that ships with the game, and then says only what differs."""

import json
from pathlib import Path

import pytest

from cubacube.games.catalogue import game
from cubacube.session.files.levels import (
    FIRST,
    LevelError,
    base_names,
    level_code,
    level_names,
    level_text,
    level_values,
    load_level,
    parse_level,
    shortened,
    text_with,
    whole_text,
)
from cubacube.session.keeping.code import code_of, read_code
from cubacube.session.keeping.header import header_of
from cubacube.session.keeping.kept import unplayed
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.workshop.level_file import of_match, opened

FAST = """\
# A fast table.
base = "habana"
name = "Fast"

[cloth]
friction = 0.3                      # wet tiles
"""
PUDDLE = """
[[zones]]
name = "Puddle"
look = "wet"
friction = 0.12
circle = { x_mm = 105, y_mm = 190, radius_mm = 42 }
"""


@pytest.mark.parametrize("part", ["border", "layout"])
def test_the_examples_of_borders_and_layouts_on_the_page_are_tables(part: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "levels.md").read_text(encoding="utf-8")
    block = next(each for each in page.split("```toml\n")[1:] if f"[{part}]" in each[:12])
    text = FAST + "\n" + block.partition("```")[0]

    level = parse_level(text, "page")

    assert level.border.closed or len(level.layout) == 3
    assert parse_level(whole_text(text), "whole") == level
    assert parse_level(text_with(text, level_values(text, "page")), "same") == level
    assert text_with(text, level_values(text, "page")) == text


def test_five_lines_are_a_table() -> None:
    level, habana = parse_level(FAST, "fast"), load_level(FIRST)

    assert (level.name, level.cloth.friction) == ("Fast", 0.3)
    assert level.cloth.gravity_mm_s2 == habana.cloth.gravity_mm_s2
    assert (level.cities, level.launch, level.idea) == (habana.cities, habana.launch, "")


def test_a_name_is_never_taken_from_the_base() -> None:
    with pytest.raises(LevelError, match="name: is missing"):
        parse_level('base = "habana"\n', "fast")


@pytest.mark.parametrize("base", ['"nowhere"', "5", "[]", "{}", '"rain"', '"../rain"'])
def test_a_base_must_be_a_whole_level_of_the_game(base: str) -> None:
    with pytest.raises(LevelError, match=r'^fast: base: must be "habana", not '):
        parse_level(FAST.replace('"habana"', base), "fast")


def test_values_of_a_wrong_shape_do_not_pass_for_those_of_the_base() -> None:
    with pytest.raises(LevelError, match="cloth: must be a table"):
        parse_level('base = "habana"\nname = "Fast"\ncloth = 5\n', "fast")


def test_a_list_replaces_that_of_the_base() -> None:
    habana = load_level(FIRST)
    level = parse_level(FAST + PUDDLE, "fast")

    assert [zone.name for zone in level.zones] == ["Puddle"]
    assert level.cities == habana.cities
    with pytest.raises(LevelError, match="cities: must be a list of 4 tables"):
        parse_level(f"{FAST}\n[[cities]]\nx_mm = 0\ny_mm = 0\n", "fast")


def test_no_shipped_table_repeats_what_habana_has() -> None:
    assert base_names() == (FIRST,)
    for name in level_names()[1:]:
        text = level_text(name)
        assert text_with(text, level_values(text, name)) == text
        short = level_values(shortened(whole_text(text)), name)
        assert short == level_values(text, name), name


def test_written_out_it_is_the_same_table_with_comments_and_without_a_base() -> None:
    text = whole_text(FAST + PUDDLE)

    assert "base" not in level_values(text, "fast")
    assert parse_level(text, "fast") == parse_level(FAST + PUDDLE, "fast")
    assert "[0.05 to 1.5]" in text
    assert whole_text(text) == text


def test_a_changed_value_is_written_only_if_it_differs_from_the_base() -> None:
    raw = level_values(FAST, "fast")
    raw["collision"]["restitution"] = 0.5
    text = text_with(FAST, raw)

    assert "restitution = 0.5" in text
    assert "# wet tiles" in text
    assert len(text.splitlines()) <= len(FAST.splitlines()) + 3
    raw["collision"]["restitution"] = 0.25
    raw["cloth"]["friction"] = 0.45
    assert "friction = 0.45 " in text_with(text, raw)
    assert level_values(text_with(text, raw), "fast") == raw


def test_zones_that_are_removed_stay_removed() -> None:
    raw = level_values(FAST + PUDDLE, "fast")
    del raw["zones"]

    assert parse_level(text_with(FAST + PUDDLE, raw), "fast").zones == ()


def test_a_code_names_the_base_and_its_hash() -> None:
    code = level_code(FAST)

    assert len(code) < 200
    assert load_level(code) == parse_level(FAST, "fast")
    told = level_text(code)
    assert told.startswith('base = "habana"\n')
    changed = told.replace('base_hash = "', 'base_hash = "0')
    with pytest.raises(LevelError, match="base_hash: this program has another habana"):
        parse_level(changed, "fast")


def entry(path: Path) -> MatchSetup:
    seats = SeatEntry("Ana", SIDES[0], 0), SeatEntry("Ben", SIDES[1], 0)
    return MatchSetup("race", seats, level=str(path), seed=4)


def test_a_match_keeps_the_whole_level_and_its_code_only_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "fast.toml"
    path.write_text(FAST + PUDDLE, encoding="utf-8")
    race = game("race")
    kept = unplayed(
        header_of(with_level_text(race, entry(path)), race, "2026-11-24T12:00:00+00:00"), race
    )

    assert kept.header.level is not None
    assert kept.header.level.text == whole_text(FAST + PUDDLE)
    code = code_of(kept)
    assert len(code) < 700
    again = read_code(code, game).kept
    assert again.header.level == kept.header.level


def test_the_workshop_finds_the_file_of_a_match_on_a_level_with_a_base(tmp_path: Path) -> None:
    path = tmp_path / "fast.toml"
    path.write_text(FAST, encoding="utf-8")

    assert of_match(str(path), whole_text(FAST)).path == path
    assert of_match(str(path), whole_text(FAST + PUDDLE)).path is None


def test_the_workshop_saves_only_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "fast.toml"
    path.write_text(FAST, encoding="utf-8")
    file = opened(path)
    raw = json.loads(json.dumps(file.raw))
    raw["dice"]["edge_mm"] = 18.0
    file.save(raw)

    assert path.read_text(encoding="utf-8") == f"{FAST}\n[dice]\nedge_mm = 18.0\n"
