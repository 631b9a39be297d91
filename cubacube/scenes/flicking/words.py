"""The types that a flicking game and the shared scene exchange."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeAlias, TypeVar

from pygame import FRect

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Die, Layout, Pawn
from cubacube.rules import Action, Choice, OneOf, Seat, frozen
from cubacube.scenes.canvas import Bounds, Brush, Tip
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input
from cubacube.session.play.setup import SeatEntry, Seats


class FlickBox(Protocol):
    """The equipment of a flicking game."""

    @property
    def cards(self) -> Cards:
        """All printed parts."""
        ...

    @property
    def measures(self) -> Measures:
        """The measurements of the table."""
        ...


class OnClothState(Protocol):
    """The state of a game that is played on the cloth."""

    @property
    def box(self) -> FlickBox:
        """The equipment of the game."""
        ...

    @property
    def layout(self) -> Layout:
        """Everything on the cloth."""
        ...

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        ...


S = TypeVar("S", bound=OnClothState)
Steps: TypeAlias = tuple[tuple[str, ...], int | None]
"""The names of the steps of a turn, and the index of the current one.

The index is None during set-up and after the end.
"""


@frozen
class ActionButton:
    """How a listed action is offered to a person.

    `label` and the smaller `note` stand on its button; `hint` explains it in one line.
    `letters` are possible hotkeys while digits choose Gates; the first free one is used.
    `die` is a die on the cloth; a click on it chooses the action. `spot` is the box of
    another thing that chooses the action when pressed, such as a card in a panel. An action
    with a `spot` has a button only if `button` is set. `paint` draws the face of the button
    instead of label and icon.
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
        """Whether the action has a button."""
        return self.button or self.spot is None


@frozen
class PromptContext(Generic[S]):
    """Everything a scene needs to ask a person for a choice.

    `state` is the part of the state that the seat may see. `seat`, `names` and the seats in
    `choices` belong to that state. `who` is the person who acts for the seat. `ground` is
    the position of the cloth.
    """

    state: S
    seat: Seat
    who: SeatEntry
    seats: Seats
    names: tuple[str, ...]
    choices: tuple[Choice, ...]
    ground: Ground

    @property
    def listed(self) -> tuple[Action, ...]:
        """All actions that are offered one by one."""
        lists = (choice for choice in self.choices if isinstance(choice, OneOf))
        return tuple(action for choice in lists for action in choice.actions)


class Interaction:
    """A game's own way to choose something, on the cloth or in its panels.

    It gets every event first, unless an aim has begun. It sets `action` once something is
    chosen.
    """

    action: Action | None = None

    @property
    def sentence(self) -> str:
        """The sentence in the turn panel; empty to use the board's sentence."""
        return ""

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Keys that work now, in addition to the shared ones."""
        return ()

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The tips for the things that this interaction shows."""
        return ()

    @property
    def busy(self) -> bool:
        """Whether it uses the cloth now, for example while something is dragged."""
        return False

    @property
    def covers(self) -> bool:
        """Whether its own panel covers the cloth, so that no banner may cross it."""
        return False

    def handle(self, event: Input) -> bool | None:
        """React to an event; return whether it was used."""

    def update(self, seconds: float) -> None:
        """Advance animations."""

    def advised(self, action: Action) -> tuple[HintMark, ...] | None:
        """Return the marks that a hint of this action puts on the things shown here."""

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """Return the Pawns to draw."""
        return layout.pawns

    def draw_below(self, brush: Brush) -> None:
        """Draw marks on the cloth, under the dice."""

    def draw_above(self, brush: Brush) -> None:
        """Draw above dice, panels and buttons."""
