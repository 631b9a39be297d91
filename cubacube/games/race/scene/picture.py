"""The table as a picture, for where there is no window."""

import pygame

from cubacube.games.race.referee import tell
from cubacube.games.race.rules.events import GameEnded
from cubacube.games.race.rules.finish import standings
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.board import RaceBoard
from cubacube.scenes.flicking.picture import flick_picture


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """How the table looks now; the display may be the dummy driver's, but must have a mode."""
    result = _result(state, names) if state.over else ""
    return flick_picture(RaceBoard(), state, names, size, result)


def _result(state: State, names: tuple[str, ...]) -> str:
    """Who has won, in the referee's words."""
    winners = standings(state).winners
    return tell(GameEnded(tuple(sorted(winners))), names, state)
