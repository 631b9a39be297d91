"""Statistics of correlated flicks: mean, error and effective sample size.

Flicks on one table are correlated: on an easy table, all of them succeed. So they carry
less information than the same number of independent flicks. Kish's design effect says
how much less. It is estimated from the differences between tables. For this, each table is
a cluster, and the formula for the variance of a mean of clusters is used.
"""

from collections import defaultdict
from math import sqrt

from cubacube.rules import frozen
from cubacube.session.extras import extra

LEVEL = 0.95
"""Confidence level of an interval."""
FEWEST_TABLES = 5
"""Minimum number of tables for estimating the differences between tables.

With fewer tables, all flicks count as independent.
"""


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
    def error(self) -> float:
        """The standard error of the mean; it needs at least two values."""
        return sqrt(self.variance / self.independent)

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


def reach(spare: float) -> float:
    """Return the half-width of an interval in standard errors (Student's t).

    `spare` is the number of degrees of freedom: the number of measurements minus the
    number of fitted values.

    Raises:
        ExtraError: scipy is not installed.
    """
    return float(extra("scipy.stats", "tune", "an interval").t.ppf((1 + LEVEL) / 2, spare))
