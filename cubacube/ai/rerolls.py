"""Exact tables for rerolling dice: the expected value of every hand with some rolls left.

A hand counts how many dice show each face; which die shows it does not matter. Nothing is
drawn at random: a hand with missing dice has the mean value over all faces of the next die.
So a whole table costs a few thousand additions.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from cubacube.rules import frozen

Hand: TypeAlias = tuple[int, ...]
"""How many dice show each face."""


@frozen
class DiceModel:
    """A set of equal dice with equally likely faces; dice that show `locked` stay."""

    count: int
    faces: int
    locked: int | None = None


@frozen
class RerollTable:
    """Expected value of every full hand, and the dice to keep for it; keeping all means stop.

    `promises` has the value of each partial hand if the missing dice are rolled now. It is
    empty if no roll is left.
    """

    worth: dict[Hand, float]
    kept: dict[Hand, Hand]
    promises: Mapping[Hand, float] = field(default_factory=dict)


def tables(
    dice: DiceModel, worth: dict[Hand, float], closed: Callable[[Hand], bool], rolls: int
) -> tuple[RerollTable, ...]:
    """Return the tables for 0, 1, 2 ... `rolls` rolls left; on a tie, stopping is better.

    `worth` is the value of each full hand as it lies. `closed` hands are not rolled again.
    """
    found = [RerollTable(worth, {hand: hand for hand in worth})]
    for _ in range(rolls):
        found.append(_one_more(dice, worth, closed, found[-1].worth))
    return tuple(found)


def _one_more(
    dice: DiceModel,
    worth: dict[Hand, float],
    closed: Callable[[Hand], bool],
    later: dict[Hand, float],
) -> RerollTable:
    """Return the table with one more roll left; `later` has the hand values after that roll."""
    promise = _promises(dice, later)
    best: dict[Hand, tuple[float, Hand]] = {}
    for hand, smaller in _parts(dice):
        found = [best[each] for each in smaller]
        if sum(hand) < dice.count:
            found.append((promise[hand], hand))
        best[hand] = max(found, key=_first, default=(0.0, hand))
    table = RerollTable({}, {}, promise)
    for hand, now in worth.items():
        hope, kept = best[hand]
        rolls = hope > now and not closed(hand)
        table.worth[hand] = hope if rolls else now
        table.kept[hand] = kept if rolls else hand
    return table


def _first(pair: tuple[float, Hand]) -> float:
    return pair[0]


def _promises(dice: DiceModel, later: dict[Hand, float]) -> dict[Hand, float]:
    """Return the mean value of every partial hand after the missing dice are rolled."""
    promise = dict(later)
    for hand, larger in _wholes(dice):
        promise[hand] = sum([promise[each] for each in larger]) / dice.faces
    return promise


def hands(dice: DiceModel, count: int) -> list[Hand]:
    """Return all hands of `count` dice."""
    faces = range(dice.faces)
    return [
        tuple([shown.count(face) for face in faces])
        for shown in combinations_with_replacement(faces, count)
    ]


@lru_cache(maxsize=8)
def _wholes(dice: DiceModel) -> Sequence[tuple[Hand, tuple[Hand, ...]]]:
    """Return every partial hand, with the hands that one more die can make; fullest first."""
    return [
        (hand, tuple([_with(hand, face, 1) for face in range(dice.faces)]))
        for count in reversed(range(dice.count))
        for hand in hands(dice, count)
    ]


@lru_cache(maxsize=8)
def _parts(dice: DiceModel) -> Sequence[tuple[Hand, tuple[Hand, ...]]]:
    """Return every hand, with the hands left without one unlocked die; emptiest first."""
    return [
        (
            hand,
            tuple(
                [
                    _with(hand, face, -1)
                    for face in range(dice.faces)
                    if hand[face] and face != dice.locked
                ]
            ),
        )
        for count in range(dice.count + 1)
        for hand in hands(dice, count)
    ]


def _with(hand: Hand, face: int, more: int) -> Hand:
    return (*hand[:face], hand[face] + more, *hand[face + 1 :])
