"""The number of possible continuations, counted by the rules and independently."""

from collections.abc import Iterable
from itertools import product
from math import factorial

import pytest

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.boards import HEX
from cubacube.games.atacama.rules.legal import legal_fields
from cubacube.games.atacama.rules.shape import HEXAGON, Field
from cubacube.games.atacama.rules.state import State
from cubacube.rules import OneOf
from tests.games.atacama.positions import dealt, new_game, placed
from tests.games.atacama.test_atacama_end import BLOCKED_AT_25, BLOCKING
from tests.games.atacama.test_atacama_enhanced import STAGE_1


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` actions, or fewer if the game ends."""
    offered = rules.choices(state)
    if not offered:
        return 1
    (choice,) = offered
    assert isinstance(choice, OneOf)
    if depth == 1:
        return len(choice.actions)
    return sum(perft(rules.apply(state, action).state, depth - 1) for action in choice)


def independent_sets(size: int) -> int:
    """Count sets of `size` fields of the square board without common edges, row by row."""
    rows = [row for row in range(1 << 9) if not row & row >> 1]
    ways = {(row, row.bit_count()): 1 for row in rows}
    for _ in range(8):
        more = dict[tuple[int, int], int]()
        for ((above, count), number), row in product(ways.items(), rows):
            key = (row, count + row.bit_count())
            if not above & row and key[1] <= size:
                more[key] = more.get(key, 0) + number
        ways = more
    return sum(number for (_, count), number in ways.items() if count == size)


def pairs(fields: Iterable[Field]) -> int:
    """Count ordered pairs of hexes that may both carry a rig, by distance and metal."""
    ores = dict(zip(HEXAGON.fields, HEX, strict=True))
    usable = [(field, ore) for field in fields if (ore := ores[field]) is not None]

    def apart(a: Field, b: Field) -> int:
        q, r = a[0] - b[0], a[1] - b[1]
        return max(abs(q), abs(r), abs(q + r))

    return sum(
        a != b and (apart(a, b) > 1 or one.metal != other.metal)
        for (a, one), (b, other) in product(usable, repeat=2)
    )


@pytest.mark.parametrize(("depth", "leaves"), [(1, 81), (2, 6_192), (3, 445_956)])
def test_atacama_perft_of_the_basic_game(depth: int, leaves: int) -> None:
    assert perft(new_game(), depth) == leaves
    assert factorial(depth) * independent_sets(depth) == leaves


def test_atacama_perft_of_the_tactical_game() -> None:
    assert perft(new_game(tactical=True), 2) == 4 * 6_192


def test_atacama_perft_of_four_players() -> None:
    assert perft(new_game(4), 2) == 6_192
    assert perft(new_game(4, tactical=True), 2) == 4 * 6_192


def test_atacama_perft_of_three_players() -> None:
    assert perft(dealt(new_game(3)), 1) == 90
    assert perft(dealt(new_game(3)), 2) == pairs(HEXAGON.fields) == 7_872
    assert perft(dealt(new_game(3)), 3) == 668_718


@pytest.mark.parametrize(("depth", "leaves"), [(1, 31), (2, 834), (3, 19_236)])
def test_atacama_perft_of_the_enhanced_game(depth: int, leaves: int) -> None:
    assert perft(dealt(new_game(enhanced=True)), depth) == leaves


def test_atacama_perft_across_a_stage() -> None:
    state = placed(dealt(new_game(enhanced=True)), *STAGE_1[:5])

    assert perft(state, 1) == 12 + 4
    assert perft(state, 2) == 631


def endings(free: frozenset[Field]) -> int:
    """Count the ways to fill `free` until nothing is left, on the square board."""
    if not free:
        return 1
    return sum(
        endings(free - {(a, b), (a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)}) for a, b in free
    )


@pytest.mark.parametrize(
    ("rigs", "games"), [(BLOCKING[:19], 152), (BLOCKED_AT_25[:20], 1_680)], ids=["a19", "a22"]
)
def test_atacama_perft_to_the_end_of_a_blocked_game(rigs: tuple[Field, ...], games: int) -> None:
    state = placed(new_game(), *rigs)

    assert perft(state, 99) == games
    assert endings(frozenset(legal_fields(state))) == games
