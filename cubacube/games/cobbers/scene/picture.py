"""The table as a picture, for where there is no window."""

import pygame

from cubacube.games.cobbers.referee import team_names
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race import scene as race
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers import scene as smugglers


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """How the table looks now; the display may be the dummy driver's, but must have a mode."""
    teams = team_names(names)
    if isinstance(state.inner, RaceState):
        return race.picture(state.inner, teams, size)
    return smugglers.picture(state.inner, teams, size)
