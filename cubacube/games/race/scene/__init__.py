"""How the Race looks and is played."""

from cubacube.games.race.about import GAME
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.board import RaceBoard
from cubacube.games.race.scene.picture import picture
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.stage.scene import Scene
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import AtOnce, MakeThinker

__all__ = ["open_scene", "picture"]


def open_scene(entry: MatchSetup, make_thinker: MakeThinker = AtOnce) -> Scene:
    """The table of a new match.

    Raises:
        LevelError: The level has faults.
        OptionError: A house rule does not fit the game.
    """
    return FlickScene(LiveMatch[State](GAME, entry, make_thinker), RaceBoard())
