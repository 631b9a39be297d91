"""The frame that every board game is played in: it asks, answers, shows and tells."""

from functools import partial
from typing import Generic, TypeVar

import pygame

from cubacube.rules import TABLE, Action, Choice, Seat, frozen
from cubacube.scenes.board.board_frame import Lines, draw_frame
from cubacube.scenes.board.board_modes import Asking, Curtain, Mode, Showing, Thinking, Waiting
from cubacube.scenes.board.board_page import BoardPage
from cubacube.scenes.board.words import Board, Frame, Show, Snapshot
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.banner import Banner
from cubacube.scenes.match.live_match import NOBODY, LiveMatch
from cubacube.scenes.match.rulings import RulingsPage
from cubacube.scenes.stage.inputs import Do, Input, Key, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close, Consult, Push
from cubacube.scenes.widgets.dialogues import pause
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry

S = TypeVar("S")

READ_S, CHOICE_S, END_S = 1.4, 1.1, 5.0
"""How long something told is left to be read, a computer's choice is shown, the end stands."""
_LAST = 14
"""So many rulings at most a board shows."""


@frozen
class Painting(Generic[S]):
    """What the still layer was painted from; the same needs no new painting."""

    size: tuple[int, int]
    snapshot: Snapshot[S]
    lines: Lines


