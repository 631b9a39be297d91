"""95 % intervals of figures."""

from collections.abc import Callable
from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

from cubacube.session.workshop.sample import LEVEL, Sample, reach

Interval: TypeAlias = tuple[float, float]


_Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


def of_share(sample: Sample) -> Interval:
    """Return Wilson's interval of a share; every value is from 0 to 1."""
    return _wilson(sample.mean, sample.independent, _reach(sample))


def of_mean_share(sample: Sample) -> Interval:
    """Return an interval of a mean of shares, such as the shares of clean drives of some games.

    It is Wilson's, for as many values of 0 and 1 as have the same variance.
    """
    share, count = sample.mean, sample.independent
    if len(set(sample.values)) < 2:
        return _wilson(share, count, _Z)
    alone = share * (1 - share) * len(sample.values) / (len(sample.values) - 1)
    return _wilson(share, count * alone / sample.variance, reach(sample.spare))


def _wilson(share: float, count: float, z: float) -> Interval:
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_mean(sample: Sample) -> Interval | None:
    """Return Student's interval of a mean; None if all values are equal."""
    if len(set(sample.values)) < 2:
        return None
    half = reach(sample.spare) * sqrt(sample.variance / sample.independent)
    return sample.mean - half, sample.mean + half


def of_count(sample: Sample) -> Interval:
    """Return the score interval of a mean of counts (Poisson), which is never below 0.

    The counts are taken as that many Poisson events as have the same relative error, so
    that their variance need not be their mean.
    """
    mean = sample.mean
    varied = len(set(sample.values)) > 1
    of_mean = sample.variance / sample.independent if varied else mean / len(sample.values)
    events = mean * mean / of_mean if mean else 0.0
    per_event = of_mean / mean if mean else 1 / len(sample.values)
    z = _reach(sample)
    half = z * sqrt(events + z * z / 4)
    return per_event * (events + z * z / 2 - half), per_event * (events + z * z / 2 + half)


def of_difference(of: Callable[[Sample], Interval], one: Sample, other: Sample) -> Interval:
    """Return Newcombe's interval of a difference: the mean of `other` minus that of `one`.

    `of` is the interval of a single mean.
    """
    (low, high), (low2, high2) = of(one), of(other)
    down = sqrt((other.mean - low2) ** 2 + (high - one.mean) ** 2)
    up = sqrt((high2 - other.mean) ** 2 + (one.mean - low) ** 2)
    difference = other.mean - one.mean
    return difference - down, difference + up


def of_difference_of_means(one: Sample, other: Sample) -> Interval | None:
    """Return Welch's interval of the difference: the mean of `other` minus that of `one`.

    The result is None if a sample has fewer than two values, or if neither has any variance.
    """
    if min(len(one.values), len(other.values)) < 2:
        return None
    parts = [(each.variance / each.independent, each.spare) for each in (one, other)]
    total = sum(part for part, _spare in parts)
    if not total:
        return None
    spare = total**2 / sum(part**2 / spare for part, spare in parts)
    half = reach(spare) * sqrt(total)
    return other.mean - one.mean - half, other.mean - one.mean + half


def _reach(sample: Sample) -> float:
    """Return the half-width in standard errors: the normal one if values are independent."""
    return _Z if sample.independent == len(sample.values) else reach(sample.spare)
