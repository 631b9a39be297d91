"""What the loudest button of the menu offers: what suits who sits there."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.scenes.stage.scene import Change
from cubacube.session.keeping.shelf import last_played
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.shell.flow.lessons import LessonRoom
from cubacube.shell.learning.lesson import lesson
from cubacube.shell.pages.lead import Continuing, Lead
from cubacube.shell.pages.match_previews import MatchPreviews
from cubacube.shell.pages.shelves import box_words, die_of


@frozen
class Leading:
    """Finds the offer: to continue a match, to learn the first game, or to play."""

    lessons: LessonRoom
    set_up: Callable[[Game], Change]
    resume: Callable[[Path], Change]
    match_previews: MatchPreviews
    patience_s: float | None
    """How long a frame waits for the search for a match; None waits until it is done."""

    def of(self, folder: Path | None, now: Callable[[], Game | None]) -> Callable[[], Lead | None]:
        """Return a function for the menu to call in every frame.

        `folder` has the saved matches, if they are saved. `now` returns the game that was set
        up or played last in this run.
        """
        last = None if folder is None else last_played(folder)
        first = next((each for each in catalogue.games() if each.name == last), None)
        if folder is None:
            return lambda: self._play(now() or first)

        def otherwise() -> Lead:
            fresh = last is None and not self.lessons.any_passed
            return self._learn() if fresh else self._play(now() or first)

        previews = self.match_previews
        return Continuing(folder, previews, self.resume, otherwise, self.patience_s).offer

    def _learn(self) -> Lead:
        game = catalogue.games()[0]
        learn = partial(self.lessons.learn, lesson(game.name), partial(self.set_up, game))
        words, note = _("Learn {game}"), _("A coach shows you how, step by step.")
        return Lead(words.format(game=_(game.title)), (note,), learn, die=die_of(game))

    def _play(self, last: Game | None) -> Lead:
        game = last or catalogue.games()[0]
        words, set_up = _("Play {game}"), partial(self.set_up, game)
        notes = (box_words(game),)
        return Lead(words.format(game=_(game.title)), notes, set_up, die=die_of(game))
