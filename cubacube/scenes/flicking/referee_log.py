"""What has been said since the last flick, in this turn."""

from collections.abc import Sequence
from typing import Any

from cubacube.kit.shot import Flick
from cubacube.rules import TABLE, Action, Event
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.match.referee_log import RefereeLog
from cubacube.scenes.match.rulings import Ruling


class FlickLog(RefereeLog):
    """Remembers the sentences until something new begins."""

    def __init__(self, board: FlickBoard[Any]) -> None:
        super().__init__()
        self._board = board
        self._new_turn = False

    def hear(self, action: Action, events: Sequence[Event], rulings: Sequence[Ruling]) -> None:
        """A flick makes everything before it old, and so does the first action of a turn."""
        if isinstance(action, Flick) or (self._new_turn and action.seat != TABLE):
            self.said = ()
            self._new_turn = False
        self._new_turn = self._new_turn or any(map(self._board.begins, events))
        for ruling in rulings:
            announce = self._board.announce(ruling.event)
            if announce == "afresh":
                self.said = ()
            if announce != "log":
                self.said = (*self.said, ruling.words)
