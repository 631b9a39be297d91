"""How Caramba! looks and is played."""

import pygame

from cubacube.games.caramba.about import GAME
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.board import CarambaBoard
from cubacube.scenes.board.board_scene import BoardScene, board_picture
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.stage.scene import Scene
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce, MakeThinker

__all__ = ["open_scene", "picture"]


def open_scene(entry: MatchSetup, make_thinker: MakeThinker = AtOnce) -> Scene:
    """The table of a new match."""
    live: LiveMatch[State] = LiveMatch(GAME, entry, make_thinker)
    return BoardScene(live, CarambaBoard(entry.seats))


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """How the table looks now; needs neither a screen nor a window."""
    seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
    return board_picture(CarambaBoard(seats), state, seats, size)
