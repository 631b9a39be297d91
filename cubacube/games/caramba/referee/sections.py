"""Anchors of the rules page for each task of Caramba!"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.caramba.rules.state import (
    BuyOff,
    Consider,
    Hide,
    Lift,
    Propose,
    PutDown,
    RollForStart,
    Throw,
    Turn,
)

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        RollForStart: "start",
        PutDown: "start",
        Hide: "ambushes",
        Lift: "ambushes",
        Propose: "deals",
        Consider: "deals",
        BuyOff: "dice",
        Throw: "riding",
        Turn: "turn",
    }
)
