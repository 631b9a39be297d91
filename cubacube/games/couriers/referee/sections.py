"""Map each task to the anchor of its section on the rules page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.couriers.rules.tasks import (
    Chase,
    DealRoutes,
    DrawForPolice,
    Gain,
    OfferJobs,
    PickJob,
    Plan,
    Shed,
    ShuffleDeck,
    ShuffleDiscards,
    Stop,
    Suffer,
    ThrowVehicles,
)
from cubacube.kit.tasks import (
    BeginTurn,
    DealCities,
    DrawStarter,
    EndTurn,
    Slide,
    ThrowDice,
    Upgrade,
)

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        ShuffleDeck: "start",
        ShuffleDiscards: "start",
        DealRoutes: "start",
        OfferJobs: "start",
        ThrowVehicles: "start",
        DealCities: "start",
        DrawStarter: "start",
        ThrowDice: "start",
        PickJob: "cards",
        Plan: "turn",
        BeginTurn: "turn",
        EndTurn: "turn",
        Slide: "flicking",
        Gain: "crossing",
        Shed: "crossing",
        Upgrade: "vehicle",
        Suffer: "touching",
        Chase: "police",
        DrawForPolice: "police",
        Stop: "delivering",
    }
)
