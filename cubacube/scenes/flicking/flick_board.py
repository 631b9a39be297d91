"""What a game with dice to flick tells the frame that it is played in."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic

from cubacube.kit.events import TurnBegan
from cubacube.kit.gates import Standing
from cubacube.kit.shot import City, Die, Gate, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, Seat
from cubacube.scenes.board.words import Hint
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.felt import Felt, Owner
from cubacube.scenes.cloth.film_player import Film
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.places import TURN
from cubacube.scenes.flicking.panels.verdict_marks import deciding_marks
from cubacube.scenes.flicking.words import (
    ActionButton,
    Announce,
    Interaction,
    PromptContext,
    S,
    Snapshot,
)
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import _
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import SeatEntry

READ_S = 2.2
"""How long a ruling is left to be read."""


class FlickBoard(ABC, Generic[S]):
    """One game on the cloth. It remembers nothing of the match: everything is told from the state.

    All seats are those of the state. What is abstract every game has to tell; the rest is as in
    most games.
    """

    turn_box: Box = TURN
    """Where the turn panel is; its size is always that of `places.TURN`."""

    # The panels

    @abstractmethod
    def heading(self, state: S) -> str:
        """The game and how far it is, beside the title."""

    @abstractmethod
    def steps(self, state: S) -> tuple[str, ...]:
        """The steps of a turn."""

    @abstractmethod
    def step_now(self, state: S) -> int | None:
        """Which of them it is; None while the game is set up, and after its end."""

    @abstractmethod
    def paint(self, brush: Brush, snapshot: Snapshot[S]) -> None:
        """The panels of the game, in `places.SIDE` round the turn panel."""

    # Who and what

    @abstractmethod
    def on_turn(self, state: S) -> Seat | None:
        """Whose turn it is, whoever is asked in it; None during set-up and after the end."""

    def cast(self, state: S, names: tuple[str, ...]) -> Cast:
        """What players and dice are called."""
        return Cast(names, state.box.cards)

    def owners(self, state: S, seats: tuple[SeatEntry, ...]) -> dict[Die, Owner]:
        """Whose the Vehicle dice are; a Vehicle die that is nobody's is drawn without a colour."""
        del state
        pairs = zip(VEHICLES, seats, strict=False)
        return {die: Owner(each.name, each.side) for die, each in pairs}

    def pawn_sides(self, seats: tuple[SeatEntry, ...]) -> dict[str, str]:
        """The looks of the Pawns: PA is that of the first seat."""
        return {f"P{letter}": each.side for letter, each in zip("ABCDE", seats, strict=False)}

    def driven(self, state: S) -> Die | None:
        """The Vehicle die that is driven in this turn."""
        seat = self.on_turn(state)
        return None if seat is None else VEHICLES[seat]

    @abstractmethod
    def gates(self, state: S) -> tuple[Standing, ...] | None:
        """The Gates that may be declared now, as they stand; None if no Gate counts."""

    def city_look(self, state: S, city: City) -> CityLook:
        """How a City card is shown."""
        del state, city
        return CityLook()

    # What a person is asked

    @abstractmethod
    def sentence(self, context: PromptContext[S], declared: Gate | None) -> str:
        """What he may do now, after his name."""

    @abstractmethod
    def offer(
        self, action: Action, context: PromptContext[S], *, beside_aim: bool
    ) -> ActionButton | None:
        """How a listed action is offered; None if a `part` takes care of it.

        `beside_aim`: there is something to flick as well.
        """

    def part(self, context: PromptContext[S], felt: Felt) -> Interaction | None:
        """The game's own way to choose now, if it has one."""
        del context, felt
        return None

    def hints(self, context: PromptContext[S]) -> tuple[Hint, ...]:
        """Keys of the game that are worth naming."""
        del context
        return ()

    # What computers choose

    @abstractmethod
    def words(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """What a computer is about to do, if it is not a flick."""

    def draw_wish(self, brush: Brush, felt: Felt, state: S, action: Action) -> None:
        """What a computer is about to do, on the cloth under the dice."""

    # Secrets

    def private(self, state: S, seat: Seat) -> bool:
        """Whether the others must look away while this seat is asked.

        If they need not, they see what everybody may see, and no more.
        """
        del state, seat
        return False

    def secret(self, state: S, seat: Seat) -> str:
        """Why the others must look away, beside his name."""
        del state, seat
        return _("Some things of yours are hidden from the others.")

    # What happens

    def begins(self, event: Event) -> bool:
        """Whether a turn begins with an event: who acts next is called by a ribbon."""
        return isinstance(event, TurnBegan)

    def call(self, who: SeatEntry, *, in_turn: bool, alone: bool) -> str:
        """The ribbon for who acts next; empty for none.

        Not `in_turn`: it is somebody else's turn. `alone`: there is one person only.
        """
        if who.bot is not None:
            said = _("{name}'s turn") if in_turn else ""
        elif in_turn:
            said = _("Your turn") if alone else _("{name}, your turn")
        else:
            said = _("Your answer is needed") if alone else _("{name}, your answer is needed")
        return said.format(name=who.name)

    def whose(self, event: Event) -> Seat | None:
        """Under whose colour an event is told; None: of whoever was on turn before it."""
        return event.seat if isinstance(event, TurnBegan) else None

    def announce(self, event: Event) -> Announce:
        """What becomes of an event in the referee's words."""
        del event
        return "say"

    def read_s(self, events: Iterable[Event]) -> float:
        """How long events are left to be read before a computer goes on."""
        del events
        return READ_S

    def notice(self, events: Iterable[Event], state: S) -> str:
        """The title of a notice with the events in words, as between two parts; empty for none."""
        del events, state
        return ""

    def marks(self, shot: Shot, film: Film, events: Iterable[Event]) -> tuple[Mark, ...]:
        """Where on the cloth a flick was decided."""
        return deciding_marks(shot, film, events)

    # The end

    def columns(self, state: S, events: tuple[Event, ...]) -> tuple[ScoreColumn, ...]:
        """Where the final scores came from, for the page of results; all events of the match."""
        del state, events
        return ()

    def lines(self, state: S, events: tuple[Event, ...], names: tuple[str, ...]) -> tuple[str, ...]:
        """What else there is to tell on the page of results."""
        del state, events, names
        return ()
