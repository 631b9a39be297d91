"""A simulated person at the workshop, in the real program, by posted events."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

from cubacube.kit.shot import Layout, Pose
from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.widgets import Button
from cubacube.scenes.workshop.bench_cloth import WorkshopVisit, is_foreign
from cubacube.scenes.workshop.picker import LevelGrid, Picker
from cubacube.scenes.workshop.try_part import TryPart
from cubacube.scenes.workshop.tune_part import TunePart
from cubacube.scenes.workshop.value_row import ValueRow
from cubacube.scenes.workshop.workshop import Workshop
from cubacube.session.workshop.desk import Desk
from cubacube.session.workshop.estimate import Estimator
from cubacube.session.workshop.level_file import opened
from cubacube.shell.machine.window import Window
from cubacube.table.level import Level
from tests.shell.person import Person


class Silent:
    """A stub that estimates nothing."""

    def ask(self, level: Level) -> None:
        """Ignore the request."""

    def answer(self) -> None:
        """Return no answer."""

    def close(self) -> None:
        """Do nothing."""


PAIR = Layout((Pose("R1", 200.0, 160.0, 0.0), Pose("VA", 60.0, 160.0, 0.0)), ())
LONG_FRAMES = 40


class Tinkerer(Person):
    """A person who can find dice, buttons and values of the workshop."""

    bench_scene: Workshop

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.copied: list[str] = []
        """Texts copied to the clipboard."""

    @property
    def workshop(self) -> Workshop:
        return self.bench_scene

    @property
    def level(self) -> Any:
        return self.workshop.bench.level

    @property
    def dice(self) -> Layout:
        return self.workshop.bench.layout

    def look_first(self) -> None:
        """Do not wait; the workshop has no debounce."""

    def point_of(self, die: str) -> Point:
        return self.workshop.hand.cloth_view.ground.of(self.dice[die])

    def on_cloth(self, x_mm: float, y_mm: float) -> Point:
        return self.workshop.hand.cloth_view.ground.at(x_mm, y_mm)

    def flick(self, die: str, pull_mm: tuple[float, float]) -> None:
        """Pull a die by this offset, release it, and watch the film."""
        pose = self.dice[die]
        self.mouse.drag(
            self.point_of(die), self.on_cloth(pose.x_mm + pull_mm[0], pose.y_mm + pull_mm[1])
        )
        self.see()

    def see(self) -> None:
        """Wait until nothing moves."""
        for _ in range(LONG_FRAMES):
            if self.workshop.films.playing is None:
                return
            self.app.tick(0.1, pygame.event.get())
        raise AssertionError("the film does not end")

    def button(self, label: str) -> Button:
        pages = self.workshop.top, *self.workshop.part.pages
        found = [each for page in pages for each in page.widgets if isinstance(each, Button)]
        return next(each for each in found if each.label == label)

    def press_button(self, label: str) -> None:
        self.click(self.button(label).box.center)

    @property
    def grid(self) -> LevelGrid:
        """Return the list of levels to open."""
        assert isinstance(self.scene, Picker)
        return self.scene.grid

    def open_level(self, word: str) -> None:
        """Choose a level from the list by mouse."""
        self.press_button("Open")
        number = [each.word for each in self.grid.cells].index(word)
        self.click(self.grid.cell(number).center)

    @property
    def tip(self) -> Tip | None:
        """Return the tip under the mouse."""
        assert isinstance(self.workshop.part, TryPart)
        return self.workshop.part.tip

    @property
    def tuning(self) -> TunePart:
        assert isinstance(self.workshop.part, TunePart)
        return self.workshop.part

    def open_values(self, group: str) -> None:
        """Open Tune and a group of values by mouse."""
        self.press_button("Tune")
        self.click(self.tuning.list.point_of(group))

    def row(self, path: str) -> ValueRow:
        return self.tuning.values.row(path)

    def slide(self, path: str, share: float) -> None:
        """Drag the knob of a value to a share of its bar."""
        row = self.row(path)
        y = row.bar.centery
        self.mouse.drag((row.knob_x, y), (row.bar.left + share * row.bar.w, y))

    def drop(self, path: Path) -> None:
        self.post(Event(pygame.DROPFILE, file=str(path)))

    def paste(self, text: str) -> None:
        self.post(Event(pygame.TEXTINPUT, text=text))


@contextmanager
def at_bench(
    word: str | Path = "habana",
    layout: Layout | None = PAIR,
    size: tuple[int, int] = (1280, 720),
    words: str = "",
    make_estimator: Callable[[], Estimator] = Silent,
    person: type[Tinkerer] = Tinkerer,
) -> Iterator[Tinkerer]:
    """Open the program's window with the workshop over the menu."""
    window = Window(size)
    try:
        who = person(window)
        visit: WorkshopVisit = replace(is_foreign(), words=words)
        desk = Desk(opened(word), layout)
        who.bench_scene = Workshop(desk, visit, who.copied.append, make_estimator)
        who.app.stage.change(who.lobby.enter_workshop(who.bench_scene))
        who.wait(2)
        yield who
    finally:
        window.close()
        pygame.display.quit()
