"""Anchors of the rules page for each task of Calavera."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.calavera.rules import state

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        state.RollDice: "rolling",
        state.Decide: "rolling",
        state.TakeOwn: "taking",
        state.TakeLeft: "others",
    }
)
