"""Zones that slope: closed forms, an independent fine integration, and the law of energy."""

from itertools import pairwise
from math import atan2, copysign, cos, degrees, hypot, inf, radians, sin, sqrt
from random import Random

import pytest

from cubacube.kit import sliding
from cubacube.kit.geometry import gap_to_shape_mm
from cubacube.kit.terrain import Disc, Polygon, border_gap_mm
from cubacube.rules import replace
from cubacube.table import Level, shoot
from cubacube.table.cloth import LEVER, coupled
from cubacube.table.level import Circle, Corner, RectangleShape, ZoneOfCloth
from cubacube.table.slope import SlopeFlight
from tests.table.park import GARDEN, free_of
from tests.table.setting import EDGE, LEVEL, at, ended, flick, open_case, overlap_mm, table
from tests.table.test_any_table import energy

G = LEVEL.cloth.gravity_mm_s2
HILL = ZoneOfCloth("Hill", "boards", 0.4, 12, -90, box=RectangleShape(160, 160, 320, 320))
STEEP = radians(12)
HOLDING, PULLING = 0.4 * G * cos(STEEP), G * sin(STEEP)


def with_zones(*zones: ZoneOfCloth) -> Level:
    return replace(LEVEL, zones=zones)


@pytest.mark.parametrize(("way", "braking"), [(90, HOLDING + PULLING), (-90, HOLDING - PULLING)])
def test_a_die_sent_straight_up_or_down_stops_where_its_energy_says(
    way: float, braking: float
) -> None:
    shot, film = shoot(table(at("VA", 160, 160)), flick("VA", way, 600), with_zones(HILL))

    far = copysign(600**2 / (2 * braking), way)
    assert ended(shot, "VA").y_mm == pytest.approx(160 + far, abs=0.0005)
    assert ended(shot, "VA").x_mm == pytest.approx(160, abs=0.0005)
    assert film.seconds == pytest.approx(600 / braking, abs=1e-6)


@pytest.mark.parametrize("way", [0, 37, 140, 179.5])
def test_a_pure_slide_follows_the_hodograph(way: float) -> None:
    """The time to rest is v (k + cos phi) / (g sin theta (k^2 - 1)); k is friction over pull."""
    _shot, film = shoot(table(at("VA", 160, 200)), flick("VA", way - 90, 500), with_zones(HILL))

    k, phi = HOLDING / PULLING, radians(way)
    assert film.seconds == pytest.approx(500 * (k + cos(phi)) / (PULLING * (k * k - 1)), abs=1e-4)
    # With u = tan(phi / 2), the speed is c u^k / sin phi.
    scale = 500 * sin(phi) / abs(sin(phi / 2) / cos(phi / 2)) ** k if way else 0.0
    for share in (0.2, 0.5, 0.8):
        _, _, _, vx, vy, _ = film.trajectory.own(0, share * film.seconds)
        turned = atan2(vx, -vy)  # from downhill
        if way:
            known = scale * abs(sin(turned / 2) / cos(turned / 2)) ** k / sin(turned)
            assert hypot(vx, vy) == pytest.approx(abs(known), rel=2e-4)


def fine(start: tuple[float, ...], slow: float, pull: float) -> tuple[float, float, float]:
    """Return where a die rests, by the middle rule in steps of 1/2000 of the motion's own time."""
    x, y, angle, vx, vy, spin = start

    def change(vx: float, vy: float, spin: float) -> tuple[float, float, float]:
        speed, rim = hypot(vx, vy), LEVER * EDGE * abs(spin)
        force, torque = coupled(speed, rim)
        drag = slow * force / speed if speed else 0.0
        return pull - drag * vx, -drag * vy, -copysign(slow * 6 * LEVER * torque / EDGE, spin)

    while (size := hypot(vx, vy, LEVER * EDGE * spin)) > 0.1:
        step = size / slow / 2000
        ax, ay, twist = change(vx, vy, spin)
        mx, my, turn = vx + step / 2 * ax, vy + step / 2 * ay, spin + step / 2 * twist
        ax, ay, twist = change(mx, my, turn)
        x, y, angle = x + step * mx, y + step * my, angle + step * turn
        vx, vy, spin = vx + step * ax, vy + step * ay, spin + step * twist
    return x, y, angle


@pytest.mark.parametrize(
    ("way", "speed", "spin", "slope"),
    [
        (90, 700, 0, 12),
        (100, 900, 60, 6),
        (178, 1200, -90, 16),
        (20, 400, 150, 10),
        (0, 0, 120, 17),
    ],
)
def test_a_slide_with_spin_agrees_with_a_fine_integration(
    way: float, speed: float, spin: float, slope: float
) -> None:
    slow, pull = 0.45 * G * cos(radians(slope)), G * sin(radians(slope))
    v = speed * cos(radians(way)), speed * sin(radians(way))
    start = 0.0, 0.0, 0.0, *v, float(spin)
    x, y, angle = SlopeFlight(0.0, start, slow, (pull, 0.0), EDGE).at(inf)[:3]
    assert (x, y, angle) == pytest.approx(fine(start, slow, pull), abs=0.0005)


