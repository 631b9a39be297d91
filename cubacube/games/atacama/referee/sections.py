"""Anchors of the rules page for each task of Atacama."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.atacama.rules.state import (
    DealConcessions,
    DrawBoard,
    DrawStarter,
    ShuffleTiles,
    TakeTurn,
)

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        DrawBoard: "table",
        ShuffleTiles: "table",
        DealConcessions: "table",
        DrawStarter: "table",
        TakeTurn: "placing",
    }
)
