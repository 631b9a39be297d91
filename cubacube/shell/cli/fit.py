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
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
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
    made = write_new(path, text.encode())
    lines = [line for each in found for line in _lines(each)]
    slides = _("the fastest flick slides {far} mm, as on {level}")
    lines.append(slides.format(far=written(far), level=plain_path(word)))
    told = {"surfaces": list(map(asdict, found)), "fastest_slide_mm": far, "file": str(made)}
    if page:
        told["report"] = str(write_new(made.with_suffix(".html"), page))
        lines.append(whole_path(told["report"]))
    show_result(arguments, told, *lines, whole_path(made))
    return 0


def _lines(found: fitting.Fit) -> list[str]:
    """Return a fit as lines of text."""
    place = "" if found.surface == "cloth" else f"{found.surface}: "
    rows = _("slides: {slides}, hits: {hits}").format(slides=found.slides, hits=found.hits)
    lines = [rows, *(f"{name} {_told(found, name)}" for name in found.values)]
    if len(found.values) == 1 and (found.cushion or not place):
        missing = {"friction", "restitution"} - found.values.keys()
        lines.append(_("{name} not measured: it stays as it is").format(name=missing.pop()))
    if found.scatter:
        off = _("distances are off by {percent} % (standard deviation)")
        lines.append(off.format(percent=written(100 * found.scatter, 1)))
    return [place + line for line in lines]


def _told(found: fitting.Fit, name: str) -> str:
    """Describe a fitted value with its interval.

    If a level does not allow the value, the text also gives the nearest allowed value.
    """
    one, key = found[name], fitting.allowed(found, name)
    said = _("{value} (95 % interval: {low} to {high})")
    if not key.low <= one.value <= key.high:
        said = _("{value} (95 % interval: {low} to {high}); {used} is used, the nearest allowed")
    low, high, used = written(one.low, 3), written(one.high, 3), fitting.within(one.value, key)
    return said.format(value=one, low=low, high=high, used=f"{used:g}")


def _report(
    arguments: Namespace, found: Sequence[fitting.Fit], measured: Sequence[Measurement]
) -> bytes:
    """Return a fit as a page: its values, a plot of what it does not explain, and its rows.

    Raises:
        ExtraError: matplotlib is not installed.
    """
    values = [
        {_("surface"): each.surface, _("value"): name, _("fitted"): _told(each, name)}
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
    picture = extra("cubacube.shell.tuning.plots", "tune").explained(found)
    tables = {_("Values"): values, _("Measurements"): rows}
    title, caption = _("Fit of {name}"), _("Measured, as a share of the fit")
    title = title.format(name=Path(arguments.out).stem)
    return report(title, arguments.words, {}, tables, [(caption, picture)])
