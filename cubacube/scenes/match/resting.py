"""The mouse rests on a thing, or presses it in vain: it is told what that is, and why not."""

from collections.abc import Sequence
from typing import Final

from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Point, holds
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.stage.inputs import Do, FocusLost, Input, KeyPress, Pointer

REST_S: Final = 0.6
TOLD_S: Final = 5.0
"""So long it is told why nothing has happened."""


class TooltipTracker:
    """Where the mouse rests; nowhere after a press or a key, until it moves again.

    What was pressed in vain is told at once, until something else is pressed.
    """

    def __init__(self) -> None:
        self._at: Point | None = None
        self._held = False
        self._age_s = 0.0
        self._missed: tuple[Point, str] | None = None
        """Where something was pressed in vain, and why."""
        self._told_s = 0.0

    def press_missed(self, point: Point, why: str) -> None:
        """A press on this point has led to nothing."""
        self._missed, self._told_s = (point, why), TOLD_S

    def hear(self, event: Input) -> None:
        """The mouse moved, or something else is done."""
        if isinstance(event, Do | KeyPress | FocusLost) or (
            isinstance(event, Pointer) and event.kind == "down"
        ):
            self._missed = None
        match event:
            case Pointer("move"):
                self._at = None if self._held else event.point
                self._age_s = 0.0
            case Pointer():
                self._held = event.kind == "down"
                self._at = None
            case Do() | KeyPress() | FocusLost():
                self._at = None

    def update(self, seconds: float) -> None:
        """It rests on."""
        self._age_s += seconds
        self._told_s -= seconds
        if self._told_s <= 0:
            self._missed = None

    def refused(self, tips: Sequence[Tip]) -> Tip | None:
        """What was pressed in vain, and why nothing has happened."""
        if self._missed is None:
            return None
        point, why = self._missed
        found = next((tip for tip in reversed(tips) if holds(tip.box, point)), None)
        return None if found is None else replace(found, why=found.why or why)

    def on(self, tips: Sequence[Tip]) -> Tip | None:
        """What it has rested on long enough; of things that overlap the last one drawn."""
        at = self._at
        if at is None or self._age_s < REST_S:
            return None
        loud = (tip for tip in reversed(tips) if not tip.quiet)
        return next((tip for tip in loud if holds(tip.box, at)), None)
