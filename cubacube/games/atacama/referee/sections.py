"""Anchors of the rules page for each task of Atacama."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.atacama.rules import state

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        state.DrawBoard: "table",
        state.ShuffleTiles: "table",
        state.DealConcessions: "table",
        state.DrawStarter: "table",
        state.TakeTurn: "placing",
    }
)
