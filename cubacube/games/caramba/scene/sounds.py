"""Sounds of dice, sombreros, silver and ambushes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.caramba.rules.events import (
    Ambushed,
    AmbushMoved,
    AmbushPlaced,
    DealRefused,
    DealStruck,
    DiceBought,
    DiceRolled,
    Entered,
    Moved,
    RaceWon,
    SombreroPlaced,
    StartRolled,
    Stayed,
    Welcomed,
    WentBroke,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SOUNDS: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        StartRolled: "dice_cup",
        SombreroPlaced: "sombrero",
        AmbushPlaced: "pawn",
        AmbushMoved: "pawn",
        DealStruck: "cash",
        DealRefused: "spoilt",
        DiceBought: "cash",
        DiceRolled: "dice_cup",
        Stayed: "spoilt",
        Moved: "sombrero",
        Welcomed: "cash",
        Ambushed: "damage",
        Entered: "chime",
        WentBroke: "spoilt",
        RaceWon: "chime",
    }
)
