"""The table of a flicking game."""

from collections.abc import Callable
from functools import partial
from typing import Any

from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.flick_scene import FlickScene, flick_painter
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_table import MatchTable
from cubacube.scenes.match.words import Snapshot
from cubacube.session.play.game import Game


def flick_table(game: Game, board: Callable[[], FlickBoard[Any]]) -> MatchTable:
    """Return the table of a flicking game."""
    return MatchTable(
        live=partial(LiveMatch, game),
        scene=lambda live: FlickScene(live, board()),
        lay=lambda state, seats: (board(), Snapshot(state, seats)),
        painter=flick_painter,
    )
