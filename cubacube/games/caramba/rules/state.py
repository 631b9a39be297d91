"""The state of a game of Caramba! between two actions.

Sombreros and ambush chips are numbers: number n belongs to seat n modulo the number of
seats.
"""

from typing import TypeAlias

from cubacube.games.caramba.rules.box import Box
from cubacube.rules import Seat, SeatTask, frozen, replace


@frozen
class RollForStart:
    """[1] These seats roll one die each; the seat with the highest die places first."""

    seats: tuple[Seat, ...]


@frozen
class PutDown:
    """[2] A sombrero must be placed."""

    sombrero: int


@frozen
class Turn:
    """[4] A sombrero's turn begins; nobody has to answer."""

    sombrero: int


@frozen
class Hide(SeatTask):
    """[5a] An ambush chip in hand may be placed."""


@frozen
class Lift:
    """[5b] An ambush chip may be moved, because all sombreros have passed it."""

    chip: int


@frozen
class Propose(SeatTask):
    """[6] A seat may offer silver to the owner of the moving sombrero, for extra dice."""

    sombrero: int


@frozen
class Consider:
    """[6] The owner of the moving sombrero answers the offer that seat `by` has made."""

    sombrero: int
    by: Seat
    silver: int
    dice: int


@frozen
class BuyOff:
    """[7] Some of these dice may be bought off; then the others are rolled."""

    sombrero: int
    dice: int
    landed: bool = False


@frozen
class Throw:
    """[8] The dealer rolls dice for a sombrero.

    `landed` is true for the roll after landing on a sombrero or an ambush chip [9].
    """

    sombrero: int
    dice: int
    landed: bool = False


Task: TypeAlias = RollForStart | PutDown | Turn | Hide | Lift | Propose | Consider | BuyOff | Throw
"""A pending step of the rules; the first one of the agenda is next."""


@frozen
class State:
    """A complete game position.

    `spaces` has the space of each sombrero: 0 in hand, `Box.mine` in the mine. `chips` has the
    space of each ambush chip, 0 in hand. `entered` are the sombreros in the mine, in order of
    arrival. `broke` are the seats that have run out of silver in this race. `extra` is the
    number of extra dice agreed on for this turn.
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
        """Return the owner of a sombrero or chip."""
        return number % len(self.money)

    def then(self, *agenda: Task) -> "State":
        """Return this state with another agenda."""
        return replace(self, agenda=agenda)
