"""What happened in Caramba!, told once to the referee and the scene."""

from cubacube.rules import Event, Seat, frozen


@frozen
class StartRolled(Event):
    """[1] These seats rolled these dice for the first place."""

    seats: tuple[Seat, ...]
    faces: tuple[int, ...]


@frozen
class StarterFound(Event):
    """[1] This seat rolled the highest die."""

    seat: Seat


@frozen
class SombreroPlaced(Event):
    """[2] A sombrero stands on the track."""

    seat: Seat
    sombrero: int
    space: int


@frozen
class TurnBegan(Event):
    """[4] A sombrero is on, at this place in the race; so many dice are to be rolled."""

    seat: Seat
    sombrero: int
    place: int


@frozen
class AmbushPlaced(Event):
    """[5a] An ambush chip lies on the track."""

    seat: Seat
    chip: int
    space: int


@frozen
class AmbushMoved(Event):
    """[5b] An ambush chip was lifted and placed anew."""

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
    """[6] The silver was paid, the extra dice will be rolled."""

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
    """[8, 9] The dice of a sombrero."""

    seat: Seat
    sombrero: int
    faces: tuple[int, ...]


@frozen
class Stayed(Event):
    """[8] A sombrero rolled nothing but blanks and stays."""

    seat: Seat
    sombrero: int


@frozen
class Moved(Event):
    """[8, 9] A sombrero went from space to space."""

    seat: Seat
    sombrero: int
    start: int
    space: int


@frozen
class Welcomed(Event):
    """[9b] A sombrero landed on that of `host`, who owes `due` and paid `paid`."""

    seat: Seat
    host: Seat
    space: int
    due: int
    paid: int


@frozen
class Ambushed(Event):
    """[9c] A sombrero landed on an ambush chip: so many dice more."""

    seat: Seat
    by: Seat
    space: int
    dice: int


@frozen
class Entered(Event):
    """[10] A sombrero is the `number`-th in the mine; its owner owes `due` and paid `paid`."""

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
    """[10] The owner of the last sombrero on the course takes the shell."""

    seat: Seat
    race: int
    silver: int


@frozen
class RaceBegan(Event):
    """[13] The next race; everything costs more."""

    race: int


@frozen
class GameEnded(Event):
    """[14] The richest player wins; `retired` are those who went broke without winning."""

    winners: tuple[Seat, ...]
    retired: tuple[Seat, ...]
