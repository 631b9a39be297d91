"""The Marketeers on the screen."""

from typing import Final

from cubacube.games.marketeers.about import GAME
from cubacube.games.marketeers.scene.board import MarketeersBoard
from cubacube.scenes.board.board_table import BoardTable

MATCH_TABLE: Final = BoardTable(GAME, MarketeersBoard)
