"""Before something hidden is shown: the others look away, and who is asked confirms."""

from cubacube.rules import Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.flicking.modes import BaseMode
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.match.look_away import LookAway
from cubacube.scenes.stage.inputs import Input


class Curtain(BaseMode):
    """Over when its button has been pressed."""

    def __init__(self, seat: Seat, name: str, secret: str) -> None:
        """`secret` tells why the others must not look."""
        super().__init__(secret)
        self.seat = seat
        self._question = LookAway(name, CLOTH)

    @property
    def over(self) -> bool:
        """Whether the player has confirmed."""
        return self._question.answered

    @property
    def covers(self) -> bool:
        """The question lies on the cloth, and it names who is on."""
        return True

    def handle(self, event: Input) -> bool:
        """The button has everything but Esc."""
        return self._question.handle(event)

    def update(self, seconds: float) -> None:
        """The button may glow."""
        self._question.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """The question on the cloth."""
        self._question.draw(brush)
