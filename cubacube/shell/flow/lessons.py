"""Control the flow of lessons: from the set-up page to a lesson and back."""

from collections.abc import Callable
from functools import partial

from cubacube.games import catalogue
from cubacube.scenes.stage.scene import Change, Push, Replace, Scene
from cubacube.scenes.widgets.dialogues import LeaveReason, notice_before
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.shell.flow.tables import Leaving, Tables, after_leaving
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

    @property
    def any_passed(self) -> bool:
        """Whether somebody here has passed the lesson of any game."""
        return any(map(self._lessons.has_passed, catalogue.names()))

    def learn(self, which: Lesson, done: Leaving = lambda: None) -> Change:
        """Open the lesson of a game; `done` follows if it is passed."""
        table = partial(self._tables.set_table, which.game, "")
        return self._tables.load(
            lambda: LessonPage(which, table),
            lambda page: Push(page, partial(self._after, which, done)),
        )

    def _after(self, which: Lesson, done: Leaving, result: bool | LeaveReason) -> Change:
        self._tables.on_close()
        fault = self._lessons.keep(which.game) if result is True else ""
        again, menu = partial(self.learn, which, done), lambda: Replace(self._menu())
        on = done() if result is True else after_leaving(result, again, menu)
        return notice_before(on, _("Cannot save that you finished the lesson"), fault)
