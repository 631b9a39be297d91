"""Every key of a level is explained, and in the chosen language."""

import re

import pytest

from cubacube.session.files.declared import keys_by_path
from cubacube.session.files.levels import load_level
from cubacube.session.language import level_words
from cubacube.session.language.level_words import explanation
from cubacube.table.level import Level

KEYS = keys_by_path(Level)
LONGEST = 100


@pytest.mark.parametrize("path", KEYS)
def test_every_key_is_explained_in_a_short_sentence(path: str) -> None:
    words = explanation(path)

    assert words[0].isupper()
    assert words.endswith(".")
    assert len(words) <= LONGEST


def test_no_key_is_explained_that_no_level_has() -> None:
    paths = KEYS.keys()
    shapes = {re.sub(r"^\w+\[\]\.(?=circle|box|polygon)", "", path) for path in paths}

    assert set(level_words._WORDS) <= paths
    assert set(level_words._SHAPES) - {"circle", "box"} <= shapes
    with pytest.raises(KeyError):
        explanation("dice.egde_mm")


def test_the_items_of_a_list_are_explained_alike() -> None:
    assert explanation("cities[2].x_mm") == explanation("cities[].x_mm")
    assert explanation("zones[11].polygon[0].y_mm") == explanation("zones[].polygon[].y_mm")
    assert explanation("zones[0].box") == "A rectangle."


def test_an_explanation_is_in_the_chosen_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_words, "_", str.upper)

    assert explanation("dice.mass_g").startswith("THE MASS OF A DIE")
    assert explanation("zones[1].circle.radius_mm") == "THE RADIUS OF THE CIRCLE."


def test_a_key_knows_its_range_unit_and_default() -> None:
    keys = KEYS

    assert keys["dice.edge_mm"].allowed == "a number from 8 to 30"
    units = {path: keys[path].unit for path in ("dice.edge_mm", "blind.angle_deg", "look.cloth")}
    assert units == {"dice.edge_mm": "mm", "blind.angle_deg": "deg", "look.cloth": ""}
    assert keys["tumbling.forward_quarter_mm4_s2"].unit == "mm^4/s^2"
    assert keys["cloth.gravity_mm_s2"].unit == "mm/s^2"
    assert keys["throw.fastest_spin_rad_s"].unit == "rad/s"
    assert keys["steps.longest_s"].unit == "s"
    assert keys["collision.friction"].unit == ""
    habana = load_level("habana")
    assert (keys["look.cloth"].default, keys["format"].default) == ("green", habana.format)
