"""Modes of a match scene, such as showing an action, thinking, or asking a person."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import inf
from typing import Any

from cubacube.rules import Action, Seat, replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, Tip, centre, centred, theme
from cubacube.scenes.canvas.parts import DIALOGUE
from cubacube.scenes.match.words import Hint, Show
from cubacube.scenes.sound.score import SILENT, Score
from cubacube.scenes.stage.inputs import LEFT, Do, Input, KeyPress, Pointer
from cubacube.scenes.widgets import Button, Page
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match
from cubacube.session.settings.chosen import settings

GUARD_S = 0.3
"""Seconds during which a new question ignores input (debounce).

Input that comes so early was meant for the previous question.
"""

OPENS = "y"
"""Key of the button that reveals secrets, different from the keys that continue the match."""
_CURTAIN_WIDTH, _CURTAIN_HEIGHT = 640.0, 240.0


class Mode(ABC):
    """What the match scene is doing now. When a mode is `over`, its `action` is shown next."""

    action: Action | None = None
    wish: Action | None = None
    """An action to preview."""
    passes = False
    """Whether it only shows something. A tap of Space skips it; holding Space speeds it up."""
    _words = ""
    _keys: tuple[Hint, ...] = ()

    @property
    def words(self) -> str:
        """Words beside the name of the active player."""
        return self._words

    @property
    def keys(self) -> tuple[Hint, ...]:
        """Keys that work now, without those that work in every mode.

        If Esc is among them, the list is complete.
        """
        return self._keys

    @property
    def more_keys(self) -> tuple[Hint, ...]:
        """Further keys that work now but have no room at the bottom of the table."""
        return ()

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the mode is finished."""

    @property
    def heard(self) -> tuple[Score, float]:
        """The sounds of the film that is shown, and its current time in seconds."""
        return SILENT, 0.0

    @property
    def power(self) -> float:
        """How far a die is pulled back, 0 to 1, for its sound; 0 if it must be silent."""
        return 0.0

    @property
    def covers(self) -> bool:
        """Whether a panel lies on the cloth, so that no ribbon may cross it."""
        return False

    @property
    def tips(self) -> tuple[Tip, ...]:
        """Tips for its buttons, shown when the mouse rests on them."""
        return ()

    @property
    def pressed(self) -> tuple[Bounds, ...]:
        """Boxes of everything that can be pressed; a tooltip never covers one of them."""
        return tuple(tip.box for tip in self.tips)

    @property
    def ring(self) -> Bounds | None:
        """Box of the thing under the focus ring or the pointer; None if there is no such thing."""
        return None

    @property
    def explains(self) -> bool:
        """Whether the mode itself explains the thing under the pointer."""
        return False

    @property
    def busy(self) -> bool:
        """Whether something is being aimed or dragged, so that a hint steps back."""
        return False

    @property
    def tips_hidden(self) -> bool:
        """Whether tips are off, because something is held or moves."""
        return False

    def let_go(self) -> None:
        """Release what the mouse holds, because another page covers the match."""

    def handle(self, event: Input) -> bool | None:
        """Handle an input; return whether it was used.

        Enter or a click skips a mode that only shows something.
        """
        if not (self.passes and wants_next(event)):
            return False
        self.skip()
        return True

    @abstractmethod
    def update(self, seconds: float) -> None:
        """Advance time by `seconds`."""

    def skip(self) -> None:
        """Finish at once, if the mode only shows something."""

    def draw_above(self, brush: Brush) -> None:
        """Draw what lies over the table."""


class Showing(Mode):
    """An action is shown; afterwards the match becomes `match`, which includes it."""

    passes = True

    def __init__(self, match: Match[Any], show: Show[Any], seconds: float) -> None:
        self.match = match
        self.show = show
        self._keys = (("Space", _("skip")),)
        self._seconds = seconds

    @property
    def over(self) -> bool:
        """Whether the action has been shown to its end."""
        return self.show.at_s >= self._seconds

    def skip(self) -> None:
        """Skip to the end."""
        self.show = replace(self.show, at_s=self._seconds)

    def update(self, seconds: float) -> None:
        """Advance the animation by `seconds`."""
        self.show = replace(self.show, at_s=min(self._seconds, self.show.at_s + seconds))


class Waiting(Mode):
    """Something stays on the screen for a while."""

    passes = True

    def __init__(self, seconds: float, words: str = "", action: Action | None = None) -> None:
        self._words, self.action = words, action
        self._keys = (("Space", _("continue")),)
        self._left_s = seconds

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self._left_s <= 0

    def handle(self, event: Input) -> bool | None:
        """Skip the rest of the time on Enter or a click."""
        return self._left_s > 0 and super().handle(event)

    def skip(self) -> None:
        """Skip the rest of the time."""
        self._left_s = 0

    def update(self, seconds: float) -> None:
        """Advance time by `seconds`."""
        self._left_s -= seconds


