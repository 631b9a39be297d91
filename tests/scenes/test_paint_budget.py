"""Drawing that does not fit in one frame is spread over several, with the same result."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.canvas.view import T, View

SIZE = 960, 540
STEP_S = 1.0
"""Step of the fake clock, taken whenever a picture is made."""


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Paintings:
    """Named pictures, each of which takes one step to make."""

    def __init__(self) -> None:
        self.view, self.clock = View(SIZE), Clock()
        self.made: list[str] = []

    def ask(self, names: str) -> None:
        for name in names:
            self.view.cached(name, partial(self._make, name))

    def ask_within(self, seconds: float, names: str) -> None:
        with self.view.within(PaintBudget(seconds, self.clock)):
            self.ask(names)

    def ask_for_all_in_one(self, seconds: float, names: str) -> None:
        """Request pictures that are parts of another picture."""

        def outer() -> pygame.Surface:
            self.ask(names)
            return self._make("outer")

        with self.view.within(PaintBudget(seconds, self.clock)):
            self.view.cached("outer", outer)

    def _make(self, name: str) -> pygame.Surface:
        self.made.append(name)
        self.clock.now += STEP_S
        return pygame.Surface((4, 4))


def test_when_the_time_is_up_nothing_more_is_made() -> None:
    paintings = Paintings()

    with pytest.raises(OutOfTimeError):
        paintings.ask_within(2 * STEP_S, "abcd")

    assert paintings.made == ["a", "b"]


def test_the_next_stint_finds_what_was_made_and_goes_on() -> None:
    paintings = Paintings()

    for _ in range(3):
        with pytest.raises(OutOfTimeError):
            paintings.ask_within(0.5 * STEP_S, "abcd")
    paintings.ask_within(0.5 * STEP_S, "abcd")

    assert paintings.made == [*"abcd"]


def test_without_time_nothing_is_made_and_what_is_there_is_found() -> None:
    paintings = Paintings()
    paintings.ask("a")

    with pytest.raises(OutOfTimeError):
        paintings.ask_within(0, "ab")

    assert paintings.made == ["a"]


def test_copying_what_is_there_takes_nothing_of_the_time() -> None:
    paintings = Paintings()
    paintings.ask("a")

    with paintings.view.within(PaintBudget(2 * STEP_S, paintings.clock)):
        paintings.ask("a")
        paintings.clock.now += 100
        paintings.ask("bc")

    assert paintings.made == [*"abc"]


def test_a_picture_in_a_picture_is_kept_though_the_outer_one_is_given_up() -> None:
    paintings = Paintings()

    with pytest.raises(OutOfTimeError):
        paintings.ask_for_all_in_one(0.5 * STEP_S, "ab")
    paintings.ask_for_all_in_one(5 * STEP_S, "ab")

    assert paintings.made == ["a", "b", "outer"]


def test_nothing_is_forgotten_before_a_picture_is_finished() -> None:
    view, clock, made = View(SIZE), Clock(), list[str]()
    large = 1 << 12, 1 << 11  # 32 MB each, so that they do not all fit in the view's cache

    def make(name: str) -> pygame.Surface:
        made.append(name)
        clock.now += STEP_S
        return pygame.Surface(large)

    def draw() -> None:
        for name in "abcdefgh":
            view.cached(name, partial(make, name))

    assert in_stints(view, clock, draw) == 8
    assert made == [*"abcdefgh"]


def in_stints(view: View, clock: Clock, draw: Callable[[], object]) -> int:
    """Return how many frames with time for one step the drawing takes."""
    for number in range(1, 100):
        try:
            with view.within(PaintBudget(0.5 * STEP_S, clock)):
                draw()
        except OutOfTimeError:
            continue
        return number
    raise AssertionError("it never ends")


def test_a_layer_painted_in_many_stints_has_the_same_pixels() -> None:
    def layer() -> Layer:
        marks = Layer()
        for step in range(40):
            marks.line((250, 200, 40, 200), (0, 27 * step), (1920, 1080 - 27 * step), 9)
        marks.ring((40, 80, 160, 128), (960, 540), 500, 30)
        return marks

    def painted(view: View) -> bytes:
        surface = pygame.Surface((1920, 1080))
        layer().draw(surface, view)
        return pygame.image.tobytes(surface, "RGB")

    clock = Clock()

    class Slow(View):
        def step(self, work: Callable[[], T]) -> T:
            done = super().step(work)
            clock.now += STEP_S
            return done

    whole, sliced = View((1920, 1080)), Slow((1920, 1080))
    at_once = painted(whole)
    stints = in_stints(sliced, clock, partial(painted, sliced))

    assert stints > 4
    assert painted(sliced) == at_once
