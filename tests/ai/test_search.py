"""Search: perfect last moves, and a Monte Carlo tree that finds them."""

from collections.abc import Sequence
from random import Random

import pytest

from cubacube.ai.exact import Worth, values
from cubacube.ai.rave import tried
from cubacube.rules import Seat, frozen


@frozen
class Heap:
    """A game of Nim: take one to three stones per turn; whoever takes the last one wins."""

    stones: int
    seat: Seat = 0

    def moves(self) -> Sequence[int]:
        return range(1, min(3, self.stones) + 1)

    def after(self, move: int) -> "Heap":
        return Heap(self.stones - move, 1 - self.seat)

    def worth(self) -> Worth:
        """Score the state: the current player has not taken the last stone."""
        return (-1.0, 1.0) if self.seat == 0 else (1.0, -1.0)

    def random_end(self, rng: Random) -> tuple[Sequence[int], Worth]:
        heap, made = self, list[int]()
        while moves := heap.moves():
            made.append(rng.choice(moves))
            heap = heap.after(made[-1])
        return made, heap.worth()


@pytest.mark.parametrize("stones", range(1, 14))
def test_the_last_moves_are_played_without_a_mistake(stones: int) -> None:
    """The winning move leaves a multiple of four."""
    worth = values(Heap(stones), 1000)

    assert worth is not None
    assert {move for move, each in worth.items() if each == 1.0} == {stones % 4} - {0}


@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_plays_for_themselves(seat: Seat) -> None:
    worth = values(Heap(6, seat), 1000)

    assert worth == {1: -1.0, 2: 1.0, 3: -1.0}


def test_what_takes_too_many_positions_is_not_known() -> None:
    assert values(Heap(13), 5) is None


@pytest.mark.parametrize("stones", [2, 3, 5, 6, 7])
def test_a_tree_grown_by_chance_finds_the_winning_move(stones: int) -> None:
    found = tried(Heap(stones), Heap.random_end, 400, Random(1))

    assert max(found, key=lambda move: found[move]) == stones % 4
    assert sum(tries for tries, _gain in found.values()) == 400


def test_equal_chance_grows_equal_trees() -> None:
    one, other = (tried(Heap(20), Heap.random_end, 50, Random(5)) for _ in range(2))

    assert one == other
