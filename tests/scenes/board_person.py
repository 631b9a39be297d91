"""A simulated person at a board game, in the real program and its real window."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
from pygame.event import Event

from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.match.modes import GUARD_S, Asking, Curtain, Mode
from cubacube.scenes.match.spot_page import ButtonSpotWidget, SpotWidget
from cubacube.scenes.stage.scene import Push, Scene
from cubacube.shell.machine.window import Window
from tests.shell.person import FRAME_S, KEYS, SEEN, Person, act, see, tap

LONGEST_WAIT = 1200


class AtTable(Person):
    """A person at a table. `closed` is the result with which the board game closed."""

    def __init__(self, window: Window, scene: BoardScene[Any]) -> None:
        super().__init__(window)
        self.table = scene
        self.closed: list[object] = []
        self.app.stage.change(Push(scene, self.closed.append))
        self.wait()

    @property
    def mode(self) -> Mode:
        return self.table.mode

    @property
    def asked(self) -> bool:
        """Whether the person is asked and the debounce time is over."""
        return not self.closed and isinstance(self.table.mode, Choosing)

    def seconds(self, seconds: float) -> None:
        self.wait(round(seconds / FRAME_S))

    def until_asked(self) -> None:
        """Run frames until the person is asked or the match is over, and the debounce is over."""
        for frame in range(LONGEST_WAIT):
            if self.asked or self.closed:
                self.seconds(GUARD_S + FRAME_S)
                return
            self.frame(seen=frame % SEEN == 0)
        raise AssertionError("nobody is asked")

    def until(self, mode: type[Mode]) -> None:
        """Run frames until the screen has this mode."""
        for frame in range(LONGEST_WAIT):
            if isinstance(self.table.mode, mode):
                see(self)
                return
            self.frame(seen=frame % SEEN == 0)
        raise AssertionError(f"never {mode.__name__}")

    def look_first(self) -> None:
        if not self.closed and isinstance(self.table.mode, Asking | Curtain):
            self.frame(GUARD_S, seen=False)

    def key(self, name: str) -> None:
        """Press a key by its name, after the debounce time."""
        self.look_first()
        self.key_at_once(name)

    def key_at_once(self, name: str) -> None:
        code = KEYS.get(name) or ord(name)
        act(self, *tap(code))

    def point_at(self, name: object) -> None:
        pixel = self.app.view.to_px(self.spot(name).box.center)
        at = round(pixel[0]), round(pixel[1])
        self.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def click_spot(self, name: object) -> None:
        self.click(self.spot(name).box.center)

    def spot(self, name: object) -> SpotWidget | ButtonSpotWidget:
        assert isinstance(self.table.mode, Choosing), self.table.mode
        for widget in self.table.mode.page.page.widgets:
            assert isinstance(widget, SpotWidget | ButtonSpotWidget)
            if widget.spot.name == name:
                return widget
        raise AssertionError(f"{name} is not offered: {self.spot_names()}")

    def spot_names(self) -> list[object]:
        assert isinstance(self.table.mode, Choosing)
        return [spot.name for spot in self.table.mode.page.spots]


@contextmanager
def table(scene: BoardScene[Any], size: tuple[int, int] = (1280, 720)) -> Iterator[AtTable]:
    window = Window(size)
    try:
        yield AtTable(window, scene)
    finally:
        window.close()
        pygame.display.quit()


def top(person: AtTable) -> Scene:
    return person.app.stage.scenes[-1]
