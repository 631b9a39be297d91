"""Events of Calavera, for the referee and the scene."""

from cubacube.games.calavera.rules.box import Face, Row
from cubacube.rules import Event, Seat, SeatEvent, frozen


@frozen
class TurnBegan(SeatEvent):
    """[14] The next player's turn began."""


@frozen
class DiceRolled(SeatEvent):
    """[2, 5] The dice numbered `dice` were rolled; `faces` is what all six show now."""

    roll: int
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


@frozen
class SkullsLocked(SeatEvent):
    """[3] These dice show skulls and stay until the turn ends."""

    dice: tuple[int, ...]


@frozen
class Cursed(SeatEvent):
    """[4] Three or more skulls were rolled: the active player marks and freezes nothing."""

    skulls: int


@frozen
class RowMarked(SeatEvent):
    """[7] A row got crosses up to its cell `box`.

    `dice` is the number of crosses. `lost` is the number of dice for which no cell was left.
    `jokers` tells whether jokers made the crosses.
    """

    row: Row
    dice: int
    box: int
    lost: int
    jokers: bool


@frozen
class RowSaved(SeatEvent):
    """[6] A row was frozen with jokers and keeps these points."""

    row: Row
    points: int


@frozen
class RowDied(SeatEvent):
    """[7] A row reached the death zone and froze by itself."""

    row: Row
    points: int


@frozen
class NothingTaken(SeatEvent):
    """[6, 10] A player could use no group of dice."""


@frozen
class BonusGained(SeatEvent):
    """[8, 12] All four rows of a player reached the bonus line `line`, from 1 to 3."""

    line: int
    points: int
    first: bool


@frozen
class OthersCalled(SeatEvent):
    """[10] At least one skull was rolled: all other players must use remaining dice."""

    skulls: int


@frozen
class GameEnded(Event):
    """[9, 13] Somebody has frozen all four rows."""

    winners: tuple[Seat, ...]
