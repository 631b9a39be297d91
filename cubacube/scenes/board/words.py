"""The words between a board game and the frame that every board game is played in.

A game draws itself and says what can be pressed (`Board`); `BoardScene` does everything else:
it asks people, lets computers and the table answer, shows what happens, and tells it.
"""

from collections.abc import Hashable
from typing import Generic, Protocol, TypeAlias, TypeVar

from cubacube.rules import Action, Choice, Event, Seat, frozen
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.icons import Picture
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.rulings import Ruling
from cubacube.scenes.widgets.button import Kind
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import SeatEntry

S = TypeVar("S")

Hint: TypeAlias = tuple[str, str]
"""A key and what it does."""


@frozen
class Spot:
    """A place on the board to press: a space, a die, a row.

    `name` tells it apart from the others, and is the same as long as it is the same thing. What is
    pressed plays `action`; without one the board is told by `touch`. `hint` says what it does, in
    a line; `bar` why it cannot be pressed now: empty if it can. `key` is a key that does the same:
    a letter, a digit, or a name such as "space" or "esc".
    """

    name: Hashable
    box: Box
    action: Action | None = None
    hint: str = ""
    bar: str = ""
    key: str = ""
    radius: float = 12


@frozen
class ButtonSpot(Spot):
    """A button. `note` is a second, smaller line."""

    label: str = ""
    note: str = ""
    kind: Kind = "cream"
    icon: Picture | None = None


@frozen
class Prompt:
    """What a person is asked: a sentence, what can be pressed, and keys that are worth naming.

    `answer` is what he has said to it before it was asked. `first` names the spot that the focus
    goes to, once, when there is something new to choose; None: it stays where it is.
    """

    words: str
    spots: tuple[Spot, ...] = ()
    keys: tuple[Hint, ...] = ()
    answer: Action | None = None
    first: Hashable = None


@frozen
class Show(Generic[S]):
    """An action that is about to become true, `at_s` seconds after one began to see it."""

    before: S
    action: Action
    events: tuple[Event, ...]
    after: S
    at_s: float = 0.0


@frozen
class Snapshot(Generic[S]):
    """What changes only with an action; painted once for many frames.

    `state` is as the people before the screen may see it, `front` the seat of the person who was
    asked last, `on` who is asked now (None: the table, or nobody), `events` all there were.
    """

    state: S
    seats: tuple[SeatEntry, ...]
    front: Seat
    on: Seat | None
    events: tuple[Event, ...] = ()
    rulings: tuple[Ruling, ...] = ()


@frozen
class Frame(Generic[S]):
    """What is to be seen at this moment.

    `spots` can be pressed, `pointed` is the one under the pointer or the focus. `wish` is the
    action to preview: that of `pointed`, or what a computer is about to do. While there is a
    `show`, the state is still the one before it.
    """

    snapshot: Snapshot[S]
    spots: tuple[Spot, ...] = ()
    pointed: Spot | None = None
    wish: Action | None = None
    show: Show[S] | None = None

    @property
    def state(self) -> S:
        """How things are."""
        return self.snapshot.state


class Board(Protocol[S]):
    """One game on the table. It may remember what a person has marked, but nothing of the match."""

    @property
    def title(self) -> str:
        """The name of the game, as a title."""
        ...

    @property
    def backdrop(self) -> Backdrop:
        """The picture of the table."""
        ...

    @property
    def cloth(self) -> Box:
        """The cloth on it: ribbons pass over it."""
        ...

    def subtitle(self, snapshot: Snapshot[S], /) -> str:
        """A few words beside the title, such as the round."""
        ...

    def on_turn(self, state: S, /) -> Seat | None:
        """Whose turn it is: his hand throws the dice."""
        ...

    def call(self, snapshot: Snapshot[S], seat: Seat, /) -> str:
        """The ribbon with which a seat is asked (see `turn_call`); empty for none."""
        ...

    def prompt(self, snapshot: Snapshot[S], choices: tuple[Choice, ...], /) -> Prompt:
        """What the seat `still.on` is asked; `choices` are all of this seat.

        If they are the table's, and it is a person's turn, pressing any spot lets the table
        answer; without spots it answers at once.
        """
        ...

    def touch(self, name: Hashable, /) -> None:
        """A spot without an action was pressed; the question is asked anew."""
        ...

    def words(self, action: Action, state: S, /) -> str:
        """What a computer is about to do; empty if it is nothing to wait for."""
        ...

    def lasts(self, show: Show[S], /) -> float:
        """How many seconds it takes to show an action; 0 for nothing to see."""
        ...

    def draw_still(self, brush: Brush, snapshot: Snapshot[S], /) -> None:
        """Everything that changes only with an action, on the picture of the table."""
        ...

    def draw(self, brush: Brush, frame: Frame[S], /) -> None:
        """Everything else: what moves, what is marked, previews."""
        ...

    def parts(self, match: Match[S], /) -> tuple[ScoreColumn, ...]:
        """Where the final scores came from, for the page of results."""
        ...


def turn_call(seats: tuple[SeatEntry, ...], seat: Seat) -> str:
    """The ribbon when a turn begins."""
    entry = seats[seat]
    if entry.bot is not None:
        return _("{name}'s turn").format(name=entry.name)
    if sum(each.bot is None for each in seats) == 1:
        return _("Your turn")
    return _("{name}, your turn").format(name=entry.name)
