"""The fast geometry of hot loops against the simple geometry of the rules."""

from math import cos, hypot, sin
from random import Random

import pytest

from cubacube.kit.geometry import gap_mm, gap_to_card_mm
from cubacube.kit.shot import CityCard
from cubacube.rules import replace
from cubacube.table.distances import card_gap, square_gap
from tests.table.setting import MEASURES, at

SHARP = replace(MEASURES, edge_mm=13.0, corner_mm=0.0)


@pytest.mark.parametrize("seed", range(20))
def test_gaps_between_squares_agree_with_the_rules(seed: int) -> None:
    rng = Random(seed)
    for _ in range(50):
        x, y, a, b = (rng.uniform(-20, 20) for _ in range(4))
        one, other = (3.0, 5.0, a, 0.0, 0.0, 0.0), (3 + x, 5 + y, b, 0.0, 0.0, 0.0)

        gap, nx, ny = square_gap(one, other, 6.5)

        assert max(0.0, gap) == pytest.approx(
            gap_mm(at("A", 3, 5, a), at("B", 3 + x, 5 + y, b), SHARP), abs=1e-9
        )
        assert hypot(nx, ny) == pytest.approx(1)
        assert nx * x + ny * y >= 0
        # Moving the other square along the normal opens the gap by the same amount.
        moved = (3 + x + nx, 5 + y + ny, b, 0.0, 0.0, 0.0)
        if gap > 0:
            assert square_gap(one, moved, 6.5)[0] == pytest.approx(gap + 1, abs=1e-9)
        assert square_gap(moved, one, 6.5)[0] == square_gap(one, moved, 6.5)[0]


def test_overlap_is_told_as_a_negative_gap() -> None:
    assert square_gap((0, 0, 0, 0, 0, 0), (12, 3, 0, 0, 0, 0), 6.5) == (-1.0, 1.0, 0.0)


@pytest.mark.parametrize("seed", range(10))
def test_gaps_to_cards_agree_with_the_rules(seed: int) -> None:
    rng = Random(seed)
    card = CityCard("Habana", 10, 20, 40, 30)
    for _ in range(50):
        x, y, a = rng.uniform(-10, 70), rng.uniform(0, 70), rng.uniform(-4, 4)

        gap = card_gap(x, y, a, 6.5, (30, 35, 20, 15))

        assert max(0.0, gap) == pytest.approx(
            gap_to_card_mm(at("A", x, y, a), card, SHARP), abs=1e-9
        )


def test_a_die_deep_in_a_card_is_as_deep_as_its_way_out() -> None:
    # Half a card minus the centre's offset, and the half extent of the rotated die.
    reach = 6.5 * (cos(0.3) + sin(0.3))
    assert card_gap(28, 0, 0.3, 6.5, (0, 0, 30, 30)) == pytest.approx(28 - 30 - reach)
