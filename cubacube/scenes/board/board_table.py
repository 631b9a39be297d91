"""The table of a board game."""

from collections.abc import Callable
from functools import partial
from typing import Any

from cubacube.scenes.board.board import Board
from cubacube.scenes.board.board_scene import BoardScene, board_painter
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_table import MatchTable
from cubacube.scenes.match.words import Snapshot
from cubacube.session.play.game import Game


def board_table(game: Game, board: Callable[[], Board[Any]]) -> MatchTable:
    """Return the table of a board game."""
    return MatchTable(
        live=partial(LiveMatch, game),
        scene=lambda live: BoardScene(live, board()),
        lay=lambda state, seats: (board(), Snapshot(state, seats)),
        painter=board_painter,
    )
