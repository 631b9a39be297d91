"""What the screen is doing: something is shown, left to be read, thought about, or asked."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import inf
from typing import Any, Final

from cubacube.rules import Action, Seat, replace
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.match.look_away import OPENS, LookAway
from cubacube.scenes.match.words import Hint, Show
from cubacube.scenes.sound.score import SILENT, Score
from cubacube.scenes.stage.inputs import LEFT, Do, Input, Pointer
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match
from cubacube.session.settings.chosen import settings

GUARD_S = 0.3
"""What is pressed so soon after a question came was meant for what was there before."""

SEEN_S: Final = 1.5
"""So long the final table stands, whatever is pressed."""


class Mode(ABC):
    """One thing at a time. When it is `over`, its `action` comes next."""

    action: Action | None = None
    wish: Action | None = None
    """An action to preview."""
    passes = False
    """Whether it is only to be seen or read: a tap of Space skips it, held Space hurries it."""
    _words = ""
    _keys: tuple[Hint, ...] = ()

    @property
    def words(self) -> str:
        """What stands beside the name of who is on."""
        return self._words

    @property
    def keys(self) -> tuple[Hint, ...]:
        """Those that work now besides the common ones; with an Esc of its own it has them all."""
        return self._keys

    @property
    def more_keys(self) -> tuple[Hint, ...]:
        """Those that work, too, and have no room in a line."""
        return ()

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether it is done."""

    @property
    def heard(self) -> tuple[Score, float]:
        """What is heard of a film, and how far it is."""
        return SILENT, 0.0

    @property
    def power(self) -> float:
        """How far a die is pulled back, 0 .. 1; nothing where that must not be heard."""
        return 0.0

    @property
    def covers(self) -> bool:
        """Whether a panel lies on the cloth, so that no ribbon may pass over it."""
        return False

    @property
    def tips(self) -> tuple[Tip, ...]:
        """What is told about its buttons when the mouse rests on them."""
        return ()

    @property
    def pressed(self) -> tuple[Bounds, ...]:
        """Where something can be pressed, so that no tip shall lie there."""
        return tuple(tip.box for tip in self.tips)

    @property
    def ring(self) -> Bounds | None:
        """What bears the ring of the keys, or is pointed at."""
        return None

    @property
    def explains(self) -> bool:
        """Whether it tells by itself about what is pointed at."""
        return False

    @property
    def tips_hidden(self) -> bool:
        """Whether a mouse that rests is told nothing: something is held, or moves."""
        return False

    def let_go(self) -> None:  # noqa: B027 - most modes hold nothing
        """Something else is looked at: what is held by the mouse is held no more."""

    @abstractmethod
    def handle(self, event: Input) -> bool:
        """React to an input; whether there was a use for it."""

    @abstractmethod
    def update(self, seconds: float) -> None:
        """Let time pass."""

    def skip(self) -> None:  # noqa: B027 - who is asked skips nothing
        """Be over at once, if it passes."""

    def draw_above(self, brush: Brush) -> None:
        """What lies over the table."""
        del brush


class Showing(Mode):
    """An action is shown; then it becomes true: `match` is the match with it."""

    passes = True

    def __init__(self, match: Match[Any], show: Show[Any], seconds: float) -> None:
        self.match = match
        self.show = show
        self._keys = (("Space", _("skip")),)
        self._seconds = seconds

    @property
    def over(self) -> bool:
        """When it has been seen."""
        return self.show.at_s >= self._seconds

    def handle(self, event: Input) -> bool:
        """Enter or a click: to the end."""
        if not wants_next(event):
            return False
        self.skip()
        return True

    def skip(self) -> None:
        """To the end."""
        self.show = replace(self.show, at_s=self._seconds)

    def update(self, seconds: float) -> None:
        """It goes on."""
        self.show = replace(self.show, at_s=min(self._seconds, self.show.at_s + seconds))


class Waiting(Mode):
    """Something is left on the screen for a while."""

    passes = True

    def __init__(
        self,
        seconds: float,
        words: str = "",
        action: Action | None = None,
        wish: Action | None = None,
    ) -> None:
        self._words = words
        self.action, self.wish = action, wish
        self._keys = (("Space", _("go on")),)
        self._left_s = seconds

    @property
    def over(self) -> bool:
        """When the time is up."""
        return self._left_s <= 0

    def handle(self, event: Input) -> bool:
        """Enter or a click: at once."""
        if self._left_s <= 0 or not wants_next(event):
            return False
        self.skip()
        return True

    def skip(self) -> None:
        """It has been read."""
        self._left_s = 0

    def update(self, seconds: float) -> None:
        """The time runs."""
        self._left_s -= seconds


