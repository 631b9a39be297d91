"""Run a match on the screen: ask, answer, show, announce and end it."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, Final

from cubacube.kit.shot import Flick
from cubacube.rules import NOBODY, TABLE, Action, Choice, Event, Seat
from cubacube.scenes.match.banner import Banner
from cubacube.scenes.match.climax import Highlight, highlights_enabled
from cubacube.scenes.match.considered import Asked, Considered
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.hinting import Hinting
from cubacube.scenes.match.key_help import KeyHelp
from cubacube.scenes.match.lines import as_key_press
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.look_round import LookRound
from cubacube.scenes.match.modes import (
    Asking,
    Between,
    Curtain,
    Ending,
    Mode,
    Showing,
    Thinking,
    Waiting,
    wants_next,
)
from cubacube.scenes.match.notices import (
    ask_undo_consent,
    hidden_reasons_notice,
    hinted,
    paused,
    seats_changed_words,
    unsaved_notice,
)
from cubacube.scenes.match.pace import Pace, reading, speed_of
from cubacube.scenes.match.referee_log import RefereeLog
from cubacube.scenes.match.rulings_page import RulingsPage
from cubacube.scenes.match.seats_dialogue import who_plays
from cubacube.scenes.match.sounding import Sounding
from cubacube.scenes.match.story import MatchStory
from cubacube.scenes.match.words import Call, S, Show
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close, Consult, Push, Scene
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.keeping.book import Book
from cubacube.session.language.translation import _
from cubacube.session.play.journal import Known
from cubacube.session.play.match import Match
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import SeatEntry
from cubacube.session.settings.chosen import settings

CHOICE_S: Final = 1.1
"""Seconds for which a computer player's choice is shown."""
END_S: Final = 5.0
"""Seconds between the end of the match and the results."""
_AT_ONCE = 500
"""Number of moments indexed at once when the page of rulings opens."""


