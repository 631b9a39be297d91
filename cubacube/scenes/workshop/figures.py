"""The last flick on the bench: its trace, measurements and curves, before and after a change."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, floor

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, strokes
from cubacube.scenes.canvas.parts import PANEL
from cubacube.scenes.canvas.styles import BOLD, LABEL, NOTE, TINY_NOTE
from cubacube.scenes.canvas.theme import SMALL, STEEL, Colour
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.guide import Trace, draw_trace, simplified, trace_of
from cubacube.scenes.workshop.places import BEFORE, DARK, FIGURES, HEAD, NOW, TINY, WORDS
from cubacube.session.language.numbers import exact, written
from cubacube.session.language.referee import Cast, capital
from cubacube.session.language.translation import _
from cubacube.session.workshop.bench import Bench
from cubacube.session.workshop.readout import (
    FlickRun,
    ImpactReading,
    MotionSample,
    Readout,
    readout,
)
from cubacube.session.workshop.settings import nice_step

_COLUMN = 122.0
_NUMBERS = 386.0
"""Width of the figures, left of the curves."""
_LINE = 36.0
_IMPACT = 34.0
_FEWEST_S = 0.1
_TICKS = 4
_SHARE = 0.62
"""Height of the upper curve, as a fraction of the whole height."""


class Runs:
    """Measures the last flick of a bench; results are cached."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._measured: dict[str, tuple[FlickRun, Readout, Trace]] = {}

    @property
    def readout(self) -> Readout | None:
        """The measurements of the last flick."""
        now = self._measure("now", self._bench.run)
        return now[1] if now else None

    @property
    def readout_before(self) -> Readout | None:
        """The measurements of the last flick when repeated on the level before the last change."""
        before = self._measure("before", self._bench.run_before_change)
        return before[1] if before else None

    def draw_traces(self, brush: Brush, cloth_view: ClothView) -> None:
        """Draw two traces of the last flick: on the level before the change, and on this level."""
        runs = (("before", self._bench.run_before_change, BEFORE), ("now", self._bench.run, NOW))
        for which, made, colour in runs:
            measured = self._measure(which, made)
            if measured is not None:
                draw_trace(brush, cloth_view.ground, measured[2], cloth_view.edge, colour)

    def _measure(self, which: str, made: FlickRun | None) -> tuple[FlickRun, Readout, Trace] | None:
        """Return a flick with its measurements and trace."""
        if made is None:
            return None
        kept = self._measured.get(which)
        if kept is None or kept[0] is not made:
            kept = self._measured[which] = made, readout(made), trace_of(made.shot, made.film)
        return kept


def draw_figures(brush: Brush, now: Readout | None, before: Readout | None) -> None:
    """Draw numbers and curves of the last flick; before the first flick, tell how to start."""
    brush.panel(FIGURES, DARK)
    x, y, width, height = FIGURES
    if now is None:
        words = _("Flick a die to see its measurements here.")
        brush.write(words, (x + width / 2, y + height / 2), WORDS, "center", width - 60)
        return
    _columns(brush, now, before)
    at = x + _NUMBERS + 14
    draw_curves(brush, (at, y + 14, x + width - 22 - at, height - 24), now, before)


def _columns(brush: Brush, now: Readout, before: Readout | None) -> None:
    x, y, _width, _height = FIGURES
    right = x + _NUMBERS
    brush.write(_("Last flick"), (x + 20, y + 30), HEAD, "midleft")
    heads = (_("now"), NOW), (_("before"), BEFORE)
    for number, (words, colour) in enumerate(heads[:1] if before is None else heads):
        end = right - number * _COLUMN
        box = brush.write(words, (end, y + 30), TextStyle(SMALL, colour, "heavy"), "midright", 90)
        strokes.line(brush, colour, (box.x, y + 46), (end, y + 46), 3)
    for row, ((words, one), (_same, other)) in enumerate(
        zip(_rows(now), _rows(before or now), strict=True)
    ):
        middle = y + 72 + row * _LINE
        brush.write(words, (x + 20, middle), WORDS, "midleft", _NUMBERS - 20 - 2 * _COLUMN + 12)
        style = TextStyle(SMALL, NOW, "heavy")
        brush.write(one, (right, middle), style, "midright", _COLUMN - 8)
        if before is not None:
            pale = TextStyle(SMALL, BEFORE, "heavy")
            brush.write(other, (right - _COLUMN, middle), pale, "midright", _COLUMN - 8)


def _rows(readout: Readout) -> tuple[tuple[str, str], ...]:
    """Return the labels and values of a measured flick."""
    first = readout.samples[0]
    return (
        (_("Distance"), _("{mm} mm").format(mm=written(readout.way_mm, 1))),
        (_("Time"), _("{seconds} s").format(seconds=written(readout.seconds, 3))),
        (_("Speed"), _("{speed} mm/s").format(speed=written(first.speed_mm_s))),
        (_("Spin"), _("{spin} rad/s").format(spin=written(first.spin_rad_s + 0.0, 1))),
        (_("Hits"), str(len(readout.impacts))),
        (_("Dice moved"), str(readout.moved)),
        (_("Off the table"), str(readout.left)),
    )


