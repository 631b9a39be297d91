"""Whole random games of the board games with dice, and counted sequences of actions."""

from collections.abc import Callable
from random import Random
from typing import Any

from cubacube.rules import TABLE, Action, AnyRoll, Choice, Rolled, Rules
from tests.invariants import Invariants
from tests.random_player import choose_at_random


def roll_or_choose(choice: Choice, rng: Random) -> Action:
    """Choose at random, for the table and for players."""
    if isinstance(choice, AnyRoll):
        return Rolled(TABLE, tuple(rng.choices(choice.die, k=choice.count)))
    return choose_at_random((choice,), rng)


def keep_promises(
    rules: Rules[Any],
    state: Any,
    promises: Invariants[Any],
    rng: Random,
    pick: Callable[[Choice, Random], Action] = roll_or_choose,
) -> None:
    """Play a game at random; check what holds after every action and at the end."""
    while asked := rules.choices(state):
        before, action = state, pick(asked[0], rng)
        step = rules.apply(before, action)
        state = step.state
        promises.of_step(before, action, step)
    promises.of_end(state)
    assert rules.seen_by(state, 0) == state, "all lies open"


def leaves(rules: Rules[Any], state: Any, depth: int) -> int:
    """Return the number of sequences of `depth` actions."""
    if depth == 0:
        return 1
    choices: tuple[Any, ...] = rules.choices(state)
    return sum(
        leaves(rules, rules.apply(state, action).state, depth - 1)
        for choice in choices
        for action in choice
    )
