"""Intervals agree with published examples and have the right coverage."""

from random import Random

import pytest

from cubacube.session import extras
from cubacube.session.workshop import intervals
from cubacube.session.workshop.sample import Sample, reach
from cubacube.shell.tuning.figures import Kind, Measured

KINDS: tuple[Kind, ...] = ("share", "mean share", "count")


def sample(*values: float) -> Sample:
    """Return a sample of independent values."""
    return Sample(values, tuple(range(len(values))))


def share(part: int, count: int) -> Sample:
    return sample(*(number < part for number in range(count)))


def test_a_share_has_wilsons_interval() -> None:
    # Newcombe 1998, "Two-sided confidence intervals for the single proportion", method 3.
    assert intervals.of_share(share(81, 263)) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert intervals.of_share(share(15, 148)) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert intervals.of_share(share(0, 20)) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert intervals.of_share(share(1, 29)) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_two_shares_differ_by_newcombes_interval() -> None:
    # Newcombe 1998, "Interval estimation for the difference between independent proportions",
    # method 10.
    found = intervals.of_difference(intervals.of_share, share(48, 80), share(56, 70))
    assert found == pytest.approx((0.0524, 0.3339), abs=5e-5)
    found = intervals.of_difference(intervals.of_share, share(3, 10), share(9, 10))
    assert found == pytest.approx((0.1705, 0.8090), abs=5e-5)


def test_a_mean_has_students_interval() -> None:
    # t with 4 degrees of freedom: 2.7764; the deviation of 1 to 5 is the root of 2.5.
    found = intervals.of_mean(sample(1, 2, 3, 4, 5))
    assert found == pytest.approx((3 - 1.96324, 3 + 1.96324), abs=1e-5)
    assert intervals.of_mean(sample(2, 2, 2)) is None
    assert intervals.of_mean(sample(2)) is None


def test_a_count_has_poissons_interval() -> None:
    # The score interval for 0, 3 and 10 events: x + z^2/2 -+ z sqrt(x + z^2/4), z = 1.96.
    for events, low, high in ((0, 0.0, 3.8415), (3, 1.0203, 8.8212), (10, 5.4321, 18.4093)):
        found = intervals.of_count(share(events, 100_000))
        assert found == pytest.approx((low / 100_000, high / 100_000), rel=2e-3)
    assert intervals.of_count(sample(1, 1, 1)) == pytest.approx((1.0203 / 3, 8.8212 / 3), rel=1e-3)


def test_counts_that_hang_together_and_vary_much_hold_the_true_mean() -> None:
    rng = Random(2)

    def on_tables() -> Sample:
        values, tables = [], []
        for table in range(25):
            often = rng.gammavariate(2, 0.005)  # 0.01 on average
            values += [rng.choice((1.0, 2.0)) * (rng.random() < often / 1.5) for _ in range(40)]
            tables += [table] * 40
        return Sample(tuple(values), tuple(tables))

    found = [intervals.of_count(on_tables()) for _ in range(300)]

    assert all(0 <= low < high for low, high in found)
    assert 0.91 < sum(low <= 0.01 <= high for low, high in found) / 300 <= 1


def test_no_figure_of_flicks_and_games_has_an_interval_below_zero() -> None:
    rare = sample(*(number == 7 for number in range(100)))
    for kind in KINDS:
        told = Measured("rare", rare, kind).entry()
        assert 0 <= told["low"] < 0.01 < told["high"] < 0.06
        none = Measured("none", share(0, 100), kind).entry()
        assert none["value"] == none["low"] == 0 < none["high"] < 0.04
        less = Measured("none", share(0, 100), kind).less(Measured("rare", rare, kind))
        assert less["low"] < -0.01 < less["high"]


def test_shares_of_games_stay_between_0_and_1() -> None:
    told = Measured("clean_per_drive", sample(1.0, 1.0, 0.5, 1.0), "mean share").entry()

    assert 0 < told["low"] < 0.875 < told["high"] <= 1
    alike = Measured("clean_per_drive", sample(*(0.8, 0.84, 0.88) * 4), "mean share").entry()
    assert 0.8 < alike["low"] < 0.84 < alike["high"] < 0.88
    assert intervals.of_mean_share(sample(1.0, 1.0))[1] == 1


def test_two_means_differ_by_welchs_interval() -> None:
    # Equal variances and sizes: Student's t with 8 degrees of freedom, 2.3060 times 1.
    found = intervals.of_difference_of_means(sample(1, 2, 3, 4, 5), sample(2, 3, 4, 5, 6))
    assert found == pytest.approx((1 - 2.30600, 1 + 2.30600), abs=1e-4)
    assert intervals.of_difference_of_means(sample(1, 1), sample(2, 2)) is None
    assert intervals.of_difference_of_means(sample(1), sample(2, 3)) is None


def test_values_that_hang_together_count_less() -> None:
    alone = tuple(range(60))
    mixed = Sample((0.0, 1.0) * 30, tuple(number // 6 for number in range(60)))
    alike = Sample((0.0,) * 30 + (1.0,) * 30, tuple(number // 6 for number in range(60)))

    assert Sample(alike.values, alone).independent == pytest.approx(60, rel=0.02)
    assert mixed.independent == 60
    assert alike.independent == pytest.approx(9, rel=0.02)  # ten tables, minus one for the mean
    few = Sample(alike.values, tuple(number // 15 for number in range(60)))
    assert few.independent == 60  # four tables are too few to estimate the variance


def test_intervals_hold_the_true_share_on_tables_that_differ() -> None:
    rng = Random(1)

    def on_tables() -> Sample:
        values, tables = [], []
        for table in range(25):
            easy = rng.betavariate(4, 6)  # 0.4 on average
            values += [float(rng.random() < easy) for _ in range(40)]
            tables += [table] * 40
        return Sample(tuple(values), tuple(tables))

    samples = [on_tables() for _ in range(300)]
    held = [low <= 0.4 <= high for low, high in map(intervals.of_share, samples)]
    naive = [intervals.of_share(sample(*each.values)) for each in samples]

    assert 0.91 < sum(held) / 300 < 0.99
    assert sum(low <= 0.4 <= high for low, high in naive) / 300 < 0.75


def test_a_figure_is_told_with_its_interval() -> None:
    told = Measured("clean", sample(1, 0, 1, 1), "share").entry()
    assert (told["count"], told["value"]) == (4, 0.75)
    assert told["low"] < 0.75 < told["high"]
    assert Measured("clean", sample(), "share").entry() == {"count": 0}

    one = Measured("clean", share(3, 4), "share")
    assert Measured("clean", share(0, 4), "share").less(one)["difference"] == -0.75
    assert Measured("clean", sample(), "share").less(one) == {}


def test_intervals_need_no_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    found = Measured("clean", share(3, 4), "share")

    assert {"low", "high"} <= found.entry().keys()
    assert {"low", "high"} <= found.less(found).keys()


@pytest.mark.parametrize("spare", [1, 1.7, 2, 3, 7.5, 15, 299, 20_000])
def test_the_reach_is_students(spare: float) -> None:
    from scipy.stats import t  # slow, and every process reads this file

    assert reach(spare) == pytest.approx(float(t.ppf(0.975, spare)), rel=1e-7)
