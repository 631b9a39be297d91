"""Each hit of a film has its time, its place and its impulse, read off the trajectory."""

from math import dist, pi

import pytest

from cubacube.scenes.cloth.impacts import impacts
from cubacube.table import shoot
from cubacube.table.level import ObstacleOfTable, RectangleShape
from tests.table.park import bollard, wall, with_obstacles
from tests.table.setting import EDGE, LEVEL, MEASURES, at, flick, table


def test_two_faces_meet_in_the_middle_of_what_they_share() -> None:
    layout = table(at("VA", 60, 160), at("R1", 120, 164))
    _shot, film = shoot(layout, flick("VA", 0, 1200), LEVEL)
    met, *_rest = impacts(film, LEVEL)

    assert (met.die, met.what) == (0, 1)
    assert (met.x_mm, met.y_mm) == pytest.approx((120 - EDGE / 2, 162), abs=0.1)
    assert film.trajectory.arriving(0, met.at_s)[3] == 0
    assert film.trajectory.own(0, met.at_s)[3] > 0, "the die moves from the time of the impact"
    assert met.vx_mm_s > 0, "the impulse is that on its die"


def test_a_corner_meets_a_wall_with_its_tip() -> None:
    level = with_obstacles(wall(200))
    _shot, film = shoot(table(at("VA", 100, 160, pi / 4)), flick("VA", 0, 1500), level)
    met, *_rest = impacts(film, level)

    assert met.what == "wall"
    assert (met.x_mm, met.y_mm) == pytest.approx((200, 160), abs=0.1)
    assert met.vx_mm_s < 0


def test_a_face_meets_a_disc_on_the_disc() -> None:
    level = with_obstacles(bollard(160, 160, 10))
    _shot, film = shoot(table(at("VA", 100, 160)), flick("VA", 0, 1500), level)
    met, *_rest = impacts(film, level)

    assert dist((met.x_mm, met.y_mm), (160, 160)) == pytest.approx(10, abs=0.1)


def test_two_obstacles_of_one_look_are_two_contacts() -> None:
    crates = (
        ObstacleOfTable("One", "crate", 0.2, 0.0, box=RectangleShape(140, 175, 20, 24)),
        ObstacleOfTable("Two", "crate", 0.2, 0.0, box=RectangleShape(140, 145, 20, 24)),
    )
    level = with_obstacles(*crates)
    _shot, film = shoot(table(at("VA", 100, 160)), flick("VA", 0, 1200), level)
    met = impacts(film, level)[:2]

    assert [each.what for each in met] == ["crate", "crate"]
    assert met[0].y_mm != pytest.approx(met[1].y_mm, abs=1)


def test_a_contact_lies_on_both_outlines() -> None:
    layout = table(at("VA", 60, 150, 0.4), at("R1", 120, 160, 1.1), at("B1", 160, 170, 0.2))
    _shot, film = shoot(layout, flick("VA", 5, 1600), LEVEL)

    for met in impacts(film, LEVEL):
        for die in (met.die, met.what):
            assert isinstance(die, int)
            x, y, *_rest = film.trajectory.own(die, met.at_s)
            away = dist((x, y), (met.x_mm, met.y_mm))
            assert MEASURES.half_mm - 0.1 <= away <= MEASURES.half_mm * 2**0.5
