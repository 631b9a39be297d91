"""The Couriers on the screen."""

from typing import Any, Final

from cubacube.games.couriers.about import GAME
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.games.couriers.scene.joint_result import JointResult
from cubacube.games.couriers.scene.presenter import CourierPresenter
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.flick_table import FlickTable
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import MakeThinker


class _CouriersTable(FlickTable):
    """Table of the Couriers; it shows the previous result if players try to beat it."""

    def _live(
        self, entry: MatchSetup, make_thinker: MakeThinker, book: Book | None
    ) -> LiveMatch[State]:
        live = super()._live(entry, make_thinker, book)
        live.adapter = JointResult(live)
        return live

    def _scene(self, live: Any) -> FlickScene[State]:
        return FlickScene(live, CouriersBoard(live.adapter.last), CourierPresenter)


MATCH_TABLE: Final = _CouriersTable(GAME, CouriersBoard)
