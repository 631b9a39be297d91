"""A simulated person in a lesson, who does what the coach asks by posted events."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pygame

from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.widgets import Widget
from cubacube.shell.learning.lesson import lesson
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.lesson_page import LessonPage
from tests.scenes.flick_person import PATIENCE, FlickPerson


class Pupil(FlickPerson):
    """A person who knows the lesson page, and its table as that of a match."""

    page: LessonPage

    def begin(self, game: str) -> None:
        self.app.stage.change(self.lobby.lessons.learn(lesson(game)))
        for _ in range(PATIENCE):
            self.wait()
            if isinstance(self.scene, LessonPage):
                self.page = self.scene
                self.look_at_table()
                return
        raise AssertionError("the table has not been set")

    def look_at_table(self) -> None:
        """Use the table of the current exercise; that of a board game is only looked at."""
        self.table = cast("FlickScene[Any]", self.page.scene)

    @property
    def at_table(self) -> bool:
        return isinstance(self.scene, LessonPage)

    def widgets(self) -> list[Widget]:
        """Return the widgets of the coach; none if something covers the table."""
        return self.page.page.widgets if self.at_table else super().widgets()

    def until_judged(self) -> None:
        """Run frames until the exercise is passed or failed."""
        for _ in range(PATIENCE):
            if self.page.stand != "open":
                return
            self.app.tick(0.25, pygame.event.get())
        raise AssertionError("the exercise stays open")


@contextmanager
def pupil(game: str) -> Iterator[Pupil]:
    """Open the program's window at the lesson of a game."""
    window = Window((1280, 720))
    try:
        person = Pupil(window)
        person.begin(game)
        yield person
    finally:
        window.close()
        pygame.display.quit()
