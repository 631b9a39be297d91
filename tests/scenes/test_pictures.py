"""The pictures of the tables in windows of any shape."""

import pygame
import pytest

from cubacube.scenes.canvas.pictures import Backdrop, backdrop, fill_backdrop
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


@pytest.mark.parametrize("size", [(1280, 900), (1600, 540), (2900, 540)])
def test_beside_the_canvas_there_are_only_tiles_and_nothing_of_the_cloth(
    size: tuple[int, int],
) -> None:
    pygame.display.set_mode((1, 1))
    view = View(size)
    cloths: tuple[Backdrop, ...] = ("race_table", "caramba_table", "atacama_table")
    windows = [pygame.Surface(size) for _each in cloths]
    for window, name in zip(windows, cloths, strict=True):
        fill_backdrop(window, view, name)

    canvas, (width, height) = view.canvas, size
    bars = [
        pygame.Rect(0, 0, canvas.left, height),
        pygame.Rect(canvas.right, 0, width - canvas.right, height),
        pygame.Rect(0, 0, width, canvas.top),
        pygame.Rect(0, canvas.bottom, width, height - canvas.bottom),
    ]
    bars = [bar for bar in bars if min(bar.size) > 0]
    assert len(bars) == 2
    for bar in bars:
        for piece in pieces(bar):
            first, *others = (pygame.transform.average_color(each, piece) for each in windows)
            for other in others:
                assert max(abs(a - b) for a, b in zip(first, other, strict=True)) < 12, piece


def pieces(bar: pygame.Rect) -> list[pygame.Rect]:
    """Cut a bar into squares as large as two tiles."""
    edge = 96
    lefts, tops = range(bar.left, bar.right, edge), range(bar.top, bar.bottom, edge)
    return [pygame.Rect(x, y, edge, edge).clip(bar) for x in lefts for y in tops]
