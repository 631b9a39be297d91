"""Whole games at random: what must hold after every action, whatever is played."""

from random import Random
from typing import Any

import pytest

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.box import Box
from cubacube.games.calavera.rules.state import Decide, RollDice, State
from cubacube.rules import TABLE, Action, AnyRoll, Choice, OneOf, Rolled, replace
from tests.games.calavera.invariants import Promises
from tests.games.calavera.positions import at, own

GAMES = 100
"""Games for each number of seats."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_promises_hold_in_hundreds_of_games(seats: int) -> None:
    rng = Random(seats)
    for _ in range(GAMES):
        state, promises = rules.setup(Box(), seats), Promises()
        while asked := rules.choices(state):
            before, action = state, pick(asked[0], rng)
            step = rules.apply(before, action)
            state = step.state
            promises.of_step(before, action, step)
        promises.of_end(state)
        assert rules.seen_by(state, 0) == state, "all lies open"


def pick(choice: Choice, rng: Random) -> Action:
    if isinstance(choice, AnyRoll):
        return Rolled(TABLE, tuple(rng.choices(choice.die, k=choice.count)))
    if isinstance(choice, OneOf):
        return rng.choice(choice.actions)
    listed: Any = choice
    return rng.choice(listed)  # type: ignore[no-any-return]


def leaves(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` actions."""
    if depth == 0:
        return 1
    return sum(
        leaves(rules.apply(state, action).state, depth - 1)
        for choice in listed(state)
        for action in choice
    )


def listed(state: State) -> tuple[Any, ...]:
    return rules.choices(state)


def test_perft_four_loose_dice() -> None:
    """Stop and use one of four colours, or reroll: each die stays or shows one of six faces."""
    state = at((Decide(0),), "XXOPGB", "0 0 0 0", "0 0 0 0")

    assert [leaves(state, depth) for depth in (1, 2)] == [2**4, 4 + 7**4 - 1]


def test_perft_own_group_and_what_it_leaves() -> None:
    """Orange leaves pink and four joker rows; pink too; each joker row leaves both colours."""
    state = own("XJOOPP", "0 0 0 0", "0 0 0 0")

    assert [leaves(state, depth) for depth in (1, 2)] == [6, 5 + 5 + 4 * 2]


def test_perft_the_second_roll_of_one_die() -> None:
    """Each face leads to Stop or 2**5 - 1 rerolls, a skull to 2**4 - 1."""
    state = at((RollDice(0, (0,)),), "OPGBJX", "0 0 0 0", "0 0 0 0")
    state = replace(state, rolls=1)

    assert [leaves(state, depth) for depth in (1, 2)] == [6, 5 * 2**5 + 2**4]