def draw_impacts(brush: Brush, box: Bounds, readout: Readout | None, cast: Cast) -> None:
    """Draw one line for each impact of the flicked die, as many as there is room for."""
    brush.panel(box, PANEL)
    x, y, width, height = box
    columns = (x + 24, x + 0.2 * width, x + 0.62 * width, x + width - 24)
    brush.write(_("Hits"), (columns[0], y + 26), LABEL, "midleft")
    if readout is None or not readout.impacts:
        brush.write(_("none"), (columns[1], y + 26), TINY_NOTE, "midleft")
        return
    brush.write(_("change of speed"), (columns[2], y + 26), LABEL, "midright")
    brush.write(_("speed after"), (columns[3], y + 26), LABEL, "midright")
    rows = int((height - 56) / _IMPACT)
    hidden = len(readout.impacts) - rows
    shown = readout.impacts if hidden <= 0 else readout.impacts[: rows - 1]
    for row, impact in enumerate(shown):
        middle = y + 62 + row * _IMPACT
        when = _("{seconds} s").format(seconds=written(impact.at_s, 3))
        brush.write(when, (columns[0], middle), NOTE, "midleft")
        brush.write(_met(impact, cast), (columns[1], middle), BOLD, "midleft", 0.2 * width)
        for at, speed in ((columns[2], impact.jump_mm_s), (columns[3], impact.after_mm_s)):
            words = _("{speed} mm/s").format(speed=written(speed))
            brush.write(words, (at, middle), BOLD, "midright")
    if hidden > 0:
        more = _("and {count} more").format(count=len(readout.impacts) - len(shown))
        brush.write(more, (columns[1], y + 62 + len(shown) * _IMPACT), NOTE, "midleft")


def _met(impact: ImpactReading, cast: Cast) -> str:
    """Return the name of the die or obstacle that was hit."""
    return impact.other if impact.fixed else capital(cast.die(impact.other))


@frozen
class _Frame:
    """The box of a curve, with its range of time and values."""

    box: Bounds
    seconds: float
    low: float
    high: float

    def at(self, at_s: float, value: float) -> Point:
        """Return the point of a value on the canvas."""
        x, y, width, height = self.box
        share = (value - self.low) / (self.high - self.low)
        return x + width * at_s / self.seconds, y + height * (1 - share)


def draw_curves(brush: Brush, box: Bounds, now: Readout, before: Readout | None) -> None:
    """Draw speed above and spin below, over the same time axis.

    `before` describes the same flick on the level before a change, if there is one.
    """
    x, y, width, height = box
    runs = [each for each in (before, now) if each is not None]
    seconds = max(_FEWEST_S, *(each.seconds for each in runs))
    fastest = max(max(each.speed_mm_s for each in one.samples) for one in runs)
    spins = [each.spin_rad_s for one in runs for each in one.samples]
    left, high = x + 62, height * _SHARE
    upper = _Frame((left, y + 26, width - 72, high - 26), seconds, 0.0, max(1.0, fastest))
    least, most = min(-1.0, *spins), max(1.0, *spins)
    foot = y + high + 26
    lower = _Frame((left, foot, width - 72, y + height - foot - 26), seconds, least, most)
    brush.write(_("Speed in mm/s"), (left, y), HEAD)
    brush.write(_("Spin in rad/s"), (left, y + high), HEAD)
    _axes(brush, upper, _ticks(0.0, upper.high))
    _axes(brush, lower, _ticks(least, most, 2))
    for at_s in _ticks(0.0, seconds):
        at = lower.at(at_s, least)
        brush.write(
            _("{seconds} s").format(seconds=exact(at_s)), (at[0], at[1] + 3), TINY, "midtop"
        )
    for run, colour in ((before, BEFORE), (now, NOW)):
        if run is not None:
            _curve(brush, upper, run.samples, lambda each: each.speed_mm_s, colour)
            _curve(brush, lower, run.samples, lambda each: each.spin_rad_s, colour)


def _axes(brush: Brush, frame: _Frame, values: Sequence[float]) -> None:
    """Draw fine lines at round values, each with its number."""
    for value in values:
        start, end = frame.at(0, value), frame.at(frame.seconds, value)
        strokes.line(brush, STEEL, start, end, 2 if value else 3)
        brush.write(exact(value), (start[0] - 8, start[1]), TINY, "midright")


def _curve(
    brush: Brush,
    frame: _Frame,
    samples: Sequence[MotionSample],
    value: Callable[[MotionSample], float],
    colour: Colour,
) -> None:
    points = simplified([frame.at(each.at_s, value(each)) for each in samples])
    for a, b in pairwise(points):
        strokes.line(brush, colour, a, b, 2.5)


def _ticks(low: float, high: float, count: int = _TICKS) -> list[float]:
    """Return round values between `low` and `high`."""
    step = nice_step((high - low) / count)
    first, last = ceil(low / step), floor(high / step)
    return [round(number * step, 6) for number in range(first, last + 1)]
