"""Whole games at random: what must hold after every action, whatever is played."""

from itertools import product
from random import Random

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules.actions import Pass
from cubacube.games.caramba.rules.box import Box, Options
from cubacube.rules import Action, Choice, replace
from tests.games.caramba.invariants import Promises
from tests.games.caramba.positions import after, before_turn, roll
from tests.playouts import keep_promises, leaves, roll_or_choose

GAMES = 56
"""Games for each number of seats: seven of each box."""
BOXES = [Box(options=Options(*switches)) for switches in product((False, True), repeat=3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_promises_hold_in_hundreds_of_games(seats: int) -> None:
    rng = Random(seats)
    for game in range(GAMES):
        state = rules.setup(BOXES[game % len(BOXES)], seats)
        keep_promises(rules, state, Promises(), rng, pick)


def pick(choice: Choice, rng: Random) -> Action:
    """Choose at random; where passing is allowed, pass three times in four."""
    passing = Pass(choice.seat)
    return passing if passing in choice and rng.random() < 0.75 else roll_or_choose(choice, rng)


def test_perft_placing_on_a_track_of_six() -> None:
    state = after(rules.setup(Box(stone=3, pebbles=2, clay=1), 4), roll(5, 0, 0, 0))

    assert [leaves(rules, state, depth) for depth in (1, 2, 3, 4)] == [6, 30, 120, 360]


def test_perft_two_chips_on_a_track_of_eight() -> None:
    """Of 8 spaces, 4 sombreros and 2 chips leave 2: B has 3 actions, then C has 2 or 3."""
    box = Box(stone=4, pebbles=3, clay=1)
    state = before_turn(8, 7, 6, 5, turn=1, chips=(4, 0, 0, 3), box=box)

    assert [leaves(rules, state, depth) for depth in (1, 2)] == [3, 2 + 2 + 3]


def test_perft_a_turn_in_second_place() -> None:
    """Offer 1 or 2 silver for 1 or 2 dice, or nothing; then buy off or answer."""
    state = before_turn(8, 7, 6, 5, turn=1, chips=(48, 47, 46, 45), money=(2, 1, 0, 0))
    state = replace(state, broke=(2, 3))

    assert [leaves(rules, state, depth) for depth in (1, 2)] == [5, 2 + 4 * 2]
