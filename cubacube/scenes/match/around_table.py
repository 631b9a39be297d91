"""What a page shows of itself that has a table in its middle."""

from typing import Any

from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.sound.outbox import Outbox
from cubacube.session.play.game import Game


class AroundTable:
    """A page around the table of a match: seen, heard and looked up is what that table is."""

    overlay = False
    scene: MatchScene[Any]
    """The table."""

    @property
    def section(self) -> str:
        """The anchor of the rules page that tells about what is asked now."""
        return self.scene.section

    @property
    def outbox(self) -> Outbox:
        """What is heard of the match."""
        return self.scene.outbox

    @property
    def game(self) -> Game:
        """The card of the game."""
        return self.scene.live.game

    @property
    def backdrop(self) -> Backdrop:
        """The picture of the table."""
        return self.scene.backdrop
