"""The words between a game and the frame that every match is played in.

A game draws itself and says what can be chosen; the frame does everything else: it asks people,
lets computers and the table answer, shows what happens, and tells it.
"""

from collections.abc import Hashable, Sequence
from typing import Generic, Literal, TypeAlias, TypeVar

from cubacube.rules import NOBODY, Action, Event, Seat, frozen
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.icons import Picture
from cubacube.scenes.match.rulings import Ruling
from cubacube.scenes.widgets.button import Kind
from cubacube.session.play.setup import SeatEntry

S = TypeVar("S")

Hint: TypeAlias = tuple[str, str]
"""A key and what it does."""

Announce: TypeAlias = Literal["say", "log", "afresh"]
"""What becomes of an event in the referee's words.

It is said in the line beside what was said before, it stands only in the list of rulings, or it is
said and everything before it is forgotten.
"""

Remark: TypeAlias = Literal["", "good", "bad", "end"]
"""What an event is in the story of a match: something was won or lost, a part of it is over."""

Tone: TypeAlias = Literal["good", "bad", "turn"]
"""What a great moment is for whose it is; "turn": for everybody things are otherwise now."""


@frozen
class Climax:
    """A great moment in a few words, marked by `N_`; {name} is whose it is."""

    words: str
    tone: Tone


@frozen
class Spot:
    """A place on the board to press: a space, a die, a row.

    `name` tells it apart from the others, and is the same as long as it is the same thing. What is
    pressed plays `action`; without one the board is told by `touch`. `hint` says what it does, in
    a line; `bar` why it cannot be pressed now: empty if it can. `key` is a key that does the same:
    a letter, a digit, or a name such as "space" or "esc". So far beyond its box as `reach` it can
    be pressed, too: spaces that lie side by side leave no gap.
    """

    name: Hashable
    box: Bounds
    action: Action | None = None
    hint: str = ""
    bar: str = ""
    key: str = ""
    radius: float = 12
    reach: float = 0


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

    `answer` is what was said to it before it was asked. `back` is what Esc touches instead of a
    pause, such as something taken up that is put back. `first` names the spot that the focus
    goes to, once, when there is something new to choose; None: it stays where it is.
    """

    words: str
    spots: tuple[Spot, ...] = ()
    keys: tuple[Hint, ...] = ()
    answer: Action | None = None
    first: Hashable = None
    back: Hashable = None


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

    `state` is as the people before the screen may see it, and all seats are those of the state.
    `front` is the seat of the person who was asked last, `on` who is asked now (None: the table,
    or nobody), `events` all there were, `viewer` the seat whose secrets are open (NOBODY: none's).
    """

    state: S
    seats: tuple[SeatEntry, ...]
    front: Seat = 0
    on: Seat | None = None
    events: Sequence[Event] = ()
    rulings: tuple[Ruling, ...] = ()
    viewer: Seat = NOBODY


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


@frozen
class Call(Generic[S]):
    """Somebody acts next: `who`, a person or a computer, for a seat of the state.

    `in_turn`: it is this seat's turn, not another's. `alone`: there is one person only.
    """

    snapshot: Snapshot[S]
    seat: Seat
    who: SeatEntry
    in_turn: bool
    alone: bool
