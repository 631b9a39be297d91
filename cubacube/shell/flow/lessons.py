"""Control the flow of lessons: from the set-up page to a lesson and back."""

from collections.abc import Callable
from functools import partial

from cubacube.scenes.stage.scene import Change, Leave, Push, Replace, Scene
from cubacube.scenes.widgets.dialogues import LeaveReason, notice
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.shell.flow.tables import Tables
from cubacube.shell.learning.lesson import Lesson, has_lesson, lesson
from cubacube.shell.learning.passed import Lessons
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.setup_page import LessonOffer


class LessonRoom:
    """Opens lessons, and remembers which ones were finished."""

    def __init__(self, tables: Tables, menu: Callable[[], Scene]) -> None:
        self._tables, self._menu = tables, menu
        self._lessons = Lessons()

    def offer_of(self, game: Game) -> LessonOffer | None:
        """Return the lesson offer that the set-up page of a game shows, if there is a lesson."""
        if not has_lesson(game.name):
            return None
        return LessonOffer(
            lambda: self.learn(lesson(game.name)), lambda: self._lessons.has_passed(game.name)
        )

    def learn(self, which: Lesson) -> Change:
        """Open the lesson of a game."""
        table = partial(self._tables.set_table, which.game)
        page = self._tables.load(lambda: LessonPage(which, table))
        return Push(page, lambda page: Push(page, partial(self._after, which)))

    def _after(self, which: Lesson, result: bool | LeaveReason) -> Change:
        self._tables.on_close()
        match result:
            case LeaveReason.RESTART:
                return self.learn(which)
            case LeaveReason.MENU:
                return Replace(self._menu())
            case LeaveReason.QUIT:
                return Leave()
            case True if fault := self._lessons.keep(which.game):
                return Push(notice(_("Cannot save that you finished the lesson"), (fault,)))
        return None
