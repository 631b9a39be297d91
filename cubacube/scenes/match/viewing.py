"""View a recorded match: show any moment, and play the next action as in the match."""

from typing import Generic

from cubacube.rules import Action
from cubacube.scenes.match.mode_sequence import ModeSequence
from cubacube.scenes.match.modes import Between
from cubacube.scenes.match.pace import reading
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.words import S


class Viewing(Generic[S]):
    """Moves a match that is only viewed; it asks nobody."""

    def __init__(self, presenter: Presenter[S], sequence: ModeSequence[S]) -> None:
        self._presenter, self._sequence = presenter, sequence
        self._now = presenter.situation

    @property
    def stands(self) -> bool:
        """Whether nothing is being shown now."""
        return isinstance(self._now.mode, Between)

    @property
    def read_s(self) -> float:
        """Seconds to leave announcements readable before the next action is shown."""
        past, unread = self._now.live.past, self._now.unread
        if not unread or (
            past.count < past.length and not self._presenter.waits(self._next_action)
        ):
            return 0.0
        return self._now.board.read_s * reading()

    def show_moment(self, count: int) -> None:
        """Stop at the moment after `count` actions."""
        self._now.live.past.go_to(count)
        self._sequence.reopen()
        self._now.unread = self._now.told

    def step(self) -> None:
        """Start to show the next action in the same way as when it was played."""
        action = self._next_action
        if self._presenter.waits(action):
            self._now.unread = ()
        self._sequence.begin(self._presenter.logged(action))

    @property
    def _next_action(self) -> Action:
        """The action after the current moment."""
        live = self._now.live
        return live.as_drawn(live.past[live.past.count + 1].match.turns[-1].action)
