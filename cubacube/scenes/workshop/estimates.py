"""Estimates of how levels play, computed in the background; the latest ones are cached."""

from collections.abc import Callable
from typing import Final

from cubacube.scenes.workshop.estimate_box import EstimateShown
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.estimate import Answer, Estimator
from cubacube.table.level import Level

_MOST: Final = 40
"""The largest number of levels whose estimates are cached."""


class Estimates:
    """Requests an estimate of the current level, then of the level before the last change."""

    def __init__(self, draft: LevelDraft, make: Callable[[], Estimator]) -> None:
        self._draft, self._make = draft, make
        self._estimator: Estimator | None = None
        self._known: dict[Level, Answer] = {}
        self._asked: Level | None = None

    @property
    def told(self) -> EstimateShown:
        """The estimates that are known so far."""
        now, before = self._draft.level, self._draft.before
        was = self._known.get(before) if before != now else None
        known = self._known.get(now)
        return EstimateShown(
            None if known is None else known.found,
            None if was is None else was.found,
            thinking=not self._is_whole(now),
        )

    def prepare(self) -> Estimator:
        """Start the estimator if needed, which takes about a second, and return it."""
        if self._estimator is None:
            self._estimator = self._make()
        return self._estimator

    def update(self) -> None:
        """Store a finished answer, then request the next missing estimate."""
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
        """Store an answer.

        An incomplete answer is stored only if it used more drives than the stored one.
        """
        if answer.whole:
            self._asked = None
        known = self._known.get(answer.level)
        if known is None or answer.whole or _drives(answer) > _drives(known):
            self._known.pop(answer.level, None)
            self._known[answer.level] = answer
        for old in list(self._known)[:-_MOST]:
            del self._known[old]

    def _is_whole(self, level: Level) -> bool:
        """Return whether the estimate of a level is complete."""
        return level in self._known and self._known[level].whole

    def close(self) -> None:
        """Stop the estimator."""
        if self._estimator is not None:
            self._estimator.close()
            self._estimator = None


def _drives(answer: Answer) -> int:
    return 0 if answer.found is None else answer.found.drives
