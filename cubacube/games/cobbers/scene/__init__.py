"""The Cobbers on the screen: the table of the variant in play, with teams."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from pygame import Surface

from cubacube.games.cobbers.about import GAME
from cubacube.games.cobbers.rules.state import Inner
from cubacube.games.cobbers.scene.board import board_for
from cubacube.games.cobbers.scene.teams import Teams, roles_now
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_painter
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.match_table import MatchTable
from cubacube.scenes.match.words import Snapshot
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.thinking import MakeThinker


class _CobblersTable(MatchTable):
    """Table of The Cobbers: it shows the table of the variant in play."""

    def _live(
        self, entry: MatchSetup, make_thinker: MakeThinker, book: Book | None
    ) -> LiveMatch[Inner]:
        return LiveMatch(GAME, entry, make_thinker, book, Teams())

    def _scene(self, live: Any) -> FlickScene[Inner]:
        whole = live.match.state
        return FlickScene(live, board_for(whole.box, whole.people, partial(roles_now, live)))

    def _laid(
        self, state: Any, seats: tuple[SeatEntry, ...]
    ) -> tuple[FlickBoard[Inner], Snapshot[Inner]]:
        board = board_for(state.box, len(seats), lambda: None)
        return board, Snapshot(state.inner, Teams().seats(seats))

    def _painter(
        self, board: Any, snapshot: Snapshot[Any], referee_lines: tuple[str, ...]
    ) -> Callable[[View], Surface]:
        return flick_painter(board, snapshot, referee_lines)


MATCH_TABLE: Final = _CobblersTable()
