"""A drill: one prepared table again and again, the coach's bar above it counts."""

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
    """Closes with what was reached (`Practised`) after the last try, with False before it."""

    def __init__(self, drill: Drill, cards: Cards, open_table: OpenTable) -> None:
        self.drill = drill
        self.tries: list[DrillTry] = []
        self._cards = cards
        exercises = (drill.exercise,) * drill.tries
        super().__init__(Lesson(drill.game, drill.exercise.title, exercises), open_table)

    @property
    def made(self) -> int:
        """How many tries have succeeded."""
        return sum(each.judged.made for each in self.tries)

    @property
    def progress(self) -> str:
        """Which try it is, and how many were good."""
        said = _("Try {number} of {count} · {made} good")
        count = self.drill.tries
        return said.format(number=self.number + 1, count=count, made=self.made)

    @property
    def words(self) -> str:
        """The goal; after the last try what all of them come to.

        What came of a flick that does not reach the goal is told by the referee below.
        """
        if self.stand == "open" or not self.is_last:
            missed = self.stand == "missed"
            goal = _(self.exercise.say)
            return _("Not yet. {goal}").format(goal=goal) if missed else super().words
        return reached_words(self.drill, self.reached)

    @property
    def reached(self) -> Practised:
        """What the tries come to as yet."""
        return reached(self.drill, self.tries)

    def _presses(self) -> tuple[tuple[str, str, Callable[[], Change]], ...]:
        return (
            ("loop", _("All tries once more (F5)"), self._again),
            ("leave", _("Leave the drill"), lambda: Close(False)),
        )

    def _next_words(self) -> str:
        return _("Finish") if self.is_last else _("Next try")

    def _again(self) -> Change:
        self.tries = []
        self._begin(0)
        return None

    def _skip(self) -> Change:
        """A try is not skipped."""
        return None

    def _go_on(self) -> Change:
        """The next try, however this one went."""
        if self.is_last:
            return Close(self.reached)
        self._begin(self.number + 1)
        return None

    def _match_over(self) -> None:
        self._judge()

    def _judge(self) -> None:
        """A try is one flick: over as soon as the table and the rules have answered it."""
        match = self.scene.live.match
        since = range(self._heard_from, len(match.turns))
        laid = any(isinstance(match.turns[at].action, Placed) for at in since)
        if laid:
            self._begin(self.number)  # the dice of a drill lie where they lie
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
        # An aim would declare the first Gate on its way, which need not be the one that counts.
        if self.drill.gate and isinstance(mode, Deciding) and mode.aiming is not None:
            mode.aiming.declare(gate(*self.drill.gate))
