"""How a game of Caramba! stands between two actions.

A sombrero is known by its number: number n belongs to seat n modulo the number of seats, so do
the ambush chips.
"""

from typing import TypeAlias

from cubacube.games.caramba.rules.box import Box
from cubacube.rules import Seat, frozen


@frozen
class RollForStart:
    """[1] These seats roll one die each; the highest places first."""

    seats: tuple[Seat, ...]


@frozen
class PutDown:
    """[2] A sombrero is placed."""

    sombrero: int


@frozen
class Turn:
    """[4] The turn of a sombrero begins; asks nobody."""

    sombrero: int


@frozen
class Hide:
    """[5a] An ambush chip in hand may be placed."""

    seat: Seat


@frozen
class Lift:
    """[5b] An ambush chip that all have passed may be placed anew."""

    chip: int


@frozen
class Propose:
    """[6] A seat may offer silver for extra dice to the owner of the sombrero on turn."""

    seat: Seat
    sombrero: int


@frozen
class Consider:
    """[6] The owner of the sombrero on turn answers an offer of seat `by`."""

    sombrero: int
    by: Seat
    silver: int
    dice: int


@frozen
class BuyOff:
    """[7] Some of these dice may be bought off, then they are rolled."""

    sombrero: int
    dice: int
    landed: bool = False


@frozen
class Throw:
    """[8] The table rolls for a sombrero; [9] once it has `landed` on a sombrero or a chip."""

    sombrero: int
    dice: int
    landed: bool = False


Task: TypeAlias = RollForStart | PutDown | Turn | Hide | Lift | Propose | Consider | BuyOff | Throw
"""What the rules still have to ask or do; the first of the agenda is next."""


@frozen
class State:
    """Everything that matters.

    `spaces` is where each sombrero is (0 in hand, `Box.mine` inside), `chips` where each ambush
    chip lies (0 in hand). `entered` are the sombreros in the mine by order of arrival, `broke` the
    seats that have run out of silver in this race, `extra` the dice agreed on for this turn.
    """

    box: Box
    agenda: tuple[Task, ...]
    money: tuple[int, ...]
    spaces: tuple[int, ...]
    chips: tuple[int, ...]
    race: int = 1
    shell: int = 0
    entered: tuple[int, ...] = ()
    broke: tuple[Seat, ...] = ()
    extra: int = 0
    over: bool = False

    def owner(self, number: int) -> Seat:
        """Whose a sombrero or a chip is."""
        return number % len(self.money)

    def then(self, *agenda: Task) -> "State":
        """This state with another agenda; written out because every action needs it."""
        return State(
            self.box,
            agenda,
            self.money,
            self.spaces,
            self.chips,
            self.race,
            self.shell,
            self.entered,
            self.broke,
            self.extra,
            self.over,
        )
