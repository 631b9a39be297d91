"""The life of a match on the screen: it asks, answers, shows, tells and ends."""

from abc import ABC, abstractmethod
from functools import partial
from math import inf
from typing import Final, Generic

import pygame

from cubacube.rules import NOBODY, TABLE, Action, Choice, Event, Seat
from cubacube.scenes.canvas.boxes import holds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.banner import Banner
from cubacube.scenes.match.bubble import draw_tip
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.lines import BACK, FORTH, Lines
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.modes import (
    Asking,
    Between,
    Curtain,
    Ending,
    Mode,
    Showing,
    Thinking,
    Waiting,
)
from cubacube.scenes.match.pace import Pace
from cubacube.scenes.match.referee_log import RefereeLog
from cubacube.scenes.match.resting import Resting
from cubacube.scenes.match.rulings import RulingsPage
from cubacube.scenes.match.words import Call, Hint, S, Show, Snapshot
from cubacube.scenes.stage.inputs import LEFT, Do, Input, Key, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close, Consult, Push
from cubacube.scenes.widgets.dialogues import notice, pause, question
from cubacube.session.keeping.book import Book
from cubacube.session.language.translation import _
from cubacube.session.play.journal import Known
from cubacube.session.play.match import Match
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import SeatEntry

CHOICE_S: Final = 1.1
"""How long a computer's choice is shown."""
END_S: Final = 5.0
"""How long the end stands before the results come."""
_LAST = 14
"""So many rulings at most a table shows."""


