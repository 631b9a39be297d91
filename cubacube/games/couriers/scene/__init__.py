"""The Couriers on the screen."""

from typing import Any

from cubacube.games.couriers.about import GAME
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.games.couriers.scene.joint_result import JointResult
from cubacube.games.couriers.scene.presenter import CourierPresenter
from cubacube.rules import replace
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_table
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import InlineThinker, MakeThinker


def joint_match(
    entry: MatchSetup, make_thinker: MakeThinker = InlineThinker, book: Book | None = None
) -> LiveMatch[State]:
    """Return a match with one result for all players."""
    live = LiveMatch[State](GAME, entry, make_thinker, book)
    live.adapter = JointResult(live)
    return live


def _scene(live: Any) -> FlickScene[State]:
    return FlickScene(live, CouriersBoard(live.adapter.last), CourierPresenter)


MATCH_TABLE = replace(flick_table(GAME, CouriersBoard), live=joint_match, scene=_scene)
"""Table of the Couriers.

It also shows the previous result if the players try to beat that result.
"""
