"""Control the flow of lessons: from the set-up page to a lesson and back."""

from collections.abc import Callable
from functools import partial

from cubacube.games import catalogue
from cubacube.scenes.stage.scene import Change, Push, Replace, Scene
from cubacube.scenes.widgets.dialogues import LeaveReason, Offer, choose, notice_before
from cubacube.session.language.translation import N_, _
from cubacube.session.play.game import Game
from cubacube.session.settings.chosen import use_handicaps
from cubacube.session.settings.keymap import with_key
from cubacube.session.settings.model import Preview
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.flow.tables import Leaving, Tables, after_leaving
from cubacube.shell.learning.lesson import Lesson, has_lesson, lesson
from cubacube.shell.learning.passed import Lessons
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.setup_page import LessonOffer

_STEPS: tuple[tuple[Preview, str], ...] = (
    ("full", N_("The whole path")),
    ("first_contact", N_("To the first hit")),
    ("direction", N_("Only the direction")),
)
"""The previews to choose from after the first lesson with flicks."""


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

    @property
    def any_passed(self) -> bool:
        """Whether somebody here has passed the lesson of any game."""
        return any(map(self._lessons.has_passed, catalogue.names()))

    def learn(self, which: Lesson, done: Leaving = lambda: None) -> Change:
        """Open the lesson of a game for the person who played last; `done` follows if it is passed.

        Without such a person it is for a learner.
        """
        fault = self._store.read()
        who = next(iter(self._store.household.names), _("Learner"))
        table = partial(self._tables.set_table, which.game, who)

        def enter(page: LessonPage) -> Change:
            use_handicaps({who: "full"})
            return Push(page, partial(self._after, which, who, done))

        page = self._tables.load(lambda: LessonPage(which, table), enter)
        return notice_before(page, _("Cannot read your profile data"), fault)

    def _after(self, which: Lesson, who: str, done: Leaving, result: bool | LeaveReason) -> Change:
        self._tables.on_close()
        self._store.use_previews()
        flicking = [game.name for game in catalogue.games() if game.level]
        asks = which.game in flicking and not any(map(self._lessons.has_passed, flicking))
        fault = self._lessons.keep(which.game) if result is True else ""
        again, menu = partial(self.learn, which, done), lambda: Replace(self._menu())
        if result is not True:
            return after_leaving(result, again, menu)
        on = self._ask_preview(who, done) if asks else done()
        return notice_before(on, _("Cannot save that you finished the lesson"), fault)

    def _ask_preview(self, who: str, done: Leaving) -> Change:
        """Ask how much of a flick a person wants to see after their first lesson with flicks."""

        def keep(preview: Preview) -> Change:
            self._store.keep_preview(who, preview, alone=True)
            return done()

        offers: list[Offer] = [(_(words), partial(keep, each), "cream") for each, words in _STEPS]
        words = _("How much of a flick do you want to see? On the table, {key} changes this.")
        return choose(_("Flick preview"), with_key(words, "V"), offers, done)
