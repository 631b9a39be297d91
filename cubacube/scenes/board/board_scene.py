"""Match scene of a board game: the player presses spots, and the game draws everything."""

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
    """The match scene of a board game."""

    def __init__(self, live: LiveMatch[S], board: Board[S]) -> None:
        self.board = board
        self._page = SpotPage()
        self._still = StillLayer(partial(paint, board))
        super().__init__(live, board, RefereeLog())

    def handle(self, event: Input) -> Change:
        """Handle input as in every match; pointer moves reach the spots even between questions."""
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
        """Return the mode in which the dealer acts.

        If it is a person's turn and the prompt has spots, that person is asked to press
        first.
        """
        if hand in self.live.people:
            self._unread = ()
            asking = self._asking(self.live.own(TABLE))
            if asking.prompt.spots:
                return asking
        action = self.live.table_answer()
        showing = self._showing(action)
        if self._unread and not showing.over:
            seconds, self._unread = self.board.read_s, ()
            return Waiting(seconds, action=action)
        return showing

    def _waits(self, action: Action) -> bool:
        """Return whether an action must wait until the announcements have been read.

        An action of the dealer waits only if it has an animation.
        """
        if action.seat != TABLE:
            return super()._waits(action)
        return self.board.show_duration_s(self._ahead(action)[1]) > 0

    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """Draw the cached picture of the table, then the moving parts."""
        frame, brush = self._frame(), Brush(surface, view)
        tips = self._still.draw(surface, view, BoardContents(frame.snapshot, self._lines()))
        self.board.draw(brush, frame)
        return (*tips, *brush.tips)

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """Marks on the spots that play the hint's action, and on the spots that the game adds."""
        action = None if self.advice is None else self.advice.action
        if action is None or not isinstance(self.mode, Choosing):
            return ()
        named = self.board.advised(action, self.live.state) or {}
        return tuple(
            HintMark(spot.box, spot.radius, named.get(spot.name, ""))
            for spot in self.mode.page.spots
            if spot.action == action or spot.name in named
        )

    def _frame(self) -> Frame[S]:
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
    """Return a function that paints a table.

    The function needs no window and asks no player anything.
    """

    def paint_all(view: View) -> pygame.Surface:
        surface = paint(
            board, view, BoardContents(snapshot, Lines(referee_lines=referee_lines))
        ).picture
        board.draw(Brush(surface, view), Frame(snapshot))
        return surface

    return paint_all
