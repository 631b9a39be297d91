"""The scene of the Race: drawing and input."""

from cubacube.games.race.about import GAME
from cubacube.games.race.scene.board import RaceBoard
from cubacube.scenes.flicking.flick_scene import flick_table

MATCH_TABLE = flick_table(GAME, RaceBoard)
