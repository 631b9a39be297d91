"""The table as a picture, for where there is no window."""

import pygame

from cubacube.games.couriers.referee import tell
from cubacube.games.couriers.rules.ending import reached
from cubacube.games.couriers.rules.events import GameEnded
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.scenes.flicking.picture import flick_picture


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """How the table looks now; the display may be the dummy driver's, but must have a mode."""
    result = ""
    if state.over:
        result = tell(GameEnded("done" if reached(state) else "caught", state.points), names, state)
    return flick_picture(CouriersBoard(), state, names, size, result)
