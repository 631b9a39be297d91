"""`cubacube level fit`: make a level with the measured friction and restitution."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from cubacube.session.extras import ExtraError
from cubacube.session.files.declared import Key
from cubacube.session.files.door import write_new
from cubacube.session.files.levels import LevelError, load_level
from cubacube.session.files.plain import plain_path
from cubacube.session.workshop.fit import (
    FRICTION,
    RESTITUTION,
    Fit,
    FittedValue,
    fitted_level,
    within,
)
from cubacube.session.workshop.fit import (
    fit as fitted,
)
from cubacube.session.workshop.measurements import MeasurementError, load_measurements
from cubacube.shell.cli.level import new_text
from cubacube.shell.cli.parser import WordError

_FIRST: Final = "habana"
"""Level that supplies all other values of the new level."""


def fit(arguments: Namespace) -> int:
    """Fit the measurements, print the result, write the level and print its path.

    Raises:
        WordError: The measurements have faults, or their values are not allowed in a level.
        OSError: The level cannot be written.
    """
    file, path = Path(arguments.file), Path(arguments.out)
    gravity = load_level(_FIRST).cloth.gravity_mm_s2
    try:
        measured = load_measurements(file, gravity)
        try:
            found = fitted(measured, gravity)
        except MeasurementError as fault:
            raise WordError(f"{plain_path(file)}: {fault}") from fault
        first = new_text(path.stem.replace("_", " "))
        text = fitted_level(first, found, plain_path(path))
    except (MeasurementError, ExtraError) as fault:
        raise WordError(str(fault)) from fault
    except LevelError as fault:
        # The level is not written: the fault lies in the measurements.
        message = f"{plain_path(file)}: these measurements do not give a valid level"
        lines = [f"{message}: {each.key}: {each.problem}" for each in fault.faults]
        raise WordError("\n".join(lines)) from fault
    print("\n".join(_lines(found)))
    print(plain_path(write_new(path, text.encode())))
    return 0


def _lines(found: Fit) -> list[str]:
    """Return the fit as lines of text."""
    rows = f"{found.slides} slides" + (f" and {found.hits} hits" if found.hits else "")
    lines = [f"friction {_told(found.friction, FRICTION)}, from {rows}"]
    if found.restitution is None:
        lines.append(f"no hits measured: the restitution of {_FIRST} is used")
    else:
        lines.append(f"restitution {_told(found.restitution, RESTITUTION)}")
    lines.append(f"distances are off by {100 * found.scatter:.1f} % (standard deviation)")
    return lines


def _told(estimate: FittedValue, key: Key) -> str:
    """Describe a fitted value with its interval.

    If a level does not allow the value, the text also gives the nearest allowed value.
    """
    low, high = estimate.low, estimate.high
    message = f"{estimate} (95 % interval: {low:.3f} to {high:.3f})"
    if not key.low <= estimate.value <= key.high:
        written = within(estimate.value, key)
        message += f"; a level allows {key.low:g} to {key.high:g}, so {written:g} is used"
    return message
