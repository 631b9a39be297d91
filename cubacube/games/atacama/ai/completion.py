"""Play an unfinished game to its end by random moves, to estimate who wins.

Rigs belong to nobody and only the final set of them counts. So a random ending goes
through the free fields in random order, and takes each one that is still free, until the
rigs are used up.

There are two kinds of sets, both stored as integers. A set of fields has one bit for each
index in `shape.fields`. A set for scoring lists the fields line by line, for every direction
that a player scores; so a field has one bit for each of these directions.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TypeAlias

from cubacube.games.atacama.rules.boards import Ground
from cubacube.games.atacama.rules.legal import shadow, unplaced
from cubacube.games.atacama.rules.ore import Concession, points
from cubacube.games.atacama.rules.scoring import ENOUGH
from cubacube.games.atacama.rules.shape import Direction, Shape
from cubacube.games.atacama.rules.state import State
from cubacube.rules import frozen, replace

Role: TypeAlias = tuple[Concession, Direction]
End: TypeAlias = tuple[list[int], list[int]]
"""The fields added, as indices in `shape.fields`, and the points of each role."""


@frozen
class LinePlan:
    """One line of one role: where its bits are, and the score for each set of rigs in it.

    `shift` and `mask` cut the bits of the line out of a set for scoring. These bits are the
    index in `scores`.
    """

    shift: int
    mask: int
    scores: tuple[int, ...]


@frozen
class RandomEnds:
    """A position prepared for random endings; sets of fields are bits of an integer.

    `free` lists the free fields by their indices in `shape.fields`. `keep` and `bits` have one
    entry for each field. The entry of `keep` is a mask of the fields that stay free when a rig
    is placed on this field. The entry of `bits` is the field as a set for scoring. `taken` is
    the set for scoring of all rigs on the board. `rigs` is the number of rigs still to come, and
    `lines` has the lines of each role.
    """

    free: tuple[int, ...]
    keep: tuple[int, ...]
    bits: tuple[int, ...]
    taken: int
    rigs: int
    lines: tuple[tuple[LinePlan, ...], ...]


def prospect(state: State, ground: Ground, roles: tuple[Role, ...]) -> RandomEnds:
    """Prepare a position for random endings; all of `ground` is known or guessed.

    The rig that a player must still pay for the concessions [2.5.15] is not placed.
    """
    state = replace(state, ground=ground)
    shape, index = state.shape, state.shape.index
    directions = tuple(dict.fromkeys(direction for _, direction in roles))
    bits = _bits(shape, directions)
    keep = tuple(
        ~(1 << at | sum(1 << index[near] for near in shadow(state, field)))
        for at, field in enumerate(shape.fields)
    )
    free, taken = -1, 0
    for rig in state.rigs:
        free &= keep[index[rig.field]]
        taken |= bits[index[rig.field]]
    return RandomEnds(
        tuple(at for at, ore in enumerate(ground) if ore is not None and free >> at & 1),
        keep,
        bits,
        taken,
        unplaced(state) - (state.enhanced and state.buyer is None),
        tuple(_lines(state, role, directions.index(role[1])) for role in roles),
    )


def ends(start: RandomEnds, count: int, rng: Random) -> Iterator[End]:
    """Yield `count` random endings of the game."""
    for _ in range(count):
        added, taken = random_end(start, -1, start.taken, start.rigs, rng)
        yield added, totals_of(start, taken)


def random_end(
    start: RandomEnds, free: int, taken: int, rigs: int, rng: Random
) -> tuple[list[int], int]:
    """Add up to `rigs` rigs at random on the `free` fields.

    Returns:
        The indices of the fields added, and the bits of all rigs placed.
    """
    order, keep, bits, added = list(start.free), start.keep, start.bits, list[int]()
    order.sort(key=rng.randbytes(len(keep)).__getitem__)
    for at in order:
        if free >> at & 1:
            if len(added) == rigs:
                break
            free &= keep[at]
            taken |= bits[at]
            added.append(at)
    return added, taken


def totals_of(start: RandomEnds, taken: int) -> list[int]:
    """Return the points of each role if `taken` has the bits of all rigs placed."""
    totals = []
    for lines in start.lines:
        total = 0
        for line in lines:
            total += line.scores[taken >> line.shift & line.mask]
        totals.append(total)
    return totals


def _bits(shape: Shape, directions: tuple[Direction, ...]) -> tuple[int, ...]:
    """Return the bits of each field in a set for scoring: one bit for each direction."""
    in_lines = [field for each in directions for line in shape.lines[each] for field in line]
    found = dict.fromkeys(shape.fields, 0)
    for at, field in enumerate(in_lines):
        found[field] |= 1 << at
    return tuple(found.values())


def _lines(state: State, role: Role, block: int) -> tuple[LinePlan, ...]:
    """Return the lines of a role.

    `block` tells which block of bits in a set for scoring belongs to the direction of the role;
    the first block is 0.
    """
    concession, direction = role
    times = {rig.field: 2 for rig in state.rigs if rig.colour == "second"}
    shift, found = block * len(state.shape.fields), []
    for line in state.shape.lines[direction]:
        values = tuple(
            0 if ore is None else times.get(field, 1) * points(concession, ore)
            for field in line
            for ore in (state.ore(field),)
        )
        found.append(LinePlan(shift, (1 << len(line)) - 1, _scores(values)))
        shift += len(line)
    return tuple(found)


@lru_cache(maxsize=1024)
def _scores(values: tuple[int, ...]) -> tuple[int, ...]:
    """[2.2.4] Return the score of each set of rigs in a line with these values."""
    sums = [0]
    for value in values:
        sums += [before + value for before in sums]
    return tuple(total if rigs.bit_count() >= ENOUGH else 0 for rigs, total in enumerate(sums))
