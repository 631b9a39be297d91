"""The scene of the Smugglers: drawing and input."""

from typing import Final

from cubacube.games.smugglers.about import GAME
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.scenes.flicking.flick_table import FlickTable

MATCH_TABLE: Final = FlickTable(GAME, SmugglersBoard)
