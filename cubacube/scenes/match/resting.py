"""The mouse rests on a thing: after a moment it is told what that is."""

from collections.abc import Sequence
from typing import Final

from cubacube.scenes.canvas.boxes import Point, holds
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.stage.inputs import Do, FocusLost, Input, Key, Pointer

REST_S: Final = 0.6


class Resting:
    """Where the mouse rests; nowhere after a press or a key, until it moves again."""

    def __init__(self) -> None:
        self._at: Point | None = None
        self._held = False
        self._age_s = 0.0

    def hear(self, event: Input) -> None:
        """The mouse moved, or something else is done."""
        match event:
            case Pointer("move"):
                self._at = None if self._held else event.point
                self._age_s = 0.0
            case Pointer():
                self._held = event.kind == "down"
                self._at = None
            case Do() | Key() | FocusLost():
                self._at = None

    def update(self, seconds: float) -> None:
        """It rests on."""
        self._age_s += seconds

    def on(self, tips: Sequence[Tip]) -> Tip | None:
        """What it has rested on long enough; of things that overlap the last one drawn."""
        at = self._at
        if at is None or self._age_s < REST_S:
            return None
        loud = (tip for tip in reversed(tips) if not tip.quiet)
        return next((tip for tip in loud if holds(tip.box, at)), None)
