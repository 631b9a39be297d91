"""[1.3, 5.2] The 24 ways a die can lie."""

from math import pi

import pytest

from cubacube.kit.orientation import (
    FACES,
    ORIENTATIONS,
    Face,
    Way,
    heading_rad,
    rolled,
    top,
    turned_over,
)
from cubacube.kit.shot import Pose
from tests.kit.builders import cards

WAYS: tuple[Way, ...] = ("north", "south", "east", "west")
BACK: dict[Way, Way] = {"north": "south", "south": "north", "east": "west", "west": "east"}


def test_there_are_24_different_ways_and_the_first_is_as_printed() -> None:
    assert len(set(ORIENTATIONS)) == len(ORIENTATIONS) == 24
    assert ORIENTATIONS[0] == (0, 1, 2, 3, 4, 5)
    assert {tuple(sorted(faces)) for faces in ORIENTATIONS} == {(0, 1, 2, 3, 4, 5)}


def test_each_face_looks_up_in_four_of_them() -> None:
    tops = [top(number) for number in range(24)]

    assert {tops.count(face) for face in FACES} == {4}


@pytest.mark.parametrize("first", range(24))
def test_a_die_that_is_turned_over_six_times_has_shown_each_face(first: int) -> None:
    seen, now = [], first
    for _ in FACES:
        now = turned_over(now)
        seen.append(top(now))

    assert {*seen} == {*FACES}
    assert seen[-1] == top(first)


@pytest.mark.parametrize(
    ("way", "up"), [("east", "west"), ("west", "east"), ("north", "south"), ("south", "north")]
)
def test_rolling_over_brings_the_opposite_side_up(way: Way, up: Face) -> None:
    assert top(rolled(0, way)) == up


def test_rolling_east_turns_top_to_east_and_keeps_the_axis() -> None:
    faces = ORIENTATIONS[rolled(0, "east")]

    assert [FACES[face] for face in faces] == ["west", "east", "north", "south", "top", "bottom"]


def test_rolling_north_turns_top_to_north_and_keeps_the_axis() -> None:
    faces = ORIENTATIONS[rolled(0, "north")]

    assert [FACES[face] for face in faces] == ["south", "north", "top", "bottom", "east", "west"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("start", range(24))
def test_four_quarters_and_there_and_back_change_nothing(start: int, way: Way) -> None:
    assert rolled(start, way, 4) == rolled(start, way, 0) == start
    assert rolled(rolled(start, way), BACK[way]) == start
    assert rolled(start, way, 3) == rolled(start, BACK[way])
    assert rolled(start, way, 2) == rolled(rolled(start, way), way)
    assert rolled(start, way, 5) == rolled(start, way)


def test_opposite_faces_stay_opposite() -> None:
    for up, down, north, south, east, west in ORIENTATIONS:
        assert {frozenset((up, down)), frozenset((north, south)), frozenset((east, west))} == {
            frozenset((0, 1)),
            frozenset((2, 3)),
            frozenset((4, 5)),
        }


def heading(orientation: int, angle_rad: float = 0.0) -> float:
    wheels = cards().vehicle_dice[0].wheels_toward
    return heading_rad(Pose("VA", 0, 0, angle_rad, orientation), wheels)


def test_the_wheels_of_a_die_as_printed_look_south() -> None:
    assert heading(0) == pytest.approx(-pi / 2)


def test_the_wheels_turn_with_the_die() -> None:
    assert heading(0, pi / 2) == pytest.approx(0)
    assert heading(0, pi) == pytest.approx(pi / 2)


def test_the_wheels_of_the_other_faces() -> None:
    # After a roll to the east, the west face is on top; its wheels face down, the new west.
    assert heading(rolled(0, "east")) == pytest.approx(pi)
    assert heading(rolled(0, "west")) == pytest.approx(0)
    assert heading(rolled(0, "north")) == pytest.approx(-pi / 2)
    assert heading(rolled(0, "south")) == pytest.approx(pi / 2)


def test_every_way_of_lying_has_one_of_four_headings() -> None:
    headings = [round(heading(number) / (pi / 2)) % 4 for number in range(24)]

    assert {headings.count(each) for each in range(4)} == {6}
