"""Show the measurements of the last flick, before and after the last change of the level."""

from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, TextStyle
from cubacube.scenes.canvas.styles import BOLD, LABEL, NOTE
from cubacube.scenes.canvas.theme import GREY, SMALL, SMALLEST_TEXT
from cubacube.scenes.workshop.curves import draw_curves
from cubacube.scenes.workshop.places import BEFORE, DARK, FIGURES, HEAD, NOW, WORDS
from cubacube.session.language.referee import Cast, capital
from cubacube.session.language.translation import _
from cubacube.session.workshop.readout import ImpactReading, Readout

_COLUMN = 122.0
_NUMBERS = 386.0
"""Width of the figures, left of the curves."""
_LINE = 36.0
_IMPACT = 34.0


def draw_figures(brush: Brush, now: Readout | None, before: Readout | None) -> None:
    """Draw numbers and curves of the last flick; without a flick, draw how to start."""
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
    for number, (words, colour) in enumerate(_heads(before)):
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


def _heads(before: Readout | None) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    here = (_("now"), NOW)
    return (here,) if before is None else (here, (_("before"), BEFORE))


def _rows(readout: Readout) -> tuple[tuple[str, str], ...]:
    """Return the labels and values of a measured flick."""
    first = readout.samples[0]
    return (
        (_("Distance"), _("{mm:.1f} mm").format(mm=readout.way_mm)),
        (_("Time"), _("{seconds:.3f} s").format(seconds=readout.seconds)),
        (_("Speed"), _("{speed:.0f} mm/s").format(speed=first.speed_mm_s)),
        (_("Spin"), _("{spin:.1f} rad/s").format(spin=first.spin_rad_s + 0.0)),
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
        brush.write(_("none"), (columns[1], y + 26), TextStyle(SMALLEST_TEXT, GREY), "midleft")
        return
    brush.write(_("change of speed"), (columns[2], y + 26), LABEL, "midright")
    brush.write(_("speed after"), (columns[3], y + 26), LABEL, "midright")
    rows = int((height - 56) / _IMPACT)
    hidden = len(readout.impacts) - rows
    shown = readout.impacts if hidden <= 0 else readout.impacts[: rows - 1]
    for row, impact in enumerate(shown):
        middle = y + 62 + row * _IMPACT
        when = _("{seconds:.3f} s").format(seconds=impact.at_s)
        brush.write(when, (columns[0], middle), NOTE, "midleft")
        brush.write(_met(impact, cast), (columns[1], middle), BOLD, "midleft", 0.2 * width)
        for at, speed in ((columns[2], impact.jump_mm_s), (columns[3], impact.after_mm_s)):
            words = _("{speed:.0f} mm/s").format(speed=speed)
            brush.write(words, (at, middle), BOLD, "midright")
    if hidden > 0:
        more = _("and {count} more").format(count=len(readout.impacts) - len(shown))
        brush.write(more, (columns[1], y + 62 + len(shown) * _IMPACT), NOTE, "midleft")


def _met(impact: ImpactReading, cast: Cast) -> str:
    """Return the name of the die or obstacle that was hit."""
    return impact.other if impact.fixed else capital(cast.die(impact.other))
