"""Values of flicks that hang together: what they tell as one, and how sure it is.

Flicks on one table hang together: where it lies well all succeed. They tell as much as fewer
independent ones would; how many, is read off how much tables differ (Kish's design effect, with the
variance of a mean of clusters).
"""

from collections import defaultdict
from math import sqrt
from typing import Final

from cubacube.rules import frozen
from cubacube.session.extras import extra

LEVEL: Final = 0.95
"""So sure is an interval."""
FEWEST_TABLES: Final = 5
"""Fewer do not tell how much they differ; then all flicks count as independent."""


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
    def error(self) -> float:
        """The standard error of the mean; there are two values."""
        return sqrt(self.variance / self.independent)

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


def reach(spare: float) -> float:
    """So many standard errors to either side hold a mean or a value that was fitted; Student's.

    `spare` is how many measurements there were more than values.

    Raises:
        ExtraError: scipy is not installed.
    """
    return float(extra("scipy.stats", "tune", "an interval").t.ppf((1 + LEVEL) / 2, spare))