class Thinking(Waiting):
    """A computer player thinks while people can read the earlier announcements.

    The mode is over when `answer` has returned an action and the time for reading is up. If
    the action is not worth announcing, the time for reading does not matter.
    """

    def __init__(
        self,
        answer: Callable[[], Action | None],
        tells: Callable[[Action], bool],
        read_s: float,
        words: str,
    ) -> None:
        """Show `words` during reading; `tells` decides whether a choice is worth announcing."""
        super().__init__(read_s, words)
        self._answer, self._tells = answer, tells
        self.unlimited = read_s == inf
        """Whether it waits until a person confirms having read everything."""
        self._known = answer()
        self._settle()

    @property
    def read(self) -> bool:
        """Whether there was time to read everything."""
        return self._left_s <= 0

    @property
    def over(self) -> bool:
        """Whether the choice is known and may be shown now.

        A choice worth announcing may be shown only after the time for reading.
        """
        return self._known is not None and (self.read or not self._tells(self._known))

    def skip(self) -> None:
        """End the time for reading; the computer player does not think faster."""
        super().skip()
        self._settle()

    def update(self, seconds: float) -> None:
        """Poll for the choice."""
        super().update(seconds)
        self._known = self._known or self._answer()
        self._settle()

    def _settle(self) -> None:
        if self.read:
            self._words, self._keys = _("is thinking …"), ()


class Between(Mode):
    """The pause between two actions of a view-only match; it is never over."""

    over = False

    def __init__(self, words: str = "") -> None:
        self._words = words

    def update(self, seconds: float) -> None:
        """Do nothing; time stands still."""


class Asking(Mode):
    """A person is asked; the mode is over when the person has chosen something."""

    def __init__(self) -> None:
        self._age_s = 0.0
        self._laid_out_by = _laying_out()

    @property
    def over(self) -> bool:
        """Whether something has been chosen."""
        return self.action is not None

    @property
    def fresh(self) -> bool:
        """Whether the question is so new that input may be for the previous one (debounce)."""
        return self._age_s < GUARD_S

    @property
    def why_not(self) -> str:
        """The reason why a press outside all buttons and other targets had no effect."""
        return _("Not now: {words}").format(words=self.words) if self.words else ""

    def update(self, seconds: float) -> None:
        """Advance time; lay out the buttons again if the language or text size has changed."""
        self._age_s += seconds
        if self._laid_out_by != _laying_out():
            self._laid_out_by = _laying_out()
            self._lay_out()

    @abstractmethod
    def _lay_out(self) -> None:
        """Lay out the buttons for a new language or text size; keep the person's input so far."""


class Curtain(Mode):
    """A question whether nobody else is looking, before a player sees a secret.

    The mode is over when the player has confirmed.
    """

    covers = True
    over = False

    def __init__(self, seat: Seat, name: str, secret: str, cloth: Bounds) -> None:
        """Ask the player `name` at `seat` to confirm that nobody else is looking.

        `secret` tells why the others must not look.
        """
        self.seat = seat
        self._words = secret
        self._keys = ((OPENS.upper(), _("reveal")),)
        self._panel = centred(centre(cloth), _CURTAIN_WIDTH, _CURTAIN_HEIGHT)
        left, top, *_size = self._panel
        label = _("I am {name}").format(name=name)
        place = left + 90, top + 120, _CURTAIN_WIDTH - 180, 80
        self._page = Page([Button(place, label, lambda: True, "teal", hotkey=OPENS.upper())])
        self._age_s = 0.0

    @property
    def fresh(self) -> bool:
        """Whether the button is so new that a press cannot be meant for it (debounce)."""
        return self._age_s < GUARD_S

    def handle(self, event: Input) -> bool:
        """Handle the button and its key, but only when a person has had time to see them."""
        if self.fresh and not (isinstance(event, Pointer) and event.kind == "move"):
            return False
        match event:
            case Pointer():
                self.over = bool(self._page.handle(event))
            case KeyPress(name, True, _, False) if name == OPENS:
                self.over = True
        return self.over

    def update(self, seconds: float) -> None:
        """Advance time and animate the button."""
        self._age_s += seconds
        self._page.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """Draw the question on the cloth."""
        brush.panel(self._panel, DIALOGUE)
        x, y, width, _height = self._panel
        style = TextStyle(theme.LARGE, theme.CREAM, "heavy")
        words = _("Everybody else, please look away.")
        brush.write(words, (x + width / 2, y + 60), style, "center", width - 40)
        self._page.draw(brush.surface, brush.view)


def _laying_out() -> tuple[str, int]:
    """Return the settings that affect places and words of buttons."""
    chosen = settings()
    return chosen.language, chosen.screen.text_percent


def wants_next(event: Input) -> bool:
    """Return whether an input asks to continue: Enter or a left click."""
    match event:
        case Do("confirm", _, False):
            return True
        case Pointer("down"):
            return event.button == LEFT
    return False
