"""The referee's sentences since the last flick of this turn."""

from collections.abc import Sequence
from typing import Any

from cubacube.kit.events import DicePlaced
from cubacube.kit.shot import Flick
from cubacube.rules import TABLE, Action, Event
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.match.live.referee_log import RefereeLines, RefereeLog
from cubacube.scenes.match.live.rulings import Ruling


class FlickLog(RefereeLog):
    """Stores the referee's sentences until the next flick or the next turn."""

    set_up = (DicePlaced,)

    def __init__(self, board: FlickBoard[Any]) -> None:
        self._board = board

    def heard(
        self,
        before: RefereeLines,
        action: Action,
        events: Sequence[Event],
        rulings: Sequence[Ruling],
    ) -> RefereeLines:
        """Add new rulings; a flick or the first action of a turn clears the older ones."""
        referee_lines, begun = before.referee_lines, before.begun
        if isinstance(action, Flick) or (begun and action.seat != TABLE):
            referee_lines, begun = (), False
        for ruling in rulings:
            announce = self._board.effect(ruling.event).announce
            if announce == "afresh":
                referee_lines = ()
            if announce != "log":
                referee_lines = (*referee_lines, ruling.words)
        return RefereeLines(referee_lines, begun or self._board.calls_next(events))
