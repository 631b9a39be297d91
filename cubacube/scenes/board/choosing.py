"""A person chooses among the spots of a board."""

from collections.abc import Callable
from typing import Any

from cubacube.rules import TABLE, Action, Choice
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.match.modes import Asking
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.words import ButtonSpot, Hint, Prompt, Snapshot, Spot
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.session.language.translation import _


class Choosing(Asking):
    """Over when a spot with an action was pressed.

    `table_answer` is the table's answer, for which the person only has to press.
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
        """What the person points at."""
        return self.page.pointed

    @property
    def ring(self) -> Bounds | None:
        """The spot that is pointed at."""
        return None if self.pointed is None else self.pointed.box

    @property
    def tips(self) -> tuple[Tip, ...]:
        """What the bubbles of the spots say, and why some may not be pressed.

        What stands on a button need not be told to who sees it.
        """
        told = (
            Tip(spot.box, getattr(spot, "label", ""), spot.hint, spot.bar, not _tells(spot))
            for spot in self.page.spots
        )
        return tuple(tip for tip in told if tip.title or tip.text or tip.why)

    @property
    def pressed(self) -> tuple[Bounds, ...]:
        """Where the spots are."""
        return tuple(spot.box for spot in self.page.spots)

    @property
    def explains(self) -> bool:
        """By a bubble, at once."""
        return self.pointed is not None and _tells(self.pointed)

    def handle(self, event: Input) -> bool:
        """Esc puts back what is held; keys of the spots, then focus and pointer."""
        if self.prompt.back is not None and event == Do("back"):
            self._board.touch(self.prompt.back)
            self._ask()
            return True
        return self.page.handle(event)

    def update(self, seconds: float) -> None:
        """Rings glow."""
        super().update(seconds)
        self.page.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """Rings, buttons, bubbles."""
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
        """What Esc does, if it does not pause; it is the last of the keys then."""
        spots = self.prompt.spots
        labels = [
            each.label for each in spots if isinstance(each, ButtonSpot) and each.key == "esc"
        ]
        words = _("put back") if self.prompt.back is not None else "".join(labels[:1]).lower()
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
    """Whether there is more to say of a spot than what stands on it."""
    return bool(spot.hint or spot.bar)
