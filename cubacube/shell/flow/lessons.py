"""Control the flow of lessons: from the set-up page to a lesson and back."""

from collections.abc import Callable
from functools import partial

from cubacube.scenes.stage.scene import Change, Push, Replace, Scene
from cubacube.scenes.widgets.dialogues import LeaveReason, notice_before
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.flow.tables import Tables, after_leaving
from cubacube.shell.learning.lesson import Lesson, has_lesson, lesson
from cubacube.shell.learning.passed import Lessons
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.setup_page import LessonOffer


class LessonRoom:
    """Opens lessons, and remembers which ones were finished."""

    def __init__(self, store: HouseholdStore, tables: Tables, menu: Callable[[], Scene]) -> None:
        self._store, self._tables, self._menu = store, tables, menu
        self._lessons = Lessons()

    def offer_of(self, game: Game) -> LessonOffer | None:
        """Return the lesson offer that the set-up page of a game shows, if there is a lesson."""
        if not has_lesson(game.name):
            return None
        return LessonOffer(
            lambda: self.learn(lesson(game.name)), lambda: self._lessons.has_passed(game.name)
        )

    def learn(self, which: Lesson) -> Change:
        """Open the lesson of a game for the person who played last, if one is known."""
        fault = self._store.read()
        who = next(iter(self._store.household.names), _("Learner"))
        table = partial(self._tables.set_table, which.game, who)
        page = self._tables.load(
            lambda: LessonPage(which, table), lambda page: Push(page, partial(self._after, which))
        )
        return notice_before(page, _("Cannot read your profile data"), fault)

    def _after(self, which: Lesson, result: bool | LeaveReason) -> Change:
        self._tables.on_close()
        fault = self._lessons.keep(which.game) if result is True else ""
        again, menu = partial(self.learn, which), lambda: Replace(self._menu())
        on = after_leaving(result, again, menu)
        return notice_before(on, _("Cannot save that you finished the lesson"), fault)
