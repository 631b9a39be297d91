"""The rest of a game on a known board, as a position for tree search.

Rigs belong to nobody, so the set of placed rigs is the whole position. Their number tells
whose turn it is.
"""

from collections.abc import Sequence
from math import tanh
from random import Random

from cubacube.ai.exact import Worth
from cubacube.games.atacama.ai.completion import RandomEnds, random_end, totals_of
from cubacube.rules import Seat


class Site:
    """A position for the search: the free fields, the rigs placed and the rigs left.

    Fields and rigs are bits of an integer; see `completion`.
    """

    __slots__ = ("_free", "_rigs", "_start", "_taken", "seat")

    def __init__(self, start: RandomEnds, seat: Seat) -> None:
        self._start, self.seat = start, seat
        self._free = sum(1 << at for at in start.free)
        self._taken, self._rigs = start.taken, start.rigs

    def __eq__(self, other: object) -> bool:
        """Return whether the same fields are taken; both must be on the same board."""
        return isinstance(other, Site) and self._taken == other._taken

    def __hash__(self) -> int:
        return hash(self._taken)

    def moves(self) -> tuple[int, ...]:
        """Return the indices in `shape.fields` where a rig may be placed."""
        if not self._rigs:
            return ()
        return tuple([at for at in self._start.free if self._free >> at & 1])

    def near(self, rigs: int) -> bool:
        """Return whether the number of rigs left, or of free fields, is at most `rigs`."""
        return self._rigs <= rigs or len(self.moves()) <= rigs

    def after(self, at: int) -> "Site":
        """Return the position after a rig is placed on the field with index `at`."""
        site = Site.__new__(Site)
        site._start, site.seat = self._start, (self.seat + 1) % len(self._start.lines)
        site._free, site._rigs = self._free & self._start.keep[at], self._rigs - 1
        site._taken = self._taken | self._start.bits[at]
        return site

    def worth(self) -> Worth:
        """Return the value for each player if the game ended now."""
        return worth_of(totals_of(self._start, self._taken))

    def random_end(self, rng: Random) -> tuple[Sequence[int], Worth]:
        """Play a random ending: return the fields it takes and its value for each player."""
        added, taken = random_end(self._start, self._free, self._taken, self._rigs, rng)
        return added, worth_of(totals_of(self._start, taken))


def worth_of(totals: Sequence[int]) -> Worth:
    """Return the value of an ending for each role: its lead over the best rival.

    A win adds a bonus and a defeat subtracts it.
    """
    best = max(totals)
    second = max([*totals[: totals.index(best)], *totals[totals.index(best) + 1 :]])
    return tuple([_worth(own - (second if own == best else best)) for own in totals])


def _worth(lead: int) -> float:
    return tanh(lead / 12) + 0.3 * ((lead > 0) - (lead < 0))
