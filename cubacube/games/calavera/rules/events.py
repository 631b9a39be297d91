"""Events of Calavera, for the referee and the scene."""

from cubacube.games.calavera.rules.box import Face, Row
from cubacube.rules import Event, Seat, frozen


@frozen
class TurnBegan(Event):
    """[14] The next player's turn began."""

    seat: Seat


@frozen
class DiceRolled(Event):
    """[2, 5] The dice numbered `dice` were rolled; `faces` is what all six show now."""

    seat: Seat
    roll: int
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


@frozen
class SkullsLocked(Event):
    """[3] These dice show skulls and stay until the turn ends."""

    seat: Seat
    dice: tuple[int, ...]


@frozen
class Cursed(Event):
    """[4] Three or more skulls were rolled: the active player marks and freezes nothing."""

    seat: Seat
    skulls: int


@frozen
class RowMarked(Event):
    """[7] A row got crosses up to its cell `box`.

    `dice` is the number of crosses. `lost` is the number of dice for which no cell was left.
    `jokers` tells whether jokers made the crosses.
    """

    seat: Seat
    row: Row
    dice: int
    box: int
    lost: int
    jokers: bool


@frozen
class RowSaved(Event):
    """[6] A row was frozen with jokers and keeps these points."""

    seat: Seat
    row: Row
    points: int


@frozen
class RowDied(Event):
    """[7] A row reached the death zone and froze by itself."""

    seat: Seat
    row: Row
    points: int


@frozen
class NothingTaken(Event):
    """[6, 10] A player could use no group of dice."""

    seat: Seat


@frozen
class BonusGained(Event):
    """[8, 12] All four rows of a player reached the bonus line `line`, from 1 to 3."""

    seat: Seat
    line: int
    points: int
    first: bool


@frozen
class OthersCalled(Event):
    """[10] At least one skull was rolled: all other players must use remaining dice."""

    seat: Seat
    skulls: int


@frozen
class GameEnded(Event):
    """[9, 13] Somebody has frozen all four rows."""

    winners: tuple[Seat, ...]
