"""What is found out about levels in the background, kept for those that were asked last."""

from collections.abc import Callable
from typing import Final

from cubacube.scenes.flicking.workshop.estimate_box import Told
from cubacube.session.workshop.draft import Draft
from cubacube.session.workshop.estimate import Estimate
from cubacube.session.workshop.estimating import Estimator
from cubacube.table.level import Level

_MOST: Final = 40
"""So many levels are remembered."""


class Estimates:
    """Asks about the level on the bench first, then about the one before the last change."""

    def __init__(self, draft: Draft, make: Callable[[], Estimator]) -> None:
        self._draft, self._make = draft, make
        self._estimator: Estimator | None = None
        self._known: dict[Level, Estimate | None] = {}
        self._asked: Level | None = None

    @property
    def told(self) -> Told:
        """What is known by now."""
        now, before = self._draft.level, self._draft.before
        was = self._known.get(before) if before != now else None
        return Told(self._known.get(now), was, thinking=now not in self._known)

    def update(self) -> None:
        """Hear what was found out, and ask for what is not known."""
        if self._estimator is None:
            self._estimator = self._make()
        answer = self._estimator.answer()
        if answer is not None:
            level, found = answer
            self._known[level] = found
            self._asked = None
            for old in list(self._known)[:-_MOST]:
                del self._known[old]
        wanted = (self._draft.level, self._draft.before)
        unknown = next((each for each in wanted if each not in self._known), None)
        if unknown is not None and unknown != self._asked:
            self._asked = unknown
            self._estimator.ask(unknown)

    def close(self) -> None:
        """Nobody wants to know any more."""
        if self._estimator is not None:
            self._estimator.close()
            self._estimator = None
