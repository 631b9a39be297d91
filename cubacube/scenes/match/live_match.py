"""A match on the screen: choices, computer players, the dealer, and rulings."""

from collections.abc import Callable
from copy import copy
from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

from cubacube.kit.events import DicePlaced
from cubacube.kit.shot import AnyShot, Flick, Layout, Shot
from cubacube.rules import NOBODY, TABLE, Action, Choice, Event, Seat, replace
from cubacube.scenes.match.past import Moment, Past
from cubacube.scenes.match.referee_log import RefereeLog
from cubacube.scenes.match.rulings import Ruling, TakenBack
from cubacube.session.keeping.book import Book
from cubacube.session.keeping.code import code_of
from cubacube.session.keeping.header import header_of
from cubacube.session.keeping.kept import SavedMatch
from cubacube.session.language.translation import _
from cubacube.session.play.begin import begin, with_level_text
from cubacube.session.play.game import Game
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.players import computers, with_coaches
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import MatchSetup, SeatEntry, with_bot
from cubacube.session.play.thinking import InlineThinker, MakeThinker, Thinker
from cubacube.session.play.thoughts import Thoughts
from cubacube.table import Film
from cubacube.table.level import Level

S = TypeVar("S")


class LiveMatch(Generic[S]):
    """One match with its dealer, its computer players and its referee.

    S is the drawn state, and all seats are seats of this state. In most games it is the
    state of the match, with one player per seat. Where several people share a seat, `who`
    tells which of them acts.
    """

    greeting: tuple[str, ...] = ()
    """A notice before the match begins: title and lines."""

    def __init__(
        self,
        game: Game,
        entry: MatchSetup,
        make_thinker: MakeThinker = InlineThinker,
        book: Book | None = None,
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
        match, self._dealer = begin(game, entry)
        self.past = Past(match)
        self._tell, self._again = game.tell, game.again
        self.seats_changed_words = self.book.seats_changed_words
        """Whether any seat has changed between a person and a computer player."""
        self._took_over: dict[Seat, int] = {}
        """When a seat last changed between person and computer player; only for seats that did.

        The value is the number of actions before the change.
        """
        self.hints = [*self.book.hints]
        """Seats of the people who were given a hint, one entry per hint."""
        self._make_thinker = make_thinker
        self._thinker = self._new_thinker()
        self._asks_computer = False
        self._thought: Action | None = None
        """The action that the computer player has chosen; None while it thinks."""
        self._waits: tuple[Match[Any], tuple[Choice, ...]] | None = None

    @property
    def level(self) -> Level:
        """The level of a game with dice to flick."""
        return self._dealer.level

    # Overridden by games in which people share seats

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """The players, indexed by the seats of the drawn state."""
        return self.entry.seats

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats of the people at the screen, one entry per person."""
        if self.book.public:
            return ()
        return tuple(seat for seat, each in enumerate(self.entry.seats) if each.bot is None)

    @property
    def story(self) -> Match[S]:
        """The match with its drawn states."""
        return self.match

    def drawn(self, state: Any) -> S:
        """Convert a state of the match to the state that is drawn."""
        drawn: S = state
        return drawn

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that the rules wait for."""
        return self._choices

    @property
    def who(self) -> SeatEntry | None:
        """The player who acts now; None if the dealer must act or the match is over."""
        asked = self.asked
        return None if asked in (None, TABLE) else self.seats[asked]

    def seen(self, state: S, viewer: Seat = NOBODY) -> S:
        """Return a state as the people at the screen may see it.

        If one person plays, the result is what this person may know. If several people play and
        `viewer` is one of them, it is what `viewer` may know. Otherwise it is what everybody may
        know.
        """
        people = self.people
        eyes = people[0] if len(people) == 1 else viewer if viewer in people else NOBODY
        seen: S = self.match.rules.seen_by(state, eyes)
        return seen

    def bot_action(self, seat: Seat) -> Action | None:
        """Return what a computer player chooses at this seat, even if a person sits there.

        None while it thinks.
        """
        if not self._asks_computer:
            seen = self.match.rules.seen_by(self.match.state, seat)
            own = tuple(choice for choice in self._choices if choice.seat == seat)
            self._thinker.begin(seat, seen, own, self.match.standing.get(seat, 0))
            self._asks_computer = True
        if self._thought is None:
            answer = self._thinker.answer()
            assert not isinstance(answer, Thoughts), "a choice was asked for"
            self._thought = answer
        return self._thought

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

    def ask_why(self, count: int, seat: Seat) -> Callable[[], Thoughts | None]:
        """Ask the computer player at `seat` why it acted as it did after `count` actions.

        This cancels the current thinking, which starts again later.

        Returns:
            A function that returns the thoughts, or None while they are computed.
        """
        match = self.past[count].match
        choices = match.rules.choices(match.state)
        own = tuple(choice for choice in choices if choice.seat == seat)
        place = match.standing.get(seat, 0)
        self._nothing_thought()
        self._thinker.begin(seat, match.rules.seen_by(match.state, seat), own, place, True)
        return self._thoughts

    def _thoughts(self) -> Thoughts | None:
        answer = self._thinker.answer()
        assert answer is None or isinstance(answer, Thoughts), "thoughts were asked for"
        return answer

    def preview(self, action: Action) -> Match[Any]:
        """Return the match with one more action, to be shown and then committed.

        Raises:
            IllegalActionError: The action is not a choice of the current state.
        """
        past = self.past
        if past.count < past.length:
            later = past[past.count + 1].match
            if later.turns[-1].action == action:
                return later  # it was played before
        return self.match.play(action)

    def foresee(self, shot: Shot) -> tuple[Event, ...]:
        """Return the events that a shot would cause; the match does not change.

        The result is empty if the rules need a random result between the flick and the shot.
        """
        flicked = self.preview(shot.flick)
        waits = flicked.rules.choices(flicked.state)
        asked = next((choice for choice in waits if isinstance(choice, AnyShot)), None)
        if asked is None:
            return ()
        return flicked.play(replace(shot, flick=asked.flick)).turns[-1].events

    def ended(self, columns: tuple[ScoreColumn, ...], lines: tuple[str, ...] = ()) -> MatchResult:
        """Return the result of the match."""
        outcome = self.match.rules.outcome(self.match.state)
        assert outcome is not None, "the match goes on"
        again = self._again(self.entry, self.match.state)
        return MatchResult(outcome, columns, lines, again=again)

    def as_drawn(self, action: Action) -> Action:
        """Return an action of the log with its seats converted to those of the drawn state."""
        return action

    # The same in every game

    @property
    def match(self) -> Match[Any]:
        """The match in its current state."""
        return self.past.now.match

    @property
    def rulings(self) -> Log[Ruling]:
        """All rulings of the referee so far."""
        return self.past.now.rulings

    @property
    def undone(self) -> bool:
        """Whether a choice was undone and not redone."""
        return any(isinstance(ruling.event, TakenBack) for ruling in self.rulings)

    @property
    def events(self) -> Log[Event]:
        """All events so far."""
        return self.past.now.events

    @property
    def referee_lines(self) -> tuple[str, ...]:
        """Sentences in the referee's line."""
        return self.past.now.heard.referee_lines

    @property
    def state(self) -> S:
        """The state that is drawn."""
        return self.drawn(self.match.state)

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked first; None after the end."""
        choices = self.choices
        return choices[0].seat if choices else None

    @property
    def winner(self) -> SeatEntry | None:
        """The winner; None if nobody or more than one player has won."""
        winners = self._winners
        return self.entry.seats[winners[0]] if len(winners) == 1 else None

    @property
    def won(self) -> bool:
        """Whether a person has won; always True if only computer players play."""
        seats = self.entry.seats
        alone = all(seat.bot is not None for seat in seats)
        return alone or any(seats[winner].bot is None for winner in self._winners)

    @property
    def _winners(self) -> tuple[Seat, ...]:
        """Seats of the winners; empty before the end."""
        outcome = self.match.rules.outcome(self.match.state)
        return () if outcome is None else tuple(outcome.winners)

    def own(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the choices of one seat."""
        return tuple(choice for choice in self.choices if choice.seat == seat)

    def table_answer(self) -> Action:
        """Return the dealer's answer to the current question."""
        return self._dealer.answer(self.own(TABLE)[0], self.match.standing)

    def simulate(self, choice: AnyShot) -> tuple[Shot, Film]:
        """Simulate a flick; return the shot and its film."""
        return self._dealer.film(choice)

    def write(self, match: Match[Any]) -> None:
        """Save the last action of `match` before that action is shown."""
        if self.book.keeper is not None:
            self.book.keeper.do(match.turns[-1].action)
        self._write_end(match)

    def sit(self, seat: Seat, bot: int | None) -> None:
        """Give a seat to a computer player of level `bot` or to a person (None); save that."""
        self.entry = replace(self.entry, seats=with_bot(self.entry.seats, seat, bot))
        self.seats_changed_words = True
        self._took_over[seat] = len(self.match.turns)
        self._thinker.close()
        self._thinker = self._new_thinker()
        self._nothing_thought()
        if self.book.keeper is not None:
            self.book.keeper.sit(seat, bot)

    @property
    def mark(self) -> str:
        """A label that shows how this match differs from an ordinary one; empty if it does not.

        The label is translated.
        """
        return self.entry.mark or (_("Seats changed") if self.seats_changed_words else "")

    def give_hint(self) -> None:
        """Count a hint for the player who is asked, and save that."""
        assert self.who is not None, "a person asks for it"
        seat = self.entry.seats.index(self.who)
        self.hints.append(seat)
        if self.book.keeper is not None:
            self.book.keeper.hint(seat)

    def tried(self, flick: Flick, layout: Layout) -> tuple[Event, ...]:
        """Return the events that a flick would cause; the match does not change.

        The result is empty if the rules need a random result, such as a roll, after the flick.
        """
        return self.foresee(self._dealer.what_if(flick, layout))

    @property
    def kept(self) -> bool:
        """Whether nothing is lost on leaving: the match is saved, or is only an exercise."""
        written = self.book.keeper is not None and not self.book.keeper.trouble
        return written or self.book.passing

    @property
    def trouble(self) -> str:
        """Why the match is not completely saved; empty if there is no such problem."""
        return self.book.keeper.trouble if self.book.keeper else ""

    def commit(
        self, match: Match[Any], side: Callable[[Event], str], log: RefereeLog
    ) -> tuple[Ruling, ...]:
        """Store `match`, a result of `preview`, as the current match; return the new rulings.

        `side` returns the side in whose colour an event is shown. An event without words is no
        ruling. `log` updates the referee's line.
        """
        turn, count = match.turns[-1], len(match.turns)
        rulings = tuple(
            Ruling(side(event), words, event, count)
            for words, event in self.rulings_of(turn)
            if words and not self._sets_up(event, count)
        )
        now = self.past.now
        heard = log.heard(now.heard, turn.action, turn.events, rulings)
        referee_lines, events = now.rulings.added(*rulings), now.events.added(*turn.events)
        self.past.add(Moment(match, referee_lines, events, heard))
        self._nothing_thought()
        return rulings

    def _sets_up(self, event: Event, count: int) -> bool:
        """Return whether an event places dice for the set-up of an exercise.

        Such an event is not an act of a player.
        """
        return count <= self._prepared and isinstance(event, DicePlaced)

    @property
    def _prepared(self) -> int:
        """Number of actions that set up an exercise."""
        return len(self.book.log) if self.book.passing else 0

    def rulings_of(self, turn: PlayedAction[Any]) -> tuple[tuple[str, Event], ...]:
        """Return the referee's words for each event of a played action; some are empty."""
        names = tuple(seat.name for seat in self.entry.seats)
        return tuple((self._tell(event, names, turn.state), event) for event in turn.events)

    # Undo and redo

    @property
    def before_last(self) -> int | None:
        """The number of actions before the last choice of a person; None if there is none.

        The set-up of an exercise does not count, because nobody chose it.
        """
        if not self.people:
            return None
        turns = self.match.turns
        places = reversed(range(self._prepared, len(turns)))
        return next((at for at in places if self._is_person(turns[at].action.seat)), None)

    @property
    def after_next(self) -> int | None:
        """The number of actions that will be played after the next redo.

        None if nothing was undone. A redo includes the actions of the dealer and of computer
        players that follow the person's choice.
        """
        count, length = self.past.count, self.past.length
        if count == length:
            return None
        turns = self.past.last.match.turns
        later = range(count + 1, length)
        return next((at for at in later if self._is_person(turns[at].action.seat)), length)

    def chosen_by(self, count: int) -> SeatEntry | None:
        """Return the player who chose the action with index `count`; None for the dealer."""
        seat = self.past.last.match.turns[count].action.seat
        return None if seat == TABLE else self.entry.seats[seat]

    def go_to(self, count: int) -> None:
        """Undo or redo until `count` actions are played, and save that."""
        if self.book.keeper is not None:
            write = self.book.keeper.back if count < self.past.count else self.book.keeper.forth
            write(count)
        self._forget_taken_back()
        self.past.go_to(count)
        self._write_end(self.match)
        self._nothing_thought()

    def tell_undone(self) -> None:
        """Add a ruling which says that all later moments were undone; add it only once."""
        now = self.past.now
        if now.rulings and now.rulings[-1].event == TakenBack():
            return
        who = self.entry.seats[self._choices[0].seat]
        words = _("{name} undoes everything after this.").format(name=who.name)
        ruling = Ruling(who.side, words, TakenBack(), self.past.count)
        heard = replace(now.heard, referee_lines=(*now.heard.referee_lines, words))
        self.past.amend(replace(now, rulings=now.rulings.added(ruling), heard=heard))

    def _forget_taken_back(self) -> None:
        """Remove the referee's words about an undo before moving to another moment."""
        now = self.past.now
        if not now.rulings or now.rulings[-1].event != TakenBack():
            return
        if now.rulings[-1].after == self.past.count:
            rulings = now.rulings.first(len(now.rulings) - 1)
            heard = replace(now.heard, referee_lines=now.heard.referee_lines[:-1])
            self.past.amend(replace(now, rulings=rulings, heard=heard))

    def watched(self) -> "LiveMatch[S]":
        """Return a view-only copy of the match; nothing in it is saved.

        Undone actions are left out.
        """
        other = copy(self)
        other.book = Book(None, watched=True, begun=self.book.begun, passing=self.book.passing)
        other.past = self.past.copy(self.past.count)
        other._nothing_thought()
        return other

    def _write_end(self, match: Match[Any]) -> None:
        """Save the end of the match, if it is over."""
        outcome = match.rules.outcome(match.state)
        if self.book.keeper is not None and outcome is not None:
            self.book.keeper.end(outcome)

    def code(self) -> str:
        """Return the whole match as a text code.

        Raises:
            LevelError: The level of the match cannot be read again.
        """
        entry = with_level_text(self.game, self.entry)
        begun = self.book.begun or datetime.now(UTC).isoformat(timespec="seconds")
        header = header_of(entry, self.game, begun)
        return code_of(SavedMatch(header, self.game, self.past.last.match, self._dealer))

    @property
    def is_open(self) -> bool:
        """Whether a finished match is being viewed, so that hidden information may be shown."""
        last = self.past.last.match
        return self.book.watched and last.rules.outcome(last.state) is not None

    def _new_thinker(self) -> Thinker:
        """Make the computer players of all seats, including advisers for people."""
        game, entry, what_if = self.game, self.entry, self._dealer.what_if
        players = computers(game, entry.seats, entry.seed, what_if, entry.thinking)
        return self._make_thinker(with_coaches(players, game, entry.seed, what_if))

    def _is_person(self, seat: Seat) -> bool:
        return seat != TABLE and self.entry.seats[seat].bot is None

    def _nothing_thought(self) -> None:
        """Forget the current question to a computer player, and its answer."""
        self._asks_computer, self._thought = False, None

    @property
    def _choices(self) -> tuple[Choice, ...]:
        """The choices that the rules wait for, cached for each state."""
        if self._waits is None or self._waits[0] is not self.match:
            self._waits = self.match, self.match.rules.choices(self.match.state)
        return self._waits[1]
