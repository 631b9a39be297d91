"""The window opens as it was left; the first time it takes most of the screen."""

import pygame
import pytest

from cubacube.session.settings.chosen import set_value
from cubacube.shell.machine.screen import first_size, opened


@pytest.mark.parametrize(
    ("desktop", "size"),
    [((1920, 1080), (1536, 864)), ((2560, 1440), (2048, 1152)), ((1024, 600), (960, 540))],
)
def test_the_first_window_takes_four_fifths_of_the_screen(
    desktop: tuple[int, int], size: tuple[int, int]
) -> None:
    assert first_size(desktop) == size


@pytest.mark.parametrize("left", [None, (1100, 700)])
def test_a_window_opens_as_large_as_it_was_left(
    left: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(2000, 1500)])
    if left is not None:
        set_value("screen.width", left[0])
        set_value("screen.height", left[1])
        set_value("screen.left", 10)
        set_value("screen.top", 20)
    window = opened()
    assert window.size == (left or (1600, 1200))
    window.close()
