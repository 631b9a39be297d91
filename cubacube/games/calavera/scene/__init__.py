"""The board scene of Calavera."""

from typing import Final

from cubacube.games.calavera.about import GAME
from cubacube.games.calavera.scene.calavera_board import CalaveraBoard
from cubacube.scenes.board.board_table import BoardTable

MATCH_TABLE: Final = BoardTable(GAME, CalaveraBoard)
