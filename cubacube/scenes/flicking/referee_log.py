"""What stands in the referee's line: what has been said since the last flick, in this turn."""

from collections.abc import Iterable

from cubacube.kit.shot import Flick
from cubacube.rules import TABLE, Action, Event
from cubacube.scenes.flicking.any_live_match import AnyLiveMatch
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.words import S


class RefereeLog:
    """Remembers the sentences until something new begins."""

    def __init__(self) -> None:
        self.said: tuple[str, ...] = ()
        self._new_turn = False

    def begin(self, action: Action) -> None:
        """A flick makes everything before it old, and so does the first action of a turn."""
        if isinstance(action, Flick) or (self._new_turn and action.seat != TABLE):
            self.said = ()
            self._new_turn = False

    def hear(self, events: Iterable[Event], live: AnyLiveMatch[S], board: FlickBoard[S]) -> None:
        """Say what is to be said of the events."""
        for event in events:
            self._new_turn = self._new_turn or board.begins(event)
            words, announce = live.told(event), board.announce(event)
            if not words:
                continue
            if announce == "afresh":
                self.said = ()
            if announce != "log":
                self.said = (*self.said, words)
