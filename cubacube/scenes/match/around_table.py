"""Base for pages that show the table of a match in their middle."""

from typing import Any

from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.sound.outbox import Outbox
from cubacube.session.play.game import Game


class AroundTable:
    """A page around a match table. Picture, sounds and rules section come from that table."""

    overlay = False
    scene: MatchScene[Any]
    """The match table in the middle of the page."""

    @property
    def section(self) -> str:
        """Anchor of the rules section about the current question."""
        return self.scene.section

    @property
    def outbox(self) -> Outbox:
        """Sounds of the match."""
        return self.scene.outbox

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.scene.live.game

    @property
    def backdrop(self) -> Backdrop:
        """Background picture of the table."""
        return self.scene.backdrop
