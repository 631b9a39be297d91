"""The steps of a turn in a row: done, now, still to come."""

from collections.abc import Sequence

from cubacube.rules import replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, centred, theme
from cubacube.scenes.canvas.parts import PanelStyle, pill

_GAP = 20
_DISC = 34
_PAD = 78
"""Width of a step without its word."""
_STEP = 0.97
_WORDS = TextStyle(theme.NORMAL - 1, theme.INK, "heavy")


def draw_stepper(brush: Brush, box: Bounds, steps: Sequence[str], now: int | None) -> None:
    """Draw a pill for every step, as wide as its word; `now` is the index of the current one.

    With `now` None, no turn is under way. All words have the same size, the largest that
    fits.
    """
    x, y, width, height = box
    free, most = width - _GAP * (len(steps) - 1), _WORDS.seen
    while most > _WORDS.size and sum(_widths(brush, steps, most)) > free:
        most = max(_WORDS.size, most * _STEP)
    widths = _widths(brush, steps, most)
    if sum(widths) > free:
        even = free / len(steps)
        share = (even - _PAD) * len(steps) / (sum(widths) - _PAD * len(steps))
        long = max(_widths(brush, steps, theme.SMALLEST_TEXT)) > even
        widths = [_PAD + (each - _PAD) * share if long else min(even, each) for each in widths]
    left = x + width - sum(widths) - _GAP * (len(steps) - 1)
    for number, (step, across) in enumerate(zip(steps, widths, strict=True)):
        if number:
            reached = now is not None and number <= now
            _link(brush, left, y + height / 2, reached=reached)
        stage = 2 if now is None or number > now else int(number == now)
        _step(brush, (left, y, across, height), (number, step), stage, most)
        left += across + _GAP


def _widths(brush: Brush, steps: Sequence[str], most: float) -> list[float]:
    """Return the width of each pill if its letters have at most the size `most`."""
    return [_PAD + brush.width(step, _WORDS.capped_at(most)) for step in steps]


def _link(brush: Brush, x: float, y: float, *, reached: bool) -> None:
    tint = theme.BRASS if reached else theme.STEEL
    brush.panel((x - _GAP, y - 2, _GAP, 4), PanelStyle(tint, border=None, radius=1, shadow=0))


def _step(brush: Brush, box: Bounds, named: tuple[int, str], stage: int, most: float) -> None:
    """Draw the pill of one step; `named` holds the index and the name of the step.

    `stage` is 0 for a step that is done, 1 for the current step, and 2 for a later step.
    `most` is the largest size of the letters.
    """
    (x, y, width, height), (number, step) = box, named
    fill = (theme.darker(theme.TEAL, 0.33), theme.CREAM, theme.DUSK)[stage]
    border = (theme.lighter(theme.TEAL, 0.55), theme.BROWN, theme.STEEL)[stage]
    brush.panel(
        box, PanelStyle(fill, border, height / 2, shadow=0), theme.GOLD if stage == 1 else None
    )
    middle = x + 28, y + height / 2
    brush.panel(
        centred(middle, _DISC),
        pill((theme.lighter(theme.TEAL, 0.15), theme.CORAL, theme.STEEL)[stage]),
    )
    if stage == 0:
        brush.icon("check", middle, 20, theme.CREAM)
    else:
        brush.write(str(number + 1), middle, TextStyle(theme.SMALL, theme.CREAM, "black"), "center")
    ink = (theme.CREAM, theme.INK, theme.lighter(theme.STEEL, 0.6))[stage]
    style = replace(_WORDS, colour=ink).capped_at(most)
    brush.write(step, (x + 54, middle[1]), style, "midleft", width - 70)
