"""The interface of a game: what the match scene asks about it."""

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
"""Default seconds to read a message."""


class GameBoard(ABC, Generic[S]):
    """One game as the match scene sees it.

    It may remember what a person has marked, but not the state of the match. All seats
    belong to the state that is drawn. Every game implements the abstract methods; the other
    methods have usual defaults.
    """

    backdrop: Backdrop
    """Background picture of the table."""
    cloth: Bounds
    """Box of the cloth on the table; ribbons are drawn over it."""
    sounds: Mapping[type[Event], Sign] = MappingProxyType({})
    """Sounds of the game's events."""
    climaxes: Mapping[type[Event], Climax] = MappingProxyType({})
    """Events of the game that are highlights."""
    filmed: tuple[type[Action], ...] = ()
    """Kinds of actions that are shown as a film, which a replay can loop."""

    course: str = ""
    """What the chart of a match plots, such as money; empty for no chart.

    The text is marked for translation with `N_`.
    """

    def use_level_look(self, level: Level | None) -> None:
        """Use the look of this level; only games with dice to flick have several."""
        del level

    # Players and titles

    @property
    @abstractmethod
    def title(self) -> str:
        """The name of the game as a title."""

    @abstractmethod
    def subtitle(self, snapshot: Snapshot[S]) -> str:
        """Return a few words beside the title, such as the round."""

    @abstractmethod
    def on_turn(self, state: S) -> Seat | None:
        """Return the seat whose turn it is; None if it is nobody's.

        This seat also rolls the dice. It stays the same while another seat is asked.
        """

    def section(self, state: S) -> str:
        """Return the anchor of the rules section about the current question; empty for the top."""
        del state
        return ""

    # Actions and events

    @abstractmethod
    def words(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """Return what a computer player is about to do; empty if it need not be announced."""

    def hint_words(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """Return the name of an action for a hint.

        If several pieces could be meant, the name says which ones.
        """
        return self.words(action, state, names)

    def hint_reason(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """Return a sentence that gives the reason for an action: its probability or its use.

        Empty for a flick, because a hint simulates a flick instead.
        """
        del action, state, names
        return ""

    def show_duration_s(self, show: Show[S]) -> float:
        """Return how many seconds the animation of an action takes; 0 for none."""
        del show
        return 0.0

    def read_s(self, events: Sequence[Event]) -> float:
        """Return how many seconds events stay readable before the match continues by itself."""
        del events
        return READ_S

    def foul(self, event: Event) -> bool:
        """Return whether an event reports a failure.

        Its announcement stays until the player has read it.
        """
        del event
        return False

    def begins(self, event: Event) -> bool:
        """Return whether an event begins a turn that the match scene announces.

        At such an event, the next player is announced and secrets are covered.
        """
        del event
        return False

    def starts_turn(self, event: Event) -> bool:
        """Return whether an event begins a turn in the index of the match.

        This may also be a new turn of the same seat. By default, the result is that of `begins`.
        """
        return self.begins(event)

    def remark(self, event: Event) -> Remark:
        """Return the kind of mark an event gets on the timeline; empty for none."""
        del event
        return ""

    def sound(self, event: Event) -> Sign:
        """Return the sound of an event; empty for none."""
        return self.sounds.get(type(event), "")

    def climax(self, event: Event) -> Climax | None:
        """Return the highlight for an event; None if it is no highlight."""
        return self.climaxes.get(type(event))

    def round_title(self, number: int, state: S) -> str:
        """Return the heading of round `number`."""
        del state
        return _("Round {round}").format(round=number)

    def call(self, call: Call[S]) -> str:
        """Return the words on the ribbon for the next player; empty for no ribbon."""
        if call.in_turn:
            return turn_call(call)
        if call.who.bot is not None:
            return ""
        said = _("Your answer is needed") if call.alone else _("{name}, your answer is needed")
        return said.format(name=call.who.name)

    def event_seat(self, event: Event) -> Seat | None:
        """Return the seat in whose colour an event is shown; None for the default.

        The default is the seat that acted. If the dealer acted, it is the seat whose turn it
        is.
        """
        del event
        return None

    def announce(self, event: Event) -> Announce:
        """Return how the referee announces an event."""
        del event
        return "say"

    def notice(self, events: Sequence[Event], state: S) -> str:
        """Return the title of a notice about the events, such as at the end of a stage.

        Empty if the events need no notice.
        """
        del events, state
        return ""

    # Secrets

    def private(self, own: S, common: S) -> bool:
        """Return whether the others must look away while a seat is asked.

        `own` is the state as this seat may see it, `common` the state as everybody may see it.
        If the result is False, the table shows `common`.
        """
        return own != common

    def secret(self, state: S, seat: Seat) -> str:
        """Return why the others must look away.

        The text is shown beside the name of the active player.
        """
        del state, seat
        return _("only you may look")

    # The end

    def columns(self, match: Match[S]) -> tuple[ScoreColumn, ...]:
        """Return the score columns for the page of results."""
        del match
        return ()

    def reached(
        self, before: tuple[int, ...], state: S, events: Sequence[Event]
    ) -> tuple[int, ...]:
        """Return the chart value of each seat in `runners` at the moment of `state`.

        `course` names what the chart plots. `before` holds the values that the last call
        returned; it is empty in the first call. `events` are the events since then.
        """
        del before, state, events
        return ()

    def runners(self, seats: Seats) -> Seats:
        """Return the seats that have a line in the chart; by default all players."""
        return seats

    def highlight_score(self, events: Sequence[Event]) -> int:
        """Return how good the flick with these events was; 0: not worth a replay."""
        del events
        return 0

    def lines(self, match: Match[S], names: tuple[str, ...]) -> tuple[str, ...]:
        """Return further lines for the page of results."""
        del match, names
        return ()


def turn_call(call: Call[S]) -> str:
    """Return the words on the ribbon when a turn begins."""
    if call.who.bot is not None:
        return _("{name}'s turn").format(name=call.who.name)
    return (_("Your turn") if call.alone else _("{name}, your turn")).format(name=call.who.name)


def section_of(sections: Mapping[type, str], agenda: Sequence[object]) -> str:
    """Return the anchor of the rules section about the first task of the agenda.

    Empty if the agenda has no tasks, because the match is over.
    """
    return sections.get(type(agenda[0]), "") if agenda else ""
