"""The Couriers on the screen."""

from typing import Final

from cubacube.games.couriers.about import GAME
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.games.couriers.scene.courier_scene import CourierScene
from cubacube.games.couriers.scene.live_match import CourierMatch
from cubacube.rules import replace
from cubacube.scenes.flicking.flick_table import flick_table

MATCH_TABLE: Final = replace(
    flick_table(GAME, CouriersBoard), live=CourierMatch, scene=CourierScene
)
"""Shows the previous result, too, if players try to beat it."""
