"""Statistics of correlated flicks: mean, error and effective sample size.

Flicks on one table are correlated: on an easy table, all of them succeed. So they carry
less information than the same number of independent flicks. Kish's design effect says
how much less. It is estimated from the differences between tables. For this, each table is
a cluster, and the formula for the variance of a mean of clusters is used.
"""

from collections import defaultdict
from functools import cache
from math import exp, lgamma, log1p, pi, sqrt
from statistics import NormalDist

from cubacube.rules import frozen

LEVEL = 0.95
"""Confidence level of an interval."""
FEWEST_TABLES = 5
"""Minimum number of tables for estimating the differences between tables.

With fewer tables, all flicks count as independent.
"""

_EXACT, _SLICES = 1e-9, 1000


@frozen
class Sample:
    """Some values, each with the number of its table or game."""

    values: tuple[float, ...]
    tables: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean; it needs at least one value."""
        return sum(self.values) / len(self.values)

    @property
    def variance(self) -> float:
        """The variance; it needs at least two values."""
        mean = self.mean
        return sum((value - mean) ** 2 for value in self.values) / (len(self.values) - 1)

    @property
    def independent(self) -> float:
        """The effective sample size: the number of independent values with the same information."""
        return len(self.values) / self._effect

    @property
    def spare(self) -> float:
        """The degrees of freedom for an interval.

        This is the number of tables minus 1 if the design effect is above 1. Otherwise it
        is the number of values minus 1.
        """
        count = len(set(self.tables)) if self._effect > 1 else len(self.values)
        return count - 1

    @property
    def _effect(self) -> float:
        """The design effect: the number of values divided by the effective sample size."""
        excess: defaultdict[int, float] = defaultdict(float)
        mean = self.mean
        for value, table in zip(self.values, self.tables, strict=True):
            excess[table] += value - mean
        if len(excess) < FEWEST_TABLES or not self.variance:
            return 1.0
        of_tables = sum(each * each for each in excess.values()) / (1 - 1 / len(excess))
        effect = of_tables / (self.variance * len(self.values))
        # If every value has its own table, the effect is 1 apart from rounding.
        return effect if effect > 1 + 1e-9 else 1.0


@cache
def reach(spare: float) -> float:
    """Return the half-width of an interval in standard errors (Student's t).

    `spare` is the number of degrees of freedom: the number of measurements minus the
    number of fitted values.
    """
    scale = exp(lgamma((spare + 1) / 2) - lgamma(spare / 2)) / sqrt(spare * pi)

    def density(t: float) -> float:
        return scale * exp(-(spare + 1) / 2 * log1p(t * t / spare))

    # Newton's method from below; Simpson's rule for the area from -at to at.
    at, far = NormalDist().inv_cdf((1 + LEVEL) / 2), 1.0
    while far > _EXACT * at:
        step = at / _SLICES
        inner = sum((4 if n % 2 else 2) * density(n * step) for n in range(1, _SLICES))
        area = 2 * step / 3 * (density(0) + inner + density(at))
        far = (LEVEL - area) / (2 * density(at))
        at += far
    return at
