"""Tooltips when the mouse rests on a thing, and reasons when a press has no effect."""

from collections.abc import Sequence

from cubacube.rules import replace
from cubacube.scenes.canvas import Point, Tip, holds
from cubacube.scenes.stage.inputs import Do, FocusLost, Input, KeyPress, Pointer

REST_S = 0.6
TOLD_S = 5.0
"""Seconds for which the reason is shown."""


class TooltipTracker:
    """Notes where the mouse rests, so that a tooltip can be shown there.

    A press or a key hides the tooltip until the mouse moves. After a press without
    effect, the reason is shown at once. It disappears at the next press or key, or after
    `TOLD_S`.
    """

    def __init__(self) -> None:
        self._at: Point | None = None
        self._held = False
        self._age_s = 0.0
        self._missed: tuple[Point, str] | None = None
        """Where a press had no effect, and why."""
        self._told_s = 0.0

    def press_missed(self, point: Point, why: str) -> None:
        """Note that a press on this point had no effect."""
        self._missed, self._told_s = (point, why), TOLD_S

    def hear(self, event: Input) -> None:
        """Update the state from an input."""
        match event:
            case Pointer("move"):
                self._at = None if self._held else event.point
                self._age_s = 0.0
            case Pointer("down"):
                self._held, self._at, self._missed = True, None, None
            case Pointer():
                self._held, self._at = False, None
            case Do() | KeyPress() | FocusLost():
                self._at = self._missed = None

    def update(self, seconds: float) -> None:
        """Advance time by `seconds`."""
        self._age_s += seconds
        self._told_s -= seconds
        if self._told_s <= 0:
            self._missed = None

    def refused(self, tips: Sequence[Tip]) -> Tip | None:
        """Return the tip of the pressed thing, with the reason why the press had no effect.

        None if the last press had an effect or hit nothing, or if the time for the reason is
        up.
        """
        if self._missed is None:
            return None
        point, why = self._missed
        found = next((tip for tip in reversed(tips) if holds(tip.box, point)), None)
        return None if found is None else replace(found, why=found.why or why)

    def on(self, tips: Sequence[Tip]) -> Tip | None:
        """Return the tip under the resting mouse; if things overlap, that of the topmost one."""
        at = self._at
        if at is None or self._age_s < REST_S:
            return None
        loud = (tip for tip in reversed(tips) if not tip.quiet)
        return next((tip for tip in loud if holds(tip.box, at)), None)
