"""Events of Caramba!, for the referee and the scene."""

from cubacube.rules import Event, Seat, SeatEvent, frozen


@frozen
class StartRolled(Event):
    """[1] These seats rolled dice to decide who places a sombrero first."""

    seats: tuple[Seat, ...]
    faces: tuple[int, ...]


@frozen
class StarterFound(SeatEvent):
    """[1] This seat rolled the highest die."""


@frozen
class SombreroPlaced(SeatEvent):
    """[2] A sombrero was placed on the track."""

    sombrero: int
    space: int


@frozen
class TurnBegan(SeatEvent):
    """[4] A sombrero's turn began; it rolls as many dice as its `place` in the race."""

    sombrero: int
    place: int


@frozen
class AmbushPlaced(SeatEvent):
    """[5a] An ambush chip was placed on the track."""

    chip: int
    space: int


@frozen
class AmbushMoved(SeatEvent):
    """[5b] An ambush chip was moved to another space."""

    chip: int
    start: int
    space: int


@frozen
class DealOffered(SeatEvent):
    """[6] Silver was offered for extra dice."""

    to: Seat
    silver: int
    dice: int


@frozen
class DealStruck(SeatEvent):
    """[6] A deal was accepted: the silver is paid, the extra dice will be rolled."""

    to: Seat
    silver: int
    dice: int


@frozen
class DealRefused(SeatEvent):
    """[6] The offer of `seat` was refused."""

    to: Seat


@frozen
class DiceBought(SeatEvent):
    """[7] Dice were bought off; the silver is in the shell."""

    dice: int
    silver: int


@frozen
class DiceRolled(SeatEvent):
    """[8, 9] A sombrero's dice were rolled."""

    sombrero: int
    faces: tuple[int, ...]


@frozen
class Stayed(SeatEvent):
    """[8] A sombrero rolled only blanks and stays."""

    sombrero: int


@frozen
class Moved(SeatEvent):
    """[8, 9] A sombrero moved from one space to another."""

    sombrero: int
    start: int
    space: int


@frozen
class Welcomed(SeatEvent):
    """[9b] A sombrero landed on a sombrero of `host`, who owed `due` silver and paid `paid`."""

    host: Seat
    space: int
    due: int
    paid: int


@frozen
class Ambushed(SeatEvent):
    """[9c] A sombrero landed on an ambush chip and rolls `dice` more dice."""

    by: Seat
    space: int
    dice: int


@frozen
class Entered(SeatEvent):
    """[10] A sombrero entered the mine; `number` is 1 for the first one in this race.

    Its owner owed `due` silver and paid `paid`.
    """

    sombrero: int
    number: int
    due: int
    paid: int


@frozen
class WentBroke(SeatEvent):
    """[12] A player has no silver left and pays nothing more in this race."""


@frozen
class RaceWon(SeatEvent):
    """[10] The owner of the last sombrero on the course took the shell."""

    race: int
    silver: int


@frozen
class RaceBegan(Event):
    """[13] A race began; costs rise with each race."""

    race: int


@frozen
class GameEnded(Event):
    """[14] The game ended; `retired` are those who went broke without winning."""

    winners: tuple[Seat, ...]
    retired: tuple[Seat, ...]
