"""The mode in which a person chooses among the spots of a board."""

from collections.abc import Callable
from typing import Any

from cubacube.rules import TABLE, Action, Choice
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas import Bounds, Brush, Tip
from cubacube.scenes.match.modes import Asking
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.words import ButtonSpot, Hint, Prompt, Snapshot, Spot
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.session.language.translation import _


class Choosing(Asking):
    """Let a person press spots; the mode ends at a spot that has an action.

    If the dealer has to act, a press on any spot without an action plays the action that
    `table_answer` returns.
    """

    def __init__(
        self,
        board: Board[Any],
        page: SpotPage,
        snapshot: Snapshot[Any],
        choices: tuple[Choice, ...],
        table_answer: Callable[[], Action],
    ) -> None:
        super().__init__()
        self._board, self._snapshot, self._choices = board, snapshot, choices
        self._table_answer = table_answer
        self.page = page
        page.clear()
        self.prompt = Prompt("")
        self._ask()

    @property
    def pointed(self) -> Spot | None:
        """The spot under the pointer or the focus."""
        return self.page.pointed

    @property
    def ring(self) -> Bounds | None:
        """Box of the spot under the pointer or the focus."""
        return None if self.pointed is None else self.pointed.box

    @property
    def tips(self) -> tuple[Tip, ...]:
        """Tips for the spots: their tooltips, and why some spots cannot be pressed.

        A tip with only the label of a button is quiet, because the label is visible anyway.
        """
        told = (
            Tip(spot.box, getattr(spot, "label", ""), spot.hint, spot.bar, not _tells(spot))
            for spot in self.page.spots
        )
        return tuple(tip for tip in told if tip.title or tip.text or tip.why)

    @property
    def pressed(self) -> tuple[Bounds, ...]:
        """The boxes of all spots on the page, which tooltips should not cover."""
        return tuple(spot.box for spot in self.page.spots)

    @property
    def explains(self) -> bool:
        """Whether the page shows a tooltip for the spot under the pointer or the focus."""
        return self.pointed is not None and _tells(self.pointed)

    def handle(self, event: Input) -> bool:
        """Put back a held piece if Esc is pressed; pass all other input to the page."""
        if self.prompt.back is not None and event == Do("back"):
            self._board.touch(self.prompt.back)
            self._ask()
            return True
        return self.page.handle(event)

    def update(self, seconds: float) -> None:
        """Advance time and animate the rings."""
        super().update(seconds)
        self.page.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """Draw rings, buttons and tooltips."""
        self.page.draw(brush)

    def _lay_out(self) -> None:
        self._ask()

    def _ask(self) -> None:
        before = self.prompt.first
        self.prompt = self._board.prompt(self._snapshot, self._choices)
        self._words = self.prompt.words
        self._keys = (*self.prompt.keys, *self._esc())
        self.action = self.prompt.answer
        self.page.show(self.prompt.spots, self._press)
        if self.prompt.first not in (None, before):
            self.page.focus_on(self.prompt.first)

    def _esc(self) -> tuple[Hint, ...]:
        """Return the key hints to list while Esc puts back a piece or presses a button.

        The result is empty while Esc only pauses the match.
        """
        buttons = (each for each in self.prompt.spots if isinstance(each, ButtonSpot))
        label = next((each.label for each in buttons if each.key == "esc"), "")
        words = _("put back") if self.prompt.back is not None else label.lower()
        return (("L", _("rulings")), ("F1", _("rules")), ("Esc", words)) if words else ()

    def _press(self, spot: Spot) -> None:
        if spot.action is not None:
            self.action = spot.action
        elif self._choices[0].seat == TABLE:
            self.action = self._table_answer()
        else:
            self._board.touch(spot.name)
            self._ask()


def _tells(spot: Spot) -> bool:
    """Return whether a spot has more to say than its label."""
    return bool(spot.hint or spot.bar)
