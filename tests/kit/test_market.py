"""Prices on the black market."""

import pytest

from cubacube.kit.market import prices


@pytest.mark.parametrize(
    ("sold", "wanted"),
    [
        ((0, 0, 0, 0, 0), (1000, 1000, 1000, 1000, 1000)),
        ((3, 2, 2, 1, 0), (1000, 2000, 2000, 3000, 4000)),
        ((5, 2, 0, 0, 0), (1000, 2000, 3000, 3000, 3000)),
        ((0, 1, 2, 3, 4), (5000, 4000, 3000, 2000, 1000)),
    ],
)
def test_the_kind_sold_most_is_worth_least_and_equal_numbers_cost_the_same(
    sold: tuple[int, ...], wanted: tuple[int, ...]
) -> None:
    assert prices(sold) == wanted


def test_by_difference_every_card_sold_less_is_a_step_up_to_the_highest_price() -> None:
    assert prices((3, 2, 1, 0, 3), by_difference=True) == (1000, 2000, 3000, 4000, 1000)
    assert prices((9, 7, 5, 0, 9), by_difference=True) == (1000, 3000, 5000, 5000, 1000)
