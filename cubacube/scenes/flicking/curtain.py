"""Before something hidden is shown: the others look away, and who is asked confirms."""

from cubacube.rules import Seat
from cubacube.scenes.brush import Brush
from cubacube.scenes.flicking.modes import Still
from cubacube.scenes.flicking.places import CLOTH
from cubacube.scenes.inputs import Do, Input
from cubacube.scenes.parts import DIALOGUE, Style
from cubacube.scenes.theme import CREAM, LARGE
from cubacube.scenes.widgets import Button, Page
from cubacube.session.words import _

_WIDTH, _HEIGHT = 640.0, 240.0


class Curtain(Still):
    """Over when its button has been pressed."""

    def __init__(self, seat: Seat, name: str, secret: str) -> None:
        """`secret` tells why the others must not look."""
        super().__init__(secret)
        self.seat = seat
        self._over = False
        x, y, width, height = CLOTH
        left, top = x + (width - _WIDTH) / 2, y + (height - _HEIGHT) / 2
        self._panel = left, top, _WIDTH, _HEIGHT
        self._words = _("Everybody else looks away now.")
        label = _("I am {name}").format(name=name)
        place = left + 120, top + 120, _WIDTH - 240, 80
        self._page = Page([Button(place, label, lambda: True, "teal")])

    @property
    def over(self) -> bool:
        """Whether the player has confirmed."""
        return self._over

    def handle(self, event: Input) -> bool:
        """The button has everything but Esc."""
        if isinstance(event, Do) and event.action == "back":
            return False
        self._over = bool(self._page.handle(event))
        return self._over

    def update(self, seconds: float) -> None:
        """The button may glow."""
        self._page.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """The question on the cloth."""
        brush.panel(self._panel, DIALOGUE)
        x, y, width, _height = self._panel
        style = Style(LARGE, CREAM, "heavy")
        brush.write(self._words, (x + width / 2, y + 60), style, "center", width - 40)
        self._page.draw(brush.surface, brush.view)
