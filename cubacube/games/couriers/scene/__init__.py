"""How the Couriers look and are played."""

from cubacube.games.couriers.scene.live_match import CourierSitting
from cubacube.games.couriers.scene.picture import picture
from cubacube.games.couriers.scene.table import CourierTable
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
    return CourierTable(CourierSitting(entry, make_thinker))
