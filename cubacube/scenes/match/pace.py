"""The speed of everything that is only shown or read."""

from cubacube.scenes.match.modes import Mode, Showing
from cubacube.scenes.stage.inputs import FocusLost, Input, KeyPress
from cubacube.session.settings.chosen import settings

HURRY = 4.0
"""Speed factor while Space is held."""
TAP_S = 0.25
"""Longest tap of Space in seconds; a longer press speeds up and does not skip."""


class Pace:
    """Let a tap of Space skip the current mode, and let holding Space speed it up."""

    def __init__(self) -> None:
        self._mode: Mode | None = None
        """The mode in which Space was pressed; None while Space is not held."""
        self._held_s = 0.0

    def handle(self, event: Input, mode: Mode) -> bool:
        """Watch Space during `mode`; return whether the input was used."""
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
        """Return how many seconds pass for `mode` while `seconds` of real time pass."""
        if self._mode is None:
            return seconds
        self._held_s += seconds
        return seconds * HURRY if mode.passes else seconds

    def let_go(self) -> None:
        """Treat Space as released."""
        self._mode = None


def speed_of(mode: Mode) -> float:
    """Return the speed factor from the settings for a mode.

    It depends on whether the mode shows a film or a computer player's choice.
    """
    play = settings().play
    if isinstance(mode, Showing):
        return play.film_percent / 100
    return play.computer_percent / 100 if mode.action is not None else 1.0


def reading() -> float:
    """Return the factor from the settings for the time to read rulings."""
    return settings().play.reading_percent / 100
