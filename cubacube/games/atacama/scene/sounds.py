"""Sounds of tiles, rigs and concessions."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.atacama.rules.events import (
    BoardBlocked,
    BoardDrawn,
    ConcessionBought,
    ConcessionGiven,
    LineCounted,
    RigPlaced,
    TilesLaid,
    TilesShuffled,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SOUNDS: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        BoardDrawn: "shuffle",
        TilesShuffled: "shuffle",
        TilesLaid: "card",
        ConcessionGiven: "card",
        RigPlaced: "drill",
        LineCounted: "gain",
        ConcessionBought: "cash",
        BoardBlocked: "spoilt",
    }
)
