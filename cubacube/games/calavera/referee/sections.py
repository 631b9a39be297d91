"""Anchors of the rules page for each task of Calavera."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.calavera.rules.state import Decide, RollDice, TakeLeft, TakeOwn

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        RollDice: "rolling",
        Decide: "rolling",
        TakeOwn: "taking",
        TakeLeft: "others",
    }
)
