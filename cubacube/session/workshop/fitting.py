"""Fit friction and restitution of a workshop level to measurements of a real table."""

from pathlib import Path
from typing import TypeAlias

from cubacube.session.files.levels import parse_level
from cubacube.session.language.translation import _
from cubacube.session.workshop.fit import fit, fitted_level
from cubacube.session.workshop.measurements import (
    Measurement,
    load_measurements,
    read_measurements,
)

Measured: TypeAlias = Path | str | tuple[Measurement, ...]
"""A file of measurements, its text, or the measurements themselves."""


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
        "Fitted to {slides} slides and {hits} hits. Friction {friction}, restitution {springs}."
    )
    return fitted_level(text, found, name), said.format(
        slides=found.slides,
        hits=found.hits,
        friction=found.friction,
        springs=found.restitution or _("unchanged"),
    )
