"""A match on the screen: who is asked, what table and computers answer, what the referee said."""

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

    S is the state that is drawn, and all seats are those of this state. In most games it is that
    of the match, and each seat is one player's; where several people share a seat, `who` tells
    which of them acts.
    """

    greeting: tuple[str, ...] = ()
    """A notice before the match begins: its title and its lines."""

    def __init__(
        self,
        game: Game,
        entry: MatchSetup,
        make_thinker: MakeThinker = InlineThinker,
        book: Book | None = None,
    ) -> None:
        """Set the table; nothing has been dealt yet. Its computer players answer by a thinker.

        What is in the book is still to be played again; what comes then is written in it.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        self.game, self.entry = game, entry
        self.book = book or Book(None)
        """What was played before, and is to be played again first."""
        match, self._dealer = begin(game, entry)
        self.past = Past(match)
        self._tell, self._again = game.tell, game.again
        self.seats_changed_words = self.book.seats_changed_words
        """Whether somebody changed seats with a computer."""
        self._took_over: dict[Seat, int] = {}
        """After how many actions a computer did so."""
        self.hints = [*self.book.hints]
        """Who was given a hint, seats of people, once for each."""
        self._make_thinker = make_thinker
        self._thinker = self._new_thinker()
        self._asks_computer = False
        self._thought: Action | None = None
        """What the computer that is asked now has chosen."""
        self._waits: tuple[Match[Any], tuple[Choice, ...]] | None = None

    @property
    def level(self) -> Level:
        """The table of a game with dice to flick."""
        return self._dealer.level

    # What a game in which people share seats tells otherwise

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """Who plays, by the seats of the state that is drawn."""
        return self.entry.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people before the screen, one entry for each."""
        if self.book.public:
            return ()
        return tuple(seat for seat, each in enumerate(self.entry.seats) if each.bot is None)

    @property
    def story(self) -> Match[S]:
        """The match as it was drawn."""
        return self.match

    def drawn(self, state: Any) -> S:
        """What is drawn of a state of the match."""
        drawn: S = state
        return drawn

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules wait for."""
        return self._choices

    @property
    def who(self) -> SeatEntry | None:
        """Who acts now, a person or a computer; None for the table, and after the end."""
        asked = self.asked
        return None if asked in (None, TABLE) else self.seats[asked]

    def seen(self, state: S, viewer: Seat = NOBODY) -> S:
        """A state as the people before the screen may see it.

        One person alone sees what their seat may know; several see what `viewer` may know if that
        is one of them, and else only what everybody may.
        """
        people = self.people
        eyes = people[0] if len(people) == 1 else viewer if viewer in people else NOBODY
        seen: S = self.match.rules.seen_by(state, eyes)
        return seen

    def bot_action(self, seat: Seat) -> Action | None:
        """What the computer at this seat chooses, or would choose for a person.

        None as long as it thinks.
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
        """How many actions stand before the last choice of a computer that was worth telling.

        `tells` says that of an action and the state that was drawn before it.
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
        """Ask the computer that chose after so many actions what it considered; gives the answer.

        None as long as it thinks. What is thought about now is asked once more afterwards.
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
        """The match with an action, for its last turn to be shown and then committed.

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
        """What the law would make of a shot whose flick has not been made; nothing becomes true.

        Nothing can be told if chance comes between the flick and the shot.
        """
        flicked = self.preview(shot.flick)
        waits = flicked.rules.choices(flicked.state)
        asked = next((choice for choice in waits if isinstance(choice, AnyShot)), None)
        if asked is None:
            return ()
        return flicked.play(replace(shot, flick=asked.flick)).turns[-1].events

    def ended(self, columns: tuple[ScoreColumn, ...], lines: tuple[str, ...] = ()) -> MatchResult:
        """The result of the match."""
        outcome = self.match.rules.outcome(self.match.state)
        assert outcome is not None, "the match goes on"
        again = self._again(self.entry, self.match.state)
        return MatchResult(outcome, columns, lines, again=again)

    def as_drawn(self, action: Action) -> Action:
        """An action of the log as the state that is drawn knows it."""
        return action

    # The same in every game

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        return self.past.now.match

    @property
    def rulings(self) -> Log[Ruling]:
        """Everything the referee has said."""
        return self.past.now.rulings

    @property
    def undone(self) -> bool:
        """Whether anything was taken back, and not done again."""
        return any(isinstance(ruling.event, TakenBack) for ruling in self.rulings)

    @property
    def events(self) -> Log[Event]:
        """Everything that has happened."""
        return self.past.now.events

    @property
    def referee_lines(self) -> tuple[str, ...]:
        """What stands in the referee's line."""
        return self.past.now.heard.referee_lines

    @property
    def state(self) -> S:
        """How things are; this is drawn."""
        return self.drawn(self.match.state)

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked first; None after the end."""
        choices = self.choices
        return choices[0].seat if choices else None

    @property
    def winner(self) -> SeatEntry | None:
        """Who has won, if that is one alone."""
        winners = self._winners
        return self.entry.seats[winners[0]] if len(winners) == 1 else None

    @property
    def won(self) -> bool:
        """Whether somebody before the screen has won; among computers one of them always has."""
        seats = self.entry.seats
        alone = all(seat.bot is not None for seat in seats)
        return alone or any(seats[winner].bot is None for winner in self._winners)

    @property
    def _winners(self) -> tuple[Seat, ...]:
        """Nobody before the end."""
        outcome = self.match.rules.outcome(self.match.state)
        return () if outcome is None else tuple(outcome.winners)

    def own(self, seat: Seat) -> tuple[Choice, ...]:
        """The choices of one seat."""
        return tuple(choice for choice in self.choices if choice.seat == seat)

    def table_answer(self) -> Action:
        """What the table answers to what it is asked now."""
        return self._dealer.answer(self.own(TABLE)[0], self.match.standing)

    def simulate(self, choice: AnyShot) -> tuple[Shot, Film]:
        """What the table answers to a flick, and how it looks."""
        return self._dealer.film(choice)

    def write(self, match: Match[Any]) -> None:
        """Write down the last action of a match that is about to be shown."""
        if self.book.keeper is not None:
            self.book.keeper.do(match.turns[-1].action)
        self._write_end(match)

    def sit(self, seat: Seat, bot: int | None) -> None:
        """Let a computer of a level, or a person, play on at a seat, and write that down."""
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
        """What tells it from an ordinary match, in the chosen language; empty for such a one."""
        return self.entry.mark or (_("Seats changed") if self.seats_changed_words else "")

    def give_hint(self) -> None:
        """Count a hint for who is asked, and write that down."""
        assert self.who is not None, "a person asks for it"
        seat = self.entry.seats.index(self.who)
        self.hints.append(seat)
        if self.book.keeper is not None:
            self.book.keeper.hint(seat)

    def tried(self, flick: Flick, layout: Layout) -> tuple[Event, ...]:
        """What a flick would lead to; nothing becomes true, nothing of what chance adds to it."""
        return self.foresee(self._dealer.what_if(flick, layout))

    @property
    def kept(self) -> bool:
        """Whether one may go away: all of the match is written down, or nobody wants it."""
        written = self.book.keeper is not None and not self.book.keeper.trouble
        return written or self.book.passing

    @property
    def trouble(self) -> str:
        """Why not all of the match is written down; empty if it is, or need not be."""
        return self.book.keeper.trouble if self.book.keeper else ""

    def commit(
        self, match: Match[Any], side: Callable[[Event], str], log: RefereeLog
    ) -> tuple[Ruling, ...]:
        """Let a match of `preview` become true; what is told, each under the colour `side` names.

        An event of which there is nothing to say is no ruling. `log` keeps the referee's line.
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
        """Whether dice of an exercise come to lie as it begins, which is no act of a player."""
        return count <= self._prepared and isinstance(event, DicePlaced)

    @property
    def _prepared(self) -> int:
        """How many actions an exercise begins with."""
        return len(self.book.log) if self.book.passing else 0

    def rulings_of(self, turn: PlayedAction[Any]) -> tuple[tuple[str, Event], ...]:
        """What the referee says of each event of a turn; nothing of some."""
        names = tuple(seat.name for seat in self.entry.seats)
        return tuple((self._tell(event, names, turn.state), event) for event in turn.events)

    # Back and forth

    @property
    def before_last(self) -> int | None:
        """How many actions stand before the last choice of a person; None without one.

        What an exercise begins with nobody has chosen.
        """
        if not self.people:
            return None
        turns = self.match.turns
        places = reversed(range(self._prepared, len(turns)))
        return next((at for at in places if self._is_person(turns[at].action.seat)), None)

    @property
    def after_next(self) -> int | None:
        """How many actions stand when the choice that was taken back last is done again.

        None if nothing was. The answers of table and computers to it are done again as well.
        """
        count, length = self.past.count, self.past.length
        if count == length:
            return None
        turns = self.past.last.match.turns
        later = range(count + 1, length)
        return next((at for at in later if self._is_person(turns[at].action.seat)), length)

    def chosen_by(self, count: int) -> SeatEntry | None:
        """Who has chosen the action after so many; None for the table."""
        seat = self.past.last.match.turns[count].action.seat
        return None if seat == TABLE else self.entry.seats[seat]

    def go_to(self, count: int) -> None:
        """Go back to after so many actions, or forth to what was taken back; it is written down."""
        if self.book.keeper is not None:
            write = self.book.keeper.back if count < self.past.count else self.book.keeper.forth
            write(count)
        self._forget_taken_back()
        self.past.go_to(count)
        self._write_end(self.match)
        self._nothing_thought()

    def tell_undone(self) -> None:
        """Let the referee say that what was done after now was taken back, once."""
        now = self.past.now
        if now.rulings and now.rulings[-1].event == TakenBack():
            return
        who = self.entry.seats[self._choices[0].seat]
        words = _("{name} takes back what came after this.").format(name=who.name)
        ruling = Ruling(who.side, words, TakenBack(), self.past.count)
        heard = replace(now.heard, referee_lines=(*now.heard.referee_lines, words))
        self.past.amend(replace(now, rulings=now.rulings.added(ruling), heard=heard))

    def _forget_taken_back(self) -> None:
        """One goes on from now to another moment: nothing was taken back here any more."""
        now = self.past.now
        if not now.rulings or now.rulings[-1].event != TakenBack():
            return
        if now.rulings[-1].after == self.past.count:
            rulings = now.rulings.first(len(now.rulings) - 1)
            heard = replace(now.heard, referee_lines=now.heard.referee_lines[:-1])
            self.past.amend(replace(now, rulings=rulings, heard=heard))

    def watched(self) -> "LiveMatch[S]":
        """The same match to be looked at; nothing is kept or changed by it.

        What was taken back is not seen.
        """
        other = copy(self)
        other.book = Book(None, watched=True, begun=self.book.begun, passing=self.book.passing)
        other.past = self.past.copy(self.past.count)
        other._nothing_thought()
        return other

    def _write_end(self, match: Match[Any]) -> None:
        """Write down that a match is over, if it is."""
        outcome = match.rules.outcome(match.state)
        if self.book.keeper is not None and outcome is not None:
            self.book.keeper.end(outcome)

    def code(self) -> str:
        """The whole match as a code.

        Raises:
            LevelError: Its level cannot be read again.
        """
        entry = with_level_text(self.game, self.entry)
        begun = self.book.begun or datetime.now(UTC).isoformat(timespec="seconds")
        header = header_of(entry, self.game, begun)
        return code_of(SavedMatch(header, self.game, self.past.last.match, self._dealer))

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden any more: one looks at a match that is over."""
        last = self.past.last.match
        return self.book.watched and last.rules.outcome(last.state) is not None

    def _new_thinker(self) -> Thinker:
        """The computer players of all seats, and for people who may ask them."""
        game, entry, what_if = self.game, self.entry, self._dealer.what_if
        players = computers(game, entry.seats, entry.seed, what_if, entry.thinking)
        return self._make_thinker(with_coaches(players, game, entry.seed, what_if))

    def _is_person(self, seat: Seat) -> bool:
        """Whether a person sits at a seat of the match."""
        return seat != TABLE and self.entry.seats[seat].bot is None

    def _nothing_thought(self) -> None:
        """Whatever a computer was asked is not what is asked now."""
        self._asks_computer, self._thought = False, None

    @property
    def _choices(self) -> tuple[Choice, ...]:
        """What the rules wait for, asked once for each state."""
        if self._waits is None or self._waits[0] is not self.match:
            self._waits = self.match, self.match.rules.choices(self.match.state)
        return self._waits[1]
