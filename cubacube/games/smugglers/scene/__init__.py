"""The scene of the Smugglers: drawing and input."""

from cubacube.games.smugglers.about import GAME
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.scenes.flicking.flick_scene import flick_table

MATCH_TABLE = flick_table(GAME, SmugglersBoard)
