"""A match of a board game: spots are pressed, and the game draws everything itself."""

from collections.abc import Callable
from functools import partial

import pygame

from cubacube.rules import TABLE, Action, Choice, Seat
from cubacube.scenes.board.board import Board
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.board.painting import BoardContents, paint
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.advice import HintMark
from cubacube.scenes.match.lines import Lines
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Mode, Showing, Waiting
from cubacube.scenes.match.referee_log import RefereeLog
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.still_layer import StillLayer
from cubacube.scenes.match.words import Frame, S, Snapshot
from cubacube.scenes.stage.inputs import Input, Pointer
from cubacube.scenes.stage.scene import Change


class BoardScene(MatchScene[S]):
    """Closes as every match does."""

    def __init__(self, live: LiveMatch[S], board: Board[S]) -> None:
        self.board = board
        self._page = SpotPage()
        self._still = StillLayer(partial(paint, board))
        super().__init__(live, board, RefereeLog())

    def handle(self, event: Input) -> Change:
        """As in every match; the page knows where the pointer is even when nobody is asked."""
        change = super().handle(event)
        if isinstance(event, Pointer) and event.kind == "move":
            self._page.handle(event)
        return change

    def _asking(self, choices: tuple[Choice, ...]) -> Choosing:
        snapshot, answer = self._snapshot(self.live.asked), self.live.table_answer
        return Choosing(self.board, self._page, snapshot, choices, answer)

    def _showing(self, action: Action) -> Showing:
        self._page.clear()
        return super()._showing(action)

    def _of_table(self, hand: Seat | None) -> Mode:
        """A person throws their own dice; else the table answers when all has been read."""
        if hand in self.live.people:
            self._unread = ()
            asking = self._asking(self.live.own(TABLE))
            if asking.prompt.spots:
                return asking
        action = self.live.table_answer()
        showing = self._showing(action)
        if self._unread and not showing.over:
            seconds, self._unread = self.board.read_s(self._unread), ()
            return Waiting(seconds, action=action)
        return showing

    def _waits(self, action: Action) -> bool:
        """Nor is it hidden by an answer of the table that is to be seen."""
        if action.seat != TABLE:
            return super()._waits(action)
        return self.board.show_duration_s(self._ahead(action)[1]) > 0

    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """The still layer, then what moves."""
        frame, brush = self._frame(), Brush(surface, view)
        tips = self._still.draw(surface, view, BoardContents(frame.snapshot, self._lines()))
        self.board.draw(brush, frame)
        return (*tips, *brush.tips)

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """The spots that do it, and those that the game names besides."""
        action = None if self.advice is None else self.advice.action
        if action is None or not isinstance(self.mode, Choosing):
            return ()
        named = self.board.advised(action, self.live.state)
        return tuple(
            HintMark(spot.box, spot.radius, named.get(spot.name, ""))
            for spot in self.mode.page.spots
            if spot.action == action or spot.name in named
        )

    def _frame(self) -> Frame[S]:
        """What is to be seen at this moment."""
        snapshot = self._now()
        match self.mode:
            case Choosing(page=page, pointed=pointed):
                advised = None if self.advice is None else self.advice.action
                wish = pointed.action if pointed is not None and not pointed.bar else advised
                return Frame(snapshot, page.spots, pointed, wish)
            case Showing(show=show):
                return Frame(snapshot, show=show)
            case mode:
                return Frame(snapshot, wish=mode.wish)


def board_painter(
    board: Board[S], snapshot: Snapshot[S], referee_lines: tuple[str, ...] = ()
) -> Callable[[View], pygame.Surface]:
    """Paints how a table looks when nothing is asked, for where nobody sees the window."""

    def paint_all(view: View) -> pygame.Surface:
        surface = paint(
            board, view, BoardContents(snapshot, Lines(referee_lines=referee_lines))
        ).picture
        board.draw(Brush(surface, view), Frame(snapshot))
        return surface

    return paint_all
