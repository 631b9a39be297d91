"""The desktop window: its surface, its size, and conversion of its units to pixels."""

import os
import warnings

import pygame

from cubacube.scenes.canvas import Point
from cubacube.session.language.translation import _

SMALLEST, USUAL = (960, 540), (1280, 720)
_TITLE = "Cuba Cube"
_SEEN = 200
"""Minimum visible size of a window at the edge of the desktop, in desktop units."""
_REPEAT_AFTER_MS, _REPEAT_EVERY_MS = 400, 45


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


def preferred() -> list[str]:
    """Return the languages of the system, the best first; one may be "de_AT"."""
    found = pygame.system.get_pref_locales()
    return ["_".join(map(str, filter(None, each.values()))) for each in found]


class Window:
    """A resizable window whose surface has the real pixels of the screen."""

    def __init__(self, size: tuple[int, int] = USUAL, place: tuple[int, int] | None = None) -> None:
        """Open the window, at a `place` on the desktop if it would be visible there.

        Raises:
            NoDisplayError: SDL finds no screen.
        """
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # `kill` ends it at once
        try:
            pygame.display.init()
            self._window = pygame.Window(_TITLE, size, resizable=True, allow_high_dpi=True)
            self._window.get_surface()
            if place is not None and _is_seen(place):
                self._window.position = place
        except pygame.error as fault:
            raise NoDisplayError(str(fault)) from fault
        self._window.minimum_size = SMALLEST
        self._full_screen = False
        pygame.key.set_repeat(_REPEAT_AFTER_MS, _REPEAT_EVERY_MS)

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; a new one after every change of size."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in desktop units; one unit may be several pixels."""
        return self._window.size

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self._window.size = size

    @property
    def place(self) -> tuple[int, int]:
        """The upper left corner of the window on the desktop."""
        left, top = self._window.position
        return left, top

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self._full_screen

    def pixel(self, position: Point) -> Point:
        """Convert an event's position in desktop units to pixels."""
        width, height = self._window.size
        pixels = self.surface.get_size()
        return position[0] * pixels[0] / width, position[1] * pixels[1] / height

    def show(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def set_icon(self, picture: pygame.Surface) -> None:
        """Set the icon of the program."""
        self._window.set_icon(picture)

    def show_muted(self, *, muted: bool) -> None:
        """Show in the title whether the sound is muted."""
        self._window.title = f"{_TITLE} ({_('muted')})" if muted else _TITLE

    def toggle_full_screen(self) -> None:
        """Toggle full screen."""
        self._full_screen = not self._full_screen
        if self._full_screen:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    def hold_mouse(self, *, held: bool) -> None:
        """Switch relative mouse mode on or off."""
        with warnings.catch_warnings():
            # The warning is about a missing display mode; a pygame.Window is enough here.
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.mouse.set_relative_mode(held)

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


def _is_seen(place: tuple[int, int]) -> bool:
    """Whether enough of a window at `place` would be visible on the desktop.

    The computation assumes that all screens stand side by side.
    """
    sizes = pygame.display.get_desktop_sizes()
    width, height = sum(size[0] for size in sizes), max(size[1] for size in sizes)
    return 0 <= place[0] < width - _SEEN and 0 <= place[1] < height - _SEEN
