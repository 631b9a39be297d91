"""How sure figures are: intervals that hold the true value 95 times in 100, by scipy."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, TypeAlias

from cubacube.shell.tuning.extras import extra

Interval: TypeAlias = tuple[float, float]

LEVEL: Final = 0.95
_WHAT: Final = "an interval"


def of_share(part: int, count: int) -> Interval:
    """Wilson's interval of a share; `count` is not 0.

    Raises:
        ExtraError: scipy is not installed.
    """
    found = _stats().binomtest(part, count).proportion_ci(LEVEL, method="wilson")
    return float(found.low), float(found.high)


def of_mean(values: Sequence[float]) -> Interval | None:
    """Student's interval of a mean; None for values that tell no spread.

    Raises:
        ExtraError: scipy is not installed.
    """
    if len(set(values)) < 2:
        return None
    found = _stats().ttest_1samp(values, 0).confidence_interval(LEVEL)
    return float(found.low), float(found.high)


def of_difference_of_shares(one: tuple[int, int], other: tuple[int, int]) -> Interval:
    """Newcombe's interval of the other share less the one; each is a part and a count.

    Raises:
        ExtraError: scipy is not installed.
    """
    (low, high), (low2, high2) = of_share(*one), of_share(*other)
    share, share2 = one[0] / one[1], other[0] / other[1]
    down = sqrt((share2 - low2) ** 2 + (high - share) ** 2)
    up = sqrt((high2 - share2) ** 2 + (share - low) ** 2)
    return share2 - share - down, share2 - share + up


def of_difference_of_means(one: Sequence[float], other: Sequence[float]) -> Interval | None:
    """Welch's interval of the other mean less the one; None for values that tell no spread.

    Raises:
        ExtraError: scipy is not installed.
    """
    if min(len(one), len(other)) < 2 or len({*one, *other}) < 2:
        return None
    if len(set(one)) == len(set(other)) == 1:
        return None
    found = _stats().ttest_ind(other, one, equal_var=False).confidence_interval(LEVEL)
    return float(found.low), float(found.high)


def reach(spare: int) -> float:
    """So many standard errors to either side hold a value that was fitted; Student's.

    `spare` is how many measurements there were more than values.

    Raises:
        ExtraError: scipy is not installed.
    """
    return float(_stats().t.ppf((1 + LEVEL) / 2, spare))


def _stats() -> Any:
    return extra("scipy.stats", "tune", _WHAT)
