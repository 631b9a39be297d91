"""The pages of drills and puzzles: each try is one flick, and the coach's bar counts them."""

from collections.abc import Callable

from cubacube.kit.cards import Cards
from cubacube.kit.placing import Placed
from cubacube.kit.shot import gate
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.dialogues import confirm
from cubacube.session.households.practised import Practised, decoded_flick
from cubacube.session.households.puzzled import Puzzled, Stands
from cubacube.session.language.translation import N_, _
from cubacube.session.settings.keymap import with_key
from cubacube.shell.learning.lesson import Lesson
from cubacube.shell.pages.lesson_page import LessonPage, OpenTable
from cubacube.shell.pages.practice_words import (
    next_medal_words,
    puzzled_words,
    reached_words,
    stars_words,
    stop_words,
)
from cubacube.shell.practice.drill import Drill
from cubacube.shell.practice.judges import judged
from cubacube.shell.practice.puzzle import Puzzle
from cubacube.shell.practice.series import DrillTry, flicked_in, reached


class TryPage(LessonPage):
    """A page on which each try is one flick."""

    _over = N_("This try is over.")

    def __init__(
        self, task: Drill | Puzzle, lesson: Lesson, cards: Cards, open_table: OpenTable
    ) -> None:
        self._task, self._cards = task, cards
        super().__init__(lesson, open_table)

    @property
    def words(self) -> str:
        """What the coach says now.

        If the last flick missed the goal, the text says so. Why it missed is explained by the
        referee's text below.
        """
        if self.stand == "missed":
            return _("Not yet. {goal}").format(goal=_(self.exercise.say))
        return super().words

    def _begin(self, number: int) -> None:
        super()._begin(number)
        self._heard_from = len(self.scene.live.match.turns)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return (self._next, *self._knobs) if self._may_go_on else (*self._knobs,)

    def _match_over(self) -> None:
        self._judge()

    def _tried(self) -> DrillTry | None:
        """Return the try as soon as the rules have answered its flick."""
        flicked = flicked_in(self.scene.live.match, self._heard_from)
        if flicked is None:
            return None
        return DrillTry(flicked.shot.flick, judged(self._task, flicked, self._cards))


class DrillPage(TryPage):
    """The page of a drill. It closes with True after the last try, else with False.

    After each try it calls `keep` with the result of the tries so far.
    """

    def __init__(
        self, drill: Drill, cards: Cards, open_table: OpenTable, keep: Callable[[Practised], object]
    ) -> None:
        self.drill, self._keep = drill, keep
        self.tries: list[DrillTry] = []
        exercises = (drill.exercise,) * drill.tries
        lesson = Lesson(drill.game, drill.exercise.title, exercises)
        super().__init__(drill, lesson, cards, open_table)

    @property
    def made(self) -> int:
        """Number of successful tries."""
        return sum(each.judged.made for each in self.tries)

    @property
    def progress(self) -> str:
        """Text with the number of the current try, and the number of successful tries."""
        said = _("Try {number} of {count} · {made} good")
        count = self.drill.tries
        return said.format(number=self.number + 1, count=count, made=self.made)

    @property
    def words(self) -> str:
        """The goal of the drill or, after a try, its result and what the next medal requires."""
        if self.stand == "open":
            return super().words
        left = self.drill.tries - len(self.tries)
        said = super().words if left else f"{reached_words(self.drill, self.reached)}."
        judged = self.tries[-1].judged
        stop = stop_words(self.drill, judged.near_tenth_mm) if judged.made else ""
        following = next_medal_words(self.drill, self.reached, left)
        return " ".join(filter(None, (said, stop, following)))

    @property
    def reached(self) -> Practised:
        """The result of the tries so far."""
        return reached(self.drill, self.tries)

    def _presses(self) -> tuple[tuple[str, str, Callable[[], Change]], ...]:
        return (
            ("loop", with_key(_("Restart all tries ({key})"), "F5"), self._again),
            ("leave", _("Leave the drill"), lambda: Close(False)),
        )

    def _next_words(self) -> str:
        return _("Finish") if self.is_last else _("Next try")

    def _again(self) -> Change:
        self.tries = []
        self._begin(0)
        return None

    def _skip(self) -> Change:
        """Do nothing: a try cannot be skipped."""
        return None

    def _go_on(self) -> Change:
        """Start the next try, or close after the last one."""
        if self.is_last:
            return Close(True)
        self._begin(self.number + 1)
        return None

    def _judge(self) -> None:
        """Judge the try as soon as the rules have answered its flick; a try is one flick.

        If a die was moved by hand, the try starts again instead.
        """
        match = self.scene.live.match
        since = range(self._heard_from, len(match.turns))
        if any(isinstance(match.turns[at].action, Placed) for at in since):
            self._begin(self.number)  # in a drill dice may not be moved by hand
            return
        found = self._tried()
        if found is not None:
            self.tries.append(found)
            self._keep(self.reached)
            self._stand("passed" if found.judged.made else "missed")

    def _begin(self, number: int) -> None:
        super()._begin(number)
        mode = self.scene.mode
        # Otherwise an aim declares the first Gate on its path, which may be the wrong one.
        if self.drill.gate and isinstance(mode, Deciding) and mode.aiming is not None:
            mode.aiming.declare(gate(*self.drill.gate))


class PuzzlePage(TryPage):
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
        lesson = Lesson(puzzle.kind.game, puzzle.kind.title, (puzzle.exercise,))
        super().__init__(puzzle, lesson, cards, open_table)

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

        The result is left out if the puzzle was over before this attempt.
        """
        if self.stand != "passed" or self._known != "open":
            return super().words
        return f"{super().words} {puzzled_words(self.reached)}."

    def _presses(self) -> tuple[tuple[str, str, Callable[[], Change]], ...]:
        return (
            ("loop", with_key(_("Restart this table ({key})"), "F5"), self._again),
            ("key", with_key(_("Show solution ({key})"), "F6"), self._skip),
            ("leave", _("Leave the puzzle"), lambda: Close(False)),
        )

    def _skip(self) -> Change:
        """Show the solution; ask first if the puzzle is not solved yet."""
        if self._ended:
            return Close(True)
        title, yes, no = _("Show the solution?"), _("Show solution"), _("Keep trying")
        words = _("The puzzle then counts as shown. You can no longer solve it.")
        return confirm(title, words, yes, no, self._give_up)

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

    def _judge(self) -> None:
        """Judge the try as soon as the rules have answered its flick; a try is one flick."""
        found = self._tried()
        if found is None:
            return
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
