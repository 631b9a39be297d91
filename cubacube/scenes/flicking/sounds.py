"""The sounds of events that all flicking games share."""

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
    """Return whether an event says that a required Gate was crossed."""
    return isinstance(event, Driven) and event.needed and event.success


def sound_of(event: Event) -> Sign:
    """Return the sound of an event that all flicking games share.

    A crossing has no sound here, because the film of the flick plays it.
    """
    match event:
        case Driven(needed=True, success=False):
            return "spoilt"
    return SHARED.get(type(event), "")
