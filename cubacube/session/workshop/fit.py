"""Friction and restitution of a real table from what was measured on it, by least squares.

A die that starts with speed v slides d = v^2 / (2 mu g). Two equal dice that meet head-on at speed
v part with v (1 - e) / 2 and v (1 + e) / 2, and slide as far as these speeds carry them. A hand and
a ruler err by about a share of a long distance and by a millimetre or so of a short one, so every
distance is weighed by its own length and `RULER_MM`. How large that share is, is read off the
distances themselves.
"""

import tomllib
from collections.abc import Callable, Sequence
from math import exp, isfinite, log, sqrt
from statistics import median
from typing import Any, Final, get_type_hints

from cubacube.rules import frozen
from cubacube.session.extras import extra, has
from cubacube.session.files.level_edit import edited
from cubacube.session.files.levels import parse_level
from cubacube.session.files.trial import try_level
from cubacube.session.workshop.measurements import SHORTEST_SLIDE_MM, Measurement, MeasurementError
from cubacube.session.workshop.sample import reach
from cubacube.table.level import Cloth, Collision

FEWEST: Final = 3
"""Distances: two would always fit."""
RULER_MM: Final = 20.0
"""Distances shorter than this are not weighed more and more."""
_ROUNDS: Final = 3
"""Weights come from the distances that the round before expects."""
_DIGITS: Final = 4
_APART: Final = 1e-9
"""Less than this share of independence, and friction cannot be told from restitution."""
_LIBRARIES: Final = ("scipy.optimize", "scipy.stats")


def _range(table: type, key: str) -> tuple[float, float]:
    """What a level may have."""
    allowed = get_type_hints(table, include_extras=True)[key].__metadata__[0]
    return float(allowed.ge), float(allowed.le)


FRICTION: Final = _range(Cloth, "friction")
RESTITUTION: Final = _range(Collision, "restitution")


@frozen
class FittedValue:
    """A value, its standard error, and the interval that holds it 95 times in 100."""

    value: float
    error: float
    low: float
    high: float

    def __str__(self) -> str:
        """Such as `0.447 ± 0.006`."""
        return f"{self.value:.3f} ± {self.error:.3f}"


@frozen
class Fit:
    """What a table is like. Without hits nothing is known of the restitution."""

    friction: FittedValue
    restitution: FittedValue | None
    slides: int
    hits: int
    scatter: float
    """How far long distances are off, as a share."""


@frozen
class _Distance:
    """A distance, and the energy that went into it but for friction and restitution.

    `sign` is 0 for a free die, -1 for one that hit another, 1 for that other.
    """

    measured_mm: float
    energy_mm: float
    sign: int


def start_preload() -> None:
    """Import what a fit needs, if it is installed, so that nobody waits for it later."""
    if has("tune"):
        for module in _LIBRARIES:
            extra(module, "tune", "a fit")


def fit(measured: Sequence[Measurement], gravity_mm_s2: float) -> Fit:
    """The values that explain the distances best.

    Raises:
        MeasurementError: There are too few distances, or no table has them.
        ExtraError: scipy is not installed.
    """
    distances = [each for one in measured for each in _distances(one, gravity_mm_s2)]
    hits = sum(each.kind == "hit" for each in measured)
    unknown = 2 if hits else 1
    if len(distances) < FEWEST:
        raise MeasurementError(
            f"{len(distances)} distances are too few, needed are at least {FEWEST}: "
            "a slide tells one, a hit two"
        )
    found = _least_squares(distances, unknown)
    if found is None:
        raise MeasurementError(
            f"no friction{' and restitution' if hits else ''} can be told from these distances; "
            f"least likely is {_least_likely(measured, gravity_mm_s2)}"
        )
    values, errors, scatter = found
    wide = reach(len(distances) - unknown)
    friction = exp(values[0])
    return Fit(
        _estimate(friction, friction * errors[0], wide),
        _estimate(values[1], errors[1], wide) if hits else None,
        len(measured) - hits,
        hits,
        scatter,
    )


def fitted_level(text: str, found: Fit, file: str) -> str:
    """The text of a level with these values, its comments kept; `file` is what faults name.

    Values beyond what a level may have become the nearest that it may.

    Raises:
        LevelError: The level cannot be played with them.
    """
    raw = tomllib.loads(text)
    raw["cloth"]["friction"] = within(found.friction.value, FRICTION)
    if found.restitution is not None:
        raw["collision"]["restitution"] = within(found.restitution.value, RESTITUTION)
    told = edited(text, raw)
    try_level(parse_level(told, file), file)
    return told


