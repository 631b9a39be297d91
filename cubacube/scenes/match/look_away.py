"""A pause before secrets are shown: the player confirms that nobody else is looking."""

from typing import Final

from cubacube.scenes.canvas.boxes import Bounds, centre, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import DIALOGUE, TextStyle
from cubacube.scenes.canvas.theme import CREAM, LARGE
from cubacube.scenes.stage.inputs import Input, KeyPress, Pointer
from cubacube.scenes.widgets import Button, Page
from cubacube.session.language.translation import _

_WIDTH, _HEIGHT = 640.0, 240.0
OPENS: Final = "y"
"""Key of the button, different from the keys that continue the match."""


class LookAway:
    """A question in the middle of the cloth.

    `answered` is True after its button was pressed.
    """

    def __init__(self, name: str, cloth: Bounds) -> None:
        self.answered = False
        self._panel = centred(centre(cloth), _WIDTH, _HEIGHT)
        left, top, *_size = self._panel
        label = _("I am {name}").format(name=name)
        place = left + 90, top + 120, _WIDTH - 180, 80
        self._page = Page([Button(place, label, lambda: True, "teal", hotkey=OPENS.upper())])

    def handle(self, event: Input) -> bool:
        """Handle a click on the button, or its key; return whether the input was used."""
        match event:
            case Pointer():
                self.answered = bool(self._page.handle(event))
            case KeyPress(name, True, _, False) if name == OPENS:
                self.answered = True
        return self.answered

    def update(self, seconds: float) -> None:
        """Animate the button."""
        self._page.update(seconds)

    def draw(self, brush: Brush) -> None:
        """Draw the question on the cloth."""
        brush.panel(self._panel, DIALOGUE)
        x, y, width, _height = self._panel
        style, words = TextStyle(LARGE, CREAM, "heavy"), _("Everybody else, please look away.")
        brush.write(words, (x + width / 2, y + 60), style, "center", width - 40)
        self._page.draw(brush.surface, brush.view)
