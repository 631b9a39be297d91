"""Events of Caramba!, for the referee and the scene."""

from cubacube.rules import Event, Seat, frozen


@frozen
class StartRolled(Event):
    """[1] These seats rolled dice to decide who places a sombrero first."""

    seats: tuple[Seat, ...]
    faces: tuple[int, ...]


@frozen
class StarterFound(Event):
    """[1] This seat rolled the highest die."""

    seat: Seat


@frozen
class SombreroPlaced(Event):
    """[2] A sombrero was placed on the track."""

    seat: Seat
    sombrero: int
    space: int


@frozen
class TurnBegan(Event):
    """[4] A sombrero's turn began; it rolls as many dice as its `place` in the race."""

    seat: Seat
    sombrero: int
    place: int


@frozen
class AmbushPlaced(Event):
    """[5a] An ambush chip was placed on the track."""

    seat: Seat
    chip: int
    space: int


@frozen
class AmbushMoved(Event):
    """[5b] An ambush chip was moved to another space."""

    seat: Seat
    chip: int
    start: int
    space: int


@frozen
class DealOffered(Event):
    """[6] Silver was offered for extra dice."""

    seat: Seat
    to: Seat
    silver: int
    dice: int


@frozen
class DealStruck(Event):
    """[6] A deal was accepted: the silver is paid, the extra dice will be rolled."""

    seat: Seat
    to: Seat
    silver: int
    dice: int


@frozen
class DealRefused(Event):
    """[6] The offer of `seat` was refused."""

    seat: Seat
    to: Seat


@frozen
class DiceBought(Event):
    """[7] Dice were bought off; the silver is in the shell."""

    seat: Seat
    dice: int
    silver: int


@frozen
class DiceRolled(Event):
    """[8, 9] A sombrero's dice were rolled."""

    seat: Seat
    sombrero: int
    faces: tuple[int, ...]


@frozen
class Stayed(Event):
    """[8] A sombrero rolled only blanks and stays."""

    seat: Seat
    sombrero: int


@frozen
class Moved(Event):
    """[8, 9] A sombrero moved from one space to another."""

    seat: Seat
    sombrero: int
    start: int
    space: int


@frozen
class Welcomed(Event):
    """[9b] A sombrero landed on a sombrero of `host`, who owed `due` silver and paid `paid`."""

    seat: Seat
    host: Seat
    space: int
    due: int
    paid: int


@frozen
class Ambushed(Event):
    """[9c] A sombrero landed on an ambush chip and rolls `dice` more dice."""

    seat: Seat
    by: Seat
    space: int
    dice: int


@frozen
class Entered(Event):
    """[10] A sombrero entered the mine; `number` is 1 for the first one in this race.

    Its owner owed `due` silver and paid `paid`.
    """

    seat: Seat
    sombrero: int
    number: int
    due: int
    paid: int


@frozen
class WentBroke(Event):
    """[12] A player has no silver left and pays nothing more in this race."""

    seat: Seat


@frozen
class RaceWon(Event):
    """[10] The owner of the last sombrero on the course took the shell."""

    seat: Seat
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
