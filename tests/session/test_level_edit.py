"""A level file gets new values and keeps its comments and order."""

import tomllib
from copy import deepcopy
from typing import Any

import pytest

from cubacube.session.files.level_edit import edited
from cubacube.session.files.levels import level_text, parse_level

TEXT = level_text("habana")
WET = {
    "name": "Wet street",
    "look": "wet",
    "friction": 0.14,
    "box": {"x_mm": 160.0, "y_mm": 40.0, "width_mm": 320.0, "height_mm": 46.0},
}
GRAVEL = {
    "name": "Gravel",
    "look": "gravel",
    "friction": 0.8,
    "polygon": [
        {"x_mm": x, "y_mm": y} for x, y in ((100.0, 100.0), (200.0, 100.0), (150.0, 180.0))
    ],
}


def raw(text: str = TEXT) -> dict[str, Any]:
    return tomllib.loads(text)


def changed(**tables: Any) -> dict[str, Any]:
    values = deepcopy(raw())
    for name, value in tables.items():
        if isinstance(value, dict):
            values.setdefault(name, {}).update(value)
        else:
            values[name] = value
    return values


def test_a_file_with_the_same_values_is_the_same_to_the_letter() -> None:
    assert edited(TEXT, raw()) == TEXT


def test_one_line_changes_and_its_comment_stays_in_its_column() -> None:
    before = TEXT.splitlines()
    after = edited(TEXT, changed(cloth={"friction": 0.305})).splitlines()

    differing = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    assert len(differing) == 1
    old, new = differing[0]
    assert new.startswith("friction = 0.305 ")
    assert old.index("#") == new.index("#")
    assert old[old.index("#") :] == new[new.index("#") :]


@pytest.mark.parametrize(
    "values",
    [
        changed(name="Mine", idea="Slow.", format=1),
        changed(look={"cloth": "navy"}),
        changed(zones=[WET, GRAVEL]),
        changed(throw={"fastest_mm_s": 900}, zones=[GRAVEL], idea="x"),
    ],
)
def test_what_comes_in_is_in_the_file_and_every_comment_too(values: dict[str, Any]) -> None:
    text = edited(TEXT, values)

    assert tomllib.loads(text) == values
    assert parse_level(text, "it").name == values["name"]
    comments = [line[line.index("#") :] for line in TEXT.splitlines() if "#" in line]
    assert [line[line.index("#") :] for line in text.splitlines() if "#" in line] == comments
    assert text.index("# The playing area") < text.index("[area]") < text.index("# Where the four")


def test_an_idea_does_not_part_a_table_from_its_comment() -> None:
    text = edited(TEXT, changed(idea="Slow."))

    assert (
        'name = "Habana"                     # shown in the menu [1 to 40 characters]\nidea ='
        in text
    )


def test_a_zone_in_the_middle_goes_and_the_comments_of_the_others_stay() -> None:
    head = edited(TEXT, changed(zones=[WET, GRAVEL, {**WET, "name": "Third"}]))
    noted = head.replace('name = "Third"', 'name = "Third"  # the last one')
    values = tomllib.loads(noted)
    del values["zones"][1]

    text = edited(noted, values)

    assert tomllib.loads(text) == values
    assert 'name = "Third"  # the last one' in text
    assert "Gravel" not in text


def test_corners_come_and_go() -> None:
    head = edited(TEXT, changed(zones=[GRAVEL]))
    values = tomllib.loads(head)
    values["zones"][0]["polygon"].insert(1, {"x_mm": 190.0, "y_mm": 140.0})
    more = edited(head, values)
    assert tomllib.loads(more) == values

    del values["zones"][0]["polygon"][0]
    assert tomllib.loads(edited(more, values)) == values


def test_the_last_zone_and_a_look_can_go() -> None:
    head = edited(TEXT, changed(zones=[WET], look={"cloth": "navy"}))

    assert tomllib.loads(edited(head, raw())) == raw()


def test_what_is_said_before_a_zone_stays_when_the_one_above_it_goes() -> None:
    head = edited(TEXT, changed(zones=[WET, GRAVEL, {**WET, "name": "Third"}]))
    parts = head.split("\n[[zones]]\n")
    noted = "\n# One.\n[[zones]]\n".join(parts[:2])
    noted = "\n\n# Three.\n[[zones]]\n".join(
        ("\n\n# Two.\n[[zones]]\n".join((noted, parts[2])), parts[3])
    )
    values = tomllib.loads(noted)
    for gone, said in ((1, ("One.", "Three.")), (0, ("Two.", "Three."))):
        left = deepcopy(values)
        del left["zones"][gone]
        text = edited(noted, left)
        assert tomllib.loads(text) == left
        assert all(f"# {each}\n[[zones]]" in text for each in said[-1:])
        assert all(f"# {each}\n" in text for each in said)


def test_what_is_said_after_the_only_zone_stays_when_it_goes() -> None:
    head = edited(TEXT, changed(zones=[WET])) + '\n# How it looks.\n[look]\ncloth = "navy"\n'
    values = tomllib.loads(head)
    del values["zones"]

    text = edited(head, values)

    assert tomllib.loads(text) == values
    assert "# How it looks.\n[look]" in text
