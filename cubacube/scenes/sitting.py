"""A match on the screen: who is asked, what table and computers answer, what the referee said."""

from typing import Generic, TypeVar

from cubacube.rules import TABLE, Action, Choice, Event, Seat
from cubacube.scenes.rulings import Ruling
from cubacube.session.ended import Ended, Part
from cubacube.session.entry import Entry
from cubacube.session.game import Game
from cubacube.session.match import Match, Turn
from cubacube.session.players import computers
from cubacube.session.playing import begin

S = TypeVar("S")

NOBODY: Seat = -1
"""Sees what everybody may see."""


class Sitting(Generic[S]):
    """One match with its dealer and its computer players, for games without dice to flick."""

    def __init__(self, game: Game, entry: Entry) -> None:
        """Set the table; nothing has been dealt yet.

        Raises:
            OptionError: A house rule does not fit the game.
        """
        self.entry = entry
        self.names = tuple(seat.name for seat in entry.seats)
        self.people = tuple(seat for seat, each in enumerate(entry.seats) if each.bot is None)
        self.match: Match[S]
        self.match, self._dealer = begin(game, entry)
        self._tell = game.tell
        self._players = computers(game, entry.seats, entry.seed, self._dealer.what_if)
        self.rulings: list[Ruling] = []
        self.said: tuple[str, ...] = ()
        """The sentences about the last action of which there was something to tell."""
        self.events: tuple[Event, ...] = ()
        """Everything that has happened."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules wait for."""
        return self.match.rules.choices(self.match.state)

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked first; None after the end."""
        choices = self.choices
        return choices[0].seat if choices else None

    def own(self, seat: Seat) -> tuple[Choice, ...]:
        """The choices of one seat."""
        return tuple(choice for choice in self.choices if choice.seat == seat)

    def seen(self, state: S) -> S:
        """A state as the people before the screen may see it.

        One person alone sees what his seat may know; several see only what everybody may.
        """
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        return self.match.rules.seen_by(state, viewer)

    def dealt(self) -> Action:
        """What the table answers to what it is asked now."""
        return self._dealer.answer(self.own(TABLE)[0])

    def computed(self, seat: Seat) -> Action:
        """What the computer at this seat chooses."""
        player = self._players[seat]
        assert player is not None, "a person sits here"
        return player.choose(self.match.rules.seen_by(self.match.state, seat), self.own(seat))

    def ahead(self, action: Action) -> Turn[S]:
        """What an action would lead to; nothing is played."""
        return self.match.play(action).turns[-1]

    def play(self, action: Action, side: str) -> tuple[Event, ...]:
        """Do what was chosen; the events are told and kept, under the colour `side`."""
        self.match = self.match.play(action)
        events = self.match.turns[-1].events
        told = [self._tell(event, self.names, self.match.state) for event in events]
        said = tuple(words for words in told if words)
        self.rulings += [Ruling(side, words) for words in said]
        self.said = said or self.said
        self.events += events
        return events

    def ended(self, parts: tuple[Part, ...]) -> Ended:
        """The result of the match."""
        outcome = self.match.rules.outcome(self.match.state)
        assert outcome is not None, "the match goes on"
        return Ended(outcome, parts)
