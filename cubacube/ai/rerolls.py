"""Exact tables for rerolling dice: the value of each hand with 0, 1, 2 ... rolls left.

A hand counts how many dice show each face, but not which dice these are. Nothing is drawn at
random: the value of a partial hand is the mean of the values with each face of the next die.
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
    """A set of identical fair dice; dice that show the face `locked` may not be rolled again."""

    count: int
    faces: int
    locked: int | None = None


@frozen
class RerollTable:
    """Expected value of each full hand, and the dice to keep; keeping all dice means to stop.

    `promises` has the value of each partial hand if the missing dice are rolled now. It is
    empty if no roll is left.
    """

    worth: dict[Hand, float]
    kept: dict[Hand, Hand]
    promises: Mapping[Hand, float] = field(default_factory=dict)


def tables(
    dice: DiceModel, worth: dict[Hand, float], closed: Callable[[Hand], bool], rolls: int
) -> tuple[RerollTable, ...]:
    """Return one table for each number of rolls left, from 0 to `rolls`.

    `worth` is the value of each full hand if the player stops. Hands for which `closed` is
    true are not rolled again. If stopping and rolling have equal values, the tables choose to
    stop.
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
    """Return the table for one more roll; `later` is each hand's value after that roll."""
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
    """Return the mean value of each partial hand when its missing dice are rolled."""
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
    """Return each partial hand, paired with all hands that have one more die.

    Hands with the most dice come first.
    """
    return [
        (hand, tuple([_with(hand, face, 1) for face in range(dice.faces)]))
        for count in reversed(range(dice.count))
        for hand in hands(dice, count)
    ]


@lru_cache(maxsize=8)
def _parts(dice: DiceModel) -> Sequence[tuple[Hand, tuple[Hand, ...]]]:
    """Return each hand, paired with the hands that remain if one unlocked die is removed.

    Hands with the fewest dice come first.
    """
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
