"""The sounds of a film follow from its trajectory: who hits what, how hard, and where."""

from typing import Any

import pytest

from cubacube.kit.shot import Crossed, Left, gate
from cubacube.rules import replace
from cubacube.scenes.cloth.film_score import WIDE, film_score
from cubacube.scenes.cloth.impacts import impacts
from cubacube.scenes.sound.score import strength
from cubacube.table import flicked, shoot
from cubacube.table.level import Circle, ObstacleOfTable
from tests.table.park import bollard, with_obstacles
from tests.table.setting import LEVEL, at, flick, table

ALONE = table(at("VA", 60, 160))


@pytest.mark.parametrize(
    ("look", "stuff"),
    [
        ("bollard", "stone"),
        ("fountain", "stone"),
        ("wall", "stone"),
        ("stone", "stone"),
        ("crate", "wood"),
        ("palm", "wood"),
    ],
)
def test_an_obstacle_sounds_like_what_it_is_made_of(look: Any, stuff: str) -> None:
    level = with_obstacles(ObstacleOfTable("It", look, 0.5, 0.0, circle=Circle(130, 160, 10)))
    for speed, how in ((720, "soft"), (1500, "hard")):
        shot, film = shoot(ALONE, flick("VA", 0, speed), level)
        hits = [h.sound for h in film_score(film, shot, level).hits if 0 < h.at_s < 0.2]

        assert [each.what for each in impacts(film, level)] == [look]
        assert hits[0] == f"{stuff}_{how}_1"


def test_without_an_obstacle_in_the_way_there_is_none_to_hear() -> None:
    level = with_obstacles(bollard(250, 300))
    shot, film = shoot(ALONE, flick("VA", 0, 900), level)

    assert impacts(film, level) == ()
    assert [hit.sound for hit in film_score(film, shot, level).hits] == ["flick_hard"]


def test_one_impact_of_two_corners_is_one_hit() -> None:
    layout = table(at("VA", 60, 160), at("R1", 120, 160))
    shot, film = shoot(layout, flick("VA", 0, 1200), LEVEL)
    found = impacts(film, LEVEL)

    assert len(film.trajectory.impulses) >= len(found) == 1
    speed = film.trajectory.arriving(1, found[0].at_s)[3]
    assert found[0].change_mm_s == pytest.approx(speed * (1 + 0.25) / 2, rel=0.05)
    assert [h.sound[:-2] for h in film_score(film, shot, LEVEL).hits] == ["flick_ha", "die_hard"]


def test_a_die_that_pushes_another_along_hits_it_once() -> None:
    layout = table(at("VA", 60, 160), at("R1", 76.3, 160))
    shot, film = shoot(layout, flick("VA", 0, 1600), LEVEL)
    hits = [hit for hit in film_score(film, shot, LEVEL).hits if hit.sound.startswith("die")]

    assert len(hits) == 1


def test_volume_and_side_follow_the_impact() -> None:
    assert 0 < strength(50) < strength(300) < strength(1200) == strength(5000) == 1.0

    for x_mm in (20.0, 260.0):
        layout = table(at("VA", x_mm, 160), at("R1", x_mm + 25, 160))
        shot, film = shoot(layout, flick("VA", 0, 800), LEVEL)
        hit = next(h for h in film_score(film, shot, LEVEL).hits if h.sound.startswith("die"))
        (met,) = impacts(film, LEVEL)
        assert hit.pan == pytest.approx(WIDE * (2 * met.x_mm / 320 - 1))
        assert hit.volume == strength(met.change_mm_s)


def test_a_soft_flick_is_quieter_than_a_hard_one() -> None:
    def first(speed: float) -> tuple[str, float]:
        shot, film = shoot(ALONE, flick("VA", 0, speed), LEVEL)
        hit = film_score(film, shot, LEVEL).hits[0]
        assert hit.at_s == 0.0
        return hit.sound, hit.volume

    assert first(200)[0] == "flick_soft"
    assert first(2000)[0] == "flick_hard"
    assert first(200)[1] < first(800)[1] < first(2000)[1] <= 1.0


def test_sliding_ends_when_the_last_die_rests_or_has_left() -> None:
    shot, film = shoot(table(at("VA", 300, 160)), flick("VA", 0, 2000), LEVEL)
    score = film_score(film, shot, LEVEL)

    assert any(isinstance(event, Left) for event in shot.events)
    assert score.slide(0.005).volume > 0.8
    assert score.slide(film.seconds).volume == 0.0
    assert score.slide(film.seconds + 1).volume == 0.0


def test_a_void_flick_is_silent() -> None:
    short = replace(LEVEL, steps=replace(LEVEL.steps, longest_flick_s=0.01))
    shot, film = flicked(ALONE, flick("VA", 0, 1500), short)

    assert shot.void
    assert film_score(film, shot, short).hits == ()
    assert film_score(film, shot, short).slide(0.0).volume == 0.0


def test_a_crossing_chimes_when_it_is_made_if_it_counts() -> None:
    layout = table(at("VA", 60, 160), at("R1", 120, 130), at("B1", 120, 190))
    shot, film = shoot(layout, flick("VA", 0, 1400, gate("R1", "B1")), LEVEL)
    (crossed,) = (event for event in shot.events if isinstance(event, Crossed))
    chimes = [
        h.at_s for h in film_score(film, shot, LEVEL, crossed=True).hits if h.sound == "chime"
    ]

    assert chimes == [crossed.at_s]
    assert "chime" not in [h.sound for h in film_score(film, shot, LEVEL).hits]
