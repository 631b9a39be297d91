"""Dice and shuffles: the random results that the rules ask the dealer for."""

from collections.abc import Iterator
from itertools import product

from cubacube.rules.game import TABLE, Action, Seat
from cubacube.rules.values import frozen


@frozen
class Rolled(Action):
    """The faces that the dealer rolled, in the order of the dice."""

    faces: tuple[int, ...]


@frozen
class AnyRoll:
    """The dealer's choice: any `count` faces of `die`, all equally likely."""

    die: tuple[int, ...]
    count: int
    seat: Seat = TABLE

    def __contains__(self, action: object) -> bool:
        """Return whether `action` shows `count` faces of this die."""
        return (
            isinstance(action, Rolled)
            and action.seat == TABLE
            and len(action.faces) == self.count
            and set(action.faces) <= set(self.die)
        )

    def __iter__(self) -> Iterator[Rolled]:
        """Yield every roll; all are equally likely."""
        return (Rolled(TABLE, faces) for faces in product(self.die, repeat=self.count))


@frozen
class AnyStarter(AnyRoll):
    """The dealer's choice: which seat or team begins.

    All are equally likely, unless the dealer was given a starter.
    """


def any_starter(seats: int) -> AnyStarter:
    """Return the choice of the first player; `seats` is the number of seats or teams."""
    return AnyStarter(tuple(range(seats)), 1)


@frozen
class Shuffled(Action):
    """The numbers 0 .. n-1, in the order that resulted from the dealer's shuffle."""

    order: tuple[int, ...]


@frozen
class AnyShuffle:
    """The dealer's choice: any order of the numbers 0 .. `count`-1, all equally likely."""

    count: int
    seat: Seat = TABLE

    def __contains__(self, action: object) -> bool:
        """Whether `action` is a permutation of the numbers below `count`."""
        return (
            isinstance(action, Shuffled)
            and action.seat == TABLE
            and sorted(action.order) == list(range(self.count))
        )
