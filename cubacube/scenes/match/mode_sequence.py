"""The sequence of modes of a match: who is asked, what is shown, and what comes next."""

from functools import partial
from math import inf
from typing import Generic

from cubacube.rules import NOBODY, TABLE, Action, Event, Seat, replace
from cubacube.scenes.canvas.device import key_or_click
from cubacube.scenes.match.climax import Finale, Highlight, Ribbon
from cubacube.scenes.match.hints import Hints
from cubacube.scenes.match.live.undo import tell_undone
from cubacube.scenes.match.modes import Between, Curtain, Mode, Showing, Thinking
from cubacube.scenes.match.pace import reading
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.sounding import Sounding
from cubacube.scenes.match.summons import Announcements, Summons, finale, won
from cubacube.scenes.match.words import Climax, S, Show
from cubacube.session.files.cancelling import check_cancelled
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry
from cubacube.session.settings.chosen import settings


class ModeSequence(Generic[S]):
    """Starts one mode after the other, and informs other parts of the scene about it.

    A match that is only viewed asks nobody: it moves to any moment, and shows the next action
    as in the match.
    """

    def __init__(self, presenter: Presenter[S]) -> None:
        self._presenter, self._now = presenter, presenter.situation
        self._live, self._board = self._now.live, self._now.board
        self.hints = Hints(presenter)
        self.summons = Summons(presenter)
        self.announcements = Announcements(presenter, self.summons)
        self.sounding = Sounding(self._board, self._live.game.name)

    def go_on(self) -> bool:
        """Handle finished modes and start the next ones; return whether the match is over."""
        now = self._now
        while now.mode.over:
            mode = now.mode
            if isinstance(mode, Curtain):
                now.viewer = mode.seat
            if isinstance(mode, Thinking) and mode.read:
                now.read()
            if isinstance(mode, Showing):
                self._shown(mode)
                self.begin(self._great_moment(mode.show) or self.next_mode())
            elif mode.action is not None:
                self.begin(self._presenter.showing(mode.action))
            elif now.finished:
                return True
            else:
                self.begin(self.next_mode())
        return False

    def begin(self, mode: Mode) -> None:
        """Start a mode; the action that it shows is saved first."""
        if isinstance(mode, Showing):
            self._live.write(mode.match)
        self.sounding.begins(mode)
        self.hints.forget()
        if isinstance(mode, Showing) and settings().play.instant and not self._now.watched:
            mode.skip()
        self._now.mode = mode

    def reopen(self) -> None:
        """Continue the match after a move to another moment.

        The next player is announced again, and all secrets are covered.
        """
        self.cover()
        self.summons.end()
        self.announcements.forget()
        self._presenter.forget()
        self._now.finished = False
        self.begin(self.next_mode())

    def cover(self) -> None:
        """Cover all secrets, and announce the next player again."""
        self._now.viewer = NOBODY
        self.summons.forget()

    def restore(self) -> None:
        """Restore the match from its saved log without showing the actions again."""
        live, book = self._live, self._live.book
        if not (book.log or book.undone):
            return
        for action in book.log:
            check_cancelled()
            if live.past.count in book.taken_back:
                tell_undone(live)
            self._was_shown(action)
        for action in reversed(book.undone):
            self._was_shown(action)
        count = len(book.log)
        live.past.go_to(0 if book.watched else count)
        if count in book.taken_back:
            tell_undone(live)
        self.cover()
        self.announcements.forget()

    def next_mode(self) -> Mode:
        """Return the mode in which the match goes on."""
        now, live = self._now, self._live
        asked = live.asked
        if now.watched:
            return Between(_("The game is over.") if asked is None else self._presenter.stage)
        if asked is None:
            now.finished = True
            return Finale(finale(live, self._board))
        hand = now.on_turn if asked == TABLE else asked
        if now.viewer != hand:
            now.viewer = NOBODY
        if hand is not None:
            self.summons.call(hand)
        who = live.who
        if asked == TABLE or who is None:
            return self._presenter.of_table()
        if who.bot is not None:
            return self._of_computer(asked)
        return self._of_person(asked, who)

    def has_secrets(self, seat: Seat) -> bool:
        """Return whether a person is asked about something that others here may not see."""
        live, state = self._live, self._live.state
        if len(set(live.people)) == 1:
            return False
        return self._board.secrets.private(live.seen(state, seat), live.seen(state))

    # A match that is only viewed

    @property
    def stands(self) -> bool:
        """Whether nothing is being shown now."""
        return isinstance(self._now.mode, Between)

    @property
    def read_s(self) -> float:
        """Seconds to leave announcements readable before the next action is shown."""
        past, unread = self._live.past, self._now.unread
        if not unread or (
            past.count < past.length and not self._presenter.waits(self._next_action)
        ):
            return 0.0
        return self._board.read_s * reading()

    def show_moment(self, count: int) -> None:
        """Stop at the moment after `count` actions."""
        self._live.past.go_to(count)
        self.reopen()
        self._now.unread = self._now.told

    def step(self) -> None:
        """Start to show the next action in the same way as when it was played."""
        action = self._next_action
        if self._presenter.waits(action):
            self._now.unread = ()
        self.begin(self._presenter.logged(action))

    @property
    def _next_action(self) -> Action:
        """The action after the current moment."""
        live = self._live
        return live.as_drawn(live.past[live.past.count + 1].match.turns[-1].action)

    # The next mode

    def _of_person(self, seat: Seat, who: SeatEntry) -> Mode:
        """Return the mode that asks a person, behind a curtain if the others must look away."""
        now = self._now
        if not self.has_secrets(seat):
            now.viewer = NOBODY
        elif not settings().play.curtain:
            now.viewer = seat
        elif now.viewer != seat:
            secret = self._board.secrets.why(self._live.state, seat)
            return Curtain(seat, who.name, secret, self._board.cloth)
        now.read()
        return self._presenter.asking(self._live.own(seat))

    def _of_computer(self, seat: Seat) -> Mode:
        """Return the mode for a computer player's choice.

        A choice worth announcing waits until earlier announcements have been read.
        """
        think, unread = partial(self._live.bot_action, seat), self._now.unread
        if self._now.foul and self._live.people:
            words = _("is next: {key} to continue").format(key=key_or_click("Space"))
            return Thinking(think, lambda _action: True, inf, words)
        action, presenter = think(), self._presenter
        if action is not None and not presenter.tells(action):
            return presenter.showing(action)
        if action is not None and not unread:
            return presenter.chosen(action)
        begins = self._board.calls_next(unread)
        return Thinking(
            think,
            presenter.tells,
            self._board.read_s * reading() if unread else 0.0,
            _("is next …") if begins else _("continues …"),
        )

    def _shown(self, mode: Showing) -> None:
        """Apply the action that was shown; a match that is only viewed goes to the next moment."""
        live = self._live
        if self._now.watched:
            live.past.go_to(len(mode.match.turns))
            self._now.unread = (*self._now.unread, *self._now.told)
        else:
            self.announcements.commit(mode)
        self._presenter.committed(mode)
        self.sounding.shown(mode)
        if live.asked is None:
            self.sounding.over(won=won(live))

    def _was_shown(self, action: Action) -> None:
        """Apply an action of the log without showing it."""
        mode = Showing(*self._now.preview(self._live.as_drawn(action)), 0.0)
        self.announcements.commit(mode)
        self._presenter.committed(mode)

    def _great_moment(self, show: Show[S]) -> Highlight | None:
        """Return the ribbon for the greatest moment of an action; a small one pops on the cloth.

        The end of the match has its own ribbon. With less motion, there is only a finale.
        """
        live, play = self._live, settings().play
        if live.book.public or play.instant or live.asked is None:
            return None
        moments = [(self._climax(event, show), event) for event in show.events]
        for size in ("finale",) if play.less_motion else ("finale", "ribbon", "pop"):
            for climax, event in reversed(moments):
                if climax is not None and climax.size == size:
                    return self._ribbon(climax, event, self._now.actor(show))
        return None

    def _climax(self, event: Event, show: Show[S]) -> Climax | None:
        """Return the great moment of an event; the first one of its kind in a race is greater."""
        climax = self._board.effect(event).climax
        if climax is None or not climax.first:
            return climax
        for earlier in reversed(self._live.events[: -len(show.events)]):
            effect = self._board.effect(earlier)
            if effect.climax is not None and effect.climax.first:
                return climax
            if effect.remark == "end":
                break
        return replace(climax, words=climax.first, size="ribbon")

    def _ribbon(self, climax: Climax, event: Event, actor: Seat) -> Highlight | None:
        """Return the ribbon of a great moment; None for a pop, which is shown on the cloth."""
        board, seats = self._board, self._live.seats
        who = seats[getattr(event, "seat", actor)]
        words, sides = _(climax.words).format(name=who.name), [who.side]
        if climax.size == "pop":
            self._presenter.pop(words, who.side)
            return None
        if climax.size == "finale" and not hasattr(event, "seat"):
            sides = [*dict.fromkeys(seat.side for seat in seats)]
        piece = board.piece if climax.size == "finale" else None
        return Highlight(Ribbon(words, climax.tone, (*sides,), board.cloth, piece))
