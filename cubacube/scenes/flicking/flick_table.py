"""The table of a flicking game."""

from collections.abc import Callable
from typing import Any

from pygame import Surface

from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_painter
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.match_table import MatchTable
from cubacube.scenes.match.words import Snapshot
from cubacube.session.keeping.book import Book
from cubacube.session.play.game import Game
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.thinking import MakeThinker


class FlickTable(MatchTable):
    """The table of a flicking game; it needs only a `Game` and a function that makes a board."""

    def __init__(self, game: Game, board: Callable[[], FlickBoard[Any]]) -> None:
        self._game, self._board = game, board

    def _live(
        self, entry: MatchSetup, make_thinker: MakeThinker, book: Book | None
    ) -> LiveMatch[Any]:
        return LiveMatch(self._game, entry, make_thinker, book)

    def _scene(self, live: Any) -> FlickScene[Any]:
        return FlickScene(live, self._board())

    def _laid(
        self, state: Any, seats: tuple[SeatEntry, ...]
    ) -> tuple[FlickBoard[Any], Snapshot[Any]]:
        return self._board(), Snapshot(state, seats)

    def _painter(
        self, board: Any, snapshot: Snapshot[Any], referee_lines: tuple[str, ...]
    ) -> Callable[[View], Surface]:
        return flick_painter(board, snapshot, referee_lines)
