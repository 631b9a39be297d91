"""The steps of a turn in a row: done, now, still to come."""

from collections.abc import Sequence

from cubacube.scenes.canvas.boxes import Box, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import Look, Style, pill
from cubacube.scenes.canvas.theme import (
    BRASS,
    BROWN,
    CORAL,
    CREAM,
    DUSK,
    GOLD,
    INK,
    NORMAL,
    SMALL,
    STEEL,
    TEAL,
    darker,
    lighter,
)

_GAP = 20
_DISC = 34


def draw_stepper(brush: Brush, box: Box, steps: Sequence[str], now: int | None) -> None:
    """A pill for every step, as wide as its word asks for; None: the turn is over or not begun."""
    x, y, width, height = box
    style = Style(NORMAL - 1, INK, "heavy")
    room = (width - _GAP * (len(steps) - 1)) / len(steps)
    widths = [min(room, 78 + brush.width(step, style)) for step in steps]
    left = x + width - sum(widths) - _GAP * (len(steps) - 1)
    for number, (step, across) in enumerate(zip(steps, widths, strict=True)):
        if number:
            reached = now is not None and number <= now
            _link(brush, left, y + height / 2, reached=reached)
        stage = 2 if now is None or number > now else int(number == now)
        _step(brush, (left, y, across, height), number, step, stage)
        left += across + _GAP


def _link(brush: Brush, x: float, y: float, *, reached: bool) -> None:
    tint = BRASS if reached else STEEL
    brush.panel((x - _GAP, y - 2, _GAP, 4), Look(tint, border=None, radius=1, shadow=0))


def _step(brush: Brush, box: Box, number: int, step: str, stage: int) -> None:
    """One pill; `stage` is 0 done, 1 now, 2 to come."""
    x, y, width, height = box
    fill = (darker(TEAL, 0.33), CREAM, DUSK)[stage]
    border = (lighter(TEAL, 0.55), BROWN, STEEL)[stage]
    brush.panel(box, Look(fill, border, height / 2, shadow=0), GOLD if stage == 1 else None)
    middle = x + 28, y + height / 2
    brush.panel(centred(middle, _DISC), pill((lighter(TEAL, 0.15), CORAL, STEEL)[stage]))
    if stage == 0:
        brush.icon("check", middle, 20, CREAM)
    else:
        brush.write(str(number + 1), middle, Style(SMALL, CREAM, "black"), "center")
    ink = (CREAM, INK, lighter(STEEL, 0.6))[stage]
    style = Style(NORMAL - 1, ink, "heavy")
    brush.write(step, (x + 54, middle[1]), style, "midleft", width - 70)
