"""The Cobbers on the screen: the table of the variant in play, with teams."""

from collections.abc import Callable
from typing import Any, Final

from pygame import Surface

from cubacube.games.cobbers.rules.state import Inner
from cubacube.games.cobbers.scene.board import board_for
from cubacube.games.cobbers.scene.live_match import CrewMatch, team_entries
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_painter
from cubacube.scenes.match.match_table import MatchTable
from cubacube.scenes.match.words import Snapshot
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.thinking import MakeThinker


class _CobblersTable(MatchTable):
    """Table of The Cobbers: it shows the table of the variant in play."""

    def _live(self, entry: MatchSetup, make_thinker: MakeThinker, book: Book | None) -> CrewMatch:
        return CrewMatch(entry, make_thinker, book)

    def _scene(self, live: CrewMatch) -> FlickScene[Inner]:
        whole = live.whole
        return FlickScene(live, board_for(whole.box, whole.people, lambda: live.roles))

    def _laid(
        self, state: Any, seats: tuple[SeatEntry, ...]
    ) -> tuple[FlickBoard[Inner], Snapshot[Inner]]:
        board = board_for(state.box, len(seats), lambda: None)
        return board, Snapshot(state.inner, team_entries(seats))

    def _painter(
        self, board: Any, snapshot: Snapshot[Any], referee_lines: tuple[str, ...]
    ) -> Callable[[View], Surface]:
        return flick_painter(board, snapshot, referee_lines)


MATCH_TABLE: Final = _CobblersTable()
