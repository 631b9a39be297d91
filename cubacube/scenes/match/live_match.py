"""A match on the screen: who is asked, what table and computers answer, what the referee said."""

from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

from cubacube.kit.shot import AnyShot, Shot
from cubacube.rules import TABLE, Action, Choice, Event, Seat
from cubacube.scenes.match.rulings import Ruling
from cubacube.session.files.levels import load_level
from cubacube.session.play.begin import begin
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, Turn
from cubacube.session.play.players import computers
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce, MakeThinker
from cubacube.table import Film
from cubacube.table.level import Level

S = TypeVar("S")

NOBODY: Seat = -1
"""Sees what everybody may see."""


class LiveMatch(Generic[S]):
    """One match with its dealer and its computer players."""

    def __init__(self, game: Game, entry: MatchSetup, make_thinker: MakeThinker = AtOnce) -> None:
        """Set the table; nothing has been dealt yet. Its computer players answer by a thinker.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        self.entry = entry
        self.names = tuple(seat.name for seat in entry.seats)
        self.people = tuple(seat for seat, each in enumerate(entry.seats) if each.bot is None)
        self.match: Match[S]
        self.match, self._dealer = begin(game, entry)
        self._tell = game.tell
        players = computers(game, entry.seats, entry.seed, self._dealer.what_if)
        self._thinker = make_thinker(players)
        self._asks_computer = False
        self._thought: Action | None = None
        """What the computer that is asked now has chosen."""
        self.rulings: list[Ruling] = []
        self.said: tuple[str, ...] = ()
        """The sentences about the last action of which there was something to tell."""
        self.events: tuple[Event, ...] = ()
        """Everything that has happened."""

    @cached_property
    def level(self) -> Level:
        """The table of a game with dice to flick."""
        return load_level(self.entry.level)

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """Who plays."""
        return self.entry.seats

    @property
    def state(self) -> S:
        """How things are."""
        return self.match.state

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules wait for."""
        return self.match.rules.choices(self.match.state)

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked first; None after the end."""
        choices = self.choices
        return choices[0].seat if choices else None

    @property
    def who(self) -> SeatEntry | None:
        """The player who is asked; None for the table, and after the end."""
        asked = self.asked
        return None if asked in (None, TABLE) else self.entry.seats[asked]

    def own(self, seat: Seat) -> tuple[Choice, ...]:
        """The choices of one seat."""
        return tuple(choice for choice in self.choices if choice.seat == seat)

    def seen(self, state: S, viewer: Seat = NOBODY) -> S:
        """A state as the people before the screen may see it.

        One person alone sees what his seat may know; several see what `viewer` may know if he is
        one of them, and else only what everybody may.
        """
        people = self.people
        eyes = people[0] if len(people) == 1 else viewer if viewer in people else NOBODY
        return self.match.rules.seen_by(state, eyes)

    def table_answer(self) -> Action:
        """What the table answers to what it is asked now."""
        return self._dealer.answer(self.own(TABLE)[0])

    def simulate(self, choice: AnyShot) -> tuple[Shot, Film]:
        """What the table answers to a flick, and how it looks."""
        return self._dealer.film(choice)

    def bot_action(self, seat: Seat) -> Action | None:
        """What the computer at this seat chooses; None as long as it thinks."""
        if not self._asks_computer:
            seen = self.match.rules.seen_by(self.match.state, seat)
            self._thinker.begin(seat, seen, self.own(seat))
            self._asks_computer = True
        if self._thought is None:
            self._thought = self._thinker.answer()
        return self._thought

    def preview(self, action: Action) -> Turn[S]:
        """What an action would lead to; nothing is played."""
        return self.match.play(action).turns[-1]

    def told(self, event: Event) -> str:
        """An event in the referee's words; empty if there is nothing to say."""
        return self._tell(event, self.names, self.match.state)

    def play(self, action: Action, side: Callable[[Event], str]) -> tuple[Event, ...]:
        """Do what was chosen; the events are kept and told, each under the colour `side` names."""
        self.match = self.match.play(action)
        self._asks_computer, self._thought = False, None
        events = self.match.turns[-1].events
        told = [Ruling(side(event), self.told(event)) for event in events]
        rulings = [ruling for ruling in told if ruling.words]
        self.rulings += rulings
        self.said = tuple(ruling.words for ruling in rulings) or self.said
        self.events += events
        return events

    def ended(self, parts: tuple[ScoreColumn, ...], lines: tuple[str, ...] = ()) -> MatchResult:
        """The result of the match."""
        outcome = self.match.rules.outcome(self.match.state)
        assert outcome is not None, "the match goes on"
        return MatchResult(outcome, parts, lines)