def test_limits_of_the_braking_hold() -> None:
    start = 0.0, 0.0, 0.0, 300.0, 400.0, -70.0
    made = SlopeFlight(0.0, start, HOLDING, (PULLING, 0.0), EDGE)
    made.at(inf)
    for share in (0.0, 0.3, 0.6, 0.9):
        now = share * made.until_s
        until, least, most, least_twist, most_twist = made.brakes(now)
        assert now < until
        for part in range(9):
            _, _, _, vx, vy, spin = made.at(now + (until - now) * part / 8)
            force, torque = coupled(hypot(vx, vy), LEVER * EDGE * abs(spin))
            assert least <= HOLDING * force <= most
            assert least_twist <= HOLDING * 6 * LEVER / EDGE * torque <= most_twist


def test_a_path_that_bends_out_of_a_zone_goes_straight_from_its_border() -> None:
    """A die flicked across leaves the zone at its lower edge, wherever steps end."""
    hill = replace(HILL, box=RectangleShape(160, 200, 320, 60))
    ends = []
    for longest_s in (1 / 240, 1 / 2000):
        level = replace(with_zones(hill), steps=replace(LEVEL.steps, longest_s=longest_s))
        shot, film = shoot(table(at("VA", 60, 190)), flick("VA", 0, 900), level)
        assert film.trajectory.flights[0][1].start[1] == pytest.approx(170, abs=1e-6)
        assert type(film.trajectory.flights[0][1]) is not SlopeFlight
        ends.append((ended(shot, "VA").x_mm, ended(shot, "VA").y_mm))
    assert ends[0] == pytest.approx(ends[1], abs=0.0005)


def test_nothing_slopes_outside_the_area() -> None:
    hill = replace(HILL, downhill_deg=180, box=RectangleShape(300, 160, 200, 320))
    _shot, film = shoot(table(at("VA", 310, 160)), flick("VA", 0, 2000), with_zones(hill))
    assert film.trajectory.exits
    assert [type(each) is SlopeFlight for each in film.trajectory.flights[0]][:2] == [True, False]


def test_the_speed_for_a_way_counts_the_height() -> None:
    measures = with_zones(HILL).measures()
    for stop, braking in (((160, 260), HOLDING + PULLING), ((160, 60), HOLDING - PULLING)):
        speed = sliding.speed_over_mm_s((160, 160), stop, measures)
        assert speed == pytest.approx(sqrt(2 * braking * 100))


def test_distances_to_borders() -> None:
    assert border_gap_mm(Disc(0, 0, 5), (3, 0)) == 2
    assert border_gap_mm(Disc(0, 0, 5), (0, 9)) == 4
    square = Polygon(((0, 0), (4, 0), (4, 4), (0, 4)))
    assert border_gap_mm(square, (1, 2)) == 1
    assert border_gap_mm(square, (7, 8)) == 5


def sloping(rng: Random) -> Level:
    """Return a table with three slopes, as steep as their friction allows, and obstacles."""
    shapes = (
        {"circle": Circle(120, 200, 80)},
        {"box": RectangleShape(220, 120, 150, 120, rng.uniform(-180, 180))},
        {"polygon": tuple(Corner(x, y) for x, y in ((20, 30), (300, 60), (160, 120), (200, 290)))},
    )
    zones = []
    for shape in shapes:
        friction = rng.uniform(0.1, 0.9)
        steep = min(20.0, degrees(atan2(0.8 * friction, 1)))
        zones.append(ZoneOfCloth("Hill", "wet", friction, steep, rng.uniform(-180, 180), **shape))
    return replace(with_zones(*zones), obstacles=GARDEN)


@pytest.mark.parametrize("seed", range(40))
def test_energy_never_rises_on_slopes_and_nothing_overlaps(seed: int) -> None:
    rng = Random(seed)
    level = sloping(rng)
    layout = free_of(open_case(seed)[0], level)
    own = rng.choice(layout.dice)
    aside = rng.choice((0.0, rng.uniform(-5, 5)))
    wish = flick(own.die, rng.uniform(0, 359.9), rng.uniform(300, 2100), aside_mm=aside)

    shot, film = shoot(layout, wish, level)

    moments = film.trajectory.moments(1 / 60)
    energies = [energy(film.trajectory.at(t_s), level) for t_s in moments]
    assert all(b <= a * (1 + 1e-9) + 1e-6 for a, b in pairwise(energies))
    assert energies[-1] == 0
    assert overlap_mm(shot.rest) <= level.steps.contact_mm
    small = replace(level.measures(), edge_mm=EDGE - level.steps.contact_mm)
    assert all(gap_to_shape_mm(p, o.shape, small) > 0 for p in shot.rest for o in level.fixed)
