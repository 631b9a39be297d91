"""Map each task to the anchor of its section on the rules page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.marketeers.rules import state
from cubacube.kit import tasks

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        state.LayRow: "start",
        state.DealOffers: "start",
        state.ChooseEnd: "start",
        tasks.DrawStarter: "start",
        state.RollGateDice: "round",
        state.EndRound: "round",
        state.UseOffer: "turn",
        state.DrawOffer: "turn",
        state.Pick: "buying",
        state.Advance: "buying",
        state.MakeRoom: "buying",
    }
)
