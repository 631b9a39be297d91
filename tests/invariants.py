"""Invariants of all games after every action and at the end, whatever is played.

A game adds its own in `tests/games/<name>/invariants.py`.
"""

import json
from dataclasses import fields, make_dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar, get_type_hints

from cubacube.kit.shot import Flick, Shot, Thrown
from cubacube.rules import TABLE, Action, Rolled, Rules, Step, play, replace
from cubacube.session.files.codec import canonical, decode, encode
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, PlayedAction, replay
from tests.books import Bookkeeper

S = TypeVar("S")

CLOSELY, EVERY = 60, 25
"""Number of first actions that are checked fully; after them, one in every `EVERY`."""


class Invariants(Generic[S]):
    """The invariants of one game; each match has a new instance, which may have memory."""

    def of_state(self, state: S) -> None:
        """Check what is true of every state."""

    def of_step(self, before: S, action: Action, step: Step[S]) -> None:
        """Check what is true of every action and its result; the state is already checked."""

    def of_end(self, state: S) -> None:
        """Check what is true at the end."""


class Watch:
    """Checks a match during play."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.own, self.seen = game, invariants_of(game), 0
        self.names = tuple(f"P{seat}" for seat in range(seats))
        self.bookkeeper: Bookkeeper | None = None
        self.box: Any = None

    def begin(self, state: Any) -> None:
        self.own.of_state(state)
        self.bookkeeper = Bookkeeper(self.game, len(self.names), state)

    def turn(self, before: Any, turn: PlayedAction[Any]) -> None:
        """Check one action and the state after it."""
        rules, after = self.game.rules, turn.state
        self.own.of_state(after)
        self.own.of_step(before, turn.action, Step(after, turn.events))
        if self.bookkeeper:
            self.bookkeeper.hear(turn)
        assert (rules.outcome(after) is None) == bool(rules.choices(after))
        if self.seen < CLOSELY or self.seen % EVERY == 0:
            check_choices(rules, after)
            self.closely(before, turn)
        self.seen += 1

    def closely(self, before: Any, turn: PlayedAction[Any]) -> None:
        """Run slow checks: serialising, sentences, and that `apply` is a pure function."""
        game, (box, written) = self.game, self.written(before)
        step = play(game.rules, before, turn.action)
        assert (step.state, step.events) == (turn.state, turn.events), "apply is a function"
        assert getattr(turn.state, "box", box) == box, "the box never changes"
        again = decode(json.loads(written), _unboxed(game.state_type))
        assert again == unboxed(before), (
            "it is read as it was written, and apply leaves its input alone"
        )
        assert decode(json.loads(canonical(encode(turn.action))), game.action_type) == turn.action
        for event in turn.events:
            assert isinstance(game.tell(event, self.names, turn.state), str)

    def written(self, state: Any) -> tuple[Any, str]:
        """Return the box, which is large and read back once, and the rest of a state as JSON."""
        if self.box is None:
            again = decode(json.loads(canonical(encode(state))), self.game.state_type)
            assert again == state, "it is read as it was written"
            self.box = getattr(state, "box", "no box")
        return self.box, canonical(encode(unboxed(state)))

    def end(self, match: Match[Any]) -> None:
        """Check the end of a match, finished or not."""
        outcome = match.rules.outcome(match.state)
        check_undo(match)
        check_replay(match, CLOSELY)
        if outcome is None:
            return
        everybody = set(range(len(self.names)))
        assert len(outcome.scores) == len(everybody)
        assert outcome.winners <= everybody
        if self.game.together:
            assert outcome.winners in (set(), everybody)
        else:
            assert outcome.winners
        self.own.of_end(match.state)


@cache
def _unboxed(kind: Any) -> Any:
    """Return the type of states without the field `box`."""
    hints = get_type_hints(kind)
    rest = [(each.name, hints[each.name]) for each in fields(kind) if each.name != "box"]
    return make_dataclass(kind.__name__, rest, frozen=True)


def unboxed(state: Any) -> Any:
    """Return everything in a state except its box."""
    whole: Any = type(state)
    kind = _unboxed(whole)
    return kind(*(getattr(state, each.name) for each in fields(kind)))


def invariants_of(game: Game) -> Invariants[Any]:
    """Return the invariants of a game beyond the contract of all games."""
    module = f"tests.games.{game.name}.invariants"
    if not (find_spec(f"tests.games.{game.name}") and find_spec(module)):
        return Invariants()
    promises: type[Invariants[Any]] = import_module(module).Promises
    return promises()


def check_match(game: Game, match: Match[Any]) -> None:
    """Check every state of a finished match fully."""
    states = [match.start, *(turn.state for turn in match.turns)]
    watch = Watch(game, game.most)
    for state in states:
        check_choices(game.rules, state)
    for before, turn in zip(states, match.turns, strict=False):
        watch.closely(before, turn)
    check_undo(match)
    check_replay(match, len(match.turns))


def check_progress(match: Match[Any]) -> None:
    """Check that no state repeats between flicks or rolls, because that could loop."""
    passed = [match.start]
    for turn in match.turns:
        if isinstance(turn.action, Flick | Shot | Thrown | Rolled):
            passed = []
        assert turn.state not in passed, turn.action
        passed.append(turn.state)


def check_choices(rules: Rules[Any], state: Any) -> None:
    """Check that a state has either choices or an outcome, and each choice has a seat."""
    asked = rules.choices(state)
    assert (rules.outcome(state) is None) == bool(asked)
    for choice in asked:
        assert choice.seat >= TABLE
        if choice.seat != TABLE:
            seen = rules.seen_by(state, choice.seat)
            assert [each for each in rules.choices(seen) if each.seat == choice.seat] == [
                each for each in asked if each.seat == choice.seat
            ], "what a seat may know is enough to see its choices"


def check_replay(match: Match[Any], first: int) -> None:
    """Check that a replay of the first actions gives the same match."""
    again = replay(match.rules, match.start, match.actions()[:first])
    assert again == replace(match, turns=match.turns.first(first))


def check_undo(match: Match[Any]) -> None:
    """Check that undo returns to the state before the last action of a player."""
    last = max((n for n, turn in enumerate(match.turns) if turn.action.seat != TABLE), default=None)
    assert match.undo().actions() == (match.actions() if last is None else match.actions()[:last])