def within(value: float, allowed: tuple[float, float]) -> float:
    """The nearest value that a level may have, rounded as it is written."""
    least, most = allowed
    return round(min(most, max(least, value)), _DIGITS)


def _distances(one: Measurement, gravity_mm_s2: float) -> tuple[_Distance, ...]:
    """What a measurement tells: v^2 / (2 g) is how far a die slides where friction is 1."""
    energy = one.speed_mm_s**2 / (2 * gravity_mm_s2)
    if one.kind == "slide":
        return (_Distance(one.distance_mm, energy, 0),)
    return _Distance(one.distance_mm, energy, -1), _Distance(one.other_mm, energy, 1)


def _expected_mm(distances: Sequence[_Distance], log_friction: float, restitution: float) -> Any:
    """How far each die should slide."""
    # The logarithm keeps friction above 0 on the way.
    shares = [((1 + each.sign * restitution) / 2) ** 2 if each.sign else 1.0 for each in distances]
    return [
        each.energy_mm * share * exp(-log_friction)
        for each, share in zip(distances, shares, strict=True)
    ]


def _least_squares(
    distances: Sequence[_Distance], unknown: int
) -> tuple[list[float], list[float], float] | None:
    """Values, standard errors, and how far long distances are off as a share; None without any."""
    optimize = extra("scipy.optimize", "tune", "a fit")
    weights = [each.measured_mm + RULER_MM for each in distances]
    values = [log(_first_friction(distances)), 0.3][:unknown]
    for _ in range(_ROUNDS):
        try:
            found = optimize.least_squares(_residuals(distances, weights), values, method="lm")
            values = [float(each) for each in found.x]
            expected = _expected_mm(distances, values[0], *(values[1:] or [0.0]))
        except OverflowError:
            # On the way to no friction at all, with which dice slide for ever.
            return None
        weights = [each + RULER_MM for each in expected]
    spare = len(distances) - unknown
    variance = 2 * float(found.cost) / spare
    shares = _inverse((found.jac.T @ found.jac).tolist())
    if shares is None:
        return None
    errors = [sqrt(variance * each) for each in shares]
    return values, errors, sqrt(variance)


def _inverse(curvature: Sequence[Sequence[float]]) -> list[float] | None:
    """Its inverse's diagonal; None if distances hang on no value, or on both alike."""
    own = [row[place] for place, row in enumerate(curvature)]
    if not all(isfinite(each) and each > 0 for each in own):
        return None
    alike = curvature[0][1] / sqrt(own[0]) / sqrt(own[1]) if len(own) == 2 else 0.0
    apart = 1 - alike**2
    return [1 / (each * apart) for each in own] if apart > _APART else None


def _least_likely(measured: Sequence[Measurement], gravity_mm_s2: float) -> str:
    """The distance that is farthest off the others for its speed, in words."""
    found = []
    for one in measured:
        for each in _distances(one, gravity_mm_s2):
            carried = log(max(each.measured_mm, SHORTEST_SLIDE_MM) / each.energy_mm)
            which = {-1: "the flicked die", 0: "a die", 1: "the other die"}[each.sign]
            after = "after a hit" if each.sign else "that starts"
            told = f"{each.measured_mm:g} mm of {which} {after} at {one.speed_mm_s:g} mm/s"
            found.append((carried, told))
    middle = median(carried for carried, _told in found)
    return max(found, key=lambda each: abs(each[0] - middle))[1]


def _residuals(
    distances: Sequence[_Distance], weights: Sequence[float]
) -> Callable[[Sequence[float]], list[float]]:
    """How far every distance is off what is expected, by its weight."""

    def residuals(values: Sequence[float]) -> list[float]:
        # Plain numbers raise an OverflowError where those of numpy would only warn.
        expected = _expected_mm(distances, *map(float, values), *([0.0] * (2 - len(values))))
        return [
            (each.measured_mm - mm) / weight
            for each, mm, weight in zip(distances, expected, weights, strict=True)
        ]

    return residuals


def _first_friction(distances: Sequence[_Distance]) -> float:
    """Near enough to begin with: all energy over all distances."""
    energy = sum(each.energy_mm * (0.3 if each.sign else 1.0) for each in distances)
    return energy / sum(each.measured_mm for each in distances)


def _estimate(value: float, error: float, wide: float) -> FittedValue:
    return FittedValue(value, error, value - wide * error, value + wide * error)
