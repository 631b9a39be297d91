"""The page of a puzzle: one table until it is solved; the coach's bar counts the tries."""

from collections.abc import Callable

from cubacube.kit.cards import Cards
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.scenes.widgets.dialogues import question
from cubacube.session.households.practised import decoded_flick
from cubacube.session.households.puzzled import Puzzled, Stands
from cubacube.session.language.translation import _
from cubacube.shell.learning.lesson import Lesson
from cubacube.shell.pages.lesson_page import LessonPage, OpenTable
from cubacube.shell.pages.practice_words import puzzled_words, stars_words
from cubacube.shell.practice.judges import judged
from cubacube.shell.practice.puzzle import Puzzle
from cubacube.shell.practice.series import DrillTry, flicked_in


class PuzzlePage(LessonPage):
    """The page of a puzzle; `reached` is the player's result.

    It closes with True if the solution must be shown, otherwise with False.
    """

    def __init__(
        self, puzzle: Puzzle, before: Puzzled | None, cards: Cards, open_table: OpenTable
    ) -> None:
        """`before` is the result of earlier attempts."""
        self.puzzle = puzzle
        self.tries = 0
        self._counted = 0
        self._stands: Stands = "open"
        self._known: Stands = "open" if before is None else before.stands
        self._best: DrillTry | None = None
        self._cards = cards
        lesson = Lesson(puzzle.kind.game, puzzle.kind.title, (puzzle.exercise,))
        super().__init__(lesson, open_table)

    @property
    def solved(self) -> bool:
        """Whether a flick has solved the puzzle."""
        return self._best is not None

    @property
    def reached(self) -> Puzzled:
        """The result of this attempt."""
        if self._best is None:
            return Puzzled(self.puzzle.name, self._counted, self._stands)
        near, flick = self._best.judged.near_tenth_mm, decoded_flick(self._best.flick)
        return Puzzled(self.puzzle.name, self._counted, self._stands, near, flick)

    @property
    def progress(self) -> str:
        """Text with the number of tries and the difficulty."""
        number = max(1, self.tries + (self.stand == "open"))
        return _("Try {number} · {stars}").format(number=number, stars=stars_words(self.puzzle))

    @property
    def words(self) -> str:
        """The goal or, once the puzzle is solved, the praise for it and the result.

        If the last flick missed the goal, the text says so. Why it missed is explained by the
        referee's text below. The result is left out if the puzzle was over before this attempt.
        """
        if self.stand == "missed":
            return _("Not yet. {goal}").format(goal=_(self.exercise.say))
        if self.stand != "passed" or self._known != "open":
            return super().words
        return f"{super().words} {puzzled_words(self.reached)}."

    def _presses(self) -> tuple[tuple[str, str, Callable[[], Change]], ...]:
        return (
            ("loop", _("Restart this table (F5)"), self._again),
            ("key", _("Show solution (F6)"), self._skip),
            ("leave", _("Leave the puzzle"), lambda: Close(False)),
        )

    def _skip(self) -> Change:
        """Show the solution; ask first if the puzzle is not solved yet."""
        if self._ended:
            return Close(True)
        asked = question(
            _("Show the solution?"),
            _("The puzzle then counts as shown. You can no longer solve it."),
            _("Show solution"),
            _("Keep trying"),
        )
        return Push(asked, lambda sure: self._give_up() if sure else None)

    @property
    def _ended(self) -> bool:
        """Whether the puzzle is over: solved, or its solution shown, in this attempt or before."""
        return self._known != "open" or self._stands != "open"

    def _give_up(self) -> Change:
        self._stands = "shown"
        return Close(True)

    def _go_on(self) -> Change:
        """Try again, or close once it is solved."""
        return Close(False) if self.stand == "passed" else self._again()

    def _match_over(self) -> None:
        self._judge()

    def _judge(self) -> None:
        """Judge the try as soon as the rules have answered its flick; a try is one flick."""
        flicked = flicked_in(self.scene.live.match, self._heard_from)
        if flicked is None:
            return
        found = DrillTry(flicked.shot.flick, judged(self.puzzle, flicked, self._cards))
        self.tries += 1
        self._counted += self._stands == "open"
        if found.judged.made:
            self._keep(found)
        self._stand("passed" if found.judged.made else "missed")

    def _keep(self, found: DrillTry) -> None:
        """Mark the puzzle as solved, and keep the flick that stopped nearest to the best place."""
        self._stands = "solved" if self._stands == "open" else self._stands
        before = self._best
        if before is None or found.judged.near_tenth_mm < before.judged.near_tenth_mm:
            self._best = found

    def _begin(self, number: int) -> None:
        super()._begin(number)
        self._heard_from = len(self.scene.live.match.turns)
