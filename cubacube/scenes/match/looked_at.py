"""A match that is looked at: any moment of it, and what came next as it was shown."""

from abc import abstractmethod

from cubacube.rules import TABLE, Action, Event
from cubacube.scenes.match.modes import Between, Mode
from cubacube.scenes.match.pace import reading
from cubacube.scenes.match.table_view import TableView
from cubacube.scenes.match.words import Hint, S
from cubacube.scenes.stage.scene import Change


class MatchViewer(TableView[S]):
    """What `MatchScene` does for who watches; the life of a match is the matter of that."""

    _unread: tuple[Event, ...] = ()
    """What was told since somebody had time to read."""

    @abstractmethod
    def _begin(self, mode: Mode) -> None:
        """A new mode."""

    @abstractmethod
    def _gone(self) -> Change:
        """Go on from another moment."""

    @abstractmethod
    def _tells(self, action: Action) -> bool:
        """Whether a choice is worth waiting for."""

    @abstractmethod
    def _chosen(self, action: Action) -> Mode:
        """What was chosen, before it is shown."""

    @abstractmethod
    def _showing(self, action: Action) -> Mode:
        """What an action will look like."""

    @property
    def _stage(self) -> str:
        """What is being done in the turn, where that is to be told."""
        return ""

    def put_aside(self, keys: tuple[Hint, ...]) -> None:
        """Nobody is asked any more, and no time passes: only these keys of another page work."""
        self.set_aside, self._banner = keys, None
        self._begin(Between())

    def show_moment(self, count: int) -> None:
        """Stand still after so many actions."""
        self.live.past.go_to(count)
        self._gone()
        self._unread = self._told_now

    def step(self) -> None:
        """Begin to show what comes after the moment, as it was shown when it happened."""
        action = self._next_action
        if self._waits(action):
            self._unread = ()
        self._begin(self._logged(action))

    approximate = False
    """Whether something was shown as it is kept, because this program's table does it otherwise."""

    @property
    def stands(self) -> bool:
        """Whether nothing is shown now."""
        return isinstance(self.mode, Between)

    @property
    def read_s(self) -> float:
        """How long what was told is to be left for reading before what comes next is shown."""
        past = self.live.past
        if not self._unread or (past.count < past.length and not self._waits(self._next_action)):
            return 0.0
        return self._board.read_s(self._unread) * reading()

    @property
    def _next_action(self) -> Action:
        """What comes after the moment."""
        past = self.live.past
        return self.live.as_drawn(past[past.count + 1].match.turns[-1].action)

    @property
    def _told_now(self) -> tuple[Event, ...]:
        """What the last action has brought, if anything was told of it."""
        count, rulings = self.live.past.count, self.live.rulings
        told = count and rulings and rulings[-1].after == count
        return self.live.match.turns[-1].events if told else ()

    def _waits(self, action: Action) -> bool:
        """Whether what was told before an action of the log is left to be read first."""
        return action.seat != TABLE and self._tells(action)

    def _logged(self, action: Action) -> Mode:
        """How an action of the log is shown."""
        told = action.seat != TABLE and self._tells(action)
        return self._chosen(action) if told else self._showing(action)
