"""What is heard of the events that the variants share."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.kit.events import (
    BrokeDown,
    BumperInstalled,
    CitiesDealt,
    Damaged,
    DicePlaced,
    DiceThrown,
    Driven,
    FlickVoid,
    NoGoodsLeft,
    OnlyFlipped,
    PreparationSpoilt,
    Repaired,
    VehicleGained,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SHARED: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        CitiesDealt: "card",
        DiceThrown: "dice_throw",
        DicePlaced: "pawn",
        PreparationSpoilt: "spoilt",
        OnlyFlipped: "spoilt",
        FlickVoid: "spoilt",
        BumperInstalled: "repaired",
        Damaged: "damage",
        BrokeDown: "breakdown",
        NoGoodsLeft: "spoilt",
        VehicleGained: "gain",
        Repaired: "repaired",
    }
)


def crosses(event: Event) -> bool:
    """Whether it tells that a Gate was crossed as it should be."""
    return isinstance(event, Driven) and event.needed and event.success


def sound_of(event: Event) -> Sign:
    """That of an event all variants have; a crossing has chimed when it was made."""
    match event:
        case Driven(needed=True, success=False):
            return "spoilt"
    return SHARED.get(type(event), "")
