"""How the Couriers look and are played."""

from typing import Final

from cubacube.games.couriers.about import GAME
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.games.couriers.scene.courier_scene import CourierScene
from cubacube.games.couriers.scene.live_match import CourierMatch
from cubacube.scenes.flicking.flick_table import FlickTable
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import AtOnce, MakeThinker


class _CouriersTable(FlickTable):
    """Knows of the last result."""

    def open_scene(
        self, entry: MatchSetup, make_thinker: MakeThinker = AtOnce, book: Book | None = None
    ) -> CourierScene:
        return CourierScene(CourierMatch(entry, make_thinker, book))


TABLE: Final = _CouriersTable(GAME, CouriersBoard)
