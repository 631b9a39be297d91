"""How The Cobbers look and are played: the table of the variant in play, and its crews."""

from typing import Any, Final

from pygame import Surface

from cubacube.games.cobbers.rules.state import Inner
from cubacube.games.cobbers.scene.board import board_for
from cubacube.games.cobbers.scene.live_match import CrewMatch, team_entries
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_picture
from cubacube.scenes.match.match_table import MatchTable
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce, MakeThinker


class _CobblersTable(MatchTable):
    """That of the variant in play."""

    def open_scene(
        self, entry: MatchSetup, make_thinker: MakeThinker = AtOnce, book: Book | None = None
    ) -> FlickScene[Inner]:
        live = CrewMatch(entry, make_thinker, book)
        whole = live.whole
        return FlickScene(live, board_for(whole.box, whole.people, lambda: live.roles))

    def _painted(
        self,
        state: Any,
        seats: tuple[SeatEntry, ...],
        size: tuple[int, int],
        said: tuple[str, ...],
    ) -> Surface:
        board = board_for(state.box, len(seats), lambda: None)
        return flick_picture(board, state.inner, team_entries(seats), size, said)


TABLE: Final = _CobblersTable()
