"""The board scene of Calavera."""

from cubacube.games.calavera.about import GAME
from cubacube.games.calavera.scene.calavera_board import CalaveraBoard
from cubacube.scenes.board.board_scene import board_table

MATCH_TABLE = board_table(GAME, CalaveraBoard)