class MatchScene(Hinting[S]):
    """The scene of a match. Closes with a `MatchResult`, a `LeaveReason` or a `PlayOn`.

    The abstract methods cover what differs between board games and flicking games: how a
    person is asked, how the dealer's actions are shown, and the drawing.
    """

    overlay = False

    def __init__(self, live: LiveMatch[S], board: GameBoard[S], log: RefereeLog) -> None:
        super().__init__(live, board)
        self._log = log
        self._called: tuple[SeatEntry, Seat, Seat | None, str] | None = None
        """The last announcement: player, seat, seat whose turn it is, and words."""
        self._unread: tuple[Event, ...] = ()
        self._foul = False
        """Whether a person's flick failed and nobody has confirmed reading why."""
        self._notice = live.greeting
        self._reported_trouble = ""
        """The last announced problem with saving the match."""
        self._pace = Pace()
        self._sounding = Sounding(board, live.game.name)
        self._watched = False
        """Whether this is a view-only match, in which nobody is asked."""
        self._play_again(live.book)
        self._watched = live.book.watched
        self._begin(self._next_mode())
        self._go_on()

    make_scene: Callable[[LiveMatch[Any]], "MatchScene[Any]"]
    """Makes a scene for another match of the same game; set by whoever opens this one."""
    replay: Callable[["MatchScene[Any]", int], Scene]
    """Creates the replay page of a view-only match; the page starts at a given moment.

    The code that opens this scene sets it.
    """

    on_settings: Callable[[], Change] | None = None
    """Opens the settings, if there are any; set by whoever opens the match."""

    @property
    def outbox(self) -> Outbox:
        """Sounds of the match."""
        return self._sounding.outbox

    @property
    def known(self) -> Known:
        """Setup and actions: enough to replay the match."""
        return Known(self.live.entry, self.live.match.actions())

    def handle(self, event: Input) -> Change:
        """Pass input to the mode, then handle the keys of the match (see `_all_keys`)."""
        self._resting.hear(event)
        press, event = event, as_key_press(event)
        asked = self.mode if isinstance(self.mode, Asking) else None
        if self._pace.handle(event, self.mode) or self.mode.handle(event):
            self._end_banner()
            return self._advance()
        change: Change = None
        match event:
            case Typed("?"):
                change = Consult()
            case Do("back", _, False):
                change = paused(self.live, self._who_plays, self.on_settings)
            case KeyPress("z", True, _, False) if self._revocable:
                change = self._take_back()
            case KeyPress("x", True, _, False) if self._repeatable:
                change = self._do_again()
            case _:
                change = self._look_up(event)
        if change is not None:
            self._pace.let_go()
        elif isinstance(press, Pointer) and wants_next(press) and self.mode is asked:
            self._resting.press_missed(press.point, asked.why_not)
        return change

    def _look_up(self, event: Input) -> Change:
        """Handle keys that look something up: hint, keys, things on the table, rulings."""
        match event:
            case KeyPress("f2", True, _, False) if self._may_hint:
                self._advise()
            case KeyPress("f3", True, _, False) if not self._watched:
                self.mode.let_go()
                return Push(KeyHelp(self._all_keys()))
            case KeyPress("f7", True, _, False) if self._tips:
                self.mode.let_go()
                return Push(LookRound(self._tips, self._board.cloth, self.mode.ring))
            case KeyPress("l", True, _, False):
                return self.all_rulings()
            case _:
                return self.extra(event)
        return None

    def all_rulings(self) -> Change:
        """Open the page with all rulings, from which one may open a replay."""
        live, chapters = self.live, self.chapters(_AT_ONCE)
        page = RulingsPage(live.rulings, chapters, live.seats, self.round_title)
        return Push(page, self._look_back)

    def update(self, seconds: float) -> Change:
        """Advance time by `seconds`."""
        self._resting.update(seconds)
        speed = 1.0 if self._watched else speed_of(self.mode)
        self.mode.update(self._pace.passed(seconds * speed, self.mode))
        self._sounding.advance_frame(self.mode)
        self._think_of_hint()
        if self._banner is not None:
            self._banner.update(seconds)
            if self._banner.over:
                self._end_banner()
        return self._advance()

    def _who_plays(self) -> Change:
        return Push(who_plays(self.live), self._seat)

    def _seat(self, bots: tuple[int | None, ...] | None) -> Change:
        """Seat the chosen people and computer players, then end the pause.

        If `bots` is None, nothing changes and the pause goes on.
        """
        seats = self.live.entry.seats
        others = [n for n, each in enumerate(seats) if bots is not None and bots[n] != each.bot]
        for seat in others:
            assert bots is not None, "somebody has changed"
            self.live.sit(seat, bots[seat])
        if others and not isinstance(self.mode, Showing):
            self._viewer, self._called = NOBODY, None
            self._begin(self._next_mode())
        return None if bots is None else Close()

    # Where board games and flicking games differ

    @abstractmethod
    def _asking(self, choices: tuple[Choice, ...]) -> Asking:
        """Return the mode that asks a person; all `choices` belong to one seat or to the dealer."""

    @abstractmethod
    def _of_table(self, hand: Seat | None) -> Mode:
        """Return the mode for an action of the dealer; `hand` is the seat whose turn it is."""

    def extra(self, event: Input) -> Change:
        """Handle C, which shows what a computer player considered. Subclasses add other keys."""
        return self._look_into() if event == KeyPress("c") else None

    def _look_into(self) -> Change:
        """Open the page about the computer player's choice that is shown now.

        If none is shown, use its last choice.
        """
        found = self._of_computers
        if found is None:
            return None
        count, action = found
        table = self.watched()
        table.show_moment(count)
        match = table.live.match
        known = table.live.drawn(match.rules.seen_by(match.state, action.seat))
        if not isinstance(action, Flick) and self._board.secrets.private(known, table.seen):
            return Push(notice(*hidden_reasons_notice()))
        think = self.live.ask_why(count, action.seat)
        return Push(table.considered(action, think))

    def considered(self, chosen: Action, think: Asked) -> Considered:
        """Return the page that explains a computer player's choice."""
        return Considered(self, chosen, think, self.named)

    def _tells(self, action: Action) -> bool:
        return bool(self._board.telling.action(action, self.live.names, self.live.state))

    def _chosen(self, action: Action) -> Mode:
        words = self._board.telling.action(action, self.live.names, self.live.state)
        return Waiting(CHOICE_S, words, action, action)

    def _showing(self, action: Action) -> Showing:
        match, show = self._ahead(action)
        return Showing(match, show, self._board.show_duration_s(show) or 0.0)

    def _commit(self, mode: Showing) -> None:
        """Apply the action that was shown."""
        if self._watched:
            self.live.past.go_to(len(mode.match.turns))
            self._unread += self._told_now
            return
        show: Show[S] = mode.show
        rulings = self.live.commit(mode.match, partial(self._side, show), self._log)
        if rulings:
            self._unread += show.events
        turn = self._board.on_turn(show.before)
        if turn in self.live.people and self._board.is_foul(show.events):
            self._foul = True
        if self._board.calls_next(show.events):
            self._viewer, self._called = NOBODY, None
        title = self._board.telling.notice(show)
        if title:
            news = (each for each in rulings if self._board.effect(each.event).announce != "log")
            self._notice = (title, *(ruling.words for ruling in news))

    def _end_banner(self) -> None:
        self._banner = None

    # Undo and redo

    def _take_back(self) -> Change:
        """Undo a person's last choice.

        If another person is choosing now, the one whose choice is undone must agree.
        """
        count = self.live.before_last
        assert count is not None, "there is one"
        theirs, who = self.live.chosen_by(count), self.live.who
        if theirs is None or who is None or who.bot is not None or who == theirs:
            return self._taken_back(count)
        asked = ask_undo_consent(who.name, theirs.name)
        return Push(asked, lambda sure: self._taken_back(count) if sure else None)

    def _taken_back(self, count: int) -> Change:
        """Go back to the moment after `count` actions and ask again."""
        self.live.go_to(count)
        self.live.tell_undone()
        return self._gone()

    def _do_again(self) -> Change:
        """Redo up to the next choice of a person, or to the end."""
        count = self.live.after_next
        assert count is not None, "there is one"
        self.live.go_to(count)
        return self._gone()

    def _gone(self) -> Change:
        """Continue the match after a move to another moment.

        The next player is announced again, and all secrets are covered.
        """
        self._viewer, self._called, self._banner = NOBODY, None, None
        self._unread = self._notice = ()
        self._foul = self._finished = False
        self._begin(self._next_mode())
        return self._advance()

    # View-only matches

    def watched(self) -> "MatchScene[S]":
        """Return a view-only scene of this match at its current moment."""
        return self.make_scene(self.live.watched())

    def _look_back(self, count: int | None) -> Change:
        """Open the replay at the moment after `count` actions; None opens nothing."""
        if count is None:
            return None
        page = self.replay(self.watched(), count)
        # The replay closes with a new match to begin from its moment, if any.
        return Push(page, lambda begun: Close(begun) if begun is not None else None)

    def result(self) -> MatchResult:
        """Return how the match ended, with the referee's last sentence and the score columns."""
        live, board = self.live, self._board
        why = tuple(ruling.words for ruling in live.rulings[-1:])
        lines = board.results.lines(live.story, live.names)
        texts = (*why, *lines, *hinted(live), *seats_changed_words(live))
        return live.ended(board.results.columns(live.story), texts)

    def story(self) -> MatchStory:
        """Return a new summary of the match; call its `read` until it is complete."""
        return MatchStory(self.live, self._board, self.chapters(0))

    # The sequence of modes

    def _advance(self) -> Change:
        """Go on until the match must wait for something; close the scene after the end."""
        if self._go_on():
            return Close(self.result())
        if self.live.trouble not in ("", self._reported_trouble):
            self._notice = self._notice or unsaved_notice(self.live.trouble)
        self._reported_trouble = self.live.trouble
        if self._notice:
            lines, self._notice = self._notice, ()
            self._pace.let_go()
            return Push(notice(lines[0], lines[1:]))
        return None

    def _go_on(self) -> bool:
        """Handle finished modes and start the next ones; return whether the match is over."""
        while self.mode.over:
            mode = self.mode
            if isinstance(mode, Curtain):
                self._viewer = mode.seat
            if isinstance(mode, Thinking) and mode.read:
                self._unread, self._foul = (), False
            if isinstance(mode, Showing):
                self._commit(mode)
                self._sounding.shown(mode)
                if self.live.asked is None:
                    self._sounding.over(won=self.live.won)
                self._begin(self._highlight(mode.show) or self._next_mode())
            elif mode.action is not None:
                self._begin(self._showing(mode.action))
            elif self._finished:
                return True
            else:
                self._begin(self._next_mode())
        return False

    def _begin(self, mode: Mode) -> None:
        """Start a mode; the action that it shows is saved first."""
        if isinstance(mode, Showing):
            self.live.write(mode.match)
        self._sounding.begins(mode)
        self._forget_hint()
        if isinstance(mode, Showing) and settings().play.instant and not self._watched:
            mode.skip()
        self.mode = mode

    def _highlight(self, show: Show[S]) -> Highlight | None:
        """Return the ribbon for the last highlight among the events of an action.

        The result is None if the action has no highlight, if highlights are off, or if the
        match has a winner, who gets a ribbon anyway.
        """
        if self.live.book.public or not highlights_enabled() or self.live.winner is not None:
            return None
        found = [(event, self._board.effect(event).climax) for event in show.events]
        for event, climax in reversed(found):
            if climax is not None:
                who = self.live.seats[getattr(event, "seat", self._actor(show))]
                words = _(climax.words).format(name=who.name)
                return Highlight(words, climax.tone, who.side, self._board.cloth)
        return None

    def _next_mode(self) -> Mode:
        asked = self.live.asked
        if self._watched:
            return Between(_("The game is over.") if asked is None else self._stage)
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
        """Return the mode that asks a person, behind a curtain if the others must look away."""
        if not self._has_secrets(seat):
            self._viewer = NOBODY
        elif not settings().play.curtain:
            self._viewer = seat
        elif self._viewer != seat:
            secret = self._board.secrets.why(self.live.state, seat)
            return Curtain(seat, who.name, secret, self._board.cloth)
        self._unread, self._foul = (), False
        return self._asking(self.live.own(seat))

    def _has_secrets(self, seat: Seat) -> bool:
        """Return whether a person is asked about something that others here may not see."""
        live, state = self.live, self.live.state
        if len(set(live.people)) == 1:
            return False
        return self._board.secrets.private(live.seen(state, seat), live.seen(state))

    def _of_computer(self, seat: Seat) -> Mode:
        """Return the mode for a computer player's choice.

        A choice worth announcing waits until earlier announcements have been read.
        """
        if self._foul and self.live.people:
            wait = partial(self.live.bot_action, seat)
            return Thinking(wait, lambda _action: True, inf, _("is next: click to continue"))
        action = self.live.bot_action(seat)
        if action is not None and not self._tells(action):
            return self._showing(action)
        if action is not None and not self._unread:
            return self._chosen(action)
        unread = self._unread
        begins = self._board.calls_next(unread)
        return Thinking(
            partial(self.live.bot_action, seat),
            self._tells,
            self._board.read_s * reading() if unread else 0.0,
            _("is next …") if begins else _("continues …"),
        )

    def _hail(self) -> None:
        """Show a ribbon for the winner, if there is exactly one."""
        winner = self.live.winner
        if winner is not None:
            self._banner = Banner(_("{name} wins!").format(name=winner.name), winner.side)

    def _play_again(self, book: Book) -> None:
        """Restore the match from its log without showing the actions again."""
        if not (book.log or book.undone):
            return
        for action in book.log:
            if self.live.past.count in book.taken_back:
                self.live.tell_undone()
            self._was_shown(action)
        for action in reversed(book.undone):
            self._was_shown(action)
        count = len(book.log)
        self.live.past.go_to(0 if book.watched else count)
        if count in book.taken_back:
            self.live.tell_undone()
        self._viewer, self._called = NOBODY, None
        self._unread = self._notice = ()
        self._foul = False

    def _was_shown(self, action: Action) -> None:
        """Apply an action of the log without showing it."""
        self._commit(Showing(*self._ahead(self.live.as_drawn(action)), 0.0))

    def _ahead(self, action: Action) -> tuple[Match[object], Show[S]]:
        """Return the match after an action and how to show it; nothing is applied yet."""
        live = self.live
        match = live.preview(action)
        after = self._seen(live.drawn(match.state))
        return match, Show(self.seen, action, match.turns[-1].events, after)

    def _side(self, show: Show[S], event: Event) -> str:
        """Return the side in whose colour an event is announced."""
        seat = self._board.event_seat(event)
        return self.live.seats[self._actor(show) if seat is None else seat].side

    def _actor(self, show: Show[S]) -> Seat:
        """Return the seat that acted; for the dealer, the seat whose turn it is."""
        seat = show.action.seat
        return (self._board.on_turn(show.before) or 0) if seat == TABLE else seat

    def _call(self, seat: Seat, turn: Seat | None) -> None:
        """Announce the next player if the player, the seat or the turn has changed.

        Nothing is shown if the board has no words for it. Nothing is shown either if the
        dealer acts and neither the seat nor the turn has changed.
        """
        live = self.live
        before = self._called
        if live.who is None and before is not None and before[1:3] == (seat, turn):
            return
        who = live.who or live.seats[seat]
        called = who, seat, turn
        if before is not None and called == before[:3]:
            return
        if who.bot is None:
            self._front = seat
        alone = len(live.people) == 1
        words = self._board.telling.call(
            Call(self._snapshot(live.asked), seat, who, seat == turn, alone)
        )
        if words or before is None or before[2] != turn:
            self._called = *called, words
        # Several players may get the same words in one turn; the ribbon shows them once.
        if words and (before is None or before[2:] != (turn, words)):
            self._banner = Banner(words, who.side)
