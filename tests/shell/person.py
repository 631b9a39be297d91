"""A simulated person at the real program, who posts pygame events and reads the stage."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.scenes.stage.scene import Change, Scene
from cubacube.scenes.widgets import Button, Widget
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.play.setup import MatchSetup
from cubacube.shell import app
from cubacube.shell.app import App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.setup_widgets import NameField, PlayerChoice

FRAME_S = 1 / 60
SEEN = 6
"""While time passes, only every sixth frame and the last one are painted. Painting is slow."""
SEED = 7
KEYS = {
    "Enter": pygame.K_RETURN,
    "Esc": pygame.K_ESCAPE,
    "Tab": pygame.K_TAB,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Space": pygame.K_SPACE,
    "Backspace": pygame.K_BACKSPACE,
}


class StubTable:
    """A stub for a game's scene; tests set its reactions to Enter and Esc."""

    overlay = False
    backdrop: Backdrop = "race_table"

    def __init__(self, entry: MatchSetup, answers: dict[str, Callable[[], Change]]) -> None:
        self.entry = entry
        self._answers = answers

    def handle(self, event: Input) -> Change:
        answer = self._answers.get(event.action) if isinstance(event, Do) else None
        return answer() if answer else None

    def update(self, _seconds: float) -> Change:
        return None

    def story(self) -> SimpleNamespace:
        """Return an empty story."""
        return SimpleNamespace(whole=True, course=None, best=None, read=lambda: None)

    def look(self, _event: Input) -> None:
        """Show no tip."""

    def rest(self, _seconds: float) -> None:
        """Show no tip after a while either."""

    def draw(self, surface: pygame.Surface, _view: View) -> None:
        surface.fill((0, 90, 60))


class Mouse:
    """The mouse of a person, button by button."""

    def __init__(self, person: "Person") -> None:
        self._person = person

    def down(self, point: Point, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, point, button=button)

    def move(self, point: Point) -> None:
        self._post(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(1, 0, 0))

    def up(self, point: Point, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONUP, point, button=button)

    def drag(self, start: Point, end: Point) -> None:
        """Press, move in a few steps and release, after the debounce time."""
        self._person.look_first()
        self.down(start)
        for step in range(1, 5):
            share = step / 4
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self.move((x, y))
        self.up(end)

    def turn_wheel(self, steps: int) -> None:
        self._person.post(Event(pygame.MOUSEWHEEL, x=0, y=steps))

    def _post(self, kind: int, point: Point, **values: Any) -> None:
        x, y = self._person.app.view.to_px(point)
        self._person.post(Event(kind, pos=(round(x), round(y)), **values))


class Keyboard:
    """The keys of a person, one by one."""

    def __init__(self, person: "Person") -> None:
        self._person = person

    def hold(self, name: str, mod: int = 0) -> None:
        self._person.post(Event(pygame.KEYDOWN, key=_code(name), mod=mod, unicode=""))

    def free(self, name: str, mod: int = 0) -> None:
        self._person.post(Event(pygame.KEYUP, key=_code(name), mod=mod, unicode=""))

    def tap(self, *names: str, mod: int = 0) -> None:
        """Press and release keys, after the debounce time."""
        self._person.look_first()
        for name in names:
            act(self._person, *tap(_code(name), mod))


def tap(code: int, mod: int = 0) -> tuple[Event, Event]:
    """Return the events of a key that is pressed and released."""
    return (
        Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""),
        Event(pygame.KEYUP, key=code, mod=mod, unicode=""),
    )


def see(person: "Person") -> None:
    """Look at what frames that were not seen have changed."""
    person.app.stage.draw(person.app.window.surface, person.app.view)


def act(person: "Person", *events: Event) -> None:
    """Let one event come in each frame; what the last one does is seen."""
    for left, event in zip(reversed(range(len(events))), events, strict=True):
        pygame.event.post(event)
        person.frame(seen=left == 0)


