"""View a recorded match: show any moment, and play the next action as in the match."""

from abc import abstractmethod

from cubacube.rules import TABLE, Action, Event
from cubacube.scenes.match.modes import Between, Mode
from cubacube.scenes.match.pace import reading
from cubacube.scenes.match.table_view import TableView
from cubacube.scenes.match.words import Hint, S
from cubacube.scenes.stage.scene import Change


class MatchViewer(TableView[S]):
    """The part of `MatchScene` for viewing a match; `MatchScene` itself runs matches."""

    _unread: tuple[Event, ...] = ()
    """Announced events that nobody has had time to read yet."""

    @abstractmethod
    def _begin(self, mode: Mode) -> None:
        """Start a mode."""

    @abstractmethod
    def _gone(self) -> Change:
        """Continue the match after a move to another moment."""

    @abstractmethod
    def _tells(self, action: Action) -> bool:
        """Return whether a choice is worth announcing."""

    @abstractmethod
    def _chosen(self, action: Action) -> Mode:
        """Return the mode that announces a choice before it is shown."""

    @abstractmethod
    def _showing(self, action: Action) -> Mode:
        """Return the mode that shows an action."""

    @property
    def _stage(self) -> str:
        """The current step of the turn, where it is worth showing; else empty."""
        return ""

    def put_aside(self, keys: tuple[Hint, ...]) -> None:
        """Freeze the match while another page is open, and show the `keys` of that page."""
        self.set_aside, self._banner = keys, None
        self._begin(Between())

    def show_moment(self, count: int) -> None:
        """Stop at the moment after `count` actions."""
        self.live.past.go_to(count)
        self._gone()
        self._unread = self._told_now

    def step(self) -> None:
        """Start to show the next action in the same way as when it was played."""
        action = self._next_action
        if self._waits(action):
            self._unread = ()
        self._begin(self._logged(action))

    approximate = False
    """Whether any recorded result shown so far differs from what this version computes."""

    @property
    def stands(self) -> bool:
        """Whether nothing is being shown now."""
        return isinstance(self.mode, Between)

    @property
    def read_s(self) -> float:
        """Seconds to leave announcements readable before the next action is shown."""
        past = self.live.past
        if not self._unread or (past.count < past.length and not self._waits(self._next_action)):
            return 0.0
        return self._board.read_s * reading()

    @property
    def _next_action(self) -> Action:
        """The action after the current moment."""
        past = self.live.past
        return self.live.as_drawn(past[past.count + 1].match.turns[-1].action)

    @property
    def _told_now(self) -> tuple[Event, ...]:
        """Events of the last action, if any of them was announced."""
        count, rulings = self.live.past.count, self.live.rulings
        told = count and rulings and rulings[-1].after == count
        return self.live.match.turns[-1].events if told else ()

    def _waits(self, action: Action) -> bool:
        """Return whether announcements must be read before this logged action."""
        return action.seat != TABLE and self._tells(action)

    def _logged(self, action: Action) -> Mode:
        """Return the mode that shows a logged action."""
        told = action.seat != TABLE and self._tells(action)
        return self._chosen(action) if told else self._showing(action)
