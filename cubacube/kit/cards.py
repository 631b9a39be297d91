"""Classes for the cards and dice of the box. The data of the cards is in assets/cards."""

from typing import Literal, TypeAlias, TypeVar

from cubacube.kit.orientation import FACES, Face, top
from cubacube.kit.shot import City, Die, Pose
from cubacube.rules import frozen

Colour: TypeAlias = Literal["red", "blue", "green", "yellow"]
Side: TypeAlias = Literal["red", "blue", "green", "yellow", "grey", "vehicle"]
Symbol: TypeAlias = Literal["case", "diamond", "statue", "alcohol", "weapons", "crate", "vehicle"]


@frozen
class SectorCard:
    """[1.4] A Sector card: the sides of its Gate, kilometres, City, distance, Goods and points."""

    id: int
    gate: tuple[Side, Side]
    km: int
    city: City
    distance: int
    goods: tuple[Symbol, ...]
    value: int


@frozen
class VehicleCard:
    """[1.5] A Vehicle card: its Level, Price in Pesos, Cargo, Life and Bumpers."""

    id: int
    name: str
    level: int
    price: int
    cargo: int
    life: int
    bumpers: int

    @property
    def numeral(self) -> str:
        """Its Level as the card shows it, from I to IV."""
        return ("I", "II", "III", "IV")[self.level - 1]


C = TypeVar("C", SectorCard, VehicleCard)


@frozen
class GateDie:
    """[1.3] A coloured die: the symbols on its faces top, bottom, north, south, east, west."""

    die: Die
    colour: Colour
    faces: tuple[Symbol, Symbol, Symbol, Symbol, Symbol, Symbol]


@frozen
class VehicleDie:
    """[1.3] A Vehicle die: its colour, and where the wheels of each face point."""

    die: Die
    colour: str
    wheels_toward: tuple[Face, Face, Face, Face, Face, Face]


@frozen
class Cards:
    """All printed cards and dice of the box."""

    sectors: tuple[SectorCard, ...]
    vehicles: tuple[VehicleCard, ...]
    gate_dice: tuple[GateDie, ...]
    vehicle_dice: tuple[VehicleDie, ...]
    cities: tuple[City, ...]

    def gate_die(self, die: Die) -> GateDie:
        """Return the Gate die with this name.

        Raises:
            KeyError: No Gate die has this name.
        """
        for each in self.gate_dice:
            if each.die == die:
                return each
        raise KeyError(die)

    def vehicle(self, card_id: int) -> VehicleCard:
        """Return the Vehicle card with this id.

        Raises:
            KeyError: No Vehicle card has this id.
        """
        return _with_id(self.vehicles, card_id)

    def sector(self, card_id: int) -> SectorCard:
        """Return the Sector card with this id.

        Raises:
            KeyError: There is no such card.
        """
        return _with_id(self.sectors, card_id)

    def symbol(self, pose: Pose) -> Symbol:
        """[R12] Return the symbol on the top face of a Gate die in this pose."""
        return self.gate_die(pose.die).faces[FACES.index(top(pose.orientation))]


def _with_id(cards: tuple[C, ...], card_id: int) -> C:
    for card in cards:
        if card.id == card_id:
            return card
    raise KeyError(card_id)
