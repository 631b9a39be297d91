"""The shell plays the sounds of the top scene at the set volume, unless F8 mutes them."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.canvas.view import View
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.sound.speaker import Sides, Speaker
from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import pause
from cubacube.session.settings.chosen import set_value, settings
from cubacube.shell.app import App
from cubacube.shell.machine.window import Window

FRAME_S = 1 / 60
F8 = [
    Event(pygame.KEYDOWN, key=pygame.K_F8, mod=0, unicode=""),
    Event(pygame.KEYUP, key=pygame.K_F8, mod=0, unicode=""),
]


class Sheet:
    """A blank scene with sounds."""

    overlay = False

    def __init__(self, name: str) -> None:
        self.outbox = Outbox(name)

    def handle(self, event: Input) -> Change:
        del event
        return None

    def update(self, seconds: float) -> None:
        del seconds
        self.outbox.cue("card")

    def draw(self, surface: pygame.Surface, view: View) -> None:
        surface.fill((255, 255, 255), view.canvas)


class Device:
    """A device that counts its calls."""

    def __init__(self) -> None:
        self.loud: list[float] = []
        self.musics: list[tuple[str, float]] = []

    def seconds(self, sound: str) -> float:
        return 0.1 if sound else 0.0

    def play(self, voice: int, sound: str, sides: Sides) -> None:
        del voice, sound
        self.loud.append((sides[0] ** 2 + sides[1] ** 2) ** 0.5)

    def rub(self, layers: tuple[float, float, float], sides: Sides) -> None:
        del layers, sides

    def music(self, name: str, volume: float, following: Callable[[], int]) -> None:
        del following
        self.musics.append((name, volume))


@pytest.fixture
def device() -> Device:
    return Device()


@pytest.fixture
def tick(window: Window, device: Device) -> Callable[..., App]:
    app = App(window, Sheet("race"), lambda _scenes: None)
    app.speaker = Speaker(device)

    def ticked(*events: Event) -> App:
        app.tick(FRAME_S, events)
        return app

    return ticked


def test_a_scene_is_heard_once_a_frame(tick: Callable[..., App], device: Device) -> None:
    tick()
    tick()

    assert len(device.loud) == 2
    assert {name for name, _volume in device.musics} == {"race"}


def test_a_page_over_a_scene_leaves_its_music(tick: Callable[..., App], device: Device) -> None:
    app = tick()
    opened = pause()
    assert isinstance(opened, Push)
    app.stage.change(opened)
    for _ in range(3):
        tick()

    assert len(device.loud) == 1
    assert device.musics[-1][0] == "race"


def test_of_two_scenes_the_upper_one_is_heard(tick: Callable[..., App], device: Device) -> None:
    app = tick()
    app.stage.change(Push(Sheet("calavera")))
    for _ in range(20):
        tick()

    assert device.musics[-1][0] == "calavera"


class Door(Sheet):
    """A silent scene that opens another one by a key."""

    def handle(self, event: Input) -> Change:
        return Push(Door("race")) if event == KeyPress("n") else None

    def update(self, seconds: float) -> None:
        del seconds


def test_a_page_that_an_input_opens_is_heard_once_and_any_other_input_is_not(
    window: Window, device: Device
) -> None:
    app = App(window, Door("race"), lambda _scenes: None)
    app.speaker = Speaker(device)
    for key, wanted in ((pygame.K_m, 0), (pygame.K_n, 1), (pygame.K_m, 1)):
        app.tick(FRAME_S, [Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
        app.tick(FRAME_S, [])
        assert len(device.loud) == wanted
    assert device.loud[0] < 0.5


def test_volumes_are_those_of_the_settings_at_once(
    tick: Callable[..., App], device: Device
) -> None:
    set_value("sound.master", 50)
    tick()
    set_value("sound.effects", 50)
    tick()
    set_value("sound.master", 0)
    tick()

    assert device.loud == [pytest.approx(0.5), pytest.approx(0.25)]


def test_f8_is_silence_and_sound_again_and_the_window_says_so(
    tick: Callable[..., App], device: Device, window: Window
) -> None:
    tick(*F8)
    tick()
    assert device.loud == []
    assert window._window.title == "Cuba Cube (muted)"

    tick(*F8)
    assert len(device.loud) == 1
    assert window._window.title == "Cuba Cube"


def test_silence_is_kept_and_the_settings_say_so(tick: Callable[..., App]) -> None:
    tick(*F8)
    assert settings().sound.muted

    set_value("sound.muted", value=False)
    app = tick()
    assert app.speaker is not None
    assert not app.speaker.volumes.muted


def test_silenced_from_the_start_f8_lets_it_be_heard_and_keeps_nothing_else(
    tick: Callable[..., App], device: Device, window: Window
) -> None:
    app = tick()
    app.silenced = True
    tick()
    assert window._window.title == "Cuba Cube (muted)"
    assert not settings().sound.muted
    heard = len(device.loud)

    tick(*F8)

    assert len(device.loud) == heard + 1
    assert not app.silenced
    assert not settings().sound.muted


def test_without_a_speaker_f8_does_nothing(window: Window) -> None:
    sheet = Sheet("race")
    app = App(window, sheet, lambda _scenes: None)

    app.tick(FRAME_S, F8)

    assert len(sheet.outbox.taken().cues) == 1
    assert window._window.title == "Cuba Cube"
