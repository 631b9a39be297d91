"""The pictures of the tables in windows of any shape."""

import pygame
import pytest

from cubacube.scenes.canvas.pictures import backdrop, fill_backdrop
from cubacube.scenes.canvas.view import View


@pytest.mark.parametrize("size", [(1280, 1024), (1700, 720), (3000, 720)])
def test_a_window_of_another_shape_has_no_black_bars(size: tuple[int, int]) -> None:
    pygame.display.set_mode((1, 1))
    view, window = View(size), pygame.Surface(size)

    fill_backdrop(window, view, "race_table")

    canvas, (width, height) = view.canvas, size
    picture = backdrop(view, "race_table")
    assert window.subsurface(canvas).get_at((5, 5)) == picture.get_at((5, 5))
    for at in ((0, height // 2), (width - 1, height // 2), (width // 2, 0), (0, height - 1)):
        assert max(window.get_at(at)[:3]) > 0
    outside = [at for at in ((2, height // 2), (width // 2, 2)) if not canvas.collidepoint(at)]
    assert outside, "there is a bar"
    for x, y in outside:
        mirrored = 2 * canvas.left - 1 - x if x < canvas.left else x
        lower = 2 * canvas.top - 1 - y if y < canvas.top else y
        there = picture.get_at((mirrored - canvas.left, lower - canvas.top))
        assert sum(window.get_at((x, y))[:3]) < sum(there[:3])
