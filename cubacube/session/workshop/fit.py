"""Fit friction and restitution to measurements of a real table, by least squares.

A die that starts with speed v slides d = v^2 / (2 mu g). Two equal dice that meet
head-on at speed v leave with the speeds v (1 - e) / 2 and v (1 + e) / 2. Then each die
slides until its speed is used up. A long distance has an error in proportion to its
length. A short distance has an error of about a millimetre. So each error is divided by
the distance plus `RULER_MM`. The relative error is estimated from the distances
themselves.

Both distances of a hit share the error of its speed. So the standard errors come from
leaving out each row once, with both of its distances (the jackknife in one step: MacKinnon,
Nielsen and Webb, 2023, "Fast and reliable jackknife and bootstrap methods", CV3).
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

import numpy as np

from cubacube.rules import frozen
from cubacube.session.extras import extra, has
from cubacube.session.files.declared import Key, keys_by_path
from cubacube.session.files.levels import level_values, parse_level, text_with
from cubacube.session.files.trial import try_level
from cubacube.session.language.translation import _
from cubacube.session.workshop.measurements import (
    SHORTEST_SLIDE_MM,
    Measurement,
    MeasurementError,
    load_measurements,
    read_measurements,
)
from cubacube.session.workshop.sample import reach
from cubacube.table.level import Level

Measured: TypeAlias = Path | str | tuple[Measurement, ...]
"""A file of measurements, its text, or the measurements themselves."""

FEWEST = 3
"""Minimum number of distances; two would always fit exactly."""
RULER_MM = 20.0
"""Each error is divided by its distance plus this number of millimetres."""
_ROUNDS = 3
"""Number of fitting rounds; each one computes the weights from the previous results."""
_DIGITS = 4
_APART = 1e-9
"""Lower limit of the determinant of the normalised curvature matrix.

