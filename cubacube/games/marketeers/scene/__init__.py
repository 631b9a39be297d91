"""The Marketeers on the screen."""

from typing import Final

from cubacube.games.marketeers.about import GAME
from cubacube.games.marketeers.scene.board import MarketeersBoard
from cubacube.scenes.board.board_table import board_table

MATCH_TABLE: Final = board_table(GAME, MarketeersBoard)
