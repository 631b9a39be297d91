"""The window shows only complete pictures, and updates at once on a resize."""

from functools import partial
from typing import TypeAlias

import pygame

from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.stage.painter import Painter
from cubacube.scenes.stage.scene import Stage

Colour: TypeAlias = tuple[int, ...]
SMALL, LARGE = (320, 180), (640, 360)
BUDGET_S, STEP_S = 1.5, 1.0
"""A frame has time for two pictures; the clock advances with each."""
COLOURS = ((200, 30, 30), (30, 200, 30), (30, 30, 200), (200, 200, 30))


class Stripes:
    """A scene of four pictures side by side."""

    overlay = False

    def __init__(self) -> None:
        self.made = self.offset = 0
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    def handle(self, event: Input) -> None:
        del event

    def update(self, seconds: float) -> None:
        del seconds

    def draw(self, surface: pygame.Surface, view: View) -> None:
        for number, colour in enumerate(turned(self.offset)):
            box = view.rect((480 * number, 0, 480, 1080))

            make = partial(self._stripe, box.size, colour)
            surface.blit(view.cached((self.offset, number, box.size), make), box)

    def _stripe(self, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        self.made += 1
        self.now += STEP_S
        stripe = pygame.Surface(size)
        stripe.fill(colour)
        return stripe


class Seen:
    """A window with a painter, and the last picture on screen."""

    def __init__(self, size: tuple[int, int] = SMALL) -> None:
        self.scene = Stripes()
        self.surface = pygame.Surface(size)
        self.view = View(size)
        self.painter = Painter(Stage(self.scene), self.view, BUDGET_S, self.scene.clock)
        self.screen: list[Colour] = []

    def frame(self) -> bool:
        """Paint a frame, and return whether the screen changed."""
        self.painter.fit(self.surface.size)
        new = self.painter.paint(self.surface)
        if new:
            self.screen = colours(self.surface)
        return new


def colours(surface: pygame.Surface) -> list[Colour]:
    """Return the colours at the centres of the stripes."""
    width, height = surface.size
    points = ((width * (2 * number + 1) // 8, height // 2) for number in range(len(COLOURS)))
    return [tuple(surface.get_at(point)[:3]) for point in points]


def turned(offset: int) -> list[Colour]:
    return [*COLOURS[offset:], *COLOURS[:offset]]


def test_the_first_picture_is_painted_at_once() -> None:
    seen = Seen()

    assert seen.frame()
    assert seen.screen == turned(0)
    assert seen.painter.finished


def test_a_new_picture_is_shown_when_it_is_whole() -> None:
    seen = Seen()
    seen.frame()
    seen.scene.offset = 1

    assert not seen.frame()
    assert not seen.painter.finished
    assert seen.scene.made == 4 + 2
    assert seen.screen == turned(0)

    assert seen.frame()
    assert seen.painter.finished
    assert seen.scene.made == 4 + 4
    assert seen.screen == turned(1)


def test_what_is_there_already_is_shown_at_once() -> None:
    seen = Seen()
    seen.frame()

    assert all(seen.frame() for _ in range(3))
    assert seen.scene.made == 4


def test_in_another_size_the_picture_before_is_seen_at_once() -> None:
    seen = Seen()
    seen.frame()
    seen.surface = pygame.Surface(LARGE)

    assert seen.frame()
    assert seen.screen == turned(0)
    assert seen.scene.made == 4
    assert not seen.painter.finished

    assert [seen.frame() for _ in range(3)] == [False, True, True]
    assert seen.painter.finished
    assert seen.scene.made == 4 + 4


def test_a_page_that_was_opened_just_before_is_not_painted_whole_in_the_size_before() -> None:
    seen = Seen()
    seen.frame()
    seen.scene.offset = 1
    seen.surface = pygame.Surface(LARGE)

    assert not seen.frame()
    assert seen.scene.made == 4 + 2 + 2
    assert [seen.frame() for _ in range(2)] == [True, True]
    assert seen.screen == turned(1)
    assert seen.scene.made == 4 + 2 + 4


def test_while_an_edge_is_dragged_the_last_whole_picture_is_stretched_again_and_again() -> None:
    seen = Seen()
    seen.frame()
    for width in range(330, 400, 10):
        seen.surface = pygame.Surface((width, 180))
        assert seen.frame()
        assert seen.screen == turned(0)
    assert seen.scene.made == 4


def test_a_stretched_picture_is_letterboxed_in_black() -> None:
    seen = Seen()
    seen.frame()
    seen.surface = pygame.Surface((640, 180))
    seen.frame()

    assert seen.surface.get_at((10, 90))[:3] == (0, 0, 0)
    assert seen.surface.get_at((630, 90))[:3] == (0, 0, 0)


def test_a_clip_that_was_left_when_the_time_was_up_hides_nothing() -> None:
    seen = Seen()
    seen.frame()
    seen.scene.offset = 2
    seen.frame()
    seen.surface.set_clip((0, 0, 1, 1))
    seen.frame()

    assert seen.screen == turned(2)
