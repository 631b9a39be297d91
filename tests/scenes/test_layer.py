import math
from collections.abc import Callable, Hashable
from weakref import ref

import pygame
import pytest

from cubacube.scenes.canvas.layer import Layer, sector_points
from cubacube.scenes.canvas.view import View

RED = (255, 0, 0)


def drawn(layer: Layer, size: tuple[int, int] = (960, 540)) -> pygame.Surface:
    surface = pygame.Surface(size)
    layer.draw(surface, View(size))
    return surface


def test_marks_are_drawn_where_they_are_at_every_size() -> None:
    layer = Layer()
    layer.disc(RED, (600, 400), 20)

    for size in ((960, 540), (1920, 1080)):
        surface = drawn(layer, size)
        k = size[0] / 1920
        assert surface.get_at((round(600 * k), round(400 * k)))[:3] == RED
        assert surface.get_at((round(640 * k), round(400 * k)))[:3] == (0, 0, 0)


def test_a_translucent_mark_lets_the_ground_through() -> None:
    layer = Layer()
    layer.disc((255, 0, 0, 128), (600, 400), 20)

    assert drawn(layer).get_at((300, 200)).r == pytest.approx(128, abs=2)


def test_dashes_keep_their_rhythm_round_a_bend() -> None:
    layer = Layer()
    layer.dashes(RED, [(100, 100), (130, 100), (130, 200)], 6, on=40, off=20)
    surface = drawn(layer, (1920, 1080))

    inked = [surface.get_at((130, y)).r > 128 for y in (105, 120, 140, 175)]
    assert inked == [True, False, True, False]


def test_a_mark_outside_the_window_does_no_harm() -> None:
    layer = Layer()
    layer.line(RED, (100, 100), (9000, -400), 4)
    away = Layer()
    away.disc(RED, (-900, -900), 30)

    assert drawn(layer).get_at((50, 50)).r > 0
    assert drawn(away).get_bounding_rect().size == drawn(Layer()).get_bounding_rect().size


def test_a_glow_reaches_beyond_its_line() -> None:
    sharp, glow = Layer(), Layer(blur=12)
    for layer in (sharp, glow):
        layer.line(RED, (300, 300), (700, 300), 10)

    assert drawn(sharp).get_at((250, 156)).r == 0
    assert drawn(glow).get_at((250, 156)).r > 0


def test_a_sector_opens_counter_clockwise() -> None:
    corners = sector_points((0, 0), (0, math.pi / 2), (0, 10))

    assert all(x >= -1e-9 and y <= 1e-9 for x, y in corners)
    assert max(x for x, _ in corners) == pytest.approx(10)
    assert min(y for _, y in corners) == pytest.approx(-10)


def test_the_same_marks_are_painted_once() -> None:
    painted = []

    class Counting(View):
        def cached(
            self, key: Hashable, make: Callable[[], pygame.Surface], *, passing: bool = False
        ) -> pygame.Surface:
            def counted() -> pygame.Surface:
                painted.append(key)
                return make()

            return super().cached(key, counted, passing=passing)

    view, surface = Counting((960, 540)), pygame.Surface((960, 540))
    for radius in (20, 20, 30, 20):
        layer = Layer()
        layer.disc(RED, (600, 400), radius)
        layer.draw(surface, view)
    assert len(painted) == 2


def test_marks_move_with_the_view() -> None:
    layer, surface, view = Layer(), pygame.Surface((960, 540)), View((960, 540))
    layer.disc(RED, (600, 400), 20)
    layer.draw(surface, view)

    with view.moved(200, 0.5):
        layer.draw(surface, view)

    assert surface.get_at((400, 200))[:3] == RED


def test_a_kept_layer_holds_no_picture_of_a_closed_window() -> None:
    layer, view = Layer(kept=True), View((960, 540))
    layer.disc(RED, (600, 400), 20)

    [picture] = [ref(each) for each, _box in layer.pictures(view)]
    assert picture() is not None  # the view holds it
    del view
    assert picture() is None
