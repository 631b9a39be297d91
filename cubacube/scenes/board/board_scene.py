"""Match scene of a board game: the player presses spots, and the game draws everything."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from cubacube.rules import TABLE, Action, Choice
from cubacube.scenes.board.board import Board
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.board.painting import BoardContents, paint
from cubacube.scenes.canvas import Brush, Tip, View
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.rulings import RefereeLog
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.match_table import MatchTable
from cubacube.scenes.match.modes import Mode, Showing, Waiting
from cubacube.scenes.match.pictures.lines import Lines
from cubacube.scenes.match.pictures.still_layer import StillLayer
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.words import Frame, S, Snapshot
from cubacube.scenes.stage.inputs import Input, Pointer
from cubacube.session.play.game import Game


class BoardPresenter(Presenter[S]):
    """Asks people to press spots, and lets the game draw everything."""

    def __init__(self, situation: Situation[S], board: Board[S]) -> None:
        super().__init__(situation)
        self.board = board
        self.log = RefereeLog()
        self.still = StillLayer(partial(paint, board))
        self._page = SpotPage()

    def hear(self, event: Input) -> None:
        """Pass pointer moves to the spots, even between questions."""
        if isinstance(event, Pointer) and event.kind == "move":
            self._page.handle(event)

    def asking(self, choices: tuple[Choice, ...]) -> Choosing:
        """Return the mode in which a person presses spots."""
        snapshot = self.situation.snapshot(self.live.asked)
        return Choosing(self.board, self._page, snapshot, choices, self.live.table_answer)

    def showing(self, action: Action) -> Showing:
        """Return the mode that shows an action; no spot can be pressed meanwhile."""
        self._page.clear()
        return super().showing(action)

    def of_table(self) -> Mode:
        """Return the mode in which the dealer acts.

        If it is a person's turn and the prompt has spots, that person is asked to press
        first.
        """
        now = self.situation
        if now.on_turn in self.live.people:
            now.unread = ()
            asking = self.asking(self.live.own(TABLE))
            if asking.prompt.spots:
                return asking
        action = self.live.table_answer()
        showing = self.showing(action)
        if now.unread and not showing.over:
            seconds, now.unread = self.board.read_s, ()
            return Waiting(seconds, action=action)
        return showing

    def waits(self, action: Action) -> bool:
        """Return whether an action must wait until the announcements have been read.

        An action of the dealer waits only if it has an animation.
        """
        if action.seat != TABLE:
            return super().waits(action)
        return bool(self.board.show_duration_s(self.situation.preview(action)[1]))

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """Marks on the spots that play the action, and on the spots that the game adds.

        For an action of the dealer, these are the spots that let the dealer act.
        """
        action, mode = self.situation.advised, self.mode
        if action is None or not isinstance(mode, Choosing):
            return ()
        named = self.board.advised(action, self.live.state) or {}
        return tuple(
            HintMark(spot.box, spot.radius, named.get(spot.name, ""))
            for spot in mode.page.spots
            if spot.action == action
            or spot.name in named
            or (action.seat == TABLE and spot.action is None and not spot.bar)
        )

    def draw(self, surface: pygame.Surface, view: View, lines: Lines) -> tuple[Tip, ...]:
        """Draw the cached picture of the table, then the moving parts."""
        frame, brush = self.frame(), Brush(surface, view)
        tips = self.still.draw(surface, view, BoardContents(frame.snapshot, lines))
        self.board.draw(brush, frame)
        return (*tips, *brush.tips)

    def frame(self) -> Frame[S]:
        """Return what is visible now."""
        snapshot = self.situation.now
        match self.mode:
            case Choosing(page=page, pointed=pointed):
                wish = self.situation.advised
                if pointed is not None and not pointed.bar:
                    wish = pointed.action
                return Frame(snapshot, page.spots, pointed, wish)
            case Showing(show=show):
                return Frame(snapshot, show=show)
            case mode:
                return Frame(snapshot, wish=mode.wish)


class BoardScene(MatchScene[S]):
    """The match scene of a board game."""

    presenter: BoardPresenter[S]
    board: Board[S]

    def __init__(self, live: LiveMatch[S], board: Board[S]) -> None:
        super().__init__(BoardPresenter(Situation(live, board), board))


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


def board_table(game: Game, board: Callable[[], Board[Any]]) -> MatchTable:
    """Return the table of a board game."""
    return MatchTable(
        live=partial(LiveMatch, game),
        scene=lambda live: BoardScene(live, board()),
        lay=lambda state, seats: (board(), Snapshot(state, seats)),
        painter=board_painter,
    )
