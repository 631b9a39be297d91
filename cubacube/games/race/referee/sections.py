"""Map each task to the anchor of the rules page section about it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.race.rules.state import (
    ChooseGateBonus,
    Collect,
    DealTrack,
    FlickAgain,
    MeetCop,
    OpenCrate,
    StopInCity,
    Stray,
    UseBonuses,
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
        DealTrack: "start",
        DealCities: "start",
        DrawStarter: "start",
        ThrowDice: "start",
        Prepare: "prepare",
        Drive: "gates",
        Slide: "flicking",
        ChooseGateBonus: "bonuses",
        Collect: "bonuses",
        OpenCrate: "bonuses",
        UseBonuses: "bonuses",
        Stray: "blind",
        Upgrade: "vehicle",
        StopInCity: "city",
        MeetCop: "city",
        FlickAgain: "turn",
        BeginTurn: "turn",
        EndTurn: "turn",
    }
)
