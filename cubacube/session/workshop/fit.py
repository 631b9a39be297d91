"""Fit friction and restitution to measurements of a real table, by least squares.

A die that starts with speed v slides d = v^2 / (2 mu g). Two equal dice that meet
head-on at speed v leave with the speeds v (1 - e) / 2 and v (1 + e) / 2. Then each die
slides until its speed is used up. A long distance has an error in proportion to its
length. A short distance has an error of about a millimetre. So each error is divided by
the distance plus `RULER_MM`. The relative error is estimated from the distances
themselves.

A die that hits a cushion with the speed v along its normal leaves it with e v along the normal.
If it slides along the cushion, friction takes mu (1 + e) v from its speed along the cushion.
So each such row gives a restitution, and each oblique one a friction; their means are the fit.

Both distances of a hit share the error of its speed. So the standard errors come from
leaving out each row once, with both of its distances (the jackknife in one step: MacKinnon,
Nielsen and Webb, 2023, "Fast and reliable jackknife and bootstrap methods", CV3).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import cos, exp, log, radians, sqrt, tan
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, TypeAlias

import numpy as np

from cubacube.rules import frozen, replace
from cubacube.session.extras import extra, has
from cubacube.session.files.declared import Key, Raw, keys_by_path
from cubacube.session.files.levels import level_values, parse_level, text_with
from cubacube.session.files.plain import plain
from cubacube.session.files.trial import try_level
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import N_, _
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
_OBLIQUE_DEG = 10.0
"""Least angle of the paths to and from a cushion for a fit of its friction.

A die that leaves it straighter was held by friction, and did not slide along the cushion.
"""


_SPEEDS = (
    "launch.slowest_mm_s",
    "launch.fastest_mm_s",
    "throw.slowest_mm_s",
    "throw.fastest_mm_s",
    "throw.fastest_spin_rad_s",
)
"""The speeds that fingers give to dice, on any table in proportion to the root of its friction."""


_SLID = {
    -1: N_("{distance} mm of the flicked die after a hit at {speed} mm/s"),
    0: N_("{distance} mm of a die that starts at {speed} mm/s"),
    1: N_("{distance} mm of the other die after a hit at {speed} mm/s"),
}


@frozen
class FittedValue:
    """A value, its standard error, and its 95 % interval."""

    value: float
    error: float
    low: float
    high: float

    def __str__(self) -> str:
        """Return value and error, such as `0.447 ± 0.006`."""
        return f"{written(self.value, 3)} ± {written(self.error, 3)}"


@frozen
class Fit:
    """The fitted values of one surface: the cloth, a zone or a cushion."""

    values: Mapping[str, FittedValue]
    """The friction and the restitution, as far as the rows tell them."""
    slides: int
    hits: int
    points: tuple[tuple[float, float], ...]
    """The speed of each row, and what was measured as a share of what the fit expects."""
    scatter: float = 0.0
    """Relative error of long distances."""
    place: str = ""
    """The zone, the obstacle or the side; empty for the cloth, and for all cushions."""
    cushion: bool = False

    def __getitem__(self, name: str) -> FittedValue:
        return self.values[name]

    @property
    def surface(self) -> str:
        """What was measured: the name of a zone or cushion, or "cloth" or "border"."""
        return self.place or ("border" if self.cushion else "cloth")


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
        extra(_LIBRARY, "tune")


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
        said = _("Enter at least {count} distances: a slide gives one, a hit gives two.")
        raise MeasurementError(said.format(count=FEWEST))
    found = _least_squares(distances, unknown)
    if found is None:
        said = _("no table explains these distances. Check this one first: {distance}")
        raise MeasurementError(said.format(distance=_least_likely(measured, gravity_mm_s2)))
    values, errors, scatter = found
    rows, value = len(measured), exp(values[0])
    half = min(_WIDEST, errors[0] * reach(max(1, rows - unknown)))
    told = {
        "friction": FittedValue(value, value * errors[0], value * exp(-half), value * exp(half))
    }
    if hits:
        half = errors[1] * reach(max(1, hits - 1))
        told["restitution"] = FittedValue(values[1], errors[1], values[1] - half, values[1] + half)
    points = (
        (measured[each.row].speed_mm_s, each.measured_mm / mm)
        for each, mm in zip(distances, _expected_mm(distances, values), strict=True)
    )
    return Fit(told, rows - hits, hits, tuple(points), scatter)


def fits(measured: Sequence[Measurement], gravity_mm_s2: float) -> tuple[Fit, ...]:
    """Return the values of every surface that was measured: the cloth, zones and cushions.

    Raises:
        MeasurementError: There are too few rows of one of them, or no table explains them.
        ExtraError: scipy is not installed.
    """
    surfaces = defaultdict[tuple[str, bool], list[Measurement]](list)
    for one in measured:
        surfaces[one.place, one.kind == "cushion"].append(one)
    found = []
    for (place, cushion), rows in sorted(surfaces.items()) or [(("", False), [])]:
        try:
            surface = _cushion(rows) if cushion else fit(rows, gravity_mm_s2)
        except MeasurementError as fault:
            raise MeasurementError(f"{place}: {fault}" if place else str(fault)) from fault
        found.append(replace(surface, place=place))
    return tuple(found)


def _cushion(rows: Sequence[Measurement]) -> Fit:
    """Return the values of a cushion.

    Raises:
        MeasurementError: There are too few rows.
    """
    if len(rows) < FEWEST:
        said = _("Enter at least {count} hits on the cushion.")
        raise MeasurementError(said.format(count=FEWEST))
    shares, frictions = [], []
    for one in rows:
        into, out = tan(radians(one.angle_deg)), tan(radians(one.out_deg))
        ratio = cos(radians(one.out_deg)) / cos(radians(one.angle_deg))
        shares.append(ratio * one.out_mm_s / one.speed_mm_s)
        if min(one.angle_deg, one.out_deg) >= _OBLIQUE_DEG:
            frictions.append((into - shares[-1] * out) / (1 + shares[-1]))
    values = {"restitution": _mean(shares)}
    if len(frictions) >= FEWEST:
        values["friction"] = _mean(frictions)
    middle = values["restitution"].value
    points = zip((one.speed_mm_s for one in rows), (each / middle for each in shares), strict=True)
    return Fit(values, 0, len(rows), tuple(points), cushion=True)


def _mean(values: Sequence[float]) -> FittedValue:
    """Return a mean with Student's interval."""
    value, error = fmean(values), stdev(values) / sqrt(len(values))
    half = error * reach(len(values) - 1)
    return FittedValue(value, error, value - half, value + half)


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
    found = fits(rows, gravity)
    said = _("The level has the fitted values.")
    for each in found:
        if each.surface == "cloth":
            said = _(
                "Fitted. Slides: {slides}, hits: {hits}. Friction {friction}, "
                "restitution {springs}. Dice slide as far as before."
            ).format(
                slides=each.slides,
                hits=each.hits,
                friction=each["friction"],
                springs=each.values.get("restitution", _("unchanged")),
            )
    return fitted_level(text, found, name), said


