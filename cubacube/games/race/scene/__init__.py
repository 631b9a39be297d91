"""How the Race looks and is played."""

from cubacube.games.race.scene.picture import picture
from cubacube.games.race.scene.race_scene import RaceScene
from cubacube.games.race.scene.sitting import Sitting
from cubacube.scenes.scene import Scene
from cubacube.session.entry import Entry

__all__ = ["open_scene", "picture"]


def open_scene(entry: Entry) -> Scene:
    """The table of a new match."""
    return RaceScene(Sitting(entry))
