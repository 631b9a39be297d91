"""The match on the screen: who is asked, what the table answers, what the referee has said."""

from collections.abc import Iterable

from cubacube.games.race.about import GAME
from cubacube.games.race.rules.events import RaceBegan, RaceEnded, Rewarded
from cubacube.games.race.rules.finish import PAIR
from cubacube.games.race.rules.state import State
from cubacube.kit.events import StarterDrawn, TurnBegan
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, AnyShot, Choice, Die, Event, Flick, Seat, Shot
from cubacube.scenes.felt import Owner
from cubacube.scenes.rulings import Ruling
from cubacube.session.ended import Ended, Part
from cubacube.session.entry import Entry
from cubacube.session.levels import load_level
from cubacube.session.match import Match
from cubacube.session.players import computers
from cubacube.session.playing import begin
from cubacube.session.words import _
from cubacube.table import Film

NOBODY: Seat = -1
"""Sees no hidden money."""


class Sitting:
    """One match with its dealer and its computer players."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.level = load_level(entry.level)
        self.names = tuple(seat.name for seat in entry.seats)
        self.match, self._dealer = begin(GAME, entry)
        self._players = computers(GAME, entry.seats, entry.seed, self._dealer.what_if)
        self.rulings: list[Ruling] = []
        self.said: tuple[str, ...] = ()
        """The sentences since the last flick."""

    @property
    def state(self) -> State:
        """How things are."""
        state: State = self.match.state
        return state

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules wait for."""
        return self.match.rules.choices(self.match.state)

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked; None after the end."""
        return self.choices[0].seat if self.choices else None

    @property
    def owners(self) -> dict[Die, Owner]:
        """Whose the Vehicle dice are."""
        seats = zip(VEHICLES, self.entry.seats, strict=False)
        return {die: Owner(each.name, each.side) for die, each in seats}

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people before the screen."""
        return tuple(n for n, each in enumerate(self.entry.seats) if each.bot is None)

    def is_bot(self, seat: Seat) -> bool:
        """Whether a computer plays for this seat."""
        return self.entry.seats[seat].bot is not None

    def seen(self, seat: Seat) -> State:
        """The state as the people before the screen may see it when `seat` is on turn.

        A person who plays alone against computers always sees his own money.
        """
        people = self.people
        viewer = people[0] if len(people) == 1 else seat if seat in people else NOBODY
        state: State = self.match.rules.seen_by(self.match.state, viewer)
        return state

    def dealt(self) -> Action:
        """What the table answers to what it is asked now."""
        return self._dealer.answer(self.choices[0])

    def filmed(self, choice: AnyShot) -> tuple[Shot, Film]:
        """What the table answers to a flick, and how it looks."""
        return self._dealer.film(choice)

    def computed(self, seat: Seat) -> Action:
        """What the computer at this seat chooses."""
        player = self._players[seat]
        assert player is not None, "a person sits here"
        own = tuple(choice for choice in self.choices if choice.seat == seat)
        return player.choose(self.match.rules.seen_by(self.match.state, seat), own)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do what was chosen; the events are told and kept."""
        seat = self.state.seat
        self.match = self.match.play(action)
        events = self.match.turns[-1].events
        if isinstance(action, Flick):
            self.said = ()
        for event in events:
            self._hear(event, seat)
        return events

    def ended(self) -> Ended:
        """The result of the match."""
        outcome = self.match.rules.outcome(self.match.state)
        assert outcome is not None, "the match goes on"
        return Ended(outcome, _parts(self.match, len(self.names)))

    def told(self, events: Iterable[Event]) -> tuple[str, ...]:
        """Events in the referee's words."""
        words = (GAME.tell(event, self.names, self.match.state) for event in events)
        return tuple(filter(None, words))

    def _hear(self, event: Event, seat: Seat) -> None:
        """Tell an event; a turn that begins as usual is only for the log."""
        words = GAME.tell(event, self.names, self.match.state)
        if not words:
            return
        whose = event.seat if isinstance(event, StarterDrawn | TurnBegan) else seat
        self.rulings.append(Ruling(self.entry.seats[whose].side, words))
        if isinstance(event, RaceBegan | RaceEnded):
            self.said = ()
        if not isinstance(event, TurnBegan) or event.blind or event.cone:
            self.said = (*self.said, words)


def _parts(match: Match[State], seats: int) -> tuple[Part, ...]:
    """What every race brought each seat."""
    earned: list[list[int]] = []
    for event in (each for turn in match.turns for each in turn.events):
        if isinstance(event, RaceEnded):
            earned.append([0] * seats)
        elif isinstance(event, Rewarded):
            earned[-1][event.seat] = event.reward + event.pairs * PAIR
    return tuple(
        Part(_("Race {n}").format(n=number), tuple(race)) for number, race in enumerate(earned, 1)
    )
