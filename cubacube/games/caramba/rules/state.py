"""The state of a game of Caramba! between two actions.

Sombreros and ambush chips are numbers: number n belongs to seat n modulo the number of
seats.
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
    """[2] A sombrero must be placed."""

    sombrero: int


@frozen
class Turn:
    """[4] A sombrero's turn begins; nobody has to answer."""

    sombrero: int


@frozen
class Hide:
    """[5a] An ambush chip in hand may be placed."""

    seat: Seat


@frozen
class Lift:
    """[5b] An ambush chip that all sombreros have passed may be moved."""

    chip: int


@frozen
class Propose:
    """[6] A seat may offer the owner of the moving sombrero silver for extra dice."""

    seat: Seat
    sombrero: int


@frozen
class Consider:
    """[6] The owner of the moving sombrero answers an offer of seat `by`."""

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
    """[8] The dealer rolls for a sombrero; [9] `landed` if on a sombrero or a chip."""

    sombrero: int
    dice: int
    landed: bool = False


Task: TypeAlias = RollForStart | PutDown | Turn | Hide | Lift | Propose | Consider | BuyOff | Throw
"""A pending step of the rules; the first one of the agenda is next."""


@frozen
class State:
    """A complete game position.

    `spaces` is where each sombrero is (0 in hand, `Box.mine` inside), `chips` where each
    ambush chip lies (0 in hand). `entered` are the sombreros in the mine by order of
    arrival, `broke` the seats that have run out of silver in this race, `extra` the dice
    agreed on for this turn.
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
        """Return this state with another agenda.

        Written out for speed: every action calls it.
        """
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
