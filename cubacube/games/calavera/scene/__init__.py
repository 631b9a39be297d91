"""How Calavera looks and is played."""

import pygame

from cubacube.games.calavera.about import GAME
from cubacube.games.calavera.rules.state import State
from cubacube.games.calavera.scene.calavera_board import CalaveraBoard
from cubacube.scenes.board.board_scene import BoardScene, board_picture
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.stage.scene import Scene
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce, MakeThinker

__all__ = ["open_scene", "picture"]


def open_scene(entry: MatchSetup, make_thinker: MakeThinker = AtOnce) -> Scene:
    """The table of a new match."""
    live: LiveMatch[State] = LiveMatch(GAME, entry, make_thinker)
    return BoardScene(live, CalaveraBoard())


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """How the table looks now, for where nobody sees the window."""
    seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
    return board_picture(CalaveraBoard(), state, seats, size)
