"""What every game tells the frame that its matches are played in."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic

from cubacube.rules import Action, Event, Seat
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.words import Announce, Call, Climax, Remark, S, Show, Snapshot
from cubacube.scenes.sound.signs import Sign
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import Seats
from cubacube.table.level import Level

READ_S = 1.4
"""How long something told is left to be read."""


class GameBoard(ABC, Generic[S]):
    """One game on the table. It may remember what a person has marked, but nothing of the match.

    All seats are those of the state that is drawn. What is abstract every game has to tell; the
    rest is as in most games.
    """

    backdrop: Backdrop
    """The picture of the table."""
    cloth: Bounds
    """The cloth on the table: ribbons pass over it."""
    sounds: Mapping[type[Event], Sign] = MappingProxyType({})
    """What is heard of its events."""
    climaxes: Mapping[type[Event], Climax] = MappingProxyType({})
    """Which of its events are great moments."""

    course: str = ""
    """What is plotted of a match, such as money; marked by `N_`, empty for nothing."""

    def use_level_look(self, level: Level | None) -> None:
        """On which table a picture is painted; only games with dice to flick have several."""
        del level

    # Who and what

    @property
    @abstractmethod
    def title(self) -> str:
        """The name of the game, as a title."""

    @abstractmethod
    def subtitle(self, snapshot: Snapshot[S]) -> str:
        """A few words beside the title, such as the round."""

    @abstractmethod
    def on_turn(self, state: S) -> Seat | None:
        """Whose turn it is, whoever is asked in it, and who throws the dice; None if nobody's."""

    def section(self, state: S) -> str:
        """The anchor of the rules page that tells about what is asked now; empty: its beginning."""
        del state
        return ""

    # What is chosen, and what happens

    @abstractmethod
    def words(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """What a computer is about to do; empty if it is nothing to wait for."""

    def hint_words(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """What a hint calls an action: which pieces it is about, too, where there are several."""
        return self.words(action, state, names)

    def hint_reason(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """What speaks for an action, in a sentence: its chances where there are any, else its use.

        Empty for a flick, which is tried.
        """
        del action, state, names
        return ""

    def show_duration_s(self, show: Show[S]) -> float:
        """How many seconds it takes to show an action; 0 for nothing to see."""
        del show
        return 0.0

    def read_s(self, events: Sequence[Event]) -> float:
        """How long events are left to be read before the match goes on by itself."""
        del events
        return READ_S

    def foul(self, event: Event) -> bool:
        """Whether an event tells somebody that it went wrong: that is left until it is read."""
        del event
        return False

    def begins(self, event: Event) -> bool:
        """Whether a turn begins with an event: who acts next is called, and secrets are covered."""
        del event
        return False

    def starts_turn(self, event: Event) -> bool:
        """Whether a turn begins with an event, perhaps of the same seat as the one before."""
        return self.begins(event)

    def remark(self, event: Event) -> Remark:
        """What an event is in the story of the match: what is worth a mark where one looks back."""
        del event
        return ""

    def sound(self, event: Event) -> Sign:
        """What is heard of an event; nothing of most."""
        return self.sounds.get(type(event), "")

    def climax(self, event: Event) -> Climax | None:
        """An event as a great moment of the match; None: it is none."""
        return self.climaxes.get(type(event))

    def round_title(self, number: int, state: S) -> str:
        """The heading of a round, the `number`-th of the match."""
        del state
        return _("Round {round}").format(round=number)

    def call(self, call: Call[S]) -> str:
        """The ribbon for who acts next; empty for none."""
        if call.in_turn:
            return turn_call(call)
        if call.who.bot is not None:
            return ""
        said = _("Your answer is needed") if call.alone else _("{name}, your answer is needed")
        return said.format(name=call.who.name)

    def event_seat(self, event: Event) -> Seat | None:
        """Under whose colour an event is told; None: of who acted, or whose turn it was."""
        del event
        return None

    def announce(self, event: Event) -> Announce:
        """What becomes of an event in the referee's words."""
        del event
        return "say"

    def notice(self, events: Sequence[Event], state: S) -> str:
        """The title of a notice with the events in words, as between two parts; empty for none."""
        del events, state
        return ""

    # Secrets

    def private(self, own: S, common: S) -> bool:
        """Whether the others must look away while a seat is asked.

        `own` is what this seat may see, `common` what everybody may. If they need not look away,
        they see the latter, and no more.
        """
        return own != common

    def secret(self, state: S, seat: Seat) -> str:
        """Why the others must look away, beside the name."""
        del state, seat
        return _("only you may look")

    # The end

    def columns(self, match: Match[S]) -> tuple[ScoreColumn, ...]:
        """Where the final scores came from, for the page of results."""
        del match
        return ()

    def reached(
        self, before: tuple[int, ...], state: S, events: Sequence[Event]
    ) -> tuple[int, ...]:
        """Where each of `runners` is, in what `course` is about.

        `before` is where they were when a turn began before these events; empty at first.
        """
        del before, state, events
        return ()

    def runners(self, seats: Seats) -> Seats:
        """Whose courses are plotted: those of the players in most games."""
        return seats

    def highlight_score(self, events: Sequence[Event]) -> int:
        """How good a flick was that led to these events; 0: not worth to be seen again."""
        del events
        return 0

    def lines(self, match: Match[S], names: tuple[str, ...]) -> tuple[str, ...]:
        """What else there is to tell on the page of results."""
        del match, names
        return ()


def turn_call(call: Call[S]) -> str:
    """The ribbon when a turn begins."""
    if call.who.bot is not None:
        return _("{name}'s turn").format(name=call.who.name)
    return (_("Your turn") if call.alone else _("{name}, your turn")).format(name=call.who.name)


def section_of(sections: Mapping[type, str], agenda: Sequence[object]) -> str:
    """The section about the first task of an agenda; empty after the end."""
    return sections.get(type(agenda[0]), "") if agenda else ""
