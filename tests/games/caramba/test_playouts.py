"""Whole games at random: what must hold after every action, whatever is played."""

from itertools import product
from random import Random
from typing import Any

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules.actions import Pass
from cubacube.games.caramba.rules.box import Box, Options
from cubacube.games.caramba.rules.state import State
from cubacube.rules import TABLE, Action, AnyRoll, Choice, OneOf, Rolled, replace
from tests.games.caramba.invariants import Promises
from tests.games.caramba.positions import after, before_turn, roll

GAMES = 56
"""Games for each number of seats: seven of each box."""
BOXES = [Box(options=Options(*switches)) for switches in product((False, True), repeat=3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_promises_hold_in_hundreds_of_games(seats: int) -> None:
    rng = Random(seats)
    for game in range(GAMES):
        state, promises = rules.setup(BOXES[game % len(BOXES)], seats), Promises()
        while asked := rules.choices(state):
            before, action = state, pick(asked[0], rng)
            step = rules.apply(before, action)
            state = step.state
            promises.of_step(before, action, step)
        promises.of_end(state)
        assert rules.seen_by(state, 0) == state, "all lies open"


def pick(choice: Choice, rng: Random) -> Action:
    """Choose at random; where passing is allowed, pass three times in four."""
    if isinstance(choice, AnyRoll):
        return Rolled(TABLE, tuple(rng.choices(choice.die, k=choice.count)))
    if isinstance(choice, OneOf):
        return rng.choice(choice.actions)
    passing = Pass(choice.seat)
    if passing in choice and rng.random() < 0.75:
        return passing
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


def test_perft_placing_on_a_track_of_six() -> None:
    state = after(rules.setup(Box(stone=3, pebbles=2, clay=1), 4), roll(5, 0, 0, 0))

    assert [leaves(state, depth) for depth in (1, 2, 3, 4)] == [6, 30, 120, 360]


def test_perft_two_chips_on_a_track_of_eight() -> None:
    """Of 8 spaces, 4 sombreros and 2 chips leave 2: B has 3 actions, then C has 2 or 3."""
    box = Box(stone=4, pebbles=3, clay=1)
    state = before_turn(8, 7, 6, 5, turn=1, chips=(4, 0, 0, 3), box=box)

    assert [leaves(state, depth) for depth in (1, 2)] == [3, 2 + 2 + 3]


def test_perft_a_turn_in_second_place() -> None:
    """Offer 1 or 2 silver for 1 or 2 dice, or nothing; then buy off or answer."""
    state = before_turn(8, 7, 6, 5, turn=1, chips=(48, 47, 46, 45), money=(2, 1, 0, 0))
    state = replace(state, broke=(2, 3))

    assert [leaves(state, depth) for depth in (1, 2)] == [5, 2 + 4 * 2]
