from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Change, Leave, Push, Scene
from cubacube.session.settings.chosen import settings
from cubacube.session.settings.file import read_settings, write_settings
from cubacube.shell.app import App
from cubacube.shell.machine.screen import follow
from cubacube.shell.machine.window import Window

FRAME_S = 1 / 60


class Sheet:
    """A blank scene that records its calls."""

    overlay = False

    def __init__(self) -> None:
        self.inputs: list[Input] = []
        self.seconds = 0.0
        self.drawn_at: list[tuple[int, int]] = []

    def handle(self, event: Input) -> None:
        self.inputs.append(event)

    def update(self, seconds: float) -> None:
        self.seconds += seconds

    def draw(self, surface: pygame.Surface, view: View) -> None:
        surface.fill((255, 255, 255), view.canvas)
        self.drawn_at.append(surface.get_size())


def stay(_scenes: tuple[Scene, ...]) -> Change:
    return None


def motion(at: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def test_a_tick_tells_events_and_time_and_draws(window: Window) -> None:
    sheet = Sheet()
    app = App(window, sheet, stay)

    app.tick(FRAME_S, [motion((640, 360))])

    assert sheet.inputs == [Pointer("move", 960, 540, 0)]
    assert sheet.seconds == FRAME_S
    assert sheet.drawn_at == [(1280, 720)]


@pytest.mark.parametrize("size", [(1600, 900), (3840, 2160)])
def test_after_a_resize_the_same_spot_has_the_same_logical_point(
    window: Window, size: tuple[int, int]
) -> None:
    sheet = Sheet()
    app = App(window, sheet, stay)
    window.size = size

    app.tick(FRAME_S, [motion((size[0] // 4, size[1] // 2))])

    assert sheet.drawn_at == [size]
    assert sheet.inputs == [Pointer("move", 480, 540, 0)]


def test_a_window_of_another_shape_is_letterboxed_in_black(window: Window) -> None:
    app = App(window, Sheet(), stay)
    window.size = (1600, 720)

    app.tick(FRAME_S, [])

    assert window.surface.get_at((10, 360))[:3] == (0, 0, 0)
    assert window.surface.get_at((800, 360))[:3] == (255, 255, 255)


def test_a_small_window_is_kept_as_small_as_it_is(tmp_path: Path) -> None:
    window = Window((960, 540))
    try:
        follow(window)
        path = tmp_path / "settings.toml"
        write_settings(path, settings())
    finally:
        window.close()

    screen = read_settings(path).settings.screen
    assert (screen.width, screen.height) == (960, 540)


def test_f11_fills_the_screen_once_however_long_it_is_held(window: Window) -> None:
    sheet = Sheet()
    app = App(window, sheet, stay)
    press = Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
    release = Event(pygame.KEYUP, key=pygame.K_F11, mod=0, unicode="")

    app.tick(FRAME_S, [press, press, press, release])
    full = window.size
    app.tick(FRAME_S, [press, release])

    assert full == pygame.display.get_desktop_sizes()[0]
    assert window.size == (1280, 720)
    assert [each for each in sheet.inputs if isinstance(each, KeyPress) and each.down] == []


def test_what_is_pressed_after_f11_waits_for_the_picture_in_the_new_size(window: Window) -> None:
    sheet = Sheet()
    app = App(window, sheet, stay)
    press = Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
    release = Event(pygame.KEYUP, key=pygame.K_F11, mod=0, unicode="")
    a = Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")

    app.tick(FRAME_S, [press, release, a])
    assert sheet.inputs == []
    app.tick(FRAME_S, [])

    assert [each.name for each in sheet.inputs if isinstance(each, KeyPress)] == ["a"]


def test_closing_the_window_does_what_the_shell_answers(window: Window) -> None:
    sheet = Sheet()
    app = App(window, sheet, lambda scenes: Leave() if scenes == (sheet,) else None)

    app.tick(FRAME_S, [Event(pygame.QUIT)])

    assert not app.running


class Slowly(Sheet):
    """A scene that takes a frame for each of its pictures."""

    def __init__(self, pictures: int) -> None:
        super().__init__()
        self.pictures = pictures

    def draw(self, surface: pygame.Surface, view: View) -> None:
        for number in range(self.pictures):
            view.cached(number, lambda: pygame.Surface((4, 4)))
        super().draw(surface, view)


def test_while_a_picture_is_painted_input_waits_and_no_time_passes(window: Window) -> None:
    slow = Slowly(3)
    app = App(window, Sheet(), stay, painting_s=1e-9)
    app.tick(FRAME_S, [])
    app.stage.change(Push(slow))

    app.tick(FRAME_S, [])
    ticks = 1
    while not app.finished:
        assert (slow.inputs, slow.seconds) == ([], FRAME_S)
        app.tick(FRAME_S, [motion((640, 360))])
        ticks += 1
    app.tick(FRAME_S, [])

    assert ticks > 1
    assert len(slow.inputs) == ticks - 1
    assert slow.seconds == pytest.approx((ticks + 1) * FRAME_S)
