"""The board scene of Atacama."""

from cubacube.games.atacama.about import GAME
from cubacube.games.atacama.scene.board import AtacamaBoard
from cubacube.scenes.board.board_scene import board_table

MATCH_TABLE = board_table(GAME, AtacamaBoard)
