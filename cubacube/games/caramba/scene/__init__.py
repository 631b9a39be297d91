"""The board scene of Caramba!"""

from typing import Final

from cubacube.games.caramba.about import GAME
from cubacube.games.caramba.scene.board import CarambaBoard
from cubacube.scenes.board.board_table import board_table

MATCH_TABLE: Final = board_table(GAME, CarambaBoard)
