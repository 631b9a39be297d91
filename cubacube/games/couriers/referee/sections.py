"""Map each task to the anchor of its section on the rules page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.couriers.rules import tasks
from cubacube.kit import tasks as kit_tasks

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        tasks.ShuffleDeck: "start",
        tasks.ShuffleDiscards: "start",
        tasks.DealRoutes: "start",
        tasks.OfferJobs: "start",
        tasks.ThrowVehicles: "start",
        kit_tasks.DealCities: "start",
        kit_tasks.DrawStarter: "start",
        kit_tasks.ThrowDice: "start",
        tasks.PickJob: "cards",
        tasks.Plan: "turn",
        kit_tasks.BeginTurn: "turn",
        kit_tasks.EndTurn: "turn",
        kit_tasks.Slide: "flicking",
        tasks.Gain: "crossing",
        tasks.Shed: "crossing",
        kit_tasks.Upgrade: "vehicle",
        tasks.Suffer: "touching",
        tasks.Chase: "police",
        tasks.DrawForPolice: "police",
        tasks.Stop: "delivering",
    }
)
