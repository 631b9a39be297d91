"""What the frame of a flicking game needs to know of a match."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from cubacube.kit.shot import AnyShot, Shot
from cubacube.rules import Action, Choice, Event, Seat
from cubacube.scenes.match.rulings import Ruling
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import SeatEntry
from cubacube.table import Film
from cubacube.table.level import Level

S = TypeVar("S")


class AnyLiveMatch(Protocol[S]):
    """`scenes.sitting.Sitting` is one.

    All seats here are those of the state that is drawn. In most games each belongs to one player;
    where several people share a seat of the state, `who` tells which of them acts.
    """

    rulings: list[Ruling]
    """Everything the referee has said."""

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """Who plays, by the seats of the state."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called in sentences."""
        ...

    @property
    def people(self) -> tuple[Seat, ...]:
        """The people before the screen, one entry for each."""
        ...

    @property
    def level(self) -> Level:
        """The table."""
        ...

    @property
    def state(self) -> S:
        """How things are; this is drawn."""
        ...

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules wait for."""
        ...

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked first; None after the end."""
        ...

    @property
    def who(self) -> SeatEntry | None:
        """Who acts now, a person or a computer; None if nobody does, or it does not matter who."""
        ...

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        ...

    def seen(self, state: S, viewer: Seat, /) -> S:
        """A state as the people before the screen may see it when `viewer` alone is looking.

        NOBODY: when all of them are. A person who is alone sees what his seat may know.
        """
        ...

    def table_answer(self) -> Action:
        """What the table answers to what it is asked now."""
        ...

    def simulate(self, choice: AnyShot, /) -> tuple[Shot, Film]:
        """What the table answers to a flick, and how it looks."""
        ...

    def bot_action(self, seat: Seat, /) -> Action | None:
        """What the computer that acts for this seat chooses; None as long as it thinks."""
        ...

    def told(self, event: Event, /) -> str:
        """An event in the referee's words; empty if there is nothing to say."""
        ...

    def play(self, action: Action, side: Callable[[Event], str], /) -> tuple[Event, ...]:
        """Do what was chosen; the events are kept and told, each under the colour `side` names."""
        ...

    def ended(self, parts: tuple[ScoreColumn, ...], lines: tuple[str, ...] = (), /) -> MatchResult:
        """The result of the match."""
        ...