def fitted_level(text: str, found: Sequence[Fit], file: str) -> str:
    """Return the text of a level with the fitted values, and with its comments kept.

    `file` names the level in error messages. A value outside its range becomes the nearest
    allowed one. If the friction of the cloth is fitted, dice slide as far as before: all speeds
    change with the root of this friction.

    Raises:
        LevelError: The level cannot be played with these values.
        MeasurementError: The level has no such zone, obstacle or cushion.
    """
    raw = level_values(text, file)
    before = raw["cloth"]["friction"]
    for each in found:
        for name, one in each.values.items():
            for part in _tables(raw, each, name):
                part[name] = within(one.value, allowed(each, name))
    faster = sqrt(raw["cloth"]["friction"] / before)
    for path in _SPEEDS if faster != 1 else ():
        table, key = path.split(".")
        raw[table][key] = within(faster * raw[table][key], keys_by_path(Level)[path], _SPEED_DIGITS)
    edited_text = text_with(text, raw)
    try_level(parse_level(edited_text, file), file)
    return edited_text


def allowed(found: Fit, name: str) -> Key:
    """Return the range of a fitted value: of the friction or of the restitution."""
    paths = {"restitution": "collision.restitution", "friction": "cloth.friction"}
    path = "obstacles[].friction" if found.cushion and name == "friction" else paths[name]
    return keys_by_path(Level)[path]


def _tables(raw: Raw, found: Fit, name: str) -> list[Raw]:
    """Return the tables of a level that hold a fitted value.

    Raises:
        MeasurementError: The level has no such zone, obstacle or cushion.
    """
    if found.surface == "cloth":
        return [raw["cloth" if name == "friction" else "collision"]]
    part = "obstacles" if found.cushion else "zones"
    there = [(each["name"], each) for each in raw.get(part, [])]
    if found.cushion:
        sides = raw.get("border", {}).items()
        there += [(found.place and side, each) for side, each in sides if isinstance(each, dict)]
    if tables := [each for called, each in there if called == found.place]:
        return tables
    names = ", ".join(plain(called) for called, _table in there if called) or "\u2013"
    said = _("the level has no {name} among its zones: {names}")
    if found.cushion:
        said = _("the level has no {name} among its obstacles and cushions: {names}")
    raise MeasurementError(said.format(name=repr(plain(found.surface)), names=names))


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
    optimize = extra(_LIBRARY, "tune")
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
        mm, speed = f"{each.measured_mm:g}", f"{measured[each.row].speed_mm_s:g}"
        found.append((carried, _(_SLID[each.sign]).format(distance=mm, speed=speed)))
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
