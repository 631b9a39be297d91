"""The fast geometry of obstacles against the simple geometry of the rules."""

from math import cos, hypot, pi, sin
from random import Random

import pytest

from cubacube.kit.geometry import gap_to_shape_mm
from cubacube.kit.terrain import Disc, Polygon, Shape, holds
from cubacube.rules import replace
from cubacube.table.outlines import outline
from tests.table.setting import MEASURES, at

SHARP = replace(MEASURES, edge_mm=13.0, corner_mm=0.0)
HALF = 6.5


def convex(rng: Random) -> Polygon:
    """Return corners on an ellipse, in either orientation."""
    count, turn = rng.randrange(3, 9), rng.choice((1, -1))
    wide, high = rng.uniform(3, 40), rng.uniform(3, 40)
    ways = sorted(rng.uniform(0, 2 * pi) for _ in range(count))
    return Polygon(tuple((wide * cos(a), high * sin(a)) for a in ways[::turn]))


def shapes(seed: int) -> tuple[Shape, ...]:
    rng = Random(seed)
    return Disc(rng.uniform(-3, 3), 2.0, rng.uniform(2, 30)), convex(rng)


@pytest.mark.parametrize("seed", range(40))
def test_gaps_to_obstacles_agree_with_the_rules(seed: int) -> None:
    rng = Random(seed)
    for shape in shapes(seed):
        for _ in range(50):
            x, y, angle = rng.uniform(-50, 50), rng.uniform(-50, 50), rng.uniform(-4, 4)

            gap, nx, ny = outline(shape).from_square(x, y, angle, HALF)

            plain = gap_to_shape_mm(at("A", x, y, angle), shape, SHARP)
            assert max(0.0, gap) == pytest.approx(plain, abs=1e-9)
            assert hypot(nx, ny) == pytest.approx(1)
            # A move away opens the gap by the same amount; the reported distance leads out.
            moved = outline(shape).from_square(x + nx, y + ny, angle, HALF)[0]
            if gap > 0:
                assert moved == pytest.approx(gap + 1, abs=1e-9)
            else:
                out = at("A", x - nx * gap, y - ny * gap, angle)
                assert gap_to_shape_mm(out, shape, SHARP) == pytest.approx(0, abs=1e-9)
                beyond = replace(out, x_mm=out.x_mm + nx, y_mm=out.y_mm + ny)
                assert gap_to_shape_mm(beyond, shape, SHARP) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("seed", range(40))
def test_gaps_to_points_are_those_of_tiny_squares(seed: int) -> None:
    rng = Random(seed)
    for shape in shapes(seed):
        for _ in range(50):
            x, y = rng.uniform(-50, 50), rng.uniform(-50, 50)

            gap, nx, ny = outline(shape).from_point(x, y)

            tiny = outline(shape).from_square(x, y, 0.3, 1e-9)
            assert gap == pytest.approx(tiny[0], abs=1e-6)
            assert (gap > 0) is not holds(shape, (x, y))
            assert (nx, ny) == pytest.approx(tiny[1:], abs=1e-5)


def test_a_square_round_the_middle_of_a_disc_goes_out_over_its_nearest_edge() -> None:
    disc = outline(Disc(2, 1, 3))

    assert disc.from_square(0, 0, 0.0, HALF) == (2 - HALF - 3, -1.0, 0.0)
    assert disc.from_square(3.5, 3, 0.0, HALF) == (2 - HALF - 3, 0.0, 1.0)
    assert disc.from_square(2, 1, pi / 2, HALF)[0] == -HALF - 3