_views: dict[tuple[int, int], View] = {}


def program(window: Window, lobby: Lobby) -> App:
    """Open the menu; what was painted for people before, at this size, is not painted again."""
    size = window.surface.get_size()
    with pytest.MonkeyPatch.context() as patch:
        if size in _views and _views[size].size == size:
            patch.setattr(app, "View", _views.get)
        opened = App(window, lobby.menu(), lobby.quit, lobby.toggle_rules)
    _views[size] = opened.view
    return opened


def _code(name: str) -> int:
    return KEYS[name] if name in KEYS else pygame.key.key_code(name)


class Person:
    """A person who sees only the top page, and finds buttons by their labels."""

    def __init__(self, window: Window, lobby: Lobby | None = None) -> None:
        self.lobby = lobby or Lobby(lambda: SEED)
        self.app = program(window, self.lobby)
        self.mouse, self.keys = Mouse(self), Keyboard(self)
        pygame.event.clear()
        self.wait()

    @property
    def scene(self) -> Scene:
        return self.app.stage.scenes[-1]

    @property
    def focus(self) -> str:
        focus = self._page().page.focus
        return str(getattr(focus, "label", ""))

    def wait(self, frames: int = 1) -> None:
        for left in reversed(range(frames)):
            self.frame(seen=left % SEEN == 0)

    def frame(self, seconds: float = FRAME_S, *, seen: bool = True) -> None:
        """Run one frame; one that is not seen is not painted, unless a painting is under way."""
        with pytest.MonkeyPatch.context() as patch:
            if not seen and self.app.finished:
                patch.setattr(self.app.stage, "draw", lambda _surface, _view: None)
            self.app.tick(seconds, pygame.event.get())

    def pass_time(self, seconds: float) -> None:
        """Let time pass in frames of ordinary length."""
        self.wait(round(seconds / FRAME_S))

    def post(self, *events: Event) -> None:
        """Let all events come in the same frame."""
        for event in events:
            pygame.event.post(event)
        self.wait()

    def press(self, *names: str) -> None:
        for name in names:
            act(self, *tap(KEYS[name]))

    def type(self, text: str) -> None:
        act(self, *(Event(pygame.TEXTINPUT, text=letter) for letter in text))

    def point_at(self, point: Point) -> None:
        pixel = self.app.view.to_px(point)
        at = round(pixel[0]), round(pixel[1])
        self.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, point: Point) -> None:
        """Click; at a table, after the debounce time."""
        self.look_first()
        self.click_at_once(point)

    def look_first(self) -> None:
        """Wait for the debounce time."""

    def click_at_once(self, point: Point) -> None:
        pixel = self.app.view.to_px(point)
        at = round(pixel[0]), round(pixel[1])
        act(
            self,
            Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
        )

    def click_on(self, label: str) -> None:
        self.click(self.widget(label).box.center)

    def widget(self, label: str) -> Widget:
        return next(each for each in self.widgets() if getattr(each, "label", None) == label)

    def widgets(self) -> list[Widget]:
        return self._page().page.widgets

    def labels(self) -> list[str]:
        return [each.label for each in self.widgets() if isinstance(each, Button)]

    def close_window(self) -> None:
        self.post(Event(pygame.QUIT))

    def _page(self) -> Dialogue:
        assert isinstance(self.scene, Dialogue)
        return self.scene


def name_of(person: Person, seat: int) -> NameField:
    return [each for each in person.widgets() if isinstance(each, NameField)][seat]


def player_of(person: Person, seat: int) -> PlayerChoice:
    return [each for each in person.widgets() if isinstance(each, PlayerChoice)][seat]


def remove(person: Person, seat: int) -> None:
    crosses = [each for each in person.widgets() if getattr(each, "label", None) == ""]
    buttons = [each for each in crosses if isinstance(each, Button)]
    person.click(buttons[seat].box.center)