class MatchScene(ABC, Generic[S]):
    """Closes with the `MatchResult`, or with what the match was broken off for.

    What is abstract is where board games and flicking games differ: how a person is asked, what
    the table's answers look like, and the drawing.
    """

    overlay = False

    def __init__(self, live: LiveMatch[S], board: GameBoard[S], log: RefereeLog) -> None:
        self.live = live
        self._board, self._log = board, log
        self._front: Seat = live.people[0] if live.people else 0
        self._viewer: Seat = NOBODY
        """Whose secrets are open; those of a single person always are."""
        self._called: tuple[SeatEntry, Seat, Seat | None] | None = None
        """Who was called last, for which seat, and in whose turn."""
        self._banner: Banner | None = None
        self._unread: tuple[Event, ...] = ()
        self._foul = False
        """Whether a flick of a person's went wrong, and nobody has said to have read why."""
        self._finished = False
        self._notice = live.greeting
        self._told_trouble = ""
        """Of the file of the match, the last one that was told."""
        self._pace = Pace()
        self._resting = Resting()
        self.mode: Mode
        self._play_again(live.book)
        self._begin(self._next_mode())
        self._go_on()

    @property
    def seen(self) -> S:
        """The state as it is shown: without what the people before the screen may not see."""
        return self.live.seen(self.live.state, self._viewer)

    @property
    def known(self) -> Known:
        """What the match can be played again from."""
        return Known(self.live.entry, self.live.match.actions())

    @property
    def section(self) -> str:
        """The anchor of the rules page that tells about what is asked now."""
        return self._board.section(self.live.state)

    @property
    def backdrop(self) -> Backdrop:
        """The picture of the table."""
        return self._board.backdrop

    @property
    def said(self) -> tuple[str, ...]:
        """What stands in the referee's line."""
        return self.live.said

    def handle(self, event: Input) -> Change:
        """The mode first; Esc pauses, L shows rulings, Z goes back and X forth, ? are the rules."""
        self._resting.hear(event)
        event = _meant(event)
        if self._pace.handle(event, self.mode) or self.mode.handle(event):
            self._end_banner()
            return self._advance()
        change: Change = None
        match event:
            case Typed("?"):
                change = Consult()
            case Do("back", _, False):
                change = pause(kept=self.live.kept)
            case Key("z", True, _, False) if self._revocable:
                change = self._take_back()
            case Key("x", True, _, False) if self._repeatable:
                change = self._do_again()
            case Key("l", True, _, False):
                change = Push(RulingsPage(self.live.rulings))
        if change is not None:
            self._pace.let_go()
        return change

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self._resting.update(seconds)
        self.mode.update(self._pace.passed(seconds, self.mode))
        if self._banner is not None:
            self._banner.update(seconds)
            if self._banner.over:
                self._end_banner()
        return self._advance()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The table, what the mode puts on it, the ribbon, and what the mouse rests on."""
        tips = self._draw_table(surface, view)
        brush = Brush(surface, view)
        self.mode.draw_above(brush)
        if self._banner is not None and not self.mode.covers:
            self._banner.draw(brush, self._board.cloth)
        tip = self._resting.on((*tips, *self.mode.tips))
        if tip is not None and not self.mode.explains:
            draw_tip(brush, tip)

    def look(self, event: Input) -> None:
        """Only looked at, as after the end: the mouse may rest on something."""
        self._resting.hear(event)

    def rest(self, seconds: float) -> None:
        """Only looked at: it rests on."""
        self._resting.update(seconds)

    # Where board games and flicking games differ

    @abstractmethod
    def _asking(self, choices: tuple[Choice, ...]) -> Asking:
        """A person is asked; `choices` are all of one seat, perhaps the table's."""

    @abstractmethod
    def _of_table(self, hand: Seat | None) -> Mode:
        """The table answers; `hand` is whose turn it is."""

    @abstractmethod
    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """Everything but what the mode puts above it; what is told about the things on it."""

    def _tells(self, action: Action) -> bool:
        """Whether the choice of a computer is worth waiting for."""
        return bool(self._board.words(action, self.live.state, self.live.names))

    def _chosen(self, action: Action) -> Mode:
        """What a computer has chosen, before it is shown."""
        words = self._board.words(action, self.live.state, self.live.names)
        return Waiting(CHOICE_S, words, action, action)

    def _showing(self, action: Action) -> Showing:
        """What an action will look like."""
        match, show = self._ahead(action)
        return Showing(match, show, self._board.lasts(show))

    def _commit(self, mode: Showing) -> None:
        """What was shown is true now."""
        show: Show[S] = mode.show
        rulings = self.live.commit(mode.match, partial(self._side, show), self._log)
        if rulings:
            self._unread += show.events
        turn = self._board.on_turn(show.before)
        if turn in self.live.people and any(map(self._board.foul, show.events)):
            self._foul = True
        if any(map(self._board.begins, show.events)):
            self._viewer, self._called = NOBODY, None
        title = self._board.notice(show.events, self.live.state)
        if title:
            news = (each for each in rulings if self._board.announce(each.event) != "log")
            self._notice = (title, *(ruling.words for ruling in news))

    def _end_banner(self) -> None:
        """The ribbon goes, if there is one."""
        self._banner = None

    # Back and forth

    @property
    def _revocable(self) -> bool:
        """Whether the last choice of a person can be taken back."""
        return self._may_go and self.live.before_last is not None

    @property
    def _repeatable(self) -> bool:
        """Whether a choice that was taken back can be done again."""
        return self._may_go and self.live.after_next is not None

    @property
    def _may_go(self) -> bool:
        """Whether the match may go back and forth now: not while something is shown."""
        return not (self.live.entry.strict or isinstance(self.mode, Showing))

    def _take_back(self) -> Change:
        """Go back to before the last choice of a person; who had another one is asked for it."""
        count = self.live.before_last
        assert count is not None, "there is one"
        theirs, who = self.live.chosen_by(count), self.live.who
        if theirs is None or who is None or who.bot is not None or who == theirs:
            return self._taken_back(count)
        title = _("Take back the choice of {name}?").format(name=theirs.name)
        words = _("{who} is asked now; {name} must agree.").format(who=who.name, name=theirs.name)
        agree = _("{name} agrees").format(name=theirs.name)
        asked = question(title, words, agree, _("Play on"))
        return Push(asked, lambda sure: self._taken_back(count) if sure else None)

    def _taken_back(self, count: int) -> Change:
        """Ask once more as if nothing had come after so many actions."""
        self.live.go_to(count)
        self.live.tell_taken_back()
        return self._gone()

    def _do_again(self) -> Change:
        """Go forth to where the next choice was asked for, or to the end of what there is."""
        count = self.live.after_next
        assert count is not None, "there is one"
        self.live.go_to(count)
        return self._gone()

    def _gone(self) -> Change:
        """Go on from another moment: nobody has been called yet, and no secret is open."""
        self._viewer, self._called, self._banner = NOBODY, None, None
        self._unread = self._notice = ()
        self._foul = self._finished = False
        self._begin(self._next_mode())
        return self._advance()

    # What both draw

    def _now(self) -> Snapshot[S]:
        """What is to be seen; nobody is asked any more while an answer is shown."""
        return self._snapshot(None if isinstance(self.mode, Showing) else self.live.asked)

    def _snapshot(self, asked: Seat | None) -> Snapshot[S]:
        """How things are while a seat is asked."""
        live = self.live
        return Snapshot(
            self.seen,
            live.seats,
            self._front,
            None if asked == TABLE else asked,
            live.events,
            live.rulings[-_LAST:],
            self._viewer,
        )

    def _lines(self) -> Lines:
        who = self.live.who
        turn = self._board.on_turn(self.seen)
        if who is None and turn is not None:
            who = self.live.seats[turn]
        asked = None if self._finished else who
        words, hints, mark = self.mode.words, self._hints(), self.live.entry.mark
        return Lines(asked, words, self.said, hints, mark, self._revocable, self._repeatable)

    def _hints(self) -> tuple[Hint, ...]:
        keys = self.mode.keys
        if any(key == "Esc" for key, _words in keys):
            return keys
        return (*keys, ("L", _("rulings")), ("F1", _("rules")), ("Esc", _("pause")))

    def result(self) -> MatchResult:
        """How the match ended: the referee's last sentence says why, the board where from."""
        live, board = self.live, self._board
        why = tuple(ruling.words for ruling in live.rulings[-1:])
        lines = board.lines(live.story, live.names)
        return live.ended(board.columns(live.story), (*why, *lines))

    # One thing after the other

    def _advance(self) -> Change:
        """Go on as far as nobody waits; at last close."""
        if self._go_on():
            return Close(self.result())
        if self.live.trouble not in ("", self._told_trouble):
            self._notice = self._notice or _unkept(self.live.trouble)
        self._told_trouble = self.live.trouble
        if self._notice:
            lines, self._notice = self._notice, ()
            self._pace.let_go()
            return Push(notice(lines[0], lines[1:]))
        return None

    def _go_on(self) -> bool:
        """Do what the modes have brought, and begin the next ones; whether all is over."""
        while self.mode.over:
            mode = self.mode
            if isinstance(mode, Curtain):
                self._viewer = mode.seat
            if isinstance(mode, Thinking) and mode.read:
                self._unread, self._foul = (), False
            if isinstance(mode, Showing):
                self._commit(mode)
                self._begin(self._next_mode())
            elif mode.action is not None:
                self._begin(self._showing(mode.action))
            elif self._finished:
                return True
            else:
                self._begin(self._next_mode())
        return False

    def _begin(self, mode: Mode) -> None:
        """A new mode; what it is going to show is written down before."""
        if isinstance(mode, Showing):
            self.live.write(mode.match)
        self.mode = mode

    def _next_mode(self) -> Mode:
        """What comes now."""
        if self.live.book.watched:
            return Between()
        asked = self.live.asked
        if asked is None:
            self._finished = True
            self._hail()
            return Ending(END_S, _("The game is over."))
        turn = self._board.on_turn(self.live.state)
        hand = turn if asked == TABLE else asked
        if self._viewer != hand:
            self._viewer = NOBODY
        if hand is not None:
            self._call(hand, turn)
        who = self.live.who
        if asked == TABLE or who is None:
            return self._of_table(hand)
        if who.bot is not None:
            return self._of_computer(asked)
        return self._of_person(asked, who)

    def _of_person(self, seat: Seat, who: SeatEntry) -> Mode:
        """A person is asked, behind a curtain if the others must look away."""
        if not self._has_secrets(seat):
            self._viewer = NOBODY
        elif self._viewer != seat:
            secret = self._board.secret(self.live.state, seat)
            return Curtain(seat, who.name, secret, self._board.cloth)
        self._unread, self._foul = (), False
        return self._asking(self.live.own(seat))

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether a person is asked what not everybody before the screen may see."""
        live, state = self.live, self.live.state
        if len(set(live.people)) == 1:
            return False
        return self._board.private(live.seen(state, seat), live.seen(state))

    def _of_computer(self, seat: Seat) -> Mode:
        """A computer chooses; what can be told of it waits until all before has been read."""
        if self._foul:
            wait = partial(self.live.bot_action, seat)
            return Thinking(wait, lambda _action: True, inf, _("is next …"))
        action = self.live.bot_action(seat)
        if action is not None and not self._tells(action):
            return self._showing(action)
        if action is not None and not self._unread:
            return self._chosen(action)
        unread = self._unread
        begins = any(map(self._board.begins, unread))
        return Thinking(
            partial(self.live.bot_action, seat),
            self._tells,
            self._board.read_s(unread) if unread else 0.0,
            _("is next …") if begins else _("goes on …"),
        )

    def _hail(self) -> None:
        """A ribbon for who has won, if that is one alone."""
        outcome = self.live.match.rules.outcome(self.live.match.state)
        winners = tuple(outcome.winners) if outcome is not None else ()
        if len(winners) == 1:
            winner = self.live.entry.seats[winners[0]]
            self._banner = Banner(_("{name} wins!").format(name=winner.name), winner.side)

    def _play_again(self, book: Book) -> None:
        """Go on from the end of a log; nobody need see again what was seen."""
        for action in (*book.log, *reversed(book.undone)):
            if self.live.past.count in book.taken_back:
                self.live.tell_taken_back()
            self._commit(Showing(*self._ahead(action), 0.0))
        self.live.past.go_to(0 if book.watched else len(book.log))
        if book.log:
            self._viewer, self._called = NOBODY, None
            self._unread = self._notice = ()
            self._foul = False

    def _ahead(self, action: Action) -> tuple[Match[object], Show[S]]:
        """What an action leads to; nothing is true yet."""
        live = self.live
        match = live.preview(action)
        after = live.seen(live.drawn(match.state), self._viewer)
        return match, Show(self.seen, action, match.turns[-1].events, after)

    def _side(self, show: Show[S], event: Event) -> str:
        """Under whose colour an event is told."""
        seat = self._board.whose(event)
        if seat is None:
            seat = show.action.seat
        if seat == TABLE:
            seat = self._board.on_turn(show.before) or 0
        return self.live.seats[seat].side

    def _call(self, seat: Seat, turn: Seat | None) -> None:
        """Call who acts next, if it was somebody else before, or in somebody else's turn.

        Who has nothing to be called for in the turn of another leaves that one called. When the
        table is asked, whoever was called for the seat stays so: several people may share it.
        """
        live = self.live
        before = self._called
        if live.who is None and before is not None and before[1:] == (seat, turn):
            return
        who = live.who or live.seats[seat]
        called = who, seat, turn
        if called == before:
            return
        if who.bot is None:
            self._front = seat
        alone = len(live.people) == 1
        words = self._board.call(Call(self._snapshot(live.asked), seat, who, seat == turn, alone))
        if words or before is None or before[2] != turn:
            self._called = called
        if words:
            self._banner = Banner(words, who.side)


def _unkept(trouble: str) -> tuple[str, ...]:
    """What is told when the match cannot be written down."""
    why = _("Its file cannot be written ({why}).").format(why=trouble)
    return _("This match is not being kept"), why, _("It goes on; keeping it is tried again.")


def _meant(event: Input) -> Input:
    """A press of one of the buttons at the foot is as good as its key."""
    if isinstance(event, Pointer) and (event.kind, event.button) == ("down", LEFT):
        if holds(BACK, event.point):
            return Key("z")
        if holds(FORTH, event.point):
            return Key("x")
    return event
