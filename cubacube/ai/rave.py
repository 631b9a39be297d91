"""A tree of positions grown by random ends, in which a move also learns from later times.

Every end teaches all moves made in it, whoever made them and when ("all moves as first"); how much
that counts falls as a move is tried itself. How much is thought is a number of ends, so the same
position, ends and chance give the same choice everywhere.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import inf, sqrt
from random import Random
from typing import Any, Generic, TypeAlias

from cubacube.ai.exact import M, Position, Worth

Ends: TypeAlias = Callable[[Any, Random], tuple[Sequence[M], Worth]]
"""A random end of a position: the moves made on the way, and what it is worth to everybody."""

HALF = 60.0
"""After so many tries a move counts as much as what later times tell of it."""

GREED = 0.15
"""How much more is expected of what was tried less."""


@cache
def _share(tries: int) -> float:
    """How much later times count for a move that was tried so often itself."""
    return sqrt(HALF / (3 * tries + HALF))


class Node(Generic[M]):
    """A position met in the tree: its moves with tries and sums, of themselves and of all times."""

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
        """The move that promises most; what no end has shown yet is tried first."""
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
        """An end in which `move` was made here, and these moves later."""
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
    """How often each move was tried in so many ends, and what all that brought: most is best."""
    root = Node(position)
    for _ in range(count):
        _grow(root, ends, rng)
    return {move: (root.tries[move], root.sums[move]) for move in root.moves}


def _grow(root: Node[M], ends: Ends[M], rng: Random) -> None:
    """Go down to a position not met before, end it by chance, and learn from that."""
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
