"""A drill: the same prepared table several times; the coach's bar counts the tries."""

from collections.abc import Callable

from cubacube.kit.cards import Cards
from cubacube.kit.placing import Placed
from cubacube.kit.shot import gate
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.stage.scene import Change, Close
from cubacube.session.households.practised import Practised
from cubacube.session.language.translation import _
from cubacube.shell.learning.lesson import Lesson
from cubacube.shell.pages.lesson_page import LessonPage, OpenTable
from cubacube.shell.pages.practice_words import reached_words
from cubacube.shell.practice.drill import Drill
from cubacube.shell.practice.judges import judged
from cubacube.shell.practice.series import DrillTry, flicked_in, reached


class DrillPage(LessonPage):
    """The page of a drill. It closes with `Practised` after the last try, else with False."""

    def __init__(self, drill: Drill, cards: Cards, open_table: OpenTable) -> None:
        self.drill = drill
        self.tries: list[DrillTry] = []
        self._cards = cards
        exercises = (drill.exercise,) * drill.tries
        super().__init__(Lesson(drill.game, drill.exercise.title, exercises), open_table)

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
        """The goal of the drill or, after the last try, the total result.

        If the last flick missed the goal, the text says so. Why it missed is explained by the
        referee's text below.
        """
        if self.stand == "open" or not self.is_last:
            missed = self.stand == "missed"
            goal = _(self.exercise.say)
            return _("Not yet. {goal}").format(goal=goal) if missed else super().words
        return reached_words(self.drill, self.reached)

    @property
    def reached(self) -> Practised:
        """The result of the tries so far."""
        return reached(self.drill, self.tries)

    def _presses(self) -> tuple[tuple[str, str, Callable[[], Change]], ...]:
        return (
            ("loop", _("Restart all tries (F5)"), self._again),
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
            return Close(self.reached)
        self._begin(self.number + 1)
        return None

    def _match_over(self) -> None:
        self._judge()

    def _judge(self) -> None:
        """Judge the try as soon as the rules have answered its flick; a try is one flick.

        If a die was moved by hand, the try starts again instead.
        """
        match = self.scene.live.match
        since = range(self._heard_from, len(match.turns))
        laid = any(isinstance(match.turns[at].action, Placed) for at in since)
        if laid:
            self._begin(self.number)  # in a drill dice may not be moved by hand
            return
        flicked = flicked_in(match, self._heard_from)
        if flicked is None:
            return
        found = DrillTry(flicked.shot.flick, judged(self.drill, flicked, self._cards))
        self.tries.append(found)
        self._stand("passed" if found.judged.made else "missed")

    def _begin(self, number: int) -> None:
        super()._begin(number)
        self._heard_from = len(self.scene.live.match.turns)
        mode = self.scene.mode
        # Otherwise an aim declares the first Gate on its path, which may be the wrong one.
        if self.drill.gate and isinstance(mode, Deciding) and mode.aiming is not None:
            mode.aiming.declare(gate(*self.drill.gate))