class Ending(Waiting):
    """The final table; it is seen for a moment even by who skips everything."""

    def __init__(self, seconds: float, words: str) -> None:
        super().__init__(seconds, words)
        self._seen_s = 0.0

    def handle(self, event: Input) -> bool:
        """Enter or a click, after the moment."""
        return self._seen_s >= SEEN_S and super().handle(event)

    def skip(self) -> None:
        """On to the results, after the moment."""
        if self._seen_s >= SEEN_S:
            super().skip()

    def update(self, seconds: float) -> None:
        """The time runs."""
        super().update(seconds)
        self._seen_s += seconds


class Thinking(Waiting):
    """A computer thinks, and what was told is left to be read meanwhile.

    Over when `answer` has come and the time is up; what is not worth telling comes without delay.
    What the computer chooses is shown by the next mode.
    """

    def __init__(
        self,
        answer: Callable[[], Action | None],
        tells: Callable[[Action], bool],
        read_s: float,
        words: str,
    ) -> None:
        """`words` stand there while one reads, `tells` says of a choice whether it is told."""
        super().__init__(read_s, words)
        self._answer, self._tells = answer, tells
        self.unlimited = read_s == inf
        """Whether it goes on only when somebody has said to have read everything."""
        self._known = answer()
        self._settle()

    @property
    def read(self) -> bool:
        """Whether there was time to read everything."""
        return self._left_s <= 0

    @property
    def over(self) -> bool:
        """Whether it knows, and everything has been read."""
        return self._known is not None and (self.read or not self._tells(self._known))

    def skip(self) -> None:
        """One may have read everything; but nothing makes it think faster."""
        super().skip()
        self._settle()

    def update(self, seconds: float) -> None:
        """Look whether it knows by now."""
        super().update(seconds)
        self._known = self._known or self._answer()
        self._settle()

    def _settle(self) -> None:
        if self.read:
            self._words, self._keys = _("thinks …"), ()


class Between(Mode):
    """Nothing happens between two actions of a match that is only watched; it is never over."""

    over = False

    def __init__(self, words: str = "") -> None:
        self._words = words

    def handle(self, event: Input) -> bool:
        """Who watches has keys and buttons of another page."""
        del event
        return False

    def update(self, seconds: float) -> None:
        """Time stands still."""


class Asking(Mode):
    """A person is asked; over when something has been chosen."""

    def __init__(self) -> None:
        self._age_s = 0.0
        self._laid_out_by = _laying_out()

    @property
    def over(self) -> bool:
        """When something has been chosen."""
        return self.action is not None

    @property
    def fresh(self) -> bool:
        """Whether it came so lately that all was meant for what was there before."""
        return self._age_s < GUARD_S

    def why_not(self, point: Point) -> str:
        """Why a press on a point has led to nothing."""
        del point
        return _("Not now: {words}").format(words=self.words) if self.words else ""

    def update(self, seconds: float) -> None:
        """It is not new for ever; in the pause the size of texts or the language may change."""
        self._age_s += seconds
        if self._laid_out_by != _laying_out():
            self._laid_out_by = _laying_out()
            self._lay_out()

    @abstractmethod
    def _lay_out(self) -> None:
        """What is to be pressed has other words, or another size; all that was done stays."""


class Curtain(Mode):
    """A seat is to see what the others must not see; over when it has confirmed to be alone."""

    covers = True

    def __init__(self, seat: Seat, name: str, secret: str, cloth: Bounds) -> None:
        """`secret` tells why the others must not look."""
        self.seat = seat
        self._words = secret
        self._keys = ((OPENS.upper(), _("look")),)
        self._question = LookAway(name, cloth)
        self._age_s = 0.0

    @property
    def over(self) -> bool:
        """Whether the button was pressed."""
        return self._question.answered

    @property
    def fresh(self) -> bool:
        """Whether nobody can have seen it yet."""
        return self._age_s < GUARD_S

    def handle(self, event: Input) -> bool:
        """The button and its key, when they have been seen for a moment."""
        if self.fresh and not (isinstance(event, Pointer) and event.kind == "move"):
            return False
        return self._question.handle(event)

    def update(self, seconds: float) -> None:
        """The button may glow."""
        self._age_s += seconds
        self._question.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """The question on the cloth."""
        self._question.draw(brush)


def _laying_out() -> tuple[str, int]:
    """The settings by which buttons have their places and words."""
    chosen = settings()
    return chosen.language, chosen.screen.text_percent


def wants_next(event: Input) -> bool:
    """Whether an input wants to see what comes next."""
    match event:
        case Do("confirm", _, False):
            return True
        case Pointer("down"):
            return event.button == LEFT
    return False
