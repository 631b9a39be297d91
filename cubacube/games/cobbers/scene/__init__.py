"""How The Cobbers look and are played: the table of the variant in play, and its crews."""

from cubacube.games.cobbers.scene.board import board_for
from cubacube.games.cobbers.scene.live_match import CrewSitting
from cubacube.games.cobbers.scene.picture import picture
from cubacube.scenes.flicking.flick_scene import FlickScene
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
    live = CrewSitting(entry, make_thinker)
    whole = live.whole
    return FlickScene(live, board_for(whole.box, whole.people, lambda: live.roles))
