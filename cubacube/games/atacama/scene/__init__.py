"""How Atacama looks and is played."""

from pygame import Surface

from cubacube.games.atacama.about import GAME
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene.board import AtacamaBoard
from cubacube.scenes.board.board_scene import BoardScene, board_picture
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.stage.scene import Scene
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce, MakeThinker

__all__ = ["open_scene", "picture"]


def open_scene(entry: MatchSetup, make_thinker: MakeThinker = AtOnce) -> Scene:
    """The table of a new match.

    Raises:
        OptionError: A house rule does not fit the game.
    """
    return BoardScene(LiveMatch[State](GAME, entry, make_thinker), AtacamaBoard())


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> Surface:
    """How the table looks now; needs neither a screen nor a window."""
    seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
    return board_picture(AtacamaBoard(), state, seats, size)
