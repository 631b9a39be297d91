"""Exact tables for rolling dice again: what every hand of dice promises with so many rolls to go.

A hand is how many dice show each face; which die shows it does not matter. All rolls are reckoned
with, none is drawn: a hand of which some dice are missing is worth the mean of all that the next
die may bring, so the whole table costs a few thousand additions.
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
    """So many equal dice with so many equally likely faces, of which one locks what shows it."""

    count: int
    faces: int
    locked: int | None = None


@frozen
class RerollTable:
    """What every full hand promises, and what to keep of it for that: all of it to stop.

    `promises` is what each part of a hand is worth if the missing dice are rolled now; it is empty
    where there is no roll to go.
    """

    worth: dict[Hand, float]
    kept: dict[Hand, Hand]
    promises: Mapping[Hand, float] = field(default_factory=dict)


def tables(
    dice: DiceModel, worth: dict[Hand, float], closed: Callable[[Hand], bool], rolls: int
) -> tuple[RerollTable, ...]:
    """The tables with 0, 1, 2 ... `rolls` rolls to go; to stop is better where it is as good.

    `worth` is what each full hand brings as it lies; `closed` hands are rolled no more.
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
    """The table with one more roll to go than that in which hands are worth `later`."""
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
    """The mean worth of every part of a hand after the missing dice are rolled."""
    promise = dict(later)
    for hand, larger in _wholes(dice):
        promise[hand] = sum([promise[each] for each in larger]) / dice.faces
    return promise


def hands(dice: DiceModel, count: int) -> list[Hand]:
    """All hands of so many dice."""
    faces = range(dice.faces)
    return [
        tuple([shown.count(face) for face in faces])
        for shown in combinations_with_replacement(faces, count)
    ]


@lru_cache(maxsize=8)
def _wholes(dice: DiceModel) -> Sequence[tuple[Hand, tuple[Hand, ...]]]:
    """Every hand that is not full, with those that one more die may make of it; fullest first."""
    return [
        (hand, tuple([_with(hand, face, 1) for face in range(dice.faces)]))
        for count in reversed(range(dice.count))
        for hand in hands(dice, count)
    ]


@lru_cache(maxsize=8)
def _parts(dice: DiceModel) -> Sequence[tuple[Hand, tuple[Hand, ...]]]:
    """Every hand, with those that are left when one die is rolled again; emptiest first."""
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
