"""Map each task to the anchor of the rules page section about it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.smugglers.rules import state
from cubacube.kit import tasks

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        state.DealSectors: "start",
        tasks.DealCities: "start",
        tasks.DrawStarter: "start",
        tasks.ThrowDice: "start",
        state.PlanRoute: "route",
        state.DrawSector: "route",
        tasks.Prepare: "prepare",
        tasks.Drive: "gates",
        tasks.Slide: "flicking",
        state.ChooseFace: "goods",
        state.Collect: "goods",
        state.DropExcess: "goods",
        tasks.Upgrade: "vehicle",
        state.OfferVehicle: "vehicle",
        state.OfferRobbery: "robbing",
        state.HideMoney: "robbing",
        state.SearchMoney: "robbing",
        state.Exit: "walking",
        state.OnFoot: "walking",
        state.VisitCity: "selling",
        tasks.BeginTurn: "turn",
        tasks.EndTurn: "turn",
    }
)
