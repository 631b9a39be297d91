"""A pupil who starts at the menu, without a table."""

from typing import TypeVar

from cubacube.shell.pages.lesson_page import LessonPage
from tests.scenes.flick_person import PATIENCE
from tests.shell.learning.pupil import Pupil

P = TypeVar("P", bound=LessonPage)


class Trainee(Pupil):
    """A pupil who waits for the tables of drills and puzzles."""

    def look_first(self) -> None:
        if self.at_table:
            super().look_first()

    def opened(self, kind: type[P]) -> P:
        """Return the page of this kind, once its table is set up."""
        for _ in range(PATIENCE):
            self.wait()
            if isinstance(self.scene, kind):
                self.page = self.scene
                self.look_at_table()
                return self.scene
        raise AssertionError("the table has not been set")
