"""Keep window and settings in step, and save screenshots."""

import logging
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame

from cubacube.rules import replace
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import toast
from cubacube.session.files.door import write_new
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import set_value, settings, use_settings
from cubacube.session.settings.model import ANYWHERE, Screen
from cubacube.shell.machine.window import SMALLEST, Window

_log = logging.getLogger(__name__)

PICTURES = "pictures"
FIRST_SHARE = 0.8
_FARTHEST, _LARGEST = 32767, 16384
_LONGEST_PATH = 120


def opened() -> Window:
    """Open a window with the size and place from the settings; the first time, a large one.

    Raises:
        NoDisplayError: SDL finds no screen.
    """
    screen = settings().screen
    known = ANYWHERE not in (screen.left, screen.top)
    window = Window((screen.width, screen.height), (screen.left, screen.top) if known else None)
    if screen == Screen():
        window.size = first_size(pygame.display.get_desktop_sizes()[0])
    follow(window)
    _log.debug("window %s, driver %s", window.surface, pygame.display.get_driver())
    return window


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the first window on a desktop."""
    width, height = (int(side * FIRST_SHARE) for side in desktop)
    return max(SMALLEST[0], width), max(SMALLEST[1], height)


def follow(window: Window) -> None:
    """Make the window and the settings agree.

    If they differ about full screen, the window is switched. Otherwise the settings get the
    size and place of the window, unless it fills the screen.
    """
    screen = settings().screen
    if window.full_screen != screen.full_screen:
        window.toggle_full_screen()
        return
    if window.full_screen:
        return
    width, height = window.size
    left, top = window.place
    now = replace(
        screen,
        width=max(SMALLEST[0], min(_LARGEST, width)),
        height=max(SMALLEST[1], min(_LARGEST, height)),
        left=max(ANYWHERE + 1, min(_FARTHEST, left)),
        top=max(ANYWHERE + 1, min(_FARTHEST, top)),
    )
    if now != screen:
        use_settings(replace(settings(), screen=now))


def turn_full() -> None:
    """Toggle full screen."""
    set_value("screen.full_screen", not settings().screen.full_screen)


def save_screenshot(surface: pygame.Surface, folder: Path) -> Change:
    """Save a screenshot in the folder under a new name, and show its path."""
    content = BytesIO()
    pygame.image.save(surface, content, "picture.png")
    name = f"cubacube-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.png"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        place = write_new(folder / name, content.getvalue())
    except OSError as fault:
        return Push(toast(_("The picture could not be saved"), plain(fault)))
    return Push(toast(_("Picture saved"), plain(place, _LONGEST_PATH)))
