"""The tips of a match table: what is explained, and which tip is shown now."""

from typing import Generic

from cubacube.scenes.canvas import Brush, Tip, centre, holds
from cubacube.scenes.canvas.tips import merged
from cubacube.scenes.match.help.bubble import draw_tip
from cubacube.scenes.match.help.resting import TooltipTracker
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.words import S


class Tooltips(Generic[S]):
    """Finds the tip for the thing under the mouse."""

    def __init__(self, presenter: Presenter[S]) -> None:
        self.tracker = TooltipTracker()
        self.on_table: tuple[Tip, ...] = ()
        """Tips for the things in the last frame, without the tips of the mode."""
        self._presenter, self._now = presenter, presenter.situation

    @property
    def all(self) -> tuple[Tip, ...]:
        """Tips for everything that is visible."""
        return merged((*self._uncovered, *self._now.mode.tips))

    @property
    def shown(self) -> Tip | None:
        """The tooltip to show.

        It is the reason why a press had no effect, else the tip of the thing under the mouse.
        """
        mode = self._now.mode
        if mode.tips_hidden:
            return None
        tips = self.all
        tip = self.tracker.refused(tips)
        if tip is None and not mode.explains:
            tip = self.tracker.on(tips)
        return tip

    @property
    def refused(self) -> Tip | None:
        """The tip of the thing whose press had no effect, with the reason."""
        return None if self._now.mode.tips_hidden else self.tracker.refused(self.all)

    def draw(self, brush: Brush) -> None:
        """Draw the tooltip, if any."""
        tip = self.shown
        if tip is not None:
            draw_tip(brush, tip, self._now.mode.pressed)

    @property
    def _uncovered(self) -> tuple[Tip, ...]:
        """Tips for the things that are not covered.

        While a panel or moving dice may cover the cloth, tips for things on the cloth are left out.
        """
        if not self._now.mode.covers and not self._presenter.stirring:
            return self.on_table
        cloth = self._now.board.cloth
        return tuple(tip for tip in self.on_table if not holds(cloth, centre(tip.box)))
