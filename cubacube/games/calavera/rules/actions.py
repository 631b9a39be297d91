"""Actions of a player of Calavera."""

from collections.abc import Iterator

from cubacube.games.calavera.rules.box import Row
from cubacube.rules import Action, Seat, frozen


@frozen
class Reroll(Action):
    """[5] Roll these dice again.

    Each die is given by its number, 0 to 5; the numbers are in ascending order.
    """

    dice: tuple[int, ...]


@frozen
class Stop(Action):
    """[5] Keep the dice as they are."""


@frozen
class MarkColour(Action):
    """[6, 10] Use all dice of a colour: one cross each in the row of that colour."""

    row: Row


@frozen
class MarkJokers(Action):
    """[6, 10] Use all jokers: one cross each in any open row."""

    row: Row


@frozen
class Freeze(Action):
    """[6] Use all jokers to save the points of a row; no cross is made."""

    row: Row


@frozen
class TakeNothing(Action):
    """[6, 10] Use no dice; legal only when no group can be used."""


@frozen
class AnyReroll:
    """A seat's choice: stop, or reroll at least one of the `loose` dice.

    The choice is a sequence of actions. Action 0 is the stop; the others are the subsets of the
    loose dice, in binary order.
    """

    seat: Seat
    loose: tuple[int, ...]

    def __contains__(self, action: object) -> bool:
        """Return whether `action` stops, or rerolls loose dice only."""
        match action:
            case Reroll(self.seat, dice):
                return bool(dice) and dice == tuple([die for die in self.loose if die in dice])
            case Stop(self.seat):
                return True
        return False

    def __len__(self) -> int:
        """How many actions there are."""
        return 1 << len(self.loose)

    def __getitem__(self, number: int) -> Action:
        """Return the action with index `number`; the first index is 0.

        Raises:
            IndexError: `number` is negative, or not less than the number of actions.
        """
        if not 0 <= number < len(self):
            raise IndexError(number)
        if not number:
            return Stop(self.seat)
        return Reroll(
            self.seat, tuple([die for bit, die in enumerate(self.loose) if number >> bit & 1])
        )

    def __iter__(self) -> Iterator[Action]:
        """Yield the stop, then every reroll."""
        return map(self.__getitem__, range(len(self)))
