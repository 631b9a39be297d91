"""[A better Vehicle] The Vehicle dice, and the supply of Vehicle cards."""

from collections.abc import Iterable

from cubacube.kit.cards import Cards, VehicleCard
from cubacube.kit.shot import Die
from cubacube.rules import replace

VEHICLES: tuple[Die, ...] = ("VA", "VB", "VC", "VD", "VE")
"""The Vehicle die of each seat."""

BEST = 4
"""[1.5] The highest Level of Vehicle cards."""


def vehicle_dice(dice: Iterable[Die]) -> tuple[Die, ...]:
    """Return only the Vehicle dice of these dice."""
    return tuple(die for die in dice if die in VEHICLES)


def gate_dice(dice: Iterable[Die]) -> tuple[Die, ...]:
    """Return only the Gate dice of these dice."""
    return tuple(die for die in dice if die not in VEHICLES)


def first_level(cards: Cards) -> tuple[VehicleCard, ...]:
    """Return the Vehicle cards of Level 1, with which everybody starts."""
    return tuple(card for card in cards.vehicles if card.level == 1)


def better(cards: Cards, level: int, taken: Iterable[int]) -> tuple[VehicleCard, ...]:
    """Return the cards one Level above `level` that are not in `taken`, one of each kind."""
    gone = set(taken)
    found: dict[VehicleCard, VehicleCard] = {}
    for card in cards.vehicles:
        if card.level == level + 1 and card.id not in gone:
            found.setdefault(replace(card, id=0), card)
    return tuple(found.values())
