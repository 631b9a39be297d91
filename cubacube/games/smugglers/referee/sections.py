"""Map each task to the anchor of the rules page section about it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.smugglers.rules.state import (
    ChooseFace,
    Collect,
    DealSectors,
    DrawSector,
    DropExcess,
    Exit,
    HideMoney,
    OfferRobbery,
    OfferVehicle,
    OnFoot,
    PlanRoute,
    SearchMoney,
    VisitCity,
)
from cubacube.kit.tasks import (
    BeginTurn,
    DealCities,
    DrawStarter,
    Drive,
    EndTurn,
    Prepare,
    Slide,
    ThrowDice,
    Upgrade,
)

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        DealSectors: "start",
        DealCities: "start",
        DrawStarter: "start",
        ThrowDice: "start",
        PlanRoute: "route",
        DrawSector: "route",
        Prepare: "prepare",
        Drive: "gates",
        Slide: "flicking",
        ChooseFace: "goods",
        Collect: "goods",
        DropExcess: "goods",
        Upgrade: "vehicle",
        OfferVehicle: "vehicle",
        OfferRobbery: "robbing",
        HideMoney: "robbing",
        SearchMoney: "robbing",
        Exit: "walking",
        OnFoot: "walking",
        VisitCity: "selling",
        BeginTurn: "turn",
        EndTurn: "turn",
    }
)
