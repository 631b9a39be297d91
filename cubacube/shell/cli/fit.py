"""`cubacube level fit`: make a level from measurements on a real table."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from cubacube.session.extras import ExtraError, extra
from cubacube.session.files.door import write_new
from cubacube.session.files.levels import (
    LevelError,
    level_text,
    level_values,
    load_level,
    parse_level,
    text_with,
)
from cubacube.session.files.plain import plain_path, whole_path
from cubacube.session.workshop import fit as fitting
from cubacube.session.workshop.measurements import (
    Measurement,
    MeasurementError,
    load_measurements,
    named_measurements,
)
from cubacube.shell.cli.level import new_text, show_result
from cubacube.shell.cli.parser import WordError, refusing
from cubacube.shell.tuning.report import report


@refusing(MeasurementError, LevelError, ExtraError)
def fit(arguments: Namespace) -> int:
    """Fit the measurements, print the result, write the level and print its path.

    Raises:
        WordError: The measurements have faults, or their values are not allowed in a level.
        OSError: The level cannot be written.
    """
    file, word, path = arguments.file, arguments.level, Path(arguments.out)
    gravity = load_level(word).cloth.gravity_mm_s2
    measured = load_measurements(file, gravity)
    try:
        found = fitting.fits(measured, gravity)
        name = path.stem.replace("_", " ")
        first = text_with(new_text(name), {**level_values(level_text(word), word), "name": name})
        text = fitting.fitted_level(first, found, plain_path(path))
    except MeasurementError as fault:
        raise WordError(f"{named_measurements(file)}: {fault}") from fault
    level = parse_level(text, plain_path(path))
    far = level.stop_mm(level.launch.fastest_mm_s)
    page = _report(arguments, found, measured) if arguments.report else None
    written = write_new(path, text.encode())
    lines = [line for each in found for line in _lines(each)]
    lines.append(f"the fastest flick slides {far:.0f} mm, as on {plain_path(word)}")
    told = {"surfaces": list(map(asdict, found)), "fastest_slide_mm": far, "file": str(written)}
    if page:
        told["report"] = str(write_new(written.with_suffix(".html"), page))
        lines.append(whole_path(told["report"]))
    show_result(arguments, told, *lines, whole_path(written))
    return 0


def _lines(found: fitting.Fit) -> list[str]:
    """Return a fit as lines of text."""
    place = "" if found.surface == "cloth" else f"{found.surface}: "
    counts = (found.slides, "slides"), (found.hits, "hits")
    rows = " and ".join(f"{count} {word}" for count, word in counts if count)
    first, *others = (f"{name} {_told(found, name)}" for name in found.values)
    lines = [f"{first}, from {rows}", *others]
    if len(found.values) == 1 and (found.cushion or not place):
        missing = {"friction", "restitution"} - found.values.keys()
        lines.append(f"{missing.pop()} not measured: it stays as it is")
    if found.scatter:
        lines.append(f"distances are off by {100 * found.scatter:.1f} % (standard deviation)")
    return [place + line for line in lines]


def _told(found: fitting.Fit, name: str) -> str:
    """Describe a fitted value with its interval.

    If a level does not allow the value, the text also gives the nearest allowed value.
    """
    one, key = found[name], fitting.allowed(found, name)
    message = f"{one} (95 % interval: {one.low:.3f} to {one.high:.3f})"
    if not key.low <= one.value <= key.high:
        written = fitting.within(one.value, key)
        message += f"; a level allows {key.low:g} to {key.high:g}, so {written:g} is used"
    return message


def _report(
    arguments: Namespace, found: Sequence[fitting.Fit], measured: Sequence[Measurement]
) -> bytes:
    """Return a fit as a page: its values, a plot of what it does not explain, and its rows.

    Raises:
        ExtraError: matplotlib is not installed.
    """
    values = [
        {"surface": each.surface, "value": name, "fitted": _told(each, name)}
        for each in found
        for name in each.values
    ]
    rows = [
        {
            key: f"{one:g}" if isinstance(one, float) else one
            for key, one in asdict(each).items()
            if one
        }
        for each in measured
    ]
    picture = extra("cubacube.shell.tuning.plots", "tune", "a report").explained(found)
    tables = {"Values": values, "Measurements": rows}
    title = f"Fit of {Path(arguments.out).stem}"
    return report(
        title, arguments.words, {}, tables, [("Measured, as a share of the fit", picture)]
    )
