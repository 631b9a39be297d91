"""Actions of a player of Caramba!"""

from collections.abc import Iterator

from cubacube.rules import Action, Seat, frozen


@frozen
class Place(Action):
    """[2, 5] Put a sombrero or an ambush chip on a space."""

    space: int


@frozen
class Pass(Action):
    """[5, 6] Leave the ambush chips where they are, or offer nothing."""


@frozen
class Offer(Action):
    """[6] Offer silver to the owner of the moving sombrero for rolling extra dice."""

    silver: int
    dice: int


@frozen
class Accept(Action):
    """[6] Accept the silver and the extra dice."""


@frozen
class Refuse(Action):
    """[6] Refuse the silver and the extra dice."""


@frozen
class Buy(Action):
    """[7] Buy off this many dice, then roll."""

    dice: int


@frozen
class AnySpace:
    """A seat's choice: a space from 1 to `last` that is not `taken`, or a pass if allowed.

    The choice is a sequence of actions: the free spaces in order, then the pass.
    """

    seat: Seat
    taken: tuple[int, ...]
    last: int
    may_pass: bool

    def __contains__(self, action: object) -> bool:
        """Return whether `action` names a free space, or is an allowed pass."""
        match action:
            case Place(self.seat, space):
                return 1 <= space <= self.last and space not in self.taken
            case Pass(self.seat):
                return self.may_pass
        return False

    def __len__(self) -> int:
        """How many actions there are."""
        return self._free() + self.may_pass

    def __getitem__(self, number: int) -> Action:
        """Return the action with index `number`; the first index is 0.

        Raises:
            IndexError: `number` is negative, or not less than the number of actions.
        """
        if not 0 <= number < len(self):
            raise IndexError(number)
        if number == self._free():
            return Pass(self.seat)
        space = number + 1
        for each in sorted(self.taken):
            space += 1 <= each <= space
        return Place(self.seat, space)

    def __iter__(self) -> Iterator[Action]:
        """Yield every free space, then the pass."""
        for space in range(1, self.last + 1):
            if space not in self.taken:
                yield Place(self.seat, space)
        if self.may_pass:
            yield Pass(self.seat)

    def _free(self) -> int:
        return self.last - len([space for space in self.taken if 1 <= space <= self.last])


@frozen
class AnyOffer:
    """A seat's choice: offer up to `silver` for up to `dice` extra dice, or pass.

    The choice is a sequence of actions. Action 0 is the pass; then come all offers of 1 silver,
    all offers of 2 silver, and so on.
    """

    seat: Seat
    silver: int
    dice: int

    def __contains__(self, action: object) -> bool:
        """Return whether `action` is a pass, or an offer within the limits."""
        match action:
            case Offer(self.seat, silver, dice):
                return 1 <= silver <= self.silver and 1 <= dice <= self.dice
            case Pass(self.seat):
                return True
        return False

    def __len__(self) -> int:
        """How many actions there are."""
        return 1 + self.silver * self.dice

    def __getitem__(self, number: int) -> Action:
        """Return the action with index `number`; the first index is 0.

        Raises:
            IndexError: `number` is negative, or not less than the number of actions.
        """
        if not 0 <= number < len(self):
            raise IndexError(number)
        if not number:
            return Pass(self.seat)
        silver, dice = divmod(number - 1, self.dice)
        return Offer(self.seat, silver + 1, dice + 1)

    def __iter__(self) -> Iterator[Action]:
        """Yield the pass, then every offer."""
        return map(self.__getitem__, range(len(self)))
