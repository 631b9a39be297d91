"""The words between a flicking game and the frame that it is played in."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from pygame import FRect

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Die, Layout, Pawn
from cubacube.rules import Action, Choice, OneOf, Seat, frozen
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.match.advice import HintMark
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input
from cubacube.session.play.setup import SeatEntry


class FlickBox(Protocol):
    """What every flicking game is played with."""

    @property
    def cards(self) -> Cards:
        """Everything printed."""
        ...

    @property
    def measures(self) -> Measures:
        """The lengths of the table."""
        ...


class OnClothState(Protocol):
    """The state of a game that is played on the cloth."""

    @property
    def box(self) -> FlickBox:
        """What it is played with."""
        ...

    @property
    def layout(self) -> Layout:
        """What lies on the cloth."""
        ...


S = TypeVar("S", bound=OnClothState)


@frozen
class ActionButton:
    """How a listed action is offered to a person.

    `label` and the smaller `note` stand on its button, `hint` explains it in a line. `letters` may
    press it while digits choose the Gate: the first one that is free does. Among several dice,
    `die` is the one on the cloth to click for it. `spot` is a box on the screen that is the thing
    itself, such as a card in a panel, and can be pressed; with a spot there is a button only if
    `button` says so. `paint` draws the face of the button in place of the label and the icon.
    """

    label: str
    note: str = ""
    hint: str = ""
    icon: str = "check"
    letters: str = ""
    dark: bool = False
    die: Die | None = None
    spot: Bounds | None = None
    button: bool = False
    paint: Callable[[Brush, FRect], None] | None = None

    @property
    def has_button(self) -> bool:
        """Whether there is a button for it."""
        return self.button or self.spot is None


@frozen
class PromptContext(Generic[S]):
    """What a person is asked now.

    `state` is as the seat may see it; `seat`, `names` and the seats in `choices` are those of the
    state, and `who` is the person who acts for that seat. `ground` is where the cloth is.
    """

    state: S
    seat: Seat
    who: SeatEntry
    names: tuple[str, ...]
    choices: tuple[Choice, ...]
    ground: Ground

    @property
    def listed(self) -> tuple[Action, ...]:
        """The actions that can be named one by one."""
        lists = (choice for choice in self.choices if isinstance(choice, OneOf))
        return tuple(action for choice in lists for action in choice.actions)


class Interaction:
    """A game's own way to choose something: on the cloth or in its panels, beside aim and buttons.

    It gets every input first, unless an aim has begun. Once `action` is set, that was chosen.
    """

    action: Action | None = None

    @property
    def sentence(self) -> str:
        """What the turn panel says; empty for what the board says."""
        return ""

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Keys that work now, besides those of the frame."""
        return ()

    @property
    def tips(self) -> tuple[Tip, ...]:
        """What is told about what it shows."""
        return ()

    @property
    def busy(self) -> bool:
        """Whether it has the cloth now, as while something is dragged."""
        return False

    @property
    def covers(self) -> bool:
        """Whether a panel of its own lies on the cloth, so that no ribbon may pass over it."""
        return False

    def handle(self, event: Input) -> bool:
        """React to an input; whether there was a use for it."""
        del event
        return False

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def advised(self, action: Action) -> tuple[HintMark, ...]:
        """What a hint of an action marks of what it shows."""
        del action
        return ()

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """The Pawns as they are to be drawn."""
        return layout.pawns

    def draw_below(self, brush: Brush) -> None:
        """Marks on the cloth under the dice."""

    def draw_above(self, brush: Brush) -> None:
        """Everything over dice, panels and buttons."""
