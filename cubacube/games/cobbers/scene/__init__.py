"""The Cobbers on the screen: the table of the variant in play, with teams."""

from typing import Any, Final

from cubacube.games.cobbers.rules.state import Inner
from cubacube.games.cobbers.scene.board import board_for
from cubacube.games.cobbers.scene.live_match import CrewMatch, team_entries
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_painter
from cubacube.scenes.match.match_table import Laid, MatchTable
from cubacube.scenes.match.words import Snapshot
from cubacube.session.play.setup import Seats


def _scene(live: CrewMatch) -> FlickScene[Inner]:
    whole = live.whole
    return FlickScene(live, board_for(whole.box, whole.people, lambda: live.roles))


def _lay(state: Any, seats: Seats) -> Laid:
    board = board_for(state.box, len(seats), lambda: None)
    return board, Snapshot(state.inner, team_entries(seats))


MATCH_TABLE: Final = MatchTable(CrewMatch, _scene, _lay, flick_painter)
