"""The table as a picture, for where there is no window."""

import pygame

from cubacube.games.smugglers.referee import tell
from cubacube.games.smugglers.rules.ending import standings
from cubacube.games.smugglers.rules.events import Cause, GameEnded
from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.kit.goods import SUPPLY
from cubacube.scenes.flicking.picture import flick_picture


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """How the table looks now; the display may be the dummy driver's, but must have a mode."""
    result = _result(state, names) if state.over else ""
    return flick_picture(SmugglersBoard(), state, names, size, result)


def _result(state: State, names: tuple[str, ...]) -> str:
    """Who has won, in the referee's words."""
    cause: Cause = "goods" if max(state.sold) >= SUPPLY else "cops"
    return tell(GameEnded(cause, tuple(sorted(standings(state).winners))), names, state)