class BoardScene(Generic[S]):
    """Closes with the `Ended` of the match, or with what it was broken off for."""

    overlay = False

    def __init__(self, live: LiveMatch[S], board: Board[S]) -> None:
        self.live = live
        self.board = board
        self._front: Seat = live.people[0] if live.people else 0
        self._viewer: Seat = NOBODY
        """Whose secrets are open; those of a single person always are."""
        self._called: tuple[Seat | None, Seat | None] | None = None
        self._banner: Banner | None = None
        self._unread = self._finished = False
        self._painted: tuple[Painting[S], pygame.Surface] | None = None
        self._page = BoardPage()
        self.mode: Mode = self._next_mode()
        self._advance()

    def handle(self, event: Input) -> Change:
        """The mode first; Esc pauses, L shows the rulings, ? the rules."""
        if self.mode.handle(event):
            self._banner = None
            return self._advance()
        match event:
            case Pointer("move"):
                self._page.handle(event)
            case Typed("?"):
                return Consult()
            case Do("back", _, False):
                return pause()
            case Key("l", True, _, False):
                return Push(RulingsPage(self.live.rulings))
        return None

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self.mode.update(seconds)
        if self._banner is not None:
            self._banner.update(seconds)
            self._banner = None if self._banner.over else self._banner
        return self._advance()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The still layer, then what moves, what can be pressed, and the ribbon."""
        frame = self._seen()
        surface.blit(self._still_layer(view, frame.snapshot), (0, 0))
        brush = Brush(surface, view)
        self.board.draw(brush, frame)
        if isinstance(self.mode, Asking):
            self.mode.page.draw(brush)
        if isinstance(self.mode, Curtain):
            self.mode.draw(brush)
        elif self._banner is not None:
            self._banner.draw(brush, self.board.cloth)

    def _seen(self) -> Frame[S]:
        """What is to be seen at this moment."""
        mode = self.mode
        snapshot = self._still(asks=not isinstance(mode, Showing))
        if not isinstance(mode, Asking):
            return Frame(snapshot, wish=mode.wish, show=mode.show)
        pointed = mode.pointed
        wish = pointed.action if pointed is not None and not pointed.bar else None
        return Frame(snapshot, mode.page.spots, pointed, wish)

    def _still(self, *, asks: bool = True) -> Snapshot[S]:
        """How things are; nobody is asked any more while his answer is shown."""
        live = self.live
        asked = live.asked if asks else None
        return Snapshot(
            live.seen(live.match.state, self._viewer),
            live.entry.seats,
            self._front,
            None if asked == TABLE else asked,
            live.events,
            tuple(live.rulings[-_LAST:]),
        )

    def _still_layer(self, view: View, snapshot: Snapshot[S]) -> pygame.Surface:
        now = Painting(view.size, snapshot, self._lines(snapshot))
        if self._painted is None or self._painted[0] != now:
            picture = paint(view, self.board, snapshot, now.lines)
            self._painted = now, picture
        return self._painted[1]

    def _lines(self, snapshot: Snapshot[S]) -> Lines:
        show = self.mode.show
        asked = snapshot.on if show is None else show.action.seat
        if asked is None or asked == TABLE:
            asked = self.board.on_turn(snapshot.state)
        common = (("L", _("rulings")), ("F1", _("rules")), ("Esc", _("pause")))
        return Lines(
            self.board.title,
            self.board.subtitle(snapshot),
            None if asked is None or self._finished else snapshot.seats[asked],
            self.mode.words,
            self.live.said,
            (*self.mode.keys, *common),
        )

    def _advance(self) -> Change:
        """Do what the mode has brought, and begin the next one."""
        while self.mode.over:
            self._page.clear()
            if isinstance(self.mode, Curtain):
                self._viewer = self.mode.seat
            action = self.mode.action
            if isinstance(self.mode, Showing):
                self._commit(self.mode.show.action)
                self.mode = self._next_mode()
            elif action is not None:
                self.mode = self._shown(action)
            elif self._finished:
                return Close(self.live.ended(self.board.parts(self.live.match)))
            else:
                self.mode = self._next_mode()
        return None

    def _shown(self, action: Action) -> Showing:
        """What an action will look like."""
        show = self._show(action)
        return Showing(show, self.board.lasts(show))

    def _show(self, action: Action) -> Show[S]:
        live = self.live
        turn = live.preview(action)
        states = live.match.state, turn.state
        before, after = (live.seen(state, self._viewer) for state in states)
        return Show(before, action, turn.events, after)

    def _commit(self, action: Action) -> None:
        """It is true now."""
        seats = self.live.entry.seats
        whose = action.seat
        if whose == TABLE:
            whose = self.board.on_turn(self.live.match.state) or 0
        before = len(self.live.rulings)
        self.live.play(action, lambda _event: seats[whose].side)
        self._unread = self._unread or len(self.live.rulings) > before

    def _next_mode(self) -> Mode:
        """What comes now."""
        asked = self.live.asked
        if asked is None:
            self._finished = True
            return Waiting(END_S, _("The game is over."))
        hand = self.board.on_turn(self.live.match.state) if asked == TABLE else asked
        if self._viewer != hand:
            self._viewer = NOBODY
        if hand is not None:
            self._call(hand)
        if asked == TABLE:
            return self._of_table(hand)
        if asked not in self.live.people:
            return self._of_computer(asked)
        if self._viewer != asked and self._has_secrets(asked):
            return Curtain(asked, self.live.names[asked], self.board.cloth)
        return self._asking(self.live.own(asked))

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether a person may see what not everybody before the screen may see."""
        state = self.live.match.state
        return self.live.seen(state, seat) != self.live.seen(state)

    def _of_table(self, hand: Seat | None) -> Mode:
        """A person throws his dice himself; else the table answers when all has been read."""
        if hand in self.live.people:
            asking = self._asking(self.live.own(TABLE))
            if asking.prompt.spots:
                return asking
        showing = self._shown(self.live.table_answer())
        if self._unread and not showing.over:
            self._unread = False
            return Waiting(READ_S, action=showing.action)
        return showing

    def _asking(self, choices: tuple[Choice, ...]) -> Asking:
        self._unread = False
        return Asking(self.board, self._page, self._still(), choices, self.live.table_answer)

    def _of_computer(self, seat: Seat) -> Mode:
        """A computer chooses; what can be told of it waits until all before has been read."""
        action = self.live.bot_action(seat)
        if action is None:
            return Thinking(partial(self.live.bot_action, seat))
        words = self.board.words(action, self.live.match.state)
        if not words:
            return self._shown(action)
        seconds = CHOICE_S + READ_S * self._unread
        self._unread = False
        return Waiting(seconds, words, action, action)

    def _call(self, seat: Seat) -> None:
        """Tell who is asked now, if it was somebody else, or in somebody else's turn."""
        called = seat, self.board.on_turn(self.live.match.state)
        if called == self._called:
            return
        self._called = called
        if seat in self.live.people:
            self._front = seat
        words = self.board.call(self._still(), seat)
        if words:
            self._banner = Banner(words, self.live.entry.seats[seat].side)


def paint(view: View, board: Board[S], snapshot: Snapshot[S], lines: Lines) -> pygame.Surface:
    """The table with everything that changes only with an action."""
    picture = pygame.Surface(view.size)
    brush = Brush(picture, view)
    picture.blit(backdrop(view, board.backdrop), view.canvas)
    draw_frame(brush, lines)
    board.draw_still(brush, snapshot)
    return picture


def board_picture(
    board: Board[S], state: S, seats: tuple[SeatEntry, ...], size: tuple[int, int]
) -> pygame.Surface:
    """How a table looks when nothing is asked, for where nobody sees the window."""
    view = View(size)
    snapshot = Snapshot(state, seats, 0, None)
    lines = Lines(board.title, board.subtitle(snapshot), None, "", (), ())
    surface = paint(view, board, snapshot, lines)
    board.draw(Brush(surface, view), Frame(snapshot))
    return surface
