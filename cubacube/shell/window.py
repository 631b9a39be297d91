"""The window on the desktop: its surface, its size, and the way from its units to pixels."""

import os
import warnings

import pygame

from cubacube.scenes.canvas.boxes import Point
from cubacube.session.language.translation import _

SMALLEST = (1280, 720)
_TITLE = "Cuba Cube"
_SEEN = 200
"""So much of a window can be seen at least."""
_REPEAT_AFTER_MS, _REPEAT_EVERY_MS = 400, 45


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """A resizable window whose surface has the true pixels of the screen."""

    def __init__(
        self, size: tuple[int, int] = SMALLEST, place: tuple[int, int] | None = None
    ) -> None:
        """Open it, at a `place` on the desktop if there is one where it can be seen.

        Raises:
            NoDisplayError: SDL finds no screen.
        """
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # `kill` ends, it asks nothing
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
        """What to draw on; another one after every change of size."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height as the desktop counts them; its pixels may be finer."""
        return self._window.size

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self._window.size = size

    @property
    def place(self) -> tuple[int, int]:
        """Its left upper corner on the desktop."""
        left, top = self._window.position
        return left, top

    @property
    def full_screen(self) -> bool:
        """Whether it fills the screen."""
        return self._full_screen

    def pixel(self, position: Point) -> Point:
        """The pixel under a position that an event tells in units of the desktop."""
        width, height = self._window.size
        pixels = self.surface.get_size()
        return position[0] * pixels[0] / width, position[1] * pixels[1] / height

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        self._window.flip()

    def set_icon(self, picture: pygame.Surface) -> None:
        """Let the desktop show `picture` for the program."""
        self._window.set_icon(picture)

    def show_muted(self, *, muted: bool) -> None:
        """Say on the frame of the window whether the program is silent."""
        self._window.title = f"{_TITLE} ({_('muted')})" if muted else _TITLE

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        self._full_screen = not self._full_screen
        if self._full_screen:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    def hold_mouse(self, *, held: bool) -> None:
        """Let the mouse only tell how far it moves, or give the pointer back."""
        with warnings.catch_warnings():
            # There is no mode of the display here, but a window; SDL needs only that.
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.mouse.set_relative_mode(held)

    def close(self) -> None:
        """Give it back to the desktop."""
        self._window.destroy()


def _is_seen(place: tuple[int, int]) -> bool:
    """Whether enough of a window lies on the screens there are, if they stand side by side."""
    sizes = pygame.display.get_desktop_sizes()
    width, height = sum(size[0] for size in sizes), max(size[1] for size in sizes)
    return 0 <= place[0] < width - _SEEN and 0 <= place[1] < height - _SEEN
