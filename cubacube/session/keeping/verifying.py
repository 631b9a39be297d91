"""Verify the dealer's answers of a saved match: every flick is simulated again, every roll drawn.

A match is split into parts, which processes can verify one by one.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from functools import partial
from itertools import islice
from typing import TypeAlias

from cubacube.rules import TABLE, Action, Choice, frozen
from cubacube.session.files.cancelling import check_cancelled
from cubacube.session.keeping.kept import SavedMatch
from cubacube.session.language.translation import _
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import NOTHING, Standing
from cubacube.table import TableError

_ANSWERS = 16
"""Answers in a part; they take well under a second."""


@frozen
class Verdict:
    """How the answers in a match compare with those of this program."""

    differs: int | None = None
    """Index in the log, from 0, of the first answer that differs; None if all are the same."""


def words_of(verdict: Verdict | None) -> str:
    """Return in a few words whether this version of the game computes the same results."""
    if verdict is None:
        return _("not verified")
    if verdict.differs is None:
        return _("exact")
    return _("differs from action {number} on").format(number=verdict.differs + 1)


@frozen
class LoggedAnswer:
    """An answer of the dealer in a log, and what it answers."""

    number: int
    """Its index in the log, from 0."""
    choice: Choice
    standing: Standing
    action: Action


Part: TypeAlias = Callable[[], int | None]
"""Verifies some answers of a match; returns the log index of the first that differs, or None."""


def parts_of(kept: SavedMatch) -> Iterator[Part]:
    """Split the answers of a match into parts, in the order of the log."""
    answers = _answers(kept)
    while part := tuple(islice(answers, _ANSWERS)):
        yield partial(_difference, kept.dealer, part)


def _answers(kept: SavedMatch) -> Iterator[LoggedAnswer]:
    state, standing = kept.match.start, NOTHING
    for number, turn in enumerate(kept.match.turns):
        check_cancelled()
        if turn.action.seat == TABLE:
            choice = kept.game.rules.choices(state)[0]
            # A process gets a plain copy of the counts.
            yield LoggedAnswer(number, choice, dict(standing), turn.action)
        state, standing = turn.state, turn.standing


def _difference(dealer: Dealer, answers: tuple[LoggedAnswer, ...]) -> int | None:
    for each in answers:
        try:
            same = dealer.answer(each.choice, each.standing) == each.action
        except TableError:
            same = False
        if not same:
            return each.number
    return None


def first_difference(kept: SavedMatch) -> int | None:
    """Return the log index of the first answer in a match that differs, or None."""
    found = (part() for part in parts_of(kept))
    return next((number for number in found if number is not None), None)


class Verifier:
    """Verifies a match in a process, one part after the other."""

    def __init__(self, parts: list[Part], pool: Executor) -> None:
        self._parts, self._pool = deque(parts), pool
        self._running: Future[int | None] | None = None

    def update(self) -> Verdict | None:
        """Begin the next part when one is done; return the verdict once it is known.

        Raises:
            BrokenExecutor: The process has ended.
        """
        if self._running is not None and self._running.done():
            found, self._running = self._running.result(), None
            if found is not None:
                return Verdict(found)
        if self._running is None:
            if not self._parts:
                return Verdict()
            self._running = self._pool.submit(self._parts.popleft())
        return None
