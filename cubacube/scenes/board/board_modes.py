"""What the screen of a board game is doing: something is shown, left to be read, or asked."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from cubacube.rules import TABLE, Action, Choice, Seat, replace
from cubacube.scenes.board.board_page import BoardPage
from cubacube.scenes.board.words import Board, Hint, Prompt, Show, Snapshot, Spot
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.match.look_away import LookAway
from cubacube.scenes.stage.inputs import LEFT, Do, Input, Key, Pointer
from cubacube.session.language.translation import _

GUARD_S = 0.3
"""A key pressed so soon after a question came was meant for what was there before."""


class Mode(ABC):
    """One thing at a time. When it is `over`, its `action` comes next."""

    words = ""
    keys: tuple[Hint, ...] = ()
    action: Action | None = None
    wish: Action | None = None
    """An action to preview."""
    show: Show[Any] | None = None

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether it is done."""

    @abstractmethod
    def handle(self, event: Input) -> bool:
        """React to an input; whether there was a use for it."""

    @abstractmethod
    def update(self, seconds: float) -> None:
        """Let time pass."""


class Showing(Mode):
    """An action is shown; then it becomes true."""

    show: Show[Any]

    def __init__(self, show: Show[Any], seconds: float) -> None:
        self.show = show
        self.action = show.action
        self.keys = (("Space", _("skip")),)
        self._seconds = seconds

    @property
    def over(self) -> bool:
        """When it has been seen."""
        return self.show.at_s >= self._seconds

    def handle(self, event: Input) -> bool:
        """Space, Enter or a click: to the end."""
        if not goes_on(event):
            return False
        self.update(self._seconds)
        return True

    def update(self, seconds: float) -> None:
        """It goes on."""
        self.show = replace(self.show, at_s=min(self._seconds, self.show.at_s + seconds))


class Waiting(Mode):
    """Something is left on the screen for a while."""

    def __init__(
        self,
        seconds: float,
        words: str = "",
        action: Action | None = None,
        wish: Action | None = None,
    ) -> None:
        self.words = words
        self.action, self.wish = action, wish
        self.keys = (("Space", _("go on")),)
        self._left_s = seconds

    @property
    def over(self) -> bool:
        """When the time is up."""
        return self._left_s <= 0

    def handle(self, event: Input) -> bool:
        """Space, Enter or a click: at once."""
        if not goes_on(event):
            return False
        self._left_s = 0
        return True

    def update(self, seconds: float) -> None:
        """The time runs."""
        self._left_s -= seconds


class Thinking(Mode):
    """A computer thinks; over when `answer` has it. What it chooses is shown by the next mode."""

    def __init__(self, answer: Callable[[], Action | None]) -> None:
        self.words = _("thinks …")
        self._answer = answer
        self._over = False

    @property
    def over(self) -> bool:
        """Whether it knows."""
        return self._over

    def handle(self, event: Input) -> bool:
        """Nothing makes it faster."""
        del event
        return False

    def update(self, seconds: float) -> None:
        """Look whether it knows by now."""
        del seconds
        self._over = self._answer() is not None


class Asking(Mode):
    """A person is asked; over when something has been chosen.

    `table_answer` is the table's answer, for which the person only has to press.
    """

    def __init__(
        self,
        board: Board[Any],
        page: BoardPage,
        snapshot: Snapshot[Any],
        choices: tuple[Choice, ...],
        dealt: Callable[[], Action],
    ) -> None:
        self._board, self._still, self._choices, self._dealt = board, snapshot, choices, dealt
        self._age_s = 0.0
        self.page = page
        self.prompt = Prompt("")
        self._ask()

    @property
    def over(self) -> bool:
        """When something has been chosen."""
        return self.action is not None

    @property
    def pointed(self) -> Spot | None:
        """What the person points at."""
        return self.page.pointed

    def handle(self, event: Input) -> bool:
        """Keys of the spots, then focus and pointer."""
        if self._age_s < GUARD_S and not isinstance(event, Pointer) and event != Do("back"):
            return True
        return self.page.handle(event)

    def update(self, seconds: float) -> None:
        """Rings glow."""
        self._age_s += seconds
        self.page.page.update(seconds)

    def _ask(self) -> None:
        before = self.prompt.first
        self.prompt = self._board.prompt(self._still, self._choices)
        self.words, self.keys = self.prompt.words, self.prompt.keys
        self.action = self.prompt.answer
        self.page.show(self.prompt.spots, self._press)
        if self.prompt.first not in (None, before):
            self.page.focus_on(self.prompt.first)

    def _press(self, spot: Spot) -> None:
        if spot.action is not None:
            self.action = spot.action
        elif self._choices[0].seat == TABLE:
            self.action = self._dealt()
        else:
            self._board.touch(spot.name)
            self._ask()


class Curtain(Mode):
    """A seat is to see what the others must not see; over when it has confirmed to be alone."""

    def __init__(self, seat: Seat, name: str, cloth: Box) -> None:
        self.seat = seat
        self.words = _("only you may look")
        self.keys = (("Enter", _("look")),)
        self._question = LookAway(name, cloth)
        self._age_s = 0.0

    @property
    def over(self) -> bool:
        """Whether the button was pressed."""
        return self._question.answered

    def handle(self, event: Input) -> bool:
        """The button; a key that is pressed too soon was meant for what was there before."""
        if self._age_s < GUARD_S and not isinstance(event, Pointer) and event != Do("back"):
            return True
        return self._question.handle(event)

    def update(self, seconds: float) -> None:
        """The button may glow."""
        self._age_s += seconds
        self._question.update(seconds)

    def draw(self, brush: Brush) -> None:
        """The question on the cloth."""
        self._question.draw(brush)


def goes_on(event: Input) -> bool:
    """Whether an input wants to see what comes next."""
    match event:
        case Key("space", True, _, False) | Do("confirm", _, False):
            return True
        case Pointer("down"):
            return event.button == LEFT
    return False
