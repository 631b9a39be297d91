"""The board scene of Atacama."""

from typing import Final

from cubacube.games.atacama.about import GAME
from cubacube.games.atacama.scene.board import AtacamaBoard
from cubacube.scenes.board.board_table import BoardTable

MATCH_TABLE: Final = BoardTable(GAME, AtacamaBoard)
