"""A match on the screen: choices, computer players, the dealer, and rulings."""

from collections.abc import Callable
from copy import copy
from typing import Any, Generic, TypeVar

from cubacube.rules import NOBODY, TABLE, Action, Choice, Event, Seat, replace
from cubacube.scenes.match.live.adapter import Adapter
from cubacube.scenes.match.live.computer_players import ComputerPlayers
from cubacube.scenes.match.live.past import Moment, Past
from cubacube.scenes.match.live.rulings import RefereeLog, Ruling
from cubacube.session.keeping.book import Book
from cubacube.session.language.translation import _
from cubacube.session.play.begin import begin
from cubacube.session.play.game import Game
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.players import Players, Thoughts, computers, with_coaches
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import MatchSetup, SeatEntry, Seats, with_bot
from cubacube.session.play.thinking import InlineThinker, MakeThinker
from cubacube.session.settings.model import PREVIEWS, Preview
from cubacube.table.level import Level

S = TypeVar("S")


class LiveMatch(Generic[S]):
    """One match with its dealer, its computer players and its referee.

    S is the drawn state, and all seats are seats of this state. In most games it is the
    state of the match, with one player per seat. Where several people share a seat, `who`
    tells which of them acts, and an `Adapter` knows how the table differs from the rules.
    """

    def __init__(
        self,
        game: Game,
        entry: MatchSetup,
        make_thinker: MakeThinker = InlineThinker,
        book: Book | None = None,
        adapter: Adapter[S] | None = None,
    ) -> None:
        """Set up the match; no action is played yet.

        `make_thinker` creates the object that runs the computer players. `book` holds the saved
        log, which must still be replayed; later actions are added to it.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        self.game, self.entry = game, entry
        self.book = book or Book(None)
        """The saved log: it is replayed first, and new actions are added to it."""
        self.adapter: Adapter[S] = adapter or Adapter()
        match, self.dealer = begin(game, entry)
        self.past = Past(match)
        self.seats_changed_words = self.book.seats_changed_words
        """Whether any seat has changed between a person and a computer player."""
        self._took_over: dict[Seat, int] = {}
        """When a seat last changed between person and computer player; only for seats that did.

        The value is the number of actions before the change.
        """
        self.hints = [*self.book.hints]
        """Seats of the people who were given a hint, one entry per hint."""
        self.previews = dict(self.book.previews)
        """The most helpful preview with which each person flicked, by seat."""
        self.computers = ComputerPlayers(make_thinker, self._players)
        self._waits: tuple[Match[Any], tuple[Choice, ...]] | None = None

    # The match

    @property
    def match(self) -> Match[Any]:
        """The match in its current state."""
        return self.past.now.match

    @property
    def level(self) -> Level:
        """The level of a game with dice to flick."""
        return self.dealer.level

    @property
    def rulings(self) -> Log[Ruling]:
        """All rulings of the referee so far."""
        return self.past.now.rulings

    @property
    def events(self) -> Log[Event]:
        """All events so far."""
        return self.past.now.events

    @property
    def referee_lines(self) -> tuple[str, ...]:
        """Sentences in the referee's line."""
        return self.past.now.heard.referee_lines

    @property
    def mark(self) -> str:
        """A label that shows how this match differs from an ordinary one; empty if it does not.

        The label is translated.
        """
        return self.entry.mark or (_("Seats changed") if self.seats_changed_words else "")

    @property
    def is_open(self) -> bool:
        """Whether a finished match is being viewed, so that hidden information may be shown."""
        last = self.past.last.match
        return self.book.watched and last.rules.outcome(last.state) is not None

    @property
    def prepared(self) -> int:
        """Number of actions that set up an exercise."""
        return len(self.book.log) if self.book.passing else 0

    # The match as it is drawn

    @property
    def state(self) -> S:
        """The state that is drawn."""
        return self.drawn(self.match.state)

    @property
    def story(self) -> Match[S]:
        """The match with its drawn states."""
        return self.adapter.match(self.match)

    def drawn(self, state: Any) -> S:
        """Convert a state of the match to the state that is drawn."""
        return self.adapter.state(state)

    def as_drawn(self, action: Action) -> Action:
        """Return an action of the log with its seats converted to those of the drawn state."""
        seat = self._seat(action.seat)
        return action if seat == action.seat else replace(action, seat=seat)

    @property
    def seats(self) -> Seats:
        """The players, indexed by the seats of the drawn state."""
        return self.adapter.seats(self.entry.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats of the people at the screen, one entry per person."""
        if self.book.public:
            return ()
        people = (seat for seat, each in enumerate(self.entry.seats) if each.bot is None)
        return tuple(map(self._seat, people))

    def seen(self, state: S, viewer: Seat = NOBODY) -> S:
        """Return a state as the people at the screen may see it.

        If all of them share one seat, the result is what this seat may know. If not, and
        `viewer` is one of their seats, it is what `viewer` may know. Otherwise it is what
        everybody may know.
        """
        people = self.people
        together = len(set(people)) == 1
        eyes = people[0] if together else viewer if viewer in people else NOBODY
        return self.adapter.rules(self.match).seen_by(state, eyes)

    # Questions and answers

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that the rules wait for."""
        return tuple(
            choice if choice.seat == TABLE else self.adapter.choice(choice)
            for choice in self._choices
        )

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked first; None after the end."""
        choices = self._choices
        return self._seat(choices[0].seat) if choices else None

    @property
    def who(self) -> SeatEntry | None:
        """The player who acts now; None if the dealer must act or the match is over."""
        choices = self._choices
        if not choices:
            return None
        return self.adapter.who(choices[0], self.entry.seats, self.match.state)

    def own(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the choices of one seat."""
        return tuple(choice for choice in self.choices if choice.seat == seat)

    def table_answer(self) -> Action:
        """Return the dealer's answer to the current question."""
        return self.dealer.answer(self.own(TABLE)[0], self.match.standing)

    def bot_action(self, seat: Seat) -> Action | None:
        """Return what a computer player chooses at this seat, even if a person sits there.

        None while it thinks.
        """
        action = self.computers.choice(self.match, self._person(seat))
        return None if action is None else self.as_drawn(action)

    def ask_why(self, count: int, seat: Seat) -> Callable[[], Thoughts | None]:
        """Ask the computer player at `seat` why it acted as it did after `count` actions.

        `seat` is a seat of the rules. See `ComputerPlayers.ask_why`.
        """
        return self.computers.ask_why(self.past[count].match, seat)

    def last_of_computer(self, tells: Callable[[Action, S], bool]) -> int | None:
        """Return how many actions precede the last notable choice of a computer player.

        None if there is no such choice. `tells` gets an action and the drawn state before
        that action; it returns whether the action is notable.
        """
        turns, seats = self.match.turns, self.entry.seats
        for at in reversed(range(len(turns))):
            action = turns[at].action
            seat = action.seat
            if seat == TABLE or seats[seat].bot is None or at < self._took_over.get(seat, 0):
                continue
            if tells(self.as_drawn(action), self.drawn(self.past[at].match.state)):
                return at
        return None

    def preview(self, action: Action) -> Match[Any]:
        """Return the match with one more action, to be shown and then committed.

        Raises:
            IllegalActionError: The action is not a choice of the current state.
        """
        person, past = self._person(action.seat), self.past
        if person != action.seat:
            action = replace(action, seat=person)
        if past.count < past.length:
            later = past[past.count + 1].match
            if later.turns[-1].action == action:
                return later  # it was played before
        return self.match.play(action)

    # What happens

    def commit(
        self, match: Match[Any], side: Callable[[Event], str], log: RefereeLog
    ) -> tuple[Ruling, ...]:
        """Store `match`, a result of `preview`, as the current match; return the new rulings.

        `side` returns the side in whose colour an event is shown. An event without words is no
        ruling, nor is one that only sets up an exercise. `log` updates the referee's line.
        """
        turn, count = match.turns[-1], len(match.turns)
        rulings = tuple(
            Ruling(side(event), words, event, count)
            for words, event in self.rulings_of(turn)
            if words and not (count <= self.prepared and isinstance(event, log.set_up))
        )
        now = self.past.now
        heard = log.heard(now.heard, turn.action, turn.events, rulings)
        referee_lines, events = now.rulings.added(*rulings), now.events.added(*turn.events)
        self.past.add(Moment(match, referee_lines, events, heard))
        self.computers.forget()
        return rulings

    def rulings_of(self, turn: PlayedAction[Any]) -> tuple[tuple[str, Event], ...]:
        """Return the referee's words for each event of a played action; some are empty."""
        names = tuple(seat.name for seat in self.entry.seats)
        return tuple((self.game.tell(event, names, turn.state), event) for event in turn.events)

    def sit(self, seat: Seat, bot: int | None) -> None:
        """Give a seat to a computer player of level `bot` or to a person (None); save that."""
        self.entry = replace(self.entry, seats=with_bot(self.entry.seats, seat, bot))
        self.seats_changed_words = True
        self._took_over[seat] = len(self.match.turns)
        self.computers.replace(self._players)
        if self.book.keeper is not None:
            self.book.keeper.sit(seat, bot)

    def give_hint(self) -> None:
        """Count a hint for the player who is asked, and save that."""
        assert self.who is not None, "a person asks for it"
        seat = self.entry.seats.index(self.who)
        self.hints.append(seat)
        if self.book.keeper is not None:
            self.book.keeper.hint(seat)

    def note_preview(self, preview: Preview) -> None:
        """Note the preview of a flick by the player who is asked, and save it if it is news."""
        assert self.who is not None, "a person flicks"
        seat = self.entry.seats.index(self.who)
        before = self.previews.get(seat)
        if before is None or PREVIEWS.index(preview) > PREVIEWS.index(before):
            self.previews[seat] = preview
            if self.book.keeper is not None:
                self.book.keeper.preview(seat, preview)

    def write(self, match: Match[Any]) -> None:
        """Save the last action of `match` before that action is shown."""
        if self.book.keeper is not None:
            action = match.turns[-1].action
            by_person = action.seat != TABLE and self.entry.seats[action.seat].bot is None
            self.book.keeper.do(action, by_person=by_person)
        self.write_end(match)

    def write_end(self, match: Match[Any]) -> None:
        """Save the end of the match, if it is over."""
        outcome = match.rules.outcome(match.state)
        if self.book.keeper is not None and outcome is not None:
            self.book.keeper.end(outcome)

    def watched(self) -> "LiveMatch[S]":
        """Return a view-only copy of the match; nothing in it is saved.

        Undone actions are left out.
        """
        other = copy(self)
        other.book = Book(None, watched=True, begun=self.book.begun, passing=self.book.passing)
        other.past = self.past.copy(self.past.count)
        other.computers = self.computers.copy()
        return other

    def ended(self, columns: tuple[ScoreColumn, ...], lines: tuple[str, ...] = ()) -> MatchResult:
        """Return the result of the match."""
        match = self.match
        outcome = match.rules.outcome(match.state)
        assert outcome is not None, "the match goes on"
        again = self.game.again(replace(self.entry, law=None), match.state)
        return self.adapter.ended(MatchResult(outcome, columns, lines, again=again))

    @property
    def _players(self) -> Players:
        """The computer players of all seats, including advisers for people."""
        game, entry, what_if = self.game, self.entry, self.dealer.what_if
        players = computers(game, entry.seats, entry.seed, what_if, entry.thinking)
        return with_coaches(players, game, entry.seed, what_if)

    @property
    def _choices(self) -> tuple[Choice, ...]:
        """The choices that the rules wait for, cached for each state."""
        if self._waits is None or self._waits[0] is not self.match:
            self._waits = self.match, self.match.rules.choices(self.match.state)
        return self._waits[1]

    def _seat(self, person: Seat) -> Seat:
        """Convert a seat of the rules to the seat at the table."""
        return TABLE if person == TABLE else self.adapter.seat(person)

    def _person(self, seat: Seat) -> Seat:
        """Convert a seat at the table to a seat of the rules.

        If several people share the seat, return that of the person who is asked now.
        """
        asked = (choice.seat for choice in self._choices)
        return next((person for person in asked if self._seat(person) == seat), seat)
