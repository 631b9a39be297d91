"""A match: one game being played, with undo and replay.

The log of actions is the truth; states are its cache.
"""

from dataclasses import field
from typing import Generic, TypeVar

from cubacube.rules import TABLE, Action, Event, Rules, frozen, play, replace
from cubacube.session.play.log import Log

S = TypeVar("S")


@frozen
class Turn(Generic[S]):
    """One action with what it led to."""

    action: Action
    events: tuple[Event, ...]
    state: S


@frozen
class Match(Generic[S]):
    """A game from its setup to now; every change is a new match."""

    rules: Rules[S]
    start: S
    turns: Log[Turn[S]] = field(default_factory=Log)

    @property
    def state(self) -> S:
        """The state after the last turn."""
        return self.turns[-1].state if self.turns else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return tuple(event for turn in self.turns for event in turn.events)

    def play(self, action: Action) -> "Match[S]":
        """Add one action.

        Raises:
            IllegalActionError: The action is not a choice of the current state.
        """
        step = play(self.rules, self.state, action)
        return replace(self, turns=self.turns.added(Turn(action, step.events, step.state)))

    def undo(self) -> "Match[S]":
        """Go back to before the last action of a player: it goes, and all the table's answers.

        Before the first action of a player there is nothing to take back.
        """
        for count in range(len(self.turns), 0, -1):
            if self.turns[count - 1].action.seat != TABLE:
                return replace(self, turns=self.turns.first(count - 1))
        return self

    def actions(self) -> tuple[Action, ...]:
        """The log; replaying it on `start` gives this match again."""
        return tuple(turn.action for turn in self.turns)


def replay(rules: Rules[S], start: S, actions: tuple[Action, ...]) -> Match[S]:
    """Build a match from its log.

    Raises:
        IllegalActionError: An action of the log is not a choice where it is played.
    """
    match = Match(rules, start)
    for action in actions:
        match = match.play(action)
    return match
