"""Values of files against declared classes: every key is visited, every fault named."""

from typing import Annotated, Any, Literal

import pytest
from annotated_types import Interval, Len

from cubacube.rules import frozen
from cubacube.session.files.checked import build, problems
from cubacube.session.files.declared import EACH, key_path, keys_by_path, values, walk


@frozen
class Wheel:
    radius_mm: Annotated[float, Interval(ge=1, le=50)]
    spokes: Annotated[int, Interval(ge=0, le=9)] = 5


@frozen
class Cart:
    name: Annotated[str, Len(1, 8)]
    wheels: Annotated[tuple[Wheel, ...], Len(1, 2)]
    spare: Wheel | None = None
    look: Literal["red", "blue"] = "red"
    loaded: bool = False


WHOLE: dict[str, Any] = {"name": "Ana", "wheels": [{"radius_mm": 4}], "loaded": True}


def test_a_sound_file_becomes_the_declared_value() -> None:
    assert list(problems(Cart, WHOLE)) == []
    assert build(Cart, WHOLE) == Cart("Ana", (Wheel(4.0),), loaded=True)
    assert build(Cart, {**WHOLE, "spare": None}).spare is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"name": ""}, "name: must be a text of 1 to 8 characters, not ''"),
        ({"name": "\ud800"}, r"name: must be a text of 1 to 8 characters, not '\ud800'"),
        ({"look": "green"}, 'look: must be "red" or "blue", not \'green\''),
        ({"loaded": 1}, "loaded: must be true or false, not 1"),
        ({"name": True}, "name: must be a text of 1 to 8 characters, not true"),
        (
            {"name": {"a": False, "b": [None]}},
            "name: must be a text of 1 to 8 characters, not { a = false, b = [null] }",
        ),
        ({"wheels": []}, "wheels: must be a list of 1 to 2 tables, not []"),
        ({"wheels": [{}]}, "wheels[0].radius_mm: is missing, must be a number from 1 to 50"),
        (
            {"wheels": [{"radius_mm": float("nan")}]},
            "wheels[0].radius_mm: must be a number from 1 to 50, not nan",
        ),
        (
            {"spare": {"radius_mm": 2, "spokes": 2.0}},
            "spare.spokes: must be a whole number from 0 to 9, not 2.0",
        ),
        ({"spare": 3}, "spare: must be a table with the keys radius_mm, spokes, not 3"),
        ({"naem": "x"}, "naem: unknown key; did you mean name?"),
    ],
)
def test_a_fault_is_told_with_key_and_range(change: dict[str, Any], said: str) -> None:
    told = [f"{key_path(place)}: {what}" for place, what in problems(Cart, WHOLE | change)]

    assert told == [said]


def test_every_key_is_visited_with_its_place() -> None:
    spare = ["spare.radius_mm", "spare.spokes"]
    inside = ["wheels[].radius_mm", "wheels[].spokes"]
    assert list(keys_by_path(Cart)) == ["name", "wheels", *inside, *spare, "look", "loaded"]
    assert (("wheels", EACH, "spokes")) in dict(walk(Cart))
    given = [key_path(place) for place, _key in walk(Cart, WHOLE)]
    assert given == ["name", "wheels", "wheels[0].radius_mm", "wheels[0].spokes", "look", "loaded"]


def test_a_key_knows_its_range_and_unit() -> None:
    key = keys_by_path(Cart)["wheels[].radius_mm"]

    assert (key.low, key.high, key.unit, key.bare) == (1, 50, "mm", "radius")


def test_single_values_are_found_in_any_data() -> None:
    assert dict(values({"a": [1, {"b": "x"}], "c": {}})) == {("a", 0): 1, ("a", 1, "b"): "x"}
