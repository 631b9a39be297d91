"""Intervals agree with published examples; figures are shares and means with their intervals."""

import pytest

from cubacube.shell.tuning import extras, intervals
from cubacube.shell.tuning.figures import Measured


def test_a_share_has_wilsons_interval() -> None:
    # Newcombe 1998, "Two-sided confidence intervals for the single proportion", method 3.
    assert intervals.of_share(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert intervals.of_share(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert intervals.of_share(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert intervals.of_share(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_two_shares_differ_by_newcombes_interval() -> None:
    # Newcombe 1998, "Interval estimation for the difference between independent proportions",
    # method 10.
    found = intervals.of_difference_of_shares((48, 80), (56, 70))
    assert found == pytest.approx((0.0524, 0.3339), abs=5e-5)
    found = intervals.of_difference_of_shares((3, 10), (9, 10))
    assert found == pytest.approx((0.1705, 0.8090), abs=5e-5)


def test_a_mean_has_students_interval() -> None:
    # t with 4 degrees of freedom: 2.7764; the deviation of 1 to 5 is the root of 2.5.
    low, high = intervals.of_mean([1, 2, 3, 4, 5]) or (0, 0)
    assert (low, high) == pytest.approx((3 - 1.96324, 3 + 1.96324), abs=1e-5)
    assert intervals.of_mean([2, 2, 2]) is None
    assert intervals.of_mean([2]) is None


def test_two_means_differ_by_welchs_interval() -> None:
    # Equal spread and number: as Student's with 8 degrees of freedom, 2.3060 times 1.
    found = intervals.of_difference_of_means([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
    assert found == pytest.approx((1 - 2.30600, 1 + 2.30600), abs=1e-4)
    assert intervals.of_difference_of_means([1, 1], [2, 2]) is None
    assert intervals.of_difference_of_means([1], [2, 3]) is None


def test_a_figure_is_told_with_its_interval() -> None:
    share = Measured("clean", (1, 0, 1, 1), is_share=True)
    told = share.told()
    assert (told["count"], told["value"]) == (4, 0.75)
    assert told["low"] < 0.75 < told["high"]
    assert Measured("clean", (), is_share=True).told() == {"count": 0}

    other = Measured("clean", (0, 0, 0, 0), is_share=True)
    assert other.less(share)["difference"] == -0.75
    assert Measured("clean", (), is_share=True).less(share) == {}


def test_without_scipy_figures_are_raw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    share = Measured("clean", (1, 0, 1, 1), is_share=True)

    assert share.told() == {"count": 4, "value": 0.75}
    assert share.less(share) == {"difference": 0}
