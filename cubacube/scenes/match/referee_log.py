"""What stands in the referee's line."""

from collections.abc import Sequence
from typing import Final

from cubacube.rules import Action, Event, frozen
from cubacube.scenes.match.rulings import Ruling


@frozen
class RefereeLines:
    """The sentences that stand there; `begun`: a turn has begun in which nobody has acted yet."""

    referee_lines: tuple[str, ...] = ()
    begun: bool = False


NOTHING_SAID: Final = RefereeLines()


class RefereeLog:
    """Keeps the sentences about the last action of which there was something to tell."""

    def heard(
        self,
        before: RefereeLines,
        action: Action,
        events: Sequence[Event],
        rulings: Sequence[Ruling],
    ) -> RefereeLines:
        """What stands there after an action; `rulings` are what its events sound like."""
        del action, events
        return RefereeLines(tuple(ruling.words for ruling in rulings)) if rulings else before
