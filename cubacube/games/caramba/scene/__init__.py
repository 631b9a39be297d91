"""The board scene of Caramba!"""

from cubacube.games.caramba.about import GAME
from cubacube.games.caramba.scene.board import CarambaBoard
from cubacube.scenes.board.board_scene import board_table

MATCH_TABLE = board_table(GAME, CarambaBoard)
