"""The Cobbers on the screen: the table of the variant in play, with teams."""

from functools import partial
from typing import Any

from cubacube.games.cobbers.about import GAME
from cubacube.games.cobbers.rules.state import Inner
from cubacube.games.cobbers.scene.board import board_for
from cubacube.games.cobbers.scene.teams import Teams, roles_now
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_painter
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_table import Laid, MatchTable
from cubacube.scenes.match.words import Snapshot
from cubacube.session.play.setup import Seats


def _scene(live: LiveMatch[Inner]) -> FlickScene[Inner]:
    whole = live.match.state
    return FlickScene(live, board_for(whole.box, whole.people, partial(roles_now, live)))


def _lay(state: Any, seats: Seats) -> Laid:
    board = board_for(state.box, len(seats), lambda: None)
    return board, Snapshot(state.inner, Teams().seats(seats))


MATCH_TABLE = MatchTable(partial(LiveMatch, GAME, adapter=Teams()), _scene, _lay, flick_painter)
