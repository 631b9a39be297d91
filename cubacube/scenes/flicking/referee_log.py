"""What has been said since the last flick, in this turn."""

from collections.abc import Sequence
from typing import Any

from cubacube.kit.shot import Flick
from cubacube.rules import TABLE, Action, Event
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.match.referee_log import RefereeLines, RefereeLog
from cubacube.scenes.match.rulings import Ruling


class FlickLog(RefereeLog):
    """Keeps the sentences until something new begins."""

    def __init__(self, board: FlickBoard[Any]) -> None:
        self._board = board

    def heard(
        self,
        before: RefereeLines,
        action: Action,
        events: Sequence[Event],
        rulings: Sequence[Ruling],
    ) -> RefereeLines:
        """A flick makes everything before it old, and so does the first action of a turn."""
        said, begun = before.said, before.begun
        if isinstance(action, Flick) or (begun and action.seat != TABLE):
            said, begun = (), False
        for ruling in rulings:
            announce = self._board.announce(ruling.event)
            if announce == "afresh":
                said = ()
            if announce != "log":
                said = (*said, ruling.words)
        return RefereeLines(said, begun or any(map(self._board.begins, events)))
