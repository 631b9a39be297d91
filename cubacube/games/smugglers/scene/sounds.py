"""The sounds of Goods, money, walks and Cops."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.smugglers.rules.events import (
    CityEntered,
    CopPlaced,
    DiscardsShuffled,
    GoodDropped,
    GoodGained,
    GoodsDestroyed,
    MoneyHidden,
    RobberyBegan,
    Searched,
    SectorPlayed,
    SectorsDealt,
    Sold,
    VehicleEntered,
    VehicleFetched,
    Walked,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SOUNDS: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        SectorsDealt: "shuffle",
        SectorPlayed: "card",
        DiscardsShuffled: "shuffle",
        GoodGained: "gain",
        GoodDropped: "card",
        GoodsDestroyed: "breakdown",
        RobberyBegan: "skull",
        MoneyHidden: "cash",
        Searched: "cash",
        Walked: "pawn",
        CityEntered: "pawn",
        VehicleEntered: "pawn",
        VehicleFetched: "gain",
        Sold: "cash",
        CopPlaced: "cop",
    }
)
