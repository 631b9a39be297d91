"""Draw the speed and spin of the flicked die over time, before and after a level change."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, floor, log10

from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import STEEL, Colour
from cubacube.scenes.cloth.guide import simplified
from cubacube.scenes.workshop.places import BEFORE, HEAD, NOW, TINY
from cubacube.session.language.translation import _
from cubacube.session.workshop.readout import MotionSample, Readout

_FEWEST_S = 0.1
_TICKS = 4
_SHARE = 0.62
"""Height of the upper curve, as a fraction of the whole height."""


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
        brush.write(_("{seconds:g} s").format(seconds=at_s), (at[0], at[1] + 3), TINY, "midtop")
    for readout, colour in ((before, BEFORE), (now, NOW)):
        if readout is not None:
            _curve(brush, upper, readout.samples, lambda each: each.speed_mm_s, colour)
            _curve(brush, lower, readout.samples, lambda each: each.spin_rad_s, colour)


def _axes(brush: Brush, frame: _Frame, values: Sequence[float]) -> None:
    """Draw fine lines at round values, each with its number."""
    for value in values:
        start, end = frame.at(0, value), frame.at(frame.seconds, value)
        strokes.line(brush, STEEL, start, end, 2 if value else 3)
        brush.write(f"{value:g}", (start[0] - 8, start[1]), TINY, "midright")


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
    rough = (high - low) / count
    power = 10.0 ** floor(log10(rough))
    step = next(each * power for each in (1, 2, 5, 10) if each * power >= rough)
    first, last = ceil(low / step), floor(high / step)
    return [round(number * step, 6) for number in range(first, last + 1)]
