"""The Marketeers on the screen."""

from cubacube.games.marketeers.about import GAME
from cubacube.games.marketeers.scene.board import MarketeersBoard
from cubacube.scenes.board.board_scene import board_table

MATCH_TABLE = board_table(GAME, MarketeersBoard)