Below it, friction and restitution cannot be told apart.
"""
_LIBRARY = "scipy.optimize"
_SPARE = 1e-6
"""Lower limit of the eigenvalues that tell whether the fit can do without a row."""
_WIDEST = 50.0
"""Upper limit for the half-width of the interval of the logarithm of friction."""
_SPEED_DIGITS = 1


FRICTION = keys_by_path(Level)["cloth.friction"]
RESTITUTION = keys_by_path(Level)["collision.restitution"]
_SPEEDS = (
    "launch.slowest_mm_s",
    "launch.fastest_mm_s",
    "throw.slowest_mm_s",
    "throw.fastest_mm_s",
    "throw.fastest_spin_rad_s",
)
"""The speeds that fingers give to dice, on any table in proportion to the root of its friction."""


@frozen
class FittedValue:
    """A value, its standard error, and its 95 % interval."""

    value: float
    error: float
    low: float
    high: float

    def __str__(self) -> str:
        """Return value and error, such as `0.447 ± 0.006`."""
        return f"{self.value:.3f} ± {self.error:.3f}"


@frozen
class Fit:
    """The fitted values of a table; without hits, restitution is None."""

    friction: FittedValue
    restitution: FittedValue | None
    slides: int
    hits: int
    scatter: float
    """Relative error of long distances."""


@frozen
class _Distance:
    """A measured distance, and the distance that its kinetic energy would give at friction 1.

    `row` is the index of its measurement. `energy_mm` comes from the measured speed only, without
    friction and restitution. `sign` is 0 for a die that slid freely. After a hit, it is -1 for the
    flicked die and 1 for the other die.
    """

    row: int
    measured_mm: float
    energy_mm: float
    sign: int


def start_preload() -> None:
    """Import the library of a fit in advance, if it is installed."""
    if has("tune"):
        extra(_LIBRARY, "tune", "a fit")


def fit(measured: Sequence[Measurement], gravity_mm_s2: float) -> Fit:
    """Return the values that explain the distances best.

    Raises:
        MeasurementError: There are too few distances, or no table explains them.
        ExtraError: scipy is not installed.
    """
    distances = _distances(measured, gravity_mm_s2)
    hits = sum(each.kind == "hit" for each in measured)
    unknown = 2 if hits else 1
    if len(distances) < FEWEST:
        raise MeasurementError(
            f"{len(distances)} distances are too few. Enter at least {FEWEST}: "
            "a slide gives one, a hit gives two"
        )
    found = _least_squares(distances, unknown)
    if found is None:
        raise MeasurementError(
            f"cannot find friction{' and restitution' if hits else ''} from these distances. "
            f"Check this one first: {_least_likely(measured, gravity_mm_s2)}"
        )
    values, errors, scatter = found
    rows, value = len(measured), exp(values[0])
    half = min(_WIDEST, errors[0] * reach(max(1, rows - unknown)))
    friction = FittedValue(value, value * errors[0], value * exp(-half), value * exp(half))
    if not hits:
        return Fit(friction, None, rows, 0, scatter)
    half = errors[1] * reach(max(1, hits - 1))
    restitution = FittedValue(values[1], errors[1], values[1] - half, values[1] + half)
    return Fit(friction, restitution, rows - hits, hits, scatter)


def fitted(measured: Measured, text: str) -> tuple[str, str]:
    """Return the text of a level with values fitted to measurements, and a message.

    Raises:
        MeasurementError: The measurements have errors, or nothing fits them.
        LevelError: The level cannot be played with the fitted values.
        ExtraError: An optional library is not installed.
    """
    name = _("the level")
    gravity = parse_level(text, name).cloth.gravity_mm_s2
    if isinstance(measured, Path):
        rows = load_measurements(measured, gravity)
    elif isinstance(measured, tuple):
        rows = measured
    else:
        rows = read_measurements(measured, _("the pasted text"), gravity)
    found = fit(rows, gravity)
    said = _(
        "Fitted to {slides} slides and {hits} hits. Friction {friction}, restitution {springs}. "
        "Dice slide as far as before."
    )
    return fitted_level(text, found, name), said.format(
        slides=found.slides,
        hits=found.hits,
        friction=found.friction,
        springs=found.restitution or _("unchanged"),
    )


def fitted_level(text: str, found: Fit, file: str) -> str:
    """Return the text of a level with the fitted values, and with its comments kept.

    `file` names the level in error messages. A value outside its range becomes the nearest
    allowed one. Dice slide as far as before: all speeds change with the root of the friction.

    Raises:
        LevelError: The level cannot be played with these values.
    """
    raw = level_values(text, file)
    friction = within(found.friction.value, FRICTION)
    faster = sqrt(friction / raw["cloth"]["friction"])
    raw["cloth"]["friction"] = friction
    for path in _SPEEDS:
        table, key = path.split(".")
        raw[table][key] = within(faster * raw[table][key], keys_by_path(Level)[path], _SPEED_DIGITS)
    if found.restitution is not None:
        raw["collision"]["restitution"] = within(found.restitution.value, RESTITUTION)
    edited_text = text_with(text, raw)
    try_level(parse_level(edited_text, file), file)
    return edited_text


def within(value: float, key: Key, digits: int = _DIGITS) -> float:
    """Clamp a fitted value to its range, and round it to the digits written in a level."""
    return round(min(key.high, max(key.low, value)), None if key.kind is int else digits)


def _distances(measured: Sequence[Measurement], gravity_mm_s2: float) -> list[_Distance]:
    """Return the distances of all rows; v^2 / (2 g) is the slide at friction 1."""
    return [
        _Distance(row, slid_mm, one.speed_mm_s**2 / (2 * gravity_mm_s2), sign)
        for row, one in enumerate(measured)
        for slid_mm, sign in (
            ((one.distance_mm, 0),)
            if one.kind == "slide"
            else ((one.distance_mm, -1), (one.other_mm, 1))
        )
    ]


def _expected_mm(distances: Sequence[_Distance], values: Sequence[float]) -> list[float]:
    """Return how far each die should slide.

    `values` are the logarithm of friction, which keeps it above 0 during the fit, and after hits
    the restitution.
    """
    # Python floats raise an OverflowError where numpy would only warn.
    further, restitution = exp(-float(values[0])), float(values[-1])
    shares = {0: 1.0, -1: ((1 - restitution) / 2) ** 2, 1: ((1 + restitution) / 2) ** 2}
    return [each.energy_mm * further * shares[each.sign] for each in distances]


def _least_squares(
    distances: Sequence[_Distance], unknown: int
) -> tuple[list[float], list[float], float] | None:
    """Return values, standard errors and relative error; None if there is no solution."""
    optimize = extra(_LIBRARY, "tune", "a fit")
    weights = [each.measured_mm + RULER_MM for each in distances]
    energy = sum(each.energy_mm * (0.3 if each.sign else 1.0) for each in distances)
    values = [log(energy / sum(each.measured_mm for each in distances)), 0.3][:unknown]
    for _round in range(_ROUNDS):
        try:
            found = optimize.least_squares(
                _residuals, values, args=(distances, weights), method="lm"
            )
            values = [float(each) for each in found.x]
            expected = _expected_mm(distances, values)
        except OverflowError:
            # The fit approached zero friction, with which dice slide forever.
            return None
        weights = [each + RULER_MM for each in expected]
    variance = 2 * float(found.cost) / (len(distances) - unknown)
    errors = _errors(found.jac, found.fun, distances, variance)
    return None if errors is None else (values, errors, sqrt(variance))


def _errors(
    slopes: Any, residuals: Any, distances: Sequence[_Distance], variance: float
) -> list[float] | None:
    """Return the standard errors of the fitted values; None if they cannot be told apart.

    `slopes` are the derivatives of the residuals. If some value depends on a single row, all
    distances count as independent.
    """
    curvature = slopes.T @ slopes
    own = np.sqrt(np.diag(curvature))
    if not (np.isfinite(own).all() and own.all()):
        return None
    if not np.linalg.det(curvature / np.outer(own, own)) > _APART:
        return None
    inverse = np.linalg.inv(curvature)
    rows = np.array([each.row for each in distances])
    covariance = np.zeros_like(inverse)
    for row in range(count := rows[-1] + 1):
        slope = slopes[rows == row]
        left = np.eye(len(slope)) - slope @ inverse @ slope.T
        if np.linalg.eigvalsh(left)[0] < _SPARE:
            covariance = variance * inverse
            break
        change = inverse @ slope.T @ np.linalg.solve(left, residuals[rows == row])
        covariance += np.outer(change, change) * (count - 1) / count
    return [float(each) for each in np.sqrt(np.diag(covariance))]


def _least_likely(measured: Sequence[Measurement], gravity_mm_s2: float) -> str:
    """Describe the measured distance that fits its start speed worst.

    Each distance is divided by the distance that its kinetic energy would give at friction 1.
    The worst ratio is the one that differs most from the median ratio.
    """
    found = []
    for each in _distances(measured, gravity_mm_s2):
        carried = log(max(each.measured_mm, SHORTEST_SLIDE_MM) / each.energy_mm)
        which = {-1: "the flicked die", 0: "a die", 1: "the other die"}[each.sign]
        after = "after a hit" if each.sign else "that starts"
        speed = measured[each.row].speed_mm_s
        found.append((carried, f"{each.measured_mm:g} mm of {which} {after} at {speed:g} mm/s"))
    middle = median(carried for carried, _told in found)
    return max(found, key=lambda each: abs(each[0] - middle))[1]


def _residuals(
    values: Sequence[float], distances: Sequence[_Distance], weights: Sequence[float]
) -> list[float]:
    """Return the weighted residual of every distance."""
    return [
        (each.measured_mm - mm) / weight
        for each, mm, weight in zip(
            distances, _expected_mm(distances, values), weights, strict=True
        )
    ]
