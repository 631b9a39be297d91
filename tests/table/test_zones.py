"""Zones of other cloth: closed forms for any steps; the centre decides the zone."""

from math import cos, radians, sin, sqrt

import pytest

from cubacube.kit.terrain import Disc, Polygon, border_mm, borders_mm, holds
from cubacube.rules import replace
from cubacube.table import shoot
from cubacube.table.level import Circle, Corner, Level, RectangleShape, ZoneOfCloth
from tests.table.setting import LEVEL, at, ended, finer, flick, table

G = LEVEL.cloth.gravity_mm_s2
BARE = LEVEL.cloth.friction


def stripe(friction: float, low: float, high: float) -> ZoneOfCloth:
    """Return a zone between two x."""
    box = RectangleShape((low + high) / 2, 160, high - low, 400)
    return ZoneOfCloth("Stripe", "wet", friction, box=box)


def with_zones(*zones: ZoneOfCloth, level: Level = LEVEL) -> Level:
    return replace(level, zones=zones)


def stop_mm(speed: float, *stretches: tuple[float, float]) -> float:
    """Return how far a die slides over stretches of (friction, length)."""
    energy, far = speed * speed / 2, 0.0
    for friction, length in stretches:
        need = friction * G * length
        if need >= energy:
            return far + energy / (friction * G)
        energy, far = energy - need, far + length
    raise AssertionError("the last stretch has no end")


SLIDES = [
    (900, 0.1, 100.0, 160.0),
    (900, 1.2, 100.0, 160.0),
    (700, 0.6, 61.0, 61.5),
    (400, 0.05, 90.0, 300.0),
    (250, 1.5, 70.0, 75.0),
]


@pytest.mark.parametrize(("speed", "friction", "low", "high"), SLIDES)
@pytest.mark.parametrize("times", [1, 7])
def test_a_slide_through_a_zone_is_as_long_as_energy_says(
    speed: float, friction: float, low: float, high: float, times: int
) -> None:
    level = with_zones(stripe(friction, low, high), level=finer(LEVEL, times))
    shot, _film = shoot(table(at("VA", 60, 160)), flick("VA", 0, speed), level)

    far = stop_mm(speed, (BARE, low - 60), (friction, high - low), (BARE, 1e9))
    assert ended(shot, "VA").x_mm == pytest.approx(60 + far, abs=0.001)


def test_in_a_circle_the_chord_counts() -> None:
    level = with_zones(ZoneOfCloth("Pond", "ice", 0.1, circle=Circle(160, 160, 40)))
    y = 160 + 40 * 0.6  # a chord of 64 mm
    shot, _film = shoot(table(at("VA", 60, y)), flick("VA", 0, 700), level)

    far = stop_mm(700, (BARE, 100 - 32), (0.1, 64), (BARE, 1e9))
    assert ended(shot, "VA").x_mm == pytest.approx(60 + far, abs=0.001)


def test_a_polygon_is_met_at_its_slanting_edge() -> None:
    corners = tuple(Corner(x, y) for x, y in ((100, 100), (300, 100), (300, 300), (150, 300)))
    level = with_zones(ZoneOfCloth("Square", "sand", 1.1, polygon=corners))
    shot, _film = shoot(table(at("VA", 40, 180)), flick("VA", 0, 800), level)

    edge = 100 + 50 * 80 / 200
    far = stop_mm(800, (BARE, edge - 40), (1.1, 1e9))
    assert ended(shot, "VA").x_mm == pytest.approx(40 + far, abs=0.001)


def test_the_zone_on_top_counts() -> None:
    level = with_zones(stripe(1.4, 80, 300), stripe(0.1, 100, 140))
    shot, _film = shoot(table(at("VA", 60, 160)), flick("VA", 0, 700), level)

    far = stop_mm(700, (BARE, 20), (1.4, 20), (0.1, 40), (1.4, 1e9))
    assert ended(shot, "VA").x_mm == pytest.approx(60 + far, abs=0.001)


def test_a_zone_of_the_same_cloth_changes_nothing_but_rounding() -> None:
    layout = table(at("VA", 60, 150, 0.3))
    for way in range(-20, 21, 4):
        hit = flick("VA", way, 1000, aside_mm=2)
        with_zone = shoot(layout, hit, with_zones(stripe(BARE, 90, 130)))[0]
        without = shoot(layout, hit, LEVEL)[0]
        for one, two in zip(with_zone.rest, without.rest, strict=True):
            assert (one.x_mm, one.y_mm) == pytest.approx((two.x_mm, two.y_mm), abs=0.05)


def test_a_spinning_die_goes_through_a_zone_the_same_way_in_finer_steps() -> None:
    zones = stripe(0.1, 90, 130), stripe(1.2, 150, 170)
    hit = flick("VA", 3, 900, aside_mm=4)
    ends = [
        ended(
            shoot(table(at("VA", 60, 160)), hit, with_zones(*zones, level=finer(LEVEL, times)))[0],
            "VA",
        )
        for times in (1, 4, 16)
    ]
    assert (ends[0].x_mm, ends[0].y_mm) == pytest.approx((ends[2].x_mm, ends[2].y_mm), abs=0.1)
    assert (ends[1].x_mm, ends[1].y_mm) == pytest.approx((ends[2].x_mm, ends[2].y_mm), abs=0.03)


def test_a_turned_table_turns_the_end() -> None:
    turn = radians(37)
    c, s = cos(turn), sin(turn)

    def turned(x: float, y: float) -> tuple[float, float]:
        return 160 + c * (x - 160) - s * (y - 160), 160 + s * (x - 160) + c * (y - 160)

    plain = with_zones(ZoneOfCloth("Street", "wet", 0.1, box=RectangleShape(150, 160, 40, 500)))
    slant = with_zones(
        ZoneOfCloth(
            "Street", "wet", 0.1, box=RectangleShape(*turned(150, 160), 40, 500, angle_deg=37)
        )
    )
    one = ended(shoot(table(at("VA", 90, 160)), flick("VA", 0, 600), plain)[0], "VA")
    start = at("VA", *turned(90, 160), turn)
    two = ended(shoot(table(start), flick("VA", 37, 600), slant)[0], "VA")

    assert (two.x_mm, two.y_mm) == pytest.approx(turned(one.x_mm, one.y_mm), abs=0.01)


def test_border_and_inside_of_shapes() -> None:
    disc, square = Disc(0, 0, 5), Polygon(((0, 0), (4, 0), (4, 4), (0, 4)))
    assert holds(disc, (3, 3))
    assert not holds(disc, (4, 4))
    assert holds(square, (1, 3))
    assert not holds(square, (5, 3))
    assert sorted(borders_mm(disc, (-10, 0), (1, 0))) == [5, 15]
    assert sorted(borders_mm(square, (-1, 2), (1, 0))) == [1, 5]
    assert list(borders_mm(square, (-1, 9), (1, 0))) == []
    level = with_zones(stripe(0.2, 10, 20))
    assert border_mm(level.terrain, (0, 0), (1, 0)) == 10
    assert border_mm(level.terrain, (10, 0), (1, 0)) == 10
    assert border_mm(level.terrain, (0, 0), (sqrt(0.5), sqrt(0.5))) == pytest.approx(10 * sqrt(2))
