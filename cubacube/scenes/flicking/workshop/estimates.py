"""What is found out about levels in the background, kept for those that were asked last."""

from collections.abc import Callable
from typing import Final

from cubacube.scenes.flicking.workshop.estimate_box import EstimateShown
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.estimating import Answer, Estimator
from cubacube.table.level import Level

_MOST: Final = 40
"""So many levels are remembered."""


class Estimates:
    """Asks about the level on the bench first, then about the one before the last change."""

    def __init__(self, draft: LevelDraft, make: Callable[[], Estimator]) -> None:
        self._draft, self._make = draft, make
        self._estimator: Estimator | None = None
        self._known: dict[Level, Answer] = {}
        self._asked: Level | None = None

    @property
    def told(self) -> EstimateShown:
        """What is known by now."""
        now, before = self._draft.level, self._draft.before
        was = self._known.get(before) if before != now else None
        known = self._known.get(now)
        return EstimateShown(
            None if known is None else known.found,
            None if was is None else was.found,
            thinking=not self._is_whole(now),
        )

    def prepare(self) -> Estimator:
        """Let there be somebody who can be asked; that takes a second or so."""
        if self._estimator is None:
            self._estimator = self._make()
        return self._estimator

    def update(self) -> None:
        """Hear what was found out, and ask for what is not known."""
        estimator = self.prepare()
        answer = estimator.answer()
        if answer is not None:
            self._hear(answer)
        wanted = (self._draft.level, self._draft.before)
        unknown = next((each for each in wanted if not self._is_whole(each)), None)
        if unknown is not None and unknown != self._asked:
            self._asked = unknown
            estimator.ask(unknown)

    def _hear(self, answer: Answer) -> None:
        """Keep an answer, but for a worse one than there was when it was asked before."""
        if answer.whole:
            self._asked = None
        known = self._known.get(answer.level)
        if known is None or answer.whole or _drives(answer) > _drives(known):
            self._known.pop(answer.level, None)
            self._known[answer.level] = answer
        for old in list(self._known)[:-_MOST]:
            del self._known[old]

    def _is_whole(self, level: Level) -> bool:
        """Whether nothing more is to be found out about a level."""
        return level in self._known and self._known[level].whole

    def close(self) -> None:
        """Nobody wants to know any more."""
        if self._estimator is not None:
            self._estimator.close()
            self._estimator = None


def _drives(answer: Answer) -> int:
    return 0 if answer.found is None else answer.found.drives
