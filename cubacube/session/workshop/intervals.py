"""95 % intervals of figures."""

from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

from cubacube.session.workshop.sample import LEVEL, Sample, reach

Interval: TypeAlias = tuple[float, float]


def of_share(sample: Sample) -> Interval:
    """Return Wilson's interval of a share; every value is 0 or 1."""
    alone = sample.independent == len(sample.values)
    z = NormalDist().inv_cdf((1 + LEVEL) / 2) if alone else reach(sample.spare)
    count, share = sample.independent, sample.mean
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_mean(sample: Sample) -> Interval | None:
    """Return Student's interval of a mean; None if all values are equal."""
    if len(set(sample.values)) < 2:
        return None
    half = reach(sample.spare) * sqrt(sample.variance / sample.independent)
    return sample.mean - half, sample.mean + half


def of_difference_of_shares(one: Sample, other: Sample) -> Interval:
    """Return Newcombe's interval of the difference: the share of `other` minus that of `one`."""
    (low, high), (low2, high2) = of_share(one), of_share(other)
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
