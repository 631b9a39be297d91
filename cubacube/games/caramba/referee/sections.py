"""Anchors of the rules page for each task of Caramba!"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.caramba.rules import state

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        state.RollForStart: "start",
        state.PutDown: "start",
        state.Hide: "ambushes",
        state.Lift: "ambushes",
        state.Propose: "deals",
        state.Consider: "deals",
        state.BuyOff: "dice",
        state.Throw: "riding",
        state.Turn: "turn",
    }
)
