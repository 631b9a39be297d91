"""How sure figures are: intervals that hold the true value 95 times in 100, by scipy.

Flicks on one table hang together: where it lies well all succeed. They tell as much as fewer
independent ones would; how many, is read off how much tables differ (Kish's design effect, with the
variance of a mean of clusters).
"""

from collections import defaultdict
from math import sqrt
from typing import Any, Final, TypeAlias

from cubacube.rules import frozen
from cubacube.shell.tuning.extras import extra

Interval: TypeAlias = tuple[float, float]

LEVEL: Final = 0.95
FEWEST_TABLES: Final = 5
"""Fewer do not tell how much they differ; then all flicks count as independent."""
_WHAT: Final = "an interval"


@frozen
class Sample:
    """Some values, each with the number of the table or game that it comes from."""

    values: tuple[float, ...]
    tables: tuple[int, ...]

    @property
    def mean(self) -> float:
        """Their mean; there are some."""
        return sum(self.values) / len(self.values)

    @property
    def variance(self) -> float:
        """How much they scatter; there are two."""
        mean = self.mean
        return sum((value - mean) ** 2 for value in self.values) / (len(self.values) - 1)

    @property
    def independent(self) -> float:
        """So many independent values would tell as much."""
        return len(self.values) / self._effect

    @property
    def spare(self) -> float:
        """What tells the scatter: all values but one, or all tables but one if they differ."""
        count = len(set(self.tables)) if self._effect > 1 else len(self.values)
        return count - 1

    @property
    def _effect(self) -> float:
        """How many of these values tell as much as an independent one."""
        excess: defaultdict[int, float] = defaultdict(float)
        mean = self.mean
        for value, table in zip(self.values, self.tables, strict=True):
            excess[table] += value - mean
        if len(excess) < FEWEST_TABLES or not self.variance:
            return 1.0
        of_tables = sum(each * each for each in excess.values()) / (1 - 1 / len(excess))
        effect = of_tables / (self.variance * len(self.values))
        # Of values that have tables of their own it is 1 but for rounding.
        return effect if effect > 1 + 1e-9 else 1.0


def of_share(sample: Sample) -> Interval:
    """Wilson's interval of a share; every value is 0 or 1.

    Raises:
        ExtraError: scipy is not installed.
    """
    alone = sample.independent == len(sample.values)
    z = float(_stats().norm.ppf((1 + LEVEL) / 2)) if alone else reach(sample.spare)
    count, share = sample.independent, sample.mean
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_mean(sample: Sample) -> Interval | None:
    """Student's interval of a mean; None for values that tell no spread.

    Raises:
        ExtraError: scipy is not installed.
    """
    if len(set(sample.values)) < 2:
        return None
    half = reach(sample.spare) * sqrt(sample.variance / sample.independent)
    return sample.mean - half, sample.mean + half


def of_difference_of_shares(one: Sample, other: Sample) -> Interval:
    """Newcombe's interval of the other share less the one.

    Raises:
        ExtraError: scipy is not installed.
    """
    (low, high), (low2, high2) = of_share(one), of_share(other)
    down = sqrt((other.mean - low2) ** 2 + (high - one.mean) ** 2)
    up = sqrt((high2 - other.mean) ** 2 + (one.mean - low) ** 2)
    difference = other.mean - one.mean
    return difference - down, difference + up


def of_difference_of_means(one: Sample, other: Sample) -> Interval | None:
    """Welch's interval of the other mean less the one; None for values that tell no spread.

    Raises:
        ExtraError: scipy is not installed.
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


def reach(spare: float) -> float:
    """So many standard errors to either side hold a mean or a value that was fitted; Student's.

    `spare` is how many measurements there were more than values.

    Raises:
        ExtraError: scipy is not installed.
    """
    return float(_stats().t.ppf((1 + LEVEL) / 2, spare))


def _stats() -> Any:
    return extra("scipy.stats", "tune", _WHAT)
