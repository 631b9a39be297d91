"""A simulated person at the real program, who posts pygame events and reads the stage."""

from collections.abc import Callable
from types import SimpleNamespace

import pygame
from pygame.event import Event

from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.scenes.stage.scene import Change, Scene
from cubacube.scenes.widgets import Button, Widget
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.app import App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.setup_widgets import NameField, PlayerChoice

FRAME_S = 1 / 60
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


class Person:
    """A person who sees only the top page, and finds buttons by their labels."""

    def __init__(self, window: Window) -> None:
        self.lobby = Lobby(lambda: SEED)
        self.app = App(window, self.lobby.menu(), self.lobby.quit, self.lobby.toggle_rules)
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
        for _ in range(frames):
            self.app.tick(FRAME_S, pygame.event.get())

    def post(self, *events: Event) -> None:
        for event in events:
            pygame.event.post(event)
        self.wait()

    def press(self, *names: str) -> None:
        for name in names:
            code = KEYS[name]
            self.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
            self.post(Event(pygame.KEYUP, key=code, mod=0, unicode=""))

    def type(self, text: str) -> None:
        for letter in text:
            self.post(Event(pygame.TEXTINPUT, text=letter))

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
        self.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def click_on(self, label: str) -> None:
        self.click(self.widget(label).box.center)

    def widget(self, label: str) -> Widget:
        return next(each for each in self.widgets() if getattr(each, "label", None) == label)

    def widgets(self) -> list[Widget]:
        return self._page().page.widgets

    def name_of(self, seat: int) -> NameField:
        return [each for each in self.widgets() if isinstance(each, NameField)][seat]

    def player_of(self, seat: int) -> PlayerChoice:
        return [each for each in self.widgets() if isinstance(each, PlayerChoice)][seat]

    def remove(self, seat: int) -> None:
        crosses = [each for each in self.widgets() if getattr(each, "label", None) == ""]
        buttons = [each for each in crosses if isinstance(each, Button)]
        self.click(buttons[seat].box.center)

    def labels(self) -> list[str]:
        return [each.label for each in self.widgets() if isinstance(each, Button)]

    def close_window(self) -> None:
        self.post(Event(pygame.QUIT))

    def _page(self) -> Dialogue:
        assert isinstance(self.scene, Dialogue)
        return self.scene
