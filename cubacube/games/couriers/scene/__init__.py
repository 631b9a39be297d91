"""The Couriers on the screen."""

from typing import Final

from cubacube.games.couriers.about import GAME
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.games.couriers.scene.courier_scene import CourierScene
from cubacube.games.couriers.scene.live_match import CourierMatch
from cubacube.scenes.flicking.flick_table import FlickTable
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import MakeThinker


class _CouriersTable(FlickTable):
    """Table of the Couriers; it shows the previous result if players try to beat it."""

    def _live(
        self, entry: MatchSetup, make_thinker: MakeThinker, book: Book | None
    ) -> CourierMatch:
        return CourierMatch(entry, make_thinker, book)

    def _scene(self, live: CourierMatch) -> CourierScene:
        return CourierScene(live)


MATCH_TABLE: Final = _CouriersTable(GAME, CouriersBoard)
