"""Whole games at random: what must hold after every action, whatever is played."""

from random import Random

import pytest

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.box import Box
from cubacube.games.calavera.rules.state import Decide, RollDice
from cubacube.rules import replace
from tests.games.calavera.invariants import Promises
from tests.games.calavera.positions import at, own
from tests.playouts import keep_promises, leaves

GAMES = 100
"""Games for each number of seats."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_promises_hold_in_hundreds_of_games(seats: int) -> None:
    rng = Random(seats)
    for _ in range(GAMES):
        keep_promises(rules, rules.setup(Box(), seats), Promises(), rng)


def test_perft_four_loose_dice() -> None:
    """Stop and use one of four colours, or reroll: each die stays or shows one of six faces."""
    state = at((Decide(0),), "XXOPGB", "0 0 0 0", "0 0 0 0")

    assert [leaves(rules, state, depth) for depth in (1, 2)] == [2**4, 4 + 7**4 - 1]


def test_perft_own_group_and_what_it_leaves() -> None:
    """Orange leaves pink and four joker rows; pink too; each joker row leaves both colours."""
    state = own("XJOOPP", "0 0 0 0", "0 0 0 0")

    assert [leaves(rules, state, depth) for depth in (1, 2)] == [6, 5 + 5 + 4 * 2]


def test_perft_the_second_roll_of_one_die() -> None:
    """Each face leads to Stop or 2**5 - 1 rerolls, a skull to 2**4 - 1."""
    state = at((RollDice(0, (0,)),), "OPGBJX", "0 0 0 0", "0 0 0 0")
    state = replace(state, rolls=1)

    assert [leaves(rules, state, depth) for depth in (1, 2)] == [6, 5 * 2**5 + 2**4]
