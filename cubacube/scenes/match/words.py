"""Data types that a game and the match scene exchange.

A game draws itself and names what can be chosen. The match scene does everything else.
It asks people, lets computer players and the dealer act, and shows and announces what
happens.
"""

from collections.abc import Hashable, Sequence
from typing import Generic, Literal, TypeAlias, TypeVar

from cubacube.rules import NOBODY, Action, Event, Seat, frozen
from cubacube.scenes.canvas import Bounds
from cubacube.scenes.canvas.icons import Picture
from cubacube.scenes.widgets.button import Kind
from cubacube.session.play.setup import SeatEntry

S = TypeVar("S")

Hint: TypeAlias = tuple[str, str]
"""A key and its effect."""

Announce: TypeAlias = Literal["say", "log", "afresh"]
"""How the referee announces an event.

"say": in the referee's line, after earlier sentences; "log": only in the list of rulings;
"afresh": in the line, and earlier sentences are removed.
"""

Remark: TypeAlias = Literal["", "good", "bad", "end"]
"""Mark of an event on the timeline: a gain, a loss, or the end of a stage of the match."""

Tone: TypeAlias = Literal["good", "bad", "turn"]
"""What a highlight means for its player; "turn": things have changed for everybody."""


Size: TypeAlias = Literal["pop", "ribbon", "finale"]
"""How big a great moment is: a pop on the cloth that stops nothing, a ribbon, or a finale."""


@frozen
class Climax:
    """A great moment in a few words; `{name}` in them stands for the player's name.

    The words are marked for translation with `N_`. The first event of a race with a text in
    `first` has a ribbon with this text, whatever its size.
    """

    words: str
    tone: Tone
    size: Size = "ribbon"
    first: str = ""


@frozen
class Spot:
    """A spot on the board to press: a space, a die, a row.

    Attributes:
        name: Identifies the spot. It is the same as long as the spot means the same thing.
        box: Where the spot is.
        action: Played when the spot is pressed; without one, `touch` of the board is
            called.
        hint: One line that says what a press on the spot does.
        bar: Why it cannot be pressed now; empty if it can.
        key: A key that does the same: a letter, a digit, or a name such as "space" or
            "esc".
        radius: Corner radius of the focus ring.
        reach: How far beyond its box it can be pressed, so that adjacent spaces leave no
            gap.
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
    """A question to a person: a sentence, the spots to press, and the keys that are listed.

    `answer` is set if the question is already answered. `back` is the spot that Esc
    touches instead of opening the pause, for example to put a piece back. `first` is the
    spot that gets the focus, once, when there is something new to choose; None leaves the
    focus where it is.
    """

    words: str
    spots: tuple[Spot, ...] = ()
    keys: tuple[Hint, ...] = ()
    answer: Action | None = None
    first: Hashable = None
    back: Hashable = None


@frozen
class Show(Generic[S]):
    """An action that is being shown but is not yet applied to the match.

    `at_s` is the number of seconds since the start of its animation.
    """

    before: S
    action: Action
    events: tuple[Event, ...]
    after: S
    at_s: float = 0.0


@frozen
class Snapshot(Generic[S]):
    """The part of the picture that changes only with an action.

    It is painted once and shown in many frames. `state` is what the people at the screen
    may see. `front` is the seat of the person who was asked last. `on` is the seat that is
    asked now; it is None if the dealer or nobody is asked. `events` are all events so far.
    `viewer` is the seat whose secrets are shown; NOBODY shows none.
    """

    state: S
    seats: tuple[SeatEntry, ...]
    front: Seat = 0
    on: Seat | None = None
    events: Sequence[Event] = ()
    viewer: Seat = NOBODY


@frozen
class Frame(Generic[S]):
    """What is visible in one frame.

    `spots` can be pressed; `pointed` is the one under the pointer or the focus. `wish` is
    the action to preview: that of `pointed`, or what a computer player is about to do.
    During a `show`, `state` is still the state before the shown action.
    """

    snapshot: Snapshot[S]
    spots: tuple[Spot, ...] = ()
    pointed: Spot | None = None
    wish: Action | None = None
    show: Show[S] | None = None

    @property
    def state(self) -> S:
        """The state that is drawn."""
        return self.snapshot.state


@frozen
class Call(Generic[S]):
    """The data for announcing the next player.

    `who` is this player, a person or a computer player, and `seat` is the seat to act for.
    `in_turn` is True if it is the turn of this seat. `alone` is True if only one person plays.
    """

    snapshot: Snapshot[S]
    seat: Seat
    who: SeatEntry
    in_turn: bool
    alone: bool
