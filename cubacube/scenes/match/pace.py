"""How fast that passes which is only to be seen or read."""

from typing import Final

from cubacube.scenes.match.modes import Mode, Showing
from cubacube.scenes.stage.inputs import FocusLost, Input, KeyPress
from cubacube.session.settings.chosen import settings

HURRY: Final = 4.0
"""So many times as fast while Space is held."""
TAP_S: Final = 0.25
"""A Space that is released later was held to hurry, and skips nothing."""


class Pace:
    """A tap of Space skips what it was pressed for; Space held down hurries all that passes."""

    def __init__(self) -> None:
        self._mode: Mode | None = None
        """What Space was pressed for; None while it is up."""
        self._held_s = 0.0

    def handle(self, event: Input, mode: Mode) -> bool:
        """Watch Space while `mode` is on; whether there was a use for an input."""
        match event:
            case KeyPress("space", True, _, False) if mode.passes:
                self._mode, self._held_s = mode, 0.0
                return True
            case KeyPress("space", False):
                tapped = self._mode is mode and self._held_s < TAP_S
                self.let_go()
                if tapped:
                    mode.skip()
                return tapped
            case FocusLost():
                self.let_go()
        return False

    def passed(self, seconds: float, mode: Mode) -> float:
        """How much time passes for `mode` in some seconds."""
        if self._mode is None:
            return seconds
        self._held_s += seconds
        return seconds * HURRY if mode.passes else seconds

    def let_go(self) -> None:
        """Space is up, or nobody will tell when it is."""
        self._mode = None


def speed_of(mode: Mode) -> float:
    """How fast the settings want that to pass which is shown, or which a computer has chosen."""
    play = settings().play
    if isinstance(mode, Showing):
        return play.film_percent / 100
    return play.computer_percent / 100 if mode.action is not None else 1.0


def reading() -> float:
    """How many times as long as usual the settings leave rulings to be read."""
    return settings().play.reading_percent / 100
