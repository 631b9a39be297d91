"""A match: one game being played, with undo and replay.

The log of actions decides everything. The states are only cached, and can be computed
again.
"""

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Generic, TypeAlias, TypeVar

from cubacube.rules import TABLE, Action, Event, Rules, Seat, frozen, play, replace
from cubacube.session.play.log import Log

S = TypeVar("S")

Standing: TypeAlias = Mapping[type[Action] | Seat, int]
"""Counts of actions in a log, by key.

The key is a class of dealer answers, or the seat of a player.
"""

NOTHING: Standing = {}
"""The counts of an empty log."""


@frozen
class PlayedAction(Generic[S]):
    """One action with its events and the new state."""

    action: Action
    events: tuple[Event, ...]
    state: S
    standing: Standing = field(compare=False)
    """The counts of the log up to this action, including it.

    They follow from the actions, so comparisons ignore them.
    """


@frozen
class Match(Generic[S]):
    """An immutable match, from its setup to now; every change returns a new one."""

    rules: Rules[S]
    start: S
    turns: Log[PlayedAction[S]] = field(default_factory=Log)

    @property
    def state(self) -> S:
        """The state after the last action; without any action, the state at the start."""
        return self.turns[-1].state if self.turns else self.start

    @property
    def standing(self) -> Standing:
        """The number of actions in the log, by kind of dealer answer and by seat."""
        return self.turns[-1].standing if self.turns else NOTHING

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far."""
        return tuple(event for turn in self.turns for event in turn.events)

    def play(self, action: Action) -> "Match[S]":
        """Return the match with one more action.

        Raises:
            IllegalActionError: The action is not a choice of the current state.
        """
        turn = played(self.rules, self.state, self.standing, action)
        return replace(self, turns=self.turns.added(turn))

    def undo(self) -> "Match[S]":
        """Return the match as it was before the last action of a player.

        All dealer answers after that action are removed, too. If no player has made an action,
        nothing changes.
        """
        for count in range(len(self.turns), 0, -1):
            if self.turns[count - 1].action.seat != TABLE:
                return replace(self, turns=self.turns.first(count - 1))
        return self

    def actions(self) -> tuple[Action, ...]:
        """Return the log; replaying it from `start` gives this match again."""
        return tuple(turn.action for turn in self.turns)


def played(rules: Rules[S], state: S, standing: Standing, action: Action) -> PlayedAction[S]:
    """Play one action; `standing` counts the log before it.

    Raises:
        IllegalActionError: The action is not a choice of `state`.
    """
    step = play(rules, state, action)
    return PlayedAction(action, step.events, step.state, increment(standing, action))


def increment(standing: Standing, action: Action) -> Standing:
    """Return the counts after one more action."""
    kind = type(action) if action.seat == TABLE else action.seat
    return MappingProxyType({**standing, kind: standing.get(kind, 0) + 1})


def replay(rules: Rules[S], start: S, actions: tuple[Action, ...]) -> Match[S]:
    """Build a match from its log.

    Raises:
        IllegalActionError: An action is not allowed in the state that the earlier actions
            produce.
    """
    match = Match(rules, start)
    for action in actions:
        match = match.play(action)
    return match
