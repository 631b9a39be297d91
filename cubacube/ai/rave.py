"""Monte Carlo tree search with RAVE (rapid action value estimation).

Every rollout updates all moves made in it, whoever made them and when ("all moves as
first"). The more often a move itself was tried, the less these RAVE results count in its
value. The budget is a number of rollouts. The same position, budget and rng give the same
choice everywhere.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import inf, sqrt
from random import Random
from typing import Any, Generic, TypeAlias

from cubacube.ai.exact import M, Position, Worth

Ends: TypeAlias = Callable[[Any, Random], tuple[Sequence[M], Worth]]
"""Function that plays a random rollout from a position.

It returns the moves made and the final value for each seat.
"""

HALF = 60.0
"""After this many tries, a move's own results count as much as its RAVE results."""

GREED = 0.15
"""Weight of the exploration bonus for moves that were tried less."""


@cache
def _share(tries: int) -> float:
    """Return the weight of the RAVE results for a move that itself was tried `tries` times."""
    return sqrt(HALF / (3 * tries + HALF))


class Node(Generic[M]):
    """A position of the search tree, with statistics of its moves.

    `tries` and `sums` count the rollouts that made the move here. `all_tries` and `all_sums`
    also count the rollouts that made it later (RAVE).
    """

    __slots__ = ("all_sums", "all_tries", "children", "moves", "position", "sums", "tries")

    def __init__(self, position: Position[M]) -> None:
        self.position = position
        self.moves = tuple(position.moves())
        self.children: dict[M, Node[M]] = {}
        self.tries = dict.fromkeys(self.moves, 0)
        self.sums = dict.fromkeys(self.moves, 0.0)
        self.all_tries = dict.fromkeys(self.moves, 0)
        self.all_sums = dict.fromkeys(self.moves, 0.0)

    def chosen(self) -> M:
        """Return the most promising move; moves that appeared in no rollout come first."""
        tries, sums, all_tries, all_sums = self.tries, self.sums, self.all_tries, self.all_sums
        met = sum(all_tries.values()) + 1
        spread, least = sqrt(met), met * 0.01
        best, most = self.moves[0], -inf
        for move in self.moves:  # most of a computer's time is spent here
            times = all_tries[move]
            if not times:
                return move
            promise = all_sums[move] / times
            own = tries[move]
            if own:
                share = _share(own)
                promise = (1 - share) * (sums[move] / own) + share * promise
            promise += GREED * sqrt(spread / (least + times))
            if promise > most:
                best, most = move, promise
        return best

    def learn(self, move: M, made: Sequence[M], worth: Worth) -> None:
        """Record a rollout that made `move` here.

        `made` lists the moves of the rollout from this position on.
        """
        gain = worth[self.position.seat]
        self.tries[move] += 1
        self.sums[move] += gain
        for each in made:
            if each in self.all_tries:
                self.all_tries[each] += 1
                self.all_sums[each] += gain


def tried(
    position: Position[M], ends: Ends[M], count: int, rng: Random
) -> dict[M, tuple[float, ...]]:
    """Return statistics of each move after `count` rollouts.

    Returns:
        For each move, a pair: how often it was tried, and the sum of its values. The best move
        has the largest pair.
    """
    root = Node(position)
    for _ in range(count):
        _grow(root, ends, rng)
    return {move: (root.tries[move], root.sums[move]) for move in root.moves}


def _grow(root: Node[M], ends: Ends[M], rng: Random) -> None:
    """Descend to a new position, play a rollout from it and learn from the result."""
    node, way = root, list[tuple[Node[M], M]]()
    while node.moves:
        move = node.chosen()
        way.append((node, move))
        if move not in node.children:
            node.children[move] = Node(node.position.after(move))
            node = node.children[move]
            break
        node = node.children[move]
    made, worth = ends(node.position, rng)
    later = list(made)
    for each, move in reversed(way):
        later.append(move)
        each.learn(move, later, worth)
