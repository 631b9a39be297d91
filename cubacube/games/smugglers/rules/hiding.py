"""[Robbing] All possible ways to spread money over the hiding places."""

from math import comb

from cubacube.games.smugglers.rules.actions import Hide
from cubacube.rules import Seat, frozen

NOTE = 1000
"""[1.1] The smallest banknote."""


@frozen
class AnySplit:
    """A seat's choice: spread all its `money` over its hiding places.

    `places` is the number of hiding places. Each place gets whole banknotes, or stays
    empty.
    """

    seat: Seat
    money: int
    places: int

    def __contains__(self, action: object) -> bool:
        """Return whether `action` hides exactly `money` over exactly `places` places."""
        return (
            isinstance(action, Hide)
            and action.seat == self.seat
            and len(action.places) == self.places
            and sum(action.places) == self.money
            and all(there >= 0 and there % NOTE == 0 for there in action.places)
        )

    def __len__(self) -> int:
        """Return the number of ways to spread the money."""
        return _ways(self.money // NOTE, self.places)

    def __getitem__(self, number: int) -> Hide:
        """Return the split with index `number`; split 0 hides everything in the last place."""
        if not 0 <= number < len(self):
            raise IndexError(number)
        notes, split = self.money // NOTE, []
        for others in range(self.places - 1, 0, -1):
            here = 0
            while number >= (below := _ways(notes - here, others)):
                number -= below
                here += 1
            split.append(here * NOTE)
            notes -= here
        return Hide(self.seat, (*split, notes * NOTE))


def _ways(notes: int, places: int) -> int:
    """Return the number of ways to spread equal notes over some places."""
    return comb(notes + places - 1, places - 1)
