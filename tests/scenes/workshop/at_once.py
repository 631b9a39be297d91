"""Estimates computed in the process of the test."""

from cubacube.session.workshop.estimate import FIRST, Answer, Trials, estimate, part
from cubacube.table.level import Level


class InlineThinker:
    """An estimator that computes only a first answer, when polled."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials
        self._level: Level | None = None

    def ask(self, level: Level) -> None:
        self._level = level

    def answer(self) -> Answer | None:
        level, self._level = self._level, None
        if level is None:
            return None
        return Answer(level, estimate([part(level, self._trials, each) for each in range(FIRST)]))

    def close(self) -> None:
        """Do nothing."""
